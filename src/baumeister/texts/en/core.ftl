### What every game and every edge needs

unofficial = An unofficial fan implementation; the names of the games belong to their owners.
rules-readings = * our reading where the rulebook is silent or open
seat-name = Seat { $number }
seat-of-player = seat { $number } ({ $player })
refused = { $because } (rule { $rule })

## errors

error-unknown-game = There is no game called “{ $game }”; choose one of: { $accepts }.
error-unknown-option = This game has no option “{ $option }”; it has: { $accepts }.
error-option-value = The option { $option } does not accept { $value }; it accepts: { $accepts }.
error-option-value-here = The option { $option } does not accept { $value } with { $others }; it then accepts: { $accepts }.
error-unknown-language = There are no texts in “{ $language }”; choose one of: { $accepts }.
error-language-missing = The option --lang needs a language: de, fr, en or it.
error-unknown-bot = “{ $bot }” cannot sit at the table; give a number of seats, or names from: { $accepts }.
error-no-such-bot = There is no bot “{ $bot }” here; choose one of: { $accepts }.
error-bad-budget = “{ $bot }” does not say how long to think; give a number of iterations (mcts:500) or seconds (mcts:0.5s).
error-unknown-rule = The game { $game } has no rule “{ $rule }”; it has: { $accepts }.
error-draw-not-possible = Chance cannot give that here.
error-no-draw-now = Nothing is drawn now: it is seat { $seat }’s turn.
error-chance-draws-now = No seat can move now: chance draws first.
error-other-seat-moves = Seat { $seat } cannot move now: it is seat { $to_move }’s turn.
error-match-over = The match is over.
error-nothing-to-undo = There is nothing to take back.
error-not-a-record = This is not a baumeister record; a record says so in its first line.
error-unknown-record-version = This record has the format version { $version }; only version { $accepts } can be read.
error-unknown-rules-version = This record was played under rules version { $version }; { $accepts ->
    [1] only version 1 is known
   *[other] versions 1 to { $accepts } are known
}.
error-record-truncated = The record is cut off: its end is missing.
error-record-half-character = The record holds half of a character, which nobody can read.
error-half-seed = The seed holds half of a character, which nobody can read.
error-record-field-missing = The record is missing the field “{ $field }”.
error-record-option-missing = The record does not name the option “{ $option }”; a record of { $game } names every option of its variant.
error-record-line = Line { $number } of the record cannot be read: { $line }.
error-record-seats = The record names { $found ->
    [one] one seat
   *[other] { $found } seats
}, but its variant has { $seats }.
error-event-unreadable = Event { $number } of the record cannot be read: { $problem }
error-event-not-an-object = A move or draw is a JSON object, not { $value }.
error-unknown-event-kind = There is no move or draw of kind { $value }; choose one of: { $accepts }.
error-value-does-not-fit = { $place } is { $value }, where { $accepts } is expected.
error-illegal-event = Event { $number } of the record breaks the rules: { $problem }
error-event-after-end = Event { $number } of the record comes after the end of the match.
error-other-actor = Event { $number } of the record is attributed to { $recorded }, but it is { $found }’s turn.
error-other-outcome = The outcome in the record is not the one that its events lead to.
error-record-stops = This match was played under rules version { $version }; today’s rules follow it only up to event { $number }, so you can look at it, but not save or check it again.
error-not-a-state = This is not a saved state: { $value }.
error-no-such-action = There is no action { $number }; the actions are 0 to { $last }.
error-other-state = The saved state has { $place } { $value }, where { $accepts } is expected.
error-impossible-state = No match of { $game } can lead to this state.
error-unreadable-file = The file { $path } cannot be read: { $problem }.
error-unwritable-file = The file { $path } cannot be written: { $problem }. Nothing was changed.
