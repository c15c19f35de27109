### Levels, ladders and tournaments

help-levels =
    List the levels of a game: opponents from newcomer to master builder.

    Example: baumeister levels rumis
help-ladder =
    Let the levels of a game play against their neighbours, and compute how strong they are.

    Example: baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Let bots play against each other, everyone against everyone, and compute how strong they are.

    Example: baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-ladder-seats = How many seats.
help-tournament-seats = How many seats.
help-tournament-players = Names of bots and levels.

levels-name = Name
levels-title = Called
levels-bot = Plays as
levels-hurry = In a hurry
tournament-progress = Playing
tournament-player = Player
tournament-elo = Elo (95 %)
tournament-step = Above the one before
tournament-matches = Matches
tournament-completed = Completed
tournament-seat = Seat { $number } is worth { $bonus } Elo.
