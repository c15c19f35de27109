# What moves are worth while playing: the coach at the table

help-terminal-coach = Show everybody’s chances, and what the best moves are worth and why.

coach = Coach
coach-option = Coach: shows everybody’s chances and the best moves
coach-option-alone = The coach is for playing alone or against bots; when people play each other, there is none until the match is over.
coach-people = Others play here too, so there is no coach until the match is over.
coach-hide = Hide the coach
coach-win = Chances to win
coach-complete = Chance to succeed
coach-points = to expect, out of 100
coach-points-about = Alone, fewer turns are worth more points: five turns 67, ten turns 50.
coach-chance = { $name }: { $worth }
share-percent = { $worth } %
share-points = { $worth } points
coach-exact = exact
coach-about = ± { $error }
coach-looking = The coach is looking…
coach-best = Best moves
coach-best-close = Hide the best moves
coach-best-none = The coach has nothing to say about this position.
coach-play = Play this
settings-coach = Coach while practising
hints-option = Allow hints, even when people play each other
hints-title = Hints

error-coach-people = When several people play, there is no coach until the match is over.
error-coach-off = This table was opened without a coach.
error-coach-same = People are still playing this match; the coach will have a look when it is over.
error-coach-failed = The coach did not come to a result. Please ask again.
error-hints-off = There are no hints at this table; whoever opens a table can allow them.

## why a move is good

worth-tulum-roll-gains = Rolling on fails { $percent } % of the time, but saves { $turns } { $turns ->
    [one] turn
   *[other] turns
} on average.
worth-tulum-roll-costs = Rolling on fails { $percent } % of the time and costs { $turns } { $turns ->
    [one] turn
   *[other] turns
} on average.
worth-tulum-roll-even = Rolling on fails { $percent } % of the time; on average it makes next to no difference.
worth-tulum-stop = { $kept ->
    [one] Keeps one block; rolling on would lose it { $percent } % of the time.
   *[other] Keeps { $kept } blocks; rolling on would lose them { $percent } % of the time.
}
worth-tulum-place = After this turn you will need { $turns } more on average.
worth-tulum-completes = Completes your pyramid.
worth-rumis-shows = { $shown ->
    [one] One more face of its colour is seen from above.
   *[other] { $shown } more faces of its colour are seen from above.
}
worth-rumis-hides = Hides { $hidden } { $colour ->
    [0] red
    [1] blue
    [2] green
   *[3] yellow
} { $hidden ->
    [one] face
   *[other] faces
}{ $shown ->
    [0] .
   *[other] , shows { $shown } more of its own.
}
worth-rumis-hides-colours = Hides { $hidden } faces of other colours{ $shown ->
    [0] .
   *[other] , shows { $shown } more of its own.
}
worth-pyramido-open = Keeps at least { $colours } colours open for every place beside it.
worth-pyramido-square = { $squares ->
    [one] Completes a square
   *[other] Completes { $squares } squares
}; { $colours ->
    [one] one colour fits on top.
   *[other] { $colours } colours fit on top.
}
worth-pyramido-completes = Completes the pyramid.
worth-pyramido-exchange = { $stones ->
    [one] Gets rid of a stone that fits nowhere.
   *[other] Gets rid of { $stones } stones that fit nowhere.
}
worth-talo-leaves = { $levels ->
    [0] Clears your way to the top
    [one] Leaves you one level from the top
   *[other] Leaves you { $levels } levels from the top
}; { $name } { $others ->
    [0] { $levels ->
        [0] can reach it, too.
       *[other] can already reach it.
    }
    [one] is one level away.
   *[other] is { $others } levels away.
}
worth-talo-climbs = Takes your figure up to level { $level }.
worth-talo-wins = Reaches level 10 and wins.
