# A finished match looked at again, on the page

review-open = Review the match
review-graph = Everyone’s chance over the match
review-progress = { $done } of { $all } steps looked at
review-failed = The review stopped because the program that computes it failed twice.
review-nothing = No move was made, so there is nothing to review.
review-again = Try again
review-together = Together
review-luck = Luck: { $chances }.
review-change = { $name } { $before } → { $after }
review-verdict-best = { $name }: best move, { $after }.
review-verdict = { $name }: { $mark }. { $before } became { $after }.
review-verdict-about = { $name }: { $mark }. { $before } became { $after } (± { $error }).
review-instead = Better: { $name } { $move } ({ $worth })
review-show-better = Show the better move
review-show-played = Show what was played
review-what-if = What if?

review-summary = Luck and skill
review-start = At the start
review-luck-sum = Luck
review-lost = Own errors
review-given = Errors of others
review-drift = Seen too late
review-result = In the end
review-average = Lost per decision
review-like = Plays like
review-about = A search estimated these figures. { $luck ->
    [no] Errors
   *[yes] Luck and errors
} may be off by about { $error } points each; “seen too late” is what the search noticed only afterwards.
