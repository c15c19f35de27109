"""A fact that speaks for a move, and how a game finds it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """Said by `worth-<because>`; `seat` among the details is told by its name."""

    because: str
    details: Mapping[str, int | float] = field(default_factory=dict)


FindReason = Callable[[Any, Any, Any], Reason | None]  #: of (rules, state, move)
