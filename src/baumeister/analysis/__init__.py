"""What a position is worth to each seat, and each of its moves: by whatever knows best.

First whatever a game's solvers know (a table, an endgame), else a tree search with the game's own estimate.
"""

from baumeister.analysis.values import DEFAULT_BUDGET, Analysis, RatedMove, analyse, value
from baumeister.solvers.answers import Value

__all__ = ["DEFAULT_BUDGET", "Analysis", "RatedMove", "Value", "analyse", "value"]
