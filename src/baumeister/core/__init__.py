"""The words everything else speaks. Standard library only."""

from baumeister.core.chance import Odds
from baumeister.core.errors import BaumeisterError
from baumeister.core.game import AnyRules, Game
from baumeister.core.immutable import Immutable
from baumeister.core.refusal import Refusal
from baumeister.core.rules import Batch, Rules, Symmetry
from baumeister.core.turns import Chance, Decision, Ended, Outcome, Turn, ranks_by, shared_win
from baumeister.core.variant import Case, Option, Variant

__all__ = [
    "AnyRules",
    "Batch",
    "BaumeisterError",
    "Case",
    "Chance",
    "Decision",
    "Ended",
    "Game",
    "Immutable",
    "Odds",
    "Option",
    "Outcome",
    "Refusal",
    "Rules",
    "Symmetry",
    "Turn",
    "Variant",
    "ranks_by",
    "shared_win",
]
