### Solving cubes, and warming up

help-solve =
    Fill a solitaire cube of Rumis, or count the ways to fill it. The options are those of the game: --edge, --colours, --contact, --alternate.

    Example: baumeister solve rumis --edge 4 --colours 2 --contact
help-solve-count = Count all ways instead.
help-solve-record = Complete the cube that this record left off.
help-solve-timeout = Give up after so many seconds.
help-warmup =
    Compile everything once, so that nothing has to be waited for later.

    Example: baumeister warmup
solve-searching = Searching
solve-counting = Counting
solve-count = { $count } ways; { $rotations } if those that a rotation turns into each other are one. Counted in { $seconds } s.
solve-count-part = At least { $count } ways: the time of { $seconds } s was over before all were counted.
solve-none = Proved: this cube cannot be completed.
solve-gave-up = Gave up after { $seconds } s and { $attempts } attempts: neither a solution nor a proof that there is none.
warmup-progress = Compiling
warmup-done = Everything is compiled.
error-nothing-to-solve = For { $game } there is nothing to solve here; there is for: rumis.
error-no-cube-to-solve = Only the cubes of Rumis can be solved: --mode cube.
