### Pictures, studies, engines and other seats for programs

help-draw =
    Draw a position of a recorded match as an SVG picture.

    Example: baumeister draw match.txt --at 12 > picture.svg
help-draw-file = A record, as text or JSON.
help-draw-at = The position after this many events; otherwise the last one.
help-draw-dark = A dark background.
help-draw-coordinates = Show the coordinates of the short notation, or leave them out.
help-draw-width = Width of the picture in pixels; otherwise as wide as its pieces need.
help-jobs = How many processes; -1 for one per core.
help-cluster = Play on a Dask cluster, by the address of its scheduler: tcp://HOST:8786.
help-resume = Continue an interrupted study: the matches in the .part file of --save are not played again.
help-report = Write a page with tables and plots to this file.
help-simulate-save = Write every match to this file: .json, .csv or .parquet; until the study is complete they are kept beside it in a .part file.
help-ladder-save = Write every match to this file: .json, .csv or .parquet; until the study is complete they are kept beside it in a .part file.
help-tournament-save = Write every match to this file: .json, .csv or .parquet; until the study is complete they are kept beside it in a .part file.
help-ladder-matches = How many matches each group of players plays, in every order of seats with the same draws; rounded up to whole rounds.
help-tournament-matches = How many matches each group of players plays, in every order of seats with the same draws; rounded up to whole rounds.
help-tournament-swiss = Play this many rounds between players who stand about equal, instead of everyone against everyone.

tournament-pairs = How often the player on the left finished ahead of the one above
tournament-length = A match took { $mean } moves on average (standard deviation { $deviation }, from { $least } to { $most }).
tournament-luck = { $share } % of the differences between results come from draws and chance, the rest from players and seats.
tournament-seat-share = Seat { $number } won { $share } (95 % interval { $interval }).
study-kept = { $count ->
    [one] One match is kept
   *[other] { $count } matches are kept
}; the same command with --resume continues.
simulate-in-kernel = Nothing but random players: the matches are played right here in a kernel, which is quicker; the cluster at { $address } is not needed.
report-what = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, seed “{ $seed }”.
report-variant = Variant: { $options }; rules version { $version }.
report-strength = Strength
report-seats = What seats are worth
report-scores = Scores
report-length = Moves per match
report-branching = Legal moves per decision
report-heat = Where stones come to lie, per match

error-unfinished-study = { $path } holds an unfinished study; go on with --resume, or remove the file to start again.
error-not-a-journal = { $path } is not the journal of a study, so it cannot be resumed; remove it to start again.
error-other-study = { $path } belongs to another study: game, options, players, matches and seed must be the same to go on.
error-unknown-ending = Nothing can be written to { $path }: the name has to end in { $accepts }.
error-resume-what = --resume goes on with the study of a file; name that file with --save.
error-player-twice = “{ $player }” is named twice; name each player once.
error-no-swiss = A Swiss tournament needs a contest and at least as many players as the { $seats } seats.
error-worker-lost = A process that was playing was ended from outside, perhaps for want of memory; fewer --jobs need less, and --save with --resume loses nothing.
error-no-cluster = No Dask scheduler answers at { $address }; “dask scheduler” starts one and prints its address.
error-cluster-without-workers = The Dask scheduler at { $address } has no workers; “dask worker { $address }” starts one.

help-engine =
    Speak the engine protocol as one of the bots, over standard input and output.

    Example: baumeister engine --bot master
help-engine-bot = Which bot answers.
help-serve-engine = A program that may take seats at tables, such as mine="python my_engine.py"; may be given several times.
error-engine-silent = The engine “{ $engine }” did not answer within { $what } s; from now on its seat plays at random.
error-engine-died = The engine “{ $engine }” ended by itself ({ $what }); from now on its seat plays at random.
error-engine-babbles = The engine “{ $engine }” said “{ $what }”, which is not an answer of the protocol; from now on its seat plays at random.
error-engine-illegal = The engine “{ $engine }” played “{ $what }”, which is not legal here; from now on its seat plays at random.
error-bad-engine = “{ $engine }” names no engine that can be started: type engine:COMMAND, or engine@2s:COMMAND for two seconds per move, and a program that is found here.
error-bad-engine-name = “{ $engine }” does not name an engine: type NAME=COMMAND, the name in lower case and not that of a bot.
error-engine-message = That is not a message of the engine protocol; expected are hello, new_match, choose and quit as lines of JSON, new_match before choose.

help-mcp =
    Offer the games to language models as tools of the Model Context Protocol.

    Example: baumeister mcp --http 8765
help-mcp-http = Serve over HTTP at this port of this computer instead of standard input and output.
mcp-where = Language models find the games at { $url }; Ctrl-C stops the server.
error-unknown-match = There is no match “{ $match }” here; new_match begins one.
error-too-many-matches = { $most } matches are going on already; play one to its end first.
error-no-such-page = There is no page { $page }; there are 1 to { $pages }.
