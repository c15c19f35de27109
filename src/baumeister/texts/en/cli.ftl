### The command line

help =
    Play, master and study four tabletop building games.

    An unofficial fan implementation; the names of the games belong to their owners. Texts come in German, French, English and Italian: --lang de, fr, en or it; otherwise your system’s language.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-usage = Usage:
help-subcommand = COMMAND [ARGUMENTS]...
help-default = [default: { "{}" }]
help-required = [required]
help-help = Show this help.
help-games =
    List the games, or one game with its options.

    Example: baumeister games tulum
help-rules =
    Show a game’s rules, or one of them.

    Example: baumeister rules tulum TUL-07
help-terminal =
    Play a match in the terminal.

    Example: baumeister terminal tulum --seats human,mcts --decline
help-watch =
    Watch bots play.

    Example: baumeister watch tulum --seats greedy,random --seed 7
help-simulate =
    Play many matches between bots and count the results.

    Example: baumeister simulate tulum --matches 1000 --seats greedy,random
help-replay =
    Look at a recorded match, or turn its record into the other form.

    Example: baumeister replay match.txt --event 12
help-bench =
    Measure how fast the games are on this machine.

    Example: baumeister bench tulum --seconds 0.5
help-game = The name of a game; its own options are listed by “baumeister games GAME”.
help-rule = A rule’s id.
help-seats = Who sits where: names such as human,mcts (bots: random, greedy, mcts, mcts:500, mcts:0.5s), or a number of seats.
help-seed = Fixes all draws and all bots.
help-save = Write the record to this file: JSON if it ends in .json, otherwise text.
help-watch-delay = Seconds between two events.
help-simulate-matches = How many matches.
help-simulate-as_json = Print JSON instead of a table.
help-replay-file = A record, as text or JSON.
help-replay-event = Go to the state after this many events.
help-replay-to = Print the record in this form.
help-bench-seconds = Seconds for each figure.

event-draw = Table: { $draw }
event-move = Seat { $number } ({ $player }): { $move }
match-ended = The match is over: { $reason }.
match-winners = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
match-lost = Not this time.
match-scores = Score: { $scores }
record-saved = The record is saved in { $path }.
record-older = Played under rules version { $played }; today’s version is { $today }.
record-stops = Today’s rules follow this match only up to event { $number }. The rest, as it was recorded:
interrupted = Stopped.

terminal-welcome = Type a move, or ? for help.
terminal-prompt = Seat { $number }, your move:
terminal-goodbye = Goodbye.
terminal-hint = A strong bot would play { $move }.
terminal-help =
    ?             this help and all legal moves
    moves         all legal moves
    rules [ID]    the rules, or one of them
    hint          what a strong bot would play
    undo          back to your last decision
    save FILE     write the record so far
    quit          end the match

simulate-progress = Playing
simulate-seat = Seat
simulate-player = Player
simulate-wins = Won
simulate-interval = 95 % interval
simulate-utility = Utility
simulate-length = On average, a match took { $moves } moves and { $draws } draws.
simulate-fact = { $fact }: { $mean } on average
simulate-reason = Ended by “{ $reason }”: { $count } ({ $share })
simulate-speed = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s, { $speed } events per second.
fact-turns = Turns

bench-progress = Measuring
bench-game = Game
bench-kernel = Random matches, kernel: events/s
bench-python = Random matches, Python: events/s
bench-search = Tree search: iterations/s

error-unexpected-word = “{ $word }” is not expected here; options begin with --.
error-option-without-value = The option { $option } needs a value.
error-not-positive = { $option } does not accept { $value }; it accepts whole numbers from 1 up.
error-no-such-event = There is no event { $number }; the record has events 0 to { $last }.
error-no-such-option = There is no option { $option }; the command’s --help lists them all.
error-missing-argument = The argument { $name } is missing; the command’s --help shows an example.
error-missing-option = The option { $option } is missing; the command’s --help shows an example.
error-bad-argument = The value for { $name } is not accepted. What belongs there: { $about }
error-value-missing = The option { $option } needs a value after it.
error-extra-argument = There are more words than the command takes; its --help shows an example.
error-no-such-command = There is no such command; choose one of: { $accepts }.
error-bad-usage = That cannot be understood: { $problem }
error-system-refuses = This computer refuses: { $problem }.
option-own-file = A file of your own: { $flag } PATH.
