# The coach: a match looked at again, and what moves are worth

help-review =
    Look at a recorded match again: what every decision was worth, and what was luck.

    Exact where a table knows (Tulum for up to three seats, the end of Rumis), else estimated by a search.
help-review-file = A record, as text or JSON.
help-review-simulations = How much to look at a decision where no table knows.
help-review-as_json = Print everything as JSON.
help-terminal-coach = Show everybody’s chances, and what the best moves are worth.

review-looking = Looking at the match again
review-number = No.
review-player = Player
review-move = Move
review-mark = Judgement
review-loss = Loss
review-better = Better
review-account = { $name }: started with { $start } %, luck { $luck }, own errors −{ $lost } ({ $average } a decision), errors of others { $given }, ended with { $result } %.
review-account-drift = { $name }: started with { $start } %, luck { $luck }, own errors −{ $lost } ({ $average } a decision), errors of others { $given }, seen too late by the search { $drift }, ended with { $result } %.
review-exact = All of it is exact: start, luck and errors add up to the result.
review-estimated = Estimated by a search where no table knows: small differences mean nothing.

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder

coach-chances = Chances: { $chances }
coach-move = { $move }: { $worth } %
coach-move-about = { $move }: { $worth } % ± { $error }

help-puzzles =
    Solve puzzles, each proved by a solver: “play” gives the one of today, “list” tells which there are, “make” looks for new ones in matches of bots, “check” proves them all again.
help-puzzles-action = play, list, make or check.
help-puzzles-game = Only puzzles of this game.
help-puzzles-name = Play this puzzle instead of today’s.
help-puzzles-count = How many to make.
help-puzzles-seed = The same seed finds the same puzzles.
help-puzzles-save = Write what was made to this file (.jsonl.gz).

puzzle-title = Puzzle { $name }, grade { $grade } of { $grades }
puzzle-prompt = Your move (nothing: show the answer):
puzzle-answer = The answer: { $moves }
puzzle-solved = That is it! The proof: { $line }
puzzle-wrong = That is not it. Try again.
puzzle-tulum-push = Roll on or stop? One choice is clearly better.
puzzle-tulum-place = Where do you lay a block? One way is clearly best.
puzzle-rumis-win = It is your turn: win this match, whatever the other answers.
puzzle-rumis-cube = Lay the next stone so that the cube can still be filled.
puzzles-game = Game
puzzles-kind = Puzzle
puzzles-making = Looking for puzzles
puzzles-saved = { $count } puzzles are in { $path }.
puzzles-checking = Proving every puzzle again
puzzles-checked = { $count } puzzles checked, { $wrong } wrong.
error-no-such-puzzle = There is no puzzle { $name }; “baumeister puzzles list” tells which there are.
error-no-puzzles = There are no puzzles of { $game } yet.

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
puzzle-missed-win = After this you can no longer be sure to win: there is an answer to it.
puzzle-missed-cube = After this the cube can no longer be filled.
puzzle-show = Show the answer
puzzle-right = That is it!
puzzle-shown = This was the answer.
puzzle-proof = Why this is right
puzzle-worths = Exactly computed: the best move is worth { $best } of 100, the next best { $next }.
puzzle-streak = { $count ->
    [one] One day in a row.
   *[other] { $count } days in a row.
}
puzzle-share = Copy the result
puzzle-shared = The result, without the answer
puzzle-share-day = Puzzle of { $date }
puzzle-next = Next puzzle
