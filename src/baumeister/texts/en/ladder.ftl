### Levels, ladders and tournaments

help-levels =
    List the levels of a game: opponents from newcomer to master builder.

    Example: baumeister levels rumis
help-ladder =
    Let the levels of a game play against their neighbours, and compute how strong they are.

    Example: baumeister ladder rumis --scenario chullpa --seats 2 --draws 5 --results ladder.jsonl
help-tournament =
    Let bots play against each other, each against each, and compute how strong they are.

    Example: baumeister tournament tulum --players random,greedy,perfect --draws 50
help-ladder-seats = How many seats.
help-ladder-draws = How often each group plays with new draws, in every order of seats each time.
help-ladder-jobs = How many processes.
help-ladder-results = Keep every match in this file (JSON lines); with it an interrupted ladder goes on.
help-tournament-seats = How many seats.
help-tournament-players = Names of bots and levels.
help-tournament-draws = How often each group plays with new draws, in every order of seats each time.
help-tournament-jobs = How many processes.
help-tournament-results = Keep every match in this file (JSON lines); with it an interrupted tournament goes on.

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
