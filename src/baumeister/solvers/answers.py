"""What a search for a solution can find out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baumeister.core import AnyRules


@dataclass(frozen=True, slots=True)
class Solved:
    """The moves to play, in an order that the rules accept."""

    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class ProvedNone:
    """Everything was tried: there is no solution."""


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The time was over before a solution or a proof was found."""

    attempts: int


Answer = Solved | ProvedNone | GaveUp
Solve = Callable[[AnyRules, Any, float], Answer]  #: rules, a state of them, and the seconds it may take
