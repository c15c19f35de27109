### Talō

game-talo = Talō
game-talo-about = Build with sticks of ten lengths, keep it all in balance, and be the first to climb to level 10.
option-talo-seats = How many players.
option-talo-collapse = What happens when a stick would not stand.
choice-talo-collapse-prevent = The build is refused, and the sticks that would fall are shown.
choice-talo-collapse-fall = Anything may be tried; whoever brings the building down has lost.
option-talo-foretell = Whether you may ask, before building, if it would stand.

fact-sticks = Sticks built
fact-level = Highest level

talo-level = Level { $level }
talo-figure = stands at { $x },{ $y } on level { $level }
talo-stuck = (can never reach the top any more)
talo-store = Store:
talo-rolled = Roll { $rolls } of 3: { $number }
talo-hand = In hand:
talo-held = Held for now: { $stick }

refusal-restart-or-stay = The figure may start again on a free ground cell, or stay where it is; only then is the die rolled.
refusal-take-sticks-first = First take the sticks for this roll.
refusal-no-sticks-this-turn = Three rolls gave no stick, so this turn can only be ended.
refusal-one-stick-or-two = One stick is taken or two, never more.
refusal-sum-is-not-the-roll = The sticks taken must add up to { $number }.
refusal-store-lacks-stick = The store has no such sticks left.
refusal-sticks-fit-nowhere = None of these sticks could be built anywhere.
refusal-sticks-taken-already = The sticks for this roll are taken already.
refusal-stick-not-taken = No stick of that length is in hand.
refusal-stick-off-the-grid = A stick lies along a row or a column or stands upright, exactly on the grid.
refusal-stick-above-the-top = Nothing may rise above level 10.
refusal-stick-over-the-edge = A stick right on the ground may not stick out over its edge.
refusal-stick-too-far-out = A stick may not reach further than ten cells outside the ground.
refusal-stick-in-a-stick = Another stick is in that place.
refusal-stick-in-a-figure = A figure is in that place.
refusal-stick-floats = A stick must rest on the ground or on another stick.
refusal-stick-has-no-way = The stick cannot get there in a straight line, neither from above nor from a side.
refusal-stick-out-of-balance = { $count ->
    [one] It would not stand. This stick would move: { $sticks }.
   *[other] It would not stand. These sticks would move: { $sticks }.
}
refusal-sticks-still-to-build = A stick of length { $length } is in hand and can still be built or held.
refusal-no-stick-held = You are not holding a stick.
refusal-stick-is-held = You are holding a stick: set the other one so that both stand, or take it back.
refusal-no-other-stick = Holding a stick needs a second one in hand to balance it with.
refusal-taken-back-already = A held stick was taken back this turn, so nothing more is held.
refusal-stands-by-itself = This stick stands by itself there, so it is built, not held.
refusal-walked-already = The figure has walked; it may walk again after the next build.
refusal-walk-only-after-a-roll = The figure walks only after a roll that gave sticks.
refusal-not-back-to-the-ground = A figure does not step back to the ground.
refusal-figure-stands-there = A figure stands there.
refusal-figure-cannot-get-there = The figure cannot get there: it goes one cell at a time over sticks, at most one level up or down.
refusal-too-little-room = There is too little room, there or on the way: a figure needs two free levels above every place it steps on.
refusal-figure-in-the-way = Another figure is in the way.
refusal-no-walking-on-the-ground = On the ground a figure cannot walk; it can only climb a stick right beside it whose top is one level up.
refusal-restart-cell-taken = A figure starts again only on a ground cell without stick or figure and with two levels of room.
refusal-restart-only-before-the-roll = A figure starts again only before the roll.

reason-top-reached = level 10 reached
reason-building-fell = the building fell
reason-nothing-to-build = nothing more could be built
error-talo-move = “{ $text }” is not a move of Talō: type take5 or take1+4, a stick with its lowest corner such as 4x(3,5,2), hold4x(3,5,2), back, walk(3,5,2), restart(3,5), or end.
error-talo-roll = “{ $text }” is not a roll of Talō: type a number from 1 to 10.

