### Solving cubes, and warming up

help-solve =
    Fill a solitaire cube of Rumis, or count the ways; or complete a pyramid of Pyramido whose bag is empty; or solve Tulum and tell what a position is worth to each seat. The options are those of the game: --edge, --colours, --contact, --alternate.

    Example: baumeister solve rumis --edge 4 --colours 2 --contact
    Example: baumeister solve tulum --seats 3
    Example: baumeister solve pyramido --record match.txt
help-solve-seats = How many seats.
help-solve-count = Count all ways instead.
help-solve-record = Complete the cube or pyramid that this record leaves unfinished.
help-solve-timeout = Give up after this many seconds.
help-warmup =
    Compile everything once, so that nobody has to wait later.

    Example: baumeister warmup
solve-searching = Searching
solve-counting = Counting
solve-solving = Solving
solve-worth = Seat { $number } wins { $share } of the time if all play perfectly.
solve-worth-alone = Perfect play earns { $worth } on average, counted as 1 / (1 + turns / 10).
solve-exact = Solved exactly, in { $seconds } s.
solve-nearly = Not solved exactly: treated as a race in which each seat plays as if alone ({ $seconds } s).
solve-count = { $count } ways; { $rotations } if rotations of one another count once. Counted in { $seconds } s.
solve-count-part = At least { $count } ways: time ran out after { $seconds } s, before all were counted.
solve-none = Proved: this cube cannot be completed.
solve-no-pyramid = Proved: this pyramid can no longer be completed.
solve-gave-up = Gave up after { $seconds } s and { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}: neither a solution nor a proof that there is none.
warmup-progress = Compiling
warmup-done = Everything is compiled.
error-compiler-lost = A process that was compiling was ended from outside, perhaps for want of memory; what is compiled stays, and “baumeister warmup” goes on.
error-nothing-known = Nothing is known for certain about this position of { $game }; use --record to ask about another.
error-no-cube-to-solve = Only the cubes of Rumis can be solved: --mode cube.
error-bag-not-empty = Pyramido is solved once the bag is empty, together or alone: name such a record with --record.
error-record-of-other-game = { $path } is a record of another game, not of { $game }.
