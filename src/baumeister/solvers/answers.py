"""What a solver can find out, and what a game may give to be solved with."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baumeister.core import AnyRules
from baumeister.search.mcts import Budget


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


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to each seat: its chance to win, or together and in a puzzle to complete it.

    Alone at Tulum, where nothing can be lost, it is the utility to expect.
    """

    worth: tuple[float, ...]
    error: float  #: how far off a worth is likely to be (a standard error); of a table its rounding
    is_exact: bool


Tell = Callable[[float], None]  #: hears which part of the work is done
FindPuzzleSolver = Callable[[AnyRules], Solve | None]
KnownValue = Callable[[Any, Any, Budget], Value | None]  #: of (rules, state); None where it does not reach
Prepare = Callable[[Any, Tell], None]
Rehearse = Callable[[Any, Any], None]  #: of (rules, state), the first decision of a match


def _no_puzzle(rules: AnyRules) -> Solve | None:
    del rules
    return None


def _not_known(rules: Any, state: Any, budget: Budget) -> Value | None:
    del rules, state, budget
    return None


def _nothing_to_prepare(rules: Any, tell: Tell) -> None:
    del rules, tell


def _nothing_to_rehearse(rules: Any, state: Any) -> None:
    del rules, state


@dataclass(frozen=True, slots=True)
class Solvers:
    """What can be solved of a game, given as `SOLVERS` by `solvers/<game>.py`."""

    find_puzzle_solver: FindPuzzleSolver = _no_puzzle  #: None for variants that are no puzzle
    value: KnownValue = _not_known  #: by a table or an endgame search
    prepare: Prepare = _nothing_to_prepare  #: makes what is kept between runs
    rehearse: Rehearse = _nothing_to_rehearse  #: asks every kernel something small, so that all are compiled
