### The tables in the browser

table-tone-red = red
table-tone-yellow = yellow
table-tone-green = green
table-tone-blue = blue
table-tone-white = white
table-tone-orange = orange
table-tone-violet = violet
table-tone-grey = grey
table-camera = Camera
table-camera-left = Turn left
table-camera-right = Turn right
table-camera-top = From above
table-camera-reset = As at the start
table-turn-of = { $name } is next.
table-board-of = Board of { $name }

table-tulum-place = Row { $row } ({ $colour }), place { $place }: { $state ->
    [secured] secured block
    [loose] block with its dot up
    [legal] a block can go here
   *[empty] empty
}
table-tulum-place-now = Place a block where it glows.
table-tulum-roll-on = { $count ->
    [one] Roll the last die
   *[other] Roll { $count } dice
}
table-tulum-stop = Stop and keep
table-tulum-rolled = Rolled: { $colours }.
table-tulum-placed = A block in row { $row } ({ $colour }), place { $place }.
table-tulum-stopped = Stopped; the blocks are safe.
table-tulum-rolls-on = Rolls on.

table-lay = Lay it here
table-why-not = Why not here?

table-rumis-plan = The plan, seen from above; nothing may rise above { $height }.
table-rumis-cell = Column { $x }, row { $y }: height { $height } of { $limit }{ $colour ->
    [""] {""}
   *[other] , { $colour } on top
}{ $fits ->
    [yes] ; the stone fits here
   *[no] {""}
}
table-rumis-lying = Stones that lie
table-rumis-stone = { $colour } { $stone } at { $cells }
table-rumis-colours = Colours
table-rumis-out = out
table-rumis-ruin = Ruin
table-rumis-stones = Stones left
table-rumis-take = Stone { $stone }
table-rumis-turn = Turn the stone
table-rumis-turn-z = Turn it on the spot (Z)
table-rumis-turn-x = Tip it forwards (X)
table-rumis-turn-y = Tip it sideways (Y)
table-rumis-laid = { $colour } laid { $stone }.
table-back = Back
table-end-turn = End the turn
table-turn-ended = The turn is over.

table-pyramido-place = Level { $level }, column { $x }, row { $y }: { $state ->
    [stone] { $what }
    [dead] no stone can ever lie here
   *[free] free; suits { $what }
}
table-pyramido-hand = Hand
table-pyramido-quarry = Quarry
table-pyramido-store = Store
table-pyramido-lift = Lift the upper levels
table-pyramido-exchange = Exchange stones
table-pyramido-exchange-now = { $count ->
    [0] Pick stones to exchange
    [one] Exchange one stone
   *[other] Exchange { $count } stones
}
table-pyramido-store-it = Put it into the store
table-pyramido-pass = Pass
table-pyramido-drawn = Drawn: { $colour }.
table-pyramido-stored = { $colour } goes into the store.
table-pyramido-exchanged = { $count ->
    [one] One stone exchanged.
   *[other] { $count } stones exchanged.
}
table-pyramido-built = { $colour } built on level { $level }, column { $x }, row { $y }.
table-pyramido-passed = Passed.
