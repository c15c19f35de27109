### Levels, ladders and tournaments

help-levels =
    List the levels of a game: opponents from newcomer to master builder.

    Example: baumeister levels rumis
help-ladder =
    Play the levels of a game against their neighbours, and compute how strong they are.

    Example: baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Play bots against each other, everyone against everyone, and compute how strong they are.

    Example: baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-levels-seats = Show the variant with this many seats.
help-ladder-slow = How many matches groups with one of the two strongest levels play, which think longest (as many as the others if left out).
help-ladder-keep = Keep the result in the package, where levels and the page show it.
help-ladder-seats = How many seats.
help-tournament-seats = How many seats.
help-tournament-players = Names of bots and levels.

levels-name = Name
levels-title = Called
levels-bot = Plays as
levels-hurry = In a hurry
levels-measured = Measured in { $matches } matches, { $date }.
levels-unmeasured = This variant has not been measured; --seats and the options of the game choose another.
tournament-progress = Playing
tournament-player = Player
tournament-elo = Elo (95 %)
tournament-zero = Elo counts from { $player }, which stands at 0.
tournament-step = Above the one before
tournament-matches = Matches
tournament-completed = Completed
tournament-seat = Seat { $number } is worth { $bonus } Elo.
