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
