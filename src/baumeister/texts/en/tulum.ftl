### Tulum

game-tulum = Tulum
game-tulum-about = Roll dice and build your own pyramid, row by row. Stop in time, or lose what this turn gave you.
option-tulum-seats = How many players; alone, the aim is to need the fewest turns.
option-tulum-decline = After one block of a roll, the rest may be left.

tulum-blocks = { $count ->
    [one] { $count } block of 21
   *[other] { $count } blocks of 21
}
tulum-to-roll = { $count ->
    [one] One die is about to be rolled.
   *[other] { $count } dice are about to be rolled.
}
tulum-dice = Dice:
tulum-at-stake = { $count ->
    [0] Nothing is at stake yet.
    [one] One block is at stake; rolling on now would lose it with a chance of { $bust } %.
   *[other] { $count } blocks are at stake; rolling on now would lose them with a chance of { $bust } %.
}

refusal-no-such-place = The board has no such place.
refusal-no-die-of-this-colour = No die of this roll shows the colour of that row.
refusal-place-taken = A block lies there already.
refusal-block-not-carried = A block above the first row needs both blocks under it.
refusal-die-still-fits = A die of this roll still fits, so a block has to be placed first.
refusal-place-one-first = At least one block of this roll has to be placed first.
reason-pyramid-complete = pyramid complete
error-tulum-move = “{ $text }” is not a move of Tulum: type a place such as b3 (row letter, then the place from the left), roll, or stop.
error-tulum-roll = “{ $text }” is not a roll of Tulum: type one to six row letters such as aabcef.

section-tulum-things = What you need
rule-TUL-01 = Every player has a board and 21 blocks; 84 blocks in all. Six dice are shared.
rule-TUL-01i = A board has rows of 6, 5, 4, 3, 2 and 1 places from the bottom up, each row in a colour of its own. The dice are alike: each face shows one of the six row colours. Blocks never run out.
rule-TUL-02 = A block lies dot-up, and can still be lost, until its owner ends the turn. Then it is turned plain side up and is safe for good.
section-tulum-aim = The aim
rule-TUL-03 = Whoever completes their own pyramid first wins.
section-tulum-turn = A turn
rule-TUL-04 = The youngest begins; then play goes clockwise. At this table the host orders the seats, or the starting player is drawn.
rule-TUL-05 = A turn is: roll, place, choose. Its first roll is made with all six dice.
rule-TUL-06 = Each die allows one block of its colour, if that block can be placed. It goes into the row of its colour.
rule-TUL-07 = A block above the first row needs both blocks under it; blocks of the first row stand on the base. Dot-up blocks carry as well.
rule-TUL-12i = Blocks from one roll may carry each other. The player picks their order and their places.
rule-TUL-13i = Placing goes on until no die of the roll fits any more; it need not be the largest possible number of blocks. With the option “decline” the rest of a roll may be left after one block.
rule-TUL-08 = A die that gave a block is set aside. The others, surplus dice of a colour included, stay in hand: after six dice and four blocks, two remain.
rule-TUL-09 = If the first roll shows no colour that can be placed, the turn is over.
rule-TUL-10 = Having placed at least one block this turn, the player may stop, which turns all dot-up blocks over and hands the dice on, or roll the remaining dice.
rule-TUL-11 = A later roll that allows no block loses all dot-up blocks, and the turn passes on.
rule-TUL-14i = With no dice left the turn ends by itself and its blocks are safe; there is no new roll of six.
rule-TUL-15i = The 21st block wins at once.
section-tulum-more = Alone
rule-TUL-16 = Our extra: played alone, the aim is to complete the pyramid in as few turns as possible.
