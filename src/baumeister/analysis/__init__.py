"""What positions and moves are worth to each seat, by whatever knows best, and a match looked at again.

First whatever a game's solvers know (a table, an endgame), else a tree search with the game's own estimate.
"""

from baumeister.analysis.coaching import Advice, AdvisedMove, best_moves, chances
from baumeister.analysis.reasons import Reason, reason_for
from baumeister.analysis.review import Account, Review, ReviewedEvent, account, review, reviewing
from baumeister.analysis.values import DEFAULT_BUDGET, Analysis, RatedMove, analyse, value
from baumeister.solvers.answers import Value

__all__ = [
    "DEFAULT_BUDGET",
    "Account",
    "Advice",
    "AdvisedMove",
    "Analysis",
    "RatedMove",
    "Reason",
    "Review",
    "ReviewedEvent",
    "Value",
    "account",
    "analyse",
    "best_moves",
    "chances",
    "reason_for",
    "review",
    "reviewing",
    "value",
]
