# The coach: a match looked at again, and what moves are worth

help-review =
    Review a recorded match: what every decision was worth, and what was luck.

    Exact where a table has the answer (Tulum for up to three seats, the end of Rumis), otherwise estimated by a search.
help-review-file = A record, as text or JSON.
help-review-simulations = How many simulations to spend on a decision that no table has solved; each game has its usual number.
help-review-as_json = Print everything as JSON.

review-looking = Reviewing the match
review-number = No.
review-player = Player
review-move = Move
review-mark = Judgement
review-loss = Loss
review-better = Better
review-account = { $name }: started with { $start }, luck { $luck }, own errors { $lost } ({ $average } per decision), errors of others { $given }, ended with { $result }.
review-account-drift = { $name }: started with { $start }, luck { $luck }, own errors { $lost } ({ $average } per decision), errors of others { $given }, seen too late by the search { $drift }, ended with { $result }.
review-account-like = { $name } plays like: { $levels }.
review-exact = All figures are exact: start, luck and errors add up to the result.
review-estimated = Where no table has the answer, a search estimated it: small differences mean nothing.

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder

coach-chances = Chances: { $chances }
coach-move = { $move }: { $worth }
coach-move-about = { $move }: { $worth } ± { $error }

help-puzzles =
    Solve puzzles, each proved by a solver: “play” gives today’s, “list” shows the kinds, and with --kind their names, “make” looks for new ones in matches between bots, “check” proves them all again.
help-puzzles-action = play, list, make or check.
help-puzzles-game = Only puzzles of this game.
help-puzzles-kind = Only puzzles of this kind.
help-puzzles-name = Play this puzzle instead of today’s.
help-puzzles-count = How many to make.
help-puzzles-seed = The same seed finds the same puzzles.
help-puzzles-save = Write what was made to this file (.jsonl.gz).

puzzle-title = Puzzle { $name }, grade { $grade } of { $grades }
puzzle-prompt = Your move (just Enter shows the answer):
puzzle-answer = The answer: { $moves }
puzzle-solved = That is it! The proof: { $line }
puzzle-wrong = That is not it. Try again.
puzzle-tulum-push = Roll on or stop? One choice is clearly better.
puzzle-tulum-place = Where do you place a block? One way is clearly best.
puzzle-rumis-win = It is your turn: win this match, however your opponent replies.
puzzle-rumis-cube = Place the next stone so that the cube can still be filled.
puzzle-rumis-fit = Only one stone still fits, and in one place only. Find it.
puzzle-pyramido-complete = The bag is empty, but these stones complete the pyramid. Which one do you place first, and where?
puzzle-talo-climb = Your figure can reach level 10 this turn. Where does the next stick go?
puzzle-talo-balance = The stick you hold cannot stand alone. Where must the other one go so that nothing comes down?
puzzles-game = Game
puzzles-kind = Puzzle
puzzles-making = Looking for puzzles
puzzles-saved = { $count ->
    [one] One puzzle is
   *[other] { $count } puzzles are
} in { $path }.
puzzles-checking = Proving every puzzle again
puzzles-checked = { $count } puzzles checked, { $wrong } wrong.
error-no-such-puzzle = There is no puzzle { $name }; “baumeister puzzles list” shows the kinds, and with --kind their names.
error-no-puzzles = There are no puzzles of { $game } yet.
error-no-such-kind = There is no kind “{ $kind }”; there are: { $accepts }.

## puzzles on the page

puzzle-of-day = Puzzle of the day
puzzle-one = Puzzle
puzzle-all = All puzzles
puzzle-none = There is no such puzzle.
puzzle-grade = Grade { $grade } of 5
puzzle-count = { $count } of { $all } solved
puzzle-open = Puzzle { $number }
puzzle-done = Puzzle { $number }, solved
puzzle-not-legal = The rules do not allow this here.
puzzle-loses = Not the best: this way you win { $worth } % of the time, with the best move { $best } %.
puzzle-loses-alone = Not the best: this way you can expect { $worth } points, with the best move { $best }. (Alone, five turns are worth 67 points, ten are worth 50.)
puzzle-missed-win = After this you can no longer be sure of winning: there is an answer to it.
puzzle-missed-cube = After this the cube can no longer be filled.
puzzle-missed-complete = After this the pyramid can no longer be completed.
puzzle-missed-climb = After this your figure can no longer reach level 10 this turn.
puzzle-missed-balance = This way the stick you hold will not stay up.
puzzle-show = Show the answer
puzzle-right = That is it!
puzzle-shown = This was the answer.
puzzle-proof = Why this is right
puzzle-worths = Computed exactly: the best move is worth { $best } of 100, the next best { $next }.
puzzle-streak = { $count ->
    [one] One day in a row.
   *[other] { $count } days in a row.
}
puzzle-share = Copy the result
puzzle-shared = The result, without the answer
puzzle-share-day = Puzzle of { $date }
puzzle-next = Next puzzle
