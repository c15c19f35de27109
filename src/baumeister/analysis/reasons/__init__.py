"""Why a move is good, in one sentence of the game's own facts; None where no fact speaks for it.

A game that has a module of its name here gives `reason_for`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from baumeister.analysis.reasons.reason import FindReason, Reason
from baumeister.core import AnyRules

__all__ = ["Reason", "reason_for"]


def reason_for(rules: AnyRules, state: Any, move: Any) -> Reason | None:
    """What a legal move of this state brings, as far as its game can tell."""
    find = _finder(rules.game)
    return None if find is None else find(rules, state, move)


@cache
def _finder(game: str) -> FindReason | None:
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found: FindReason = import_module(module).reason_for
    return found