section-talo-things = What you need
rule-TAL-01 = A ground of 10 × 10 cells. 55 square sticks, one unit thick and 1 to 10 long: ten of length 1, nine of length 2, and so on to a single one of length 10. A die with the numbers 1 to 10. Six figures to choose from and store boards in red or blue are a matter of looks. Everyone may measure at any time.
rule-TAL-02 = Each player stands a figure on one of the four marked cells. The youngest begins; then play goes clockwise. At this table the host orders the seats, or the starting player is drawn.
rule-TAL-02i = The marked cells are the middles of the four quarters. The seats start, in order, on (2,2), (7,7), (7,2) and (2,7), counted from 0. That is a simplification: in the book everyone chooses one of the four cells.
section-talo-roll = Rolling and taking
rule-TAL-03 = Roll the die. Then take one stick of that length, or two that add up to it, never more.
rule-TAL-04 = If the store has neither, roll again, up to three rolls in all. If that does not help, there is no building and no moving this turn.
rule-TAL-04i = A choice of which no stick could be built anywhere counts as not there.
section-talo-build = Building
rule-TAL-05 = All sticks taken are built. A stick lies along a row or a column or stands upright, exactly on the grid and never diagonally. The whole ground is open to everyone.
rule-TAL-06 = A stick that lies right on the ground may not stick out over its edge. From the second layer on it may.
rule-TAL-06i = Nothing reaches further than ten cells outside the ground.
rule-TAL-07 = Nothing rises above level 10. The level of a place is the number of unit heights below it.
rule-TAL-17i = A stick must be able to get to its place in a straight line, from above or from one of the four sides, past sticks and figures; the second of a pair also past the first. It never passes into a figure, which is two levels tall.
section-talo-balance = Balance
rule-TAL-08 = The building stays in balance at every moment, and no figure’s weight may be counted on.
rule-TAL-09 = Across the top of an upright stick only odd lengths stay balanced, laid on their middle. An even one tips over, unless a taller piece stands at the end that would sink, for it to lean on.
rule-TAL-10 = Two sticks may be set in the same moment so that they balance each other: a 4 on a 1, say, with another 1 on its short arm. The figure then walks before or after, not in between.
rule-TAL-10i = The first stick is held where it rests on something but cannot stand alone. Then the other is placed so that both stand, or the first is taken back; that is done at most once per turn, and nothing more is held afterwards.
rule-TAL-18i = Balance is worked out as statics of rigid blocks. Forces only push. Faces that bear a load have a friction of 0.4, side faces have none, so nothing stays up by being squeezed. Gravity is also tilted a little in each direction: a centre of mass exactly over an edge does not count as balanced.
rule-TAL-22i = A stick in hand that can be neither placed nor held goes back to the store, and the turn may end.
section-talo-walk = Climbing
rule-TAL-11 = On its owner’s turn, after a roll that gave sticks, the figure may move before, between and after the builds. It need not.
rule-TAL-11i = Between two builds it moves once; that one move may be any number of steps. It does not move while a stick is held.
rule-TAL-12 = On the ground a figure cannot walk; it may climb a stick right beside it whose top is one level up. From then on it walks over sticks, no matter whose: in four directions, level as far as it likes, up or down exactly one level per step, as many steps as it wants. Never diagonally, never two levels at once. It stands on exactly one cell, and parts that overhang the ground carry it too.
rule-TAL-13 = It never steps onto or through another figure. Every place it steps on, under beams as well, needs at least two levels of room.
rule-TAL-19i = A figure does not step back to the ground. Its weight is not counted.
section-talo-stuck = Starting again
rule-TAL-14 = A figure that can never again reach level 10, whatever is built, may at its owner’s next turn, before the roll, start again on any ground cell without stick or figure and with two levels of room. Then the turn goes on as usual.
rule-TAL-20i = Whether that is so is decided by a test that never lets a figure start again as long as it could still get up by itself. Every stick counts as a place, and so does every empty unit that could still be filled, within the reach of overhangs and outside the ground only from the second layer up, with two units free of sticks above; steps are as usual. Another figure is a wall only if by this same test it is stuck for good, even though its owner might start again and clear the way. Whoever would rather stay than start again walks to the figure’s own place.
section-talo-end = The end
rule-TAL-15 = The first figure on level 10 wins at once, even with sticks still in hand.
rule-TAL-16 = Whoever brings the building down by accident and cannot put it back as it was has lost, and the game is over. At this table such a build is refused; with the option “fall” it may be tried wherever the stick keeps to the grid, the edge and level 10, can get there and rests on something. What has fallen is then not put back.
rule-TAL-16i = With two players the other one wins; with more, the others share the win.
rule-TAL-21i = If no length left in the store could be built anywhere by itself, the match ends. That is looked at before every roll, and before a stuck figure may start again. The highest figure wins; ties are shared.
