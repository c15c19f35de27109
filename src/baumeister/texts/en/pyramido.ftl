### Pyramido

game-pyramido = Pyramido
game-pyramido-about = Five colours, one stepped pyramid: every stone has to suit the four below it. Build it together, alone, or race for your own.
option-pyramido-mode = How you play.
choice-pyramido-mode-coop = Everyone builds one pyramid together.
choice-pyramido-mode-solo = One player builds alone.
choice-pyramido-mode-contest = Everyone builds a pyramid of their own.
option-pyramido-seats = How many players: one alone, otherwise two to four.
option-pyramido-base = Stones along a side of the base: 5, or 4 for the small version; in a contest 4 for two players, 3 for more.
option-pyramido-games = Contest: 1 game, or a series of several with points.

pyramido-level = Level { $number }
pyramido-missing = { $count ->
    [0] Complete.
    [one] One stone is missing.
   *[other] { $count } stones are missing.
}
pyramido-dead-end = This pyramid can no longer be completed.
pyramido-bag = Bag ({ $count }):
pyramido-quarry = Quarry:
pyramido-store = Store:
pyramido-game = Game { $number } of { $games }
pyramido-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

fact-missing-stones = Stones missing
fact-stones-out = Stones exchanged or cleared away

refusal-move-of-another-mode = That is a move of another way to play Pyramido.
refusal-not-in-hand = You do not hold these stones.
refusal-not-in-quarry = The quarry has no stone of this colour.
refusal-not-in-store = Your store has no stone of this colour.
refusal-store-full = Your store is full: it holds five stones.
refusal-built-this-turn = Having built this turn, you cannot exchange any more.
refusal-exchange-one-to-three = One, two or three stones can be exchanged.
refusal-bag-has-too-few = { $count ->
    [0] The bag is empty: nothing can be exchanged any more.
    [one] The bag has one stone left, so just one can be exchanged.
   *[other] The bag has { $count } stones left, so no more can be exchanged.
}
refusal-no-such-level = This pyramid has the levels 1 to { $levels }.
refusal-stone-lies-there = A stone lies there already.
refusal-not-beside-a-stone = On the bottom level a stone has to share a side with another.
refusal-base-too-wide = The base would become larger than { $base } × { $base } stones.
refusal-no-square-below = There have to be four stones in a square below.
refusal-colour-does-not-suit = This colour does not suit the four stones below.
refusal-four-colours = That would complete a square of four different colours.
refusal-four-colours-not-forced = That would complete a square of four different colours, and another colour would suit without doing so.

reason-too-few-stones = fewer stones left than missing
reason-nobody-builds = nobody built or exchanged for two rounds
reason-nothing-fits = the bag is empty and no stone fits
reason-fewest-missing = all passed, fewest stones missing
reason-series-over = series over

error-pyramido-move = “{ $text }” is not a move of Pyramido: type r1:-2,0 to build (colour r y g b w, level, x,y), q:r1:-2,0 from the quarry, s:r1:-2,0 from the store, xrg to exchange, +r to store, end, or pass.
error-pyramido-draw = “{ $text }” is not a stone: type one of r y g b w.

section-pyramido-building = Building
rule-PYR-01 = On the bottom level a stone has to share a side with one that lies there. Where the base ends is not fixed: it grows with the stones, but is never longer or wider than agreed.
rule-PYR-02 = Higher up, a stone lies in the middle of four stones that form a square, and takes the colour that is there most often: all four alike, three of one, or a pair beside two single ones. With two pairs, either colour will do. It needs no neighbour.
rule-PYR-03 = On every level, a square of four stones shows three colours at most. No stone may complete a square of four different colours.
rule-PYR-04 = From the second level on, the stones below can force such a square. On a square of four colours, any of the four suits.
rule-PYR-05i = Forced means: every colour that suits the place would complete a square of four colours, whichever stones are still to be had. Only then is it allowed, and never on the bottom level.
rule-PYR-06 = A gap in the base may thus admit only two colours, because any other would make a square of four colours. It may even admit none: that is allowed, and the gap is marked, but the pyramid will never be complete.
section-pyramido-together = Together or alone
rule-PYR-10 = Five stones drawn at random are laid as a plus. Each player draws three stones, alone six, and keeps them in the open.
rule-PYR-11 = On your turn, place as many of your stones as you like, from none to all; then fill up to three (alone six) from the bag, or with what it still has.
rule-PYR-11i = Whoever has no stone left is skipped.
rule-PYR-12 = If you place none, you may take up to three of your stones out of the game and draw as many.
rule-PYR-12i = You cannot exchange more stones than the bag holds, and exchanging ends your turn.
rule-PYR-13 = Talk as you like: nothing is hidden. In doubt the player whose turn it is decides.
rule-PYR-14 = If the pyramid is completed, all have won.
rule-PYR-15i = You have lost when fewer stones are left in bag and hands than are missing, when the bag is empty and no stone of any hand fits, or when for two whole rounds nobody built or exchanged.
section-pyramido-small = The small pyramid
rule-PYR-16 = To begin with, try a base of 4 × 4 with 40 stones.
rule-PYR-17i = That is eight of each colour; the plus is the same.
section-pyramido-contest = Contest
rule-PYR-20 = Everyone builds a pyramid: base 4 × 4 with two players, 3 × 3 with three or four. Each starts with two random stones side by side.
rule-PYR-21 = Five stones from the bag lie open in the quarry. When the last one is gone, five new ones follow, or what the bag still has.
rule-PYR-22 = On your turn, do one thing: place a stone from the quarry, put one into your store (five at most), place one from your store, or pass.
rule-PYR-23 = When all have passed in a row, the stones of the quarry leave the game and five new ones are drawn, if there are any. The next player goes on.
rule-PYR-23i = If there are none, the game is over.
rule-PYR-24 = The first complete pyramid ends the game and wins. If nobody makes it, the fewest missing stones win; in a tie, whoever sits latest in the starting order.
section-pyramido-series = A series
rule-PYR-25 = Over several games, three for instance, the first to complete gets one point and the round is played to its end. Others who complete in that round get none; everyone else loses a point for each missing stone. The best total wins.
rule-PYR-26i = Each game begins one seat further on. If nobody completes, all lose a point for each missing stone. A tie is shared.
