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
table-camera-reset = Reset the view
table-told = { $name } { $move }.
table-turn-of = It is { $name }’s turn.
table-board-of = Board of { $name }
table-lay = Place here
table-why-not = Why not here?
table-back = Back
table-end-turn = End the turn

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
table-tulum-in-vain = { $name } rolled: no block fits, the turn is over.

table-rumis-plan = The plan, seen from above; nothing may rise above { $height }.
table-rumis-cell = Column { $x }, row { $y }: height { $height } of { $limit }{ $colour ->
    [none] {""}
   *[other] , { $colour } on top
}{ $fits ->
    [yes] ; the stone fits here
   *[no] {""}
}
table-rumis-lying = Stones on the board
table-rumis-stone = { $colour } { $stone } at { $cells }
table-rumis-colours = Colours
table-rumis-out = out
table-rumis-left = { $count } { $count ->
    [one] stone
   *[other] stones
} left: { $stones }
table-rumis-ruin = Ruin
table-rumis-stones = Stones left
table-rumis-take = Stone { $stone }
table-rumis-turn = Turn the stone
table-rumis-turn-z = Turn it on the spot (Z)
table-rumis-turn-x = Tip it forwards (X)
table-rumis-turn-y = Tip it sideways (Y)
table-rumis-puzzle = Completing the cube
table-rumis-check = Can it still be completed?
table-rumis-solution = Show the solution
table-rumis-asking = Searching…
table-rumis-verdict = { $verdict ->
    [solved] Yes, the cube can still be completed.
    [none] No, from here it cannot be completed any more. Take a stone back.
   *[unknown] Unknown: in the time available there was neither a solution nor a proof that there is none.
}
table-rumis-solution-back = One stone less
table-rumis-solution-on = One stone more
table-rumis-solution-step = Stone { $number } of { $count }: { $colour } { $stone }
table-rumis-solution-lay = Place the next one
table-rumis-solution-hide = Hide the solution

table-pyramido-place = Level { $level }, column { $x }, row { $y }: { $state ->
    [stone] { $what }
    [dead] no stone can ever go here
   *[free] free; suits { $what }
}
table-pyramido-hand = Hand
table-pyramido-quarry = Quarry
table-pyramido-store = Store
table-pyramido-fade = Fade the upper levels (U, D)
table-pyramido-exchange = Exchange stones
table-pyramido-exchange-now = { $count ->
    [0] Pick stones to exchange
    [one] Exchange one stone
   *[other] Exchange { $count } stones
}
table-pyramido-store-it = Put it into the store
table-pyramido-pass = Pass
table-pyramido-last-idle = If you neither place nor exchange a stone now, the match is lost.

table-talo-stands = { $name }: level { $level }
table-talo-sticks = Sticks on the board
table-talo-count = { $count } of length { $length }
table-talo-stick = stick of length { $length } { $axis ->
    [x] along the row
    [y] along the column
   *[z] upright
} from { $x }, { $y } on level { $z }
table-talo-cell = Column { $x }, row { $y }, level { $level }: { $what ->
    [none] empty
   *[other] { $what }
}{ $can ->
    [yes] ; possible here
   *[no] {""}
}
table-talo-take = Take sticks:
table-talo-length = Stick of length { $length }
table-talo-direction = Direction
table-talo-axis-x = Along the row (X)
table-talo-axis-y = Along the column (Y)
table-talo-axis-z = Upright (Z)
table-talo-hold = Hold it
table-talo-levels = Level
table-talo-lower = One level lower
table-talo-higher = One level higher
table-talo-all-levels = All levels
table-talo-walk = Walk
table-talo-walk-now = The figure may walk.
table-talo-restart = Your figure can never reach the top from here. Start again on a ground cell, or stay.
table-talo-stay = Stay
table-talo-take-back = Take the held stick back
table-talo-test = Would it stand?
table-talo-balance = { $firmness ->
    [firm] The building would stand firm.
    [shaky] The building would stand, but only just.
   *[falls] { $count ->
        [one] It would not stand: one stick would fall.
       *[other] It would not stand: { $count } sticks would fall.
    }
}
table-talo-would-fall = { " " }– would fall
table-talo-fell = { " " }– fell down
table-talo-hold-now = Hold it here, then set the stick of length { $other } so that both stand.
table-talo-held-now = You hold the stick of length { $length }. Set the stick of length { $other } so that both stand, or take the first one back.
table-talo-held-alone = You hold the stick of length { $length }, but there is no place where the stick of length { $other } would make both stand: take the first one back.
table-talo-hold-here = Hold it here for now
table-talo-looks = Figures and boards
table-talo-figure = Figure: { $figure ->
    [round] round
    [slim] slim
    [stout] stout
    [crowned] crowned
    [hooded] hooded
   *[tower] tower
}
table-talo-board = Store board: { $colour }
