### Rumis

game-rumis = Rumis
game-rumis-about = Fit stones of two, three and four cubes into one building, always touching your own colour. In the end, what counts is what is seen from above.
option-rumis-mode = What is played.
choice-rumis-mode-standard = Everybody plays one colour.
choice-rumis-mode-four-colours = Two players play two colours each, with the limits of four players; the best single colour wins.
choice-rumis-mode-ruinas = A ruin of an unused colour stands first; then the limits are those for one player more.
choice-rumis-mode-cube = Solitaire: build a full cube.
option-rumis-seats = How many players: two to four; two with four colours, two or three with a ruin, one with a cube.
option-rumis-scenario = Which building.
choice-rumis-scenario-chullpa = the tower: 4 × 5 cells, 4, 6 or 8 high for two, three or four players.
choice-rumis-scenario-coricancha = the pyramid: 8 × 8 cells in rings 1 to 4 high; two players build on the inner 6 × 6.
choice-rumis-scenario-pisac = the stairs: eight rows of four cells, row by row one higher, at most 4, 5 or 8.
choice-rumis-scenario-pirka = the wall: an L three wide, eight long, with a foot of six, 2, 3 or 4 high.
choice-rumis-scenario-tambo = the rest house: 7 × 7 cells around a court of 3 × 3, 2, 3 or 4 high.
choice-rumis-scenario-cucho = the corner: 7 × 7 cells, 7 high in one corner with steps running around it, at most 3, 4 or 7.
option-rumis-ruin = How the ruin comes about.
choice-rumis-ruin-laid = The players lay it in turn.
choice-rumis-ruin-random = Chance lays it.
option-rumis-edge = The edge of the cube.
option-rumis-colours = How many colours the cube is built of.
option-rumis-contact = In the cube, each colour must touch itself as in a match.
option-rumis-alternate = In the cube, the colours also take turns; only if each of them must touch itself.

rumis-max-height = At most { $height } high.
rumis-ruin = Ruin
rumis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rumis-out = out

refusal-no-such-stone = These cells do not form that stone.
refusal-other-colour = It is not the turn of this colour.
refusal-stone-already-laid = This colour has laid that stone already.
refusal-outside-plan = Part of the stone would lie outside the plan.
refusal-too-high = Part of the stone would rise above the allowed height.
refusal-cells-taken = Another stone lies there already.
refusal-hole-under-stone = There would be a hole under the stone.
refusal-own-colour-not-touched = A stone must share at least one face with a stone of its own colour.
refusal-first-stone-off-the-ground = The first stone of a colour must stand on the ground.
refusal-first-stone-apart = The first stone of a colour must touch a stone that lies already.
reason-nobody-can-place = nobody can place a stone any more
reason-cube-complete = cube complete
reason-cube-stuck = no stone fits any more
error-rumis-move = “{ $text }” is not a placed stone: type the colour (r, b, g, y), the stone and its cells, such as rV3@a1,b1,a1/2.
error-rumis-stone = “{ $text }” names the wrong stone: these cells are the stone { $stone }.
error-too-few-cubes = A cube of edge { $edge } takes { $needed } cubes, but { $colours ->
    [one] one colour has
   *[other] { $colours } colours have
} only { $there }.
error-scenario-unreadable = The scenario file { $file } cannot be read.
error-scenario-too-long = The scenario file is too long; at most { $most } characters are accepted, and the largest plan needs fewer.
error-scenario-not-toml = The scenario file is not TOML: { $problem }.
error-scenario-unknown-field = A scenario file has no field “{ $field }”; it has: { $accepts }.
error-scenario-field-missing = The scenario file is missing the field “{ $field }”.
error-scenario-max-height = The field max_height must hold three numbers from 1 to { $highest }: for two, three and four players.
error-scenario-rows = The field { $field } must be a list of rows, each a text of digits and dots.
error-scenario-name = The name of a scenario has at most { $most } characters, none of them invisible or changing the direction of the text.
error-scenario-ragged = Row { $row } of the plan has { $width ->
    [one] one cell
   *[other] { $width } cells
}, but the first has { $first }.
error-scenario-letter = Row { $row } of the plan holds “{ $cell }”; a cell is a digit from 1 to 9, or a dot outside the plan.
error-scenario-too-high = Row { $row } of the plan holds the height { $height }, but the largest max_height is { $highest }.
error-scenario-too-large = The plan is too large: at most { $cells } cells, dots included, and { $side } in a row or column.
error-scenario-no-cells = The plan for { $players } players has fewer than two cells to build on.
error-scenario-island = The cell in row { $row }, column { $column } of the plan cannot be reached from the others.

section-rumis-things = What you need
rule-RUM-01 = Every colour has eleven stones: all ways to join two, three or four cubes face to face, two of them mirror images of each other. That makes 40 cubes per colour, and 104 ways to hold its stones.
rule-RUM-02 = A scenario gives the plan on the ground, a height for each cell, and the greatest height for two, three and four players. A cell may be built as high as the smaller of the two. Some scenarios have a smaller plan for fewer players: the red line.
section-rumis-placing = Placing stones
rule-RUM-03 = The first stone of a match is laid anywhere on the ground inside the plan. Anyone may begin; at this table the host orders the seats, or the starting player is drawn. Play goes clockwise, one stone per turn.
rule-RUM-04 = The first stone of everyone else must stand on the ground and share a face with a stone that lies already.
rule-RUM-05 = Every later stone must share at least one face with a stone of its own colour, beside it or below it.
rule-RUM-06 = No part of a stone may lie outside the plan or above the allowed height of its cell.
rule-RUM-07 = There may be no hole under a stone: every column it occupies is filled right up to it.
rule-RUM-08 = Whoever cannot place a stone is out for the rest of the match, even if a place opens up later.
rule-RUM-09i = Whoever can place a stone has to.
section-rumis-end = The end
rule-RUM-10 = The match ends when nobody can place a stone any more. Each face of your colour seen from above is a point; each stone you have left takes one away. The most points win. In the rulebook’s example four players have 7, 5, 4 and 4 − 1 = 3 points: the 20 cells of the tower, less one stone.
rule-RUM-11i = Equal points share the win.
section-rumis-more = Other ways to play
rule-RUM-12 = Two players, four colours: each plays two, laid in turn (first player, second, first, second), with the limits of four players. A colour that cannot place is out while its owner’s other one plays on. The owner of the best single colour wins.
rule-RUM-13 = Ruinas, for two or three: before the match, all stones of an unused colour are laid together. Then it goes on as usual, with the plan and the heights for one player more.
rule-RUM-14i = The players lay the ruin one stone each in turn, by the same rules, beginning with the one who also begins the match; or chance lays it. Stones that no longer fit are left out, and the ruin scores nothing. Then the match begins as usual: its first stone goes anywhere on the ground, the first stone of everyone else must also touch a stone. Where no such place is left on the ground, touching a stone is enough.
rule-RUM-15 = Alone: build a full cube of edge 3, 4 or 5 from four colours or from fewer, as long as there are cubes enough. Harder (contact): each colour keeps the rules of touching. Hardest (alternate): on top of that, the colours take turns.
rule-RUM-15i = A cube is never built with holes under a stone, and never beyond its edge. When colours take turns, one without stones is passed over. A full cube wins; with no stone to place it is lost. Moves may be taken back freely.
section-rumis-scenarios = The scenarios
rule-RUM-20 = CHULLPA, the tower: 4 × 5 cells; 4, 6 or 8 high for two, three or four players. Certain.
rule-RUM-21 = CORICANCHA, the pyramid: 8 × 8 cells, rings of height 1, 2, 3 and 4 inwards, at most 4. Two players build only inside the red line, on the inner 6 × 6. Heights certain, shape reconstructed.
rule-RUM-22 = PISAC, the stairs: eight rows of four cells, row by row one higher; at most 4, 5 or 8. The whole plan is always open. Heights certain, shape reconstructed.
rule-RUM-23 = PIRKA, the wall: an L, three wide, eight long, with a foot of six; 33 cells. 2, 3 or 4 high. Only the 4 is certain, the rest reconstructed.
rule-RUM-24 = TAMBO, the rest house: 7 × 7 cells without the middle 3 × 3; 40 cells. 2, 3 or 4 high. Reconstructed.
rule-RUM-25 = CUCHO, the corner: 7 × 7 cells, 7 high in one corner; the steps run around that corner, so a cell is as low as the farther of its row and its column; at most 3, 4 or 7. Reconstructed.
rule-RUM-26 = Cells of equal height have equal colour on the plan, and the limit for this number of players is shown beside it.
