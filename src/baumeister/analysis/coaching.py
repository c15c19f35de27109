"""What a coach tells during a match: everybody's chances, the best moves, and why they are good."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from baumeister.analysis.reasons import Reason, reason_for
from baumeister.analysis.values import analyse, value
from baumeister.bots import knowledge
from baumeister.core import AnyRules
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Value

NUM_BEST = 3
GLANCES = 4  #: that a position gets whose best moves are asked for


class Measure(StrEnum):
    """What a worth is a share of."""

    WIN = "win"  #: matches won, of each seat
    COMPLETE = "complete"  #: matches completed, by all together or alone
    POINTS = "points"  #: what can be had alone where nothing can be lost


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    move: Any
    value: Value
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Advice:
    value: Value
    moves: tuple[AdvisedMove, ...]  #: the best first; none unless they were asked for and a seat is to decide


def measure(rules: AnyRules) -> Measure:
    if not rules.is_together:
        return Measure.WIN
    return Measure.COMPLETE if rules.can_be_lost else Measure.POINTS


def glance_s(rules: AnyRules) -> float:
    """How long a coach looks at a position that somebody has just come to."""
    return knowledge(rules.game).glance_s


def best_s(rules: AnyRules) -> float:
    """How long if its best moves are asked for."""
    return GLANCES * glance_s(rules)


def chances(rules: AnyRules, state: Any, limit_s: float, seed: int = 0) -> Advice:
    """What a position is worth to each seat."""
    return Advice(value(rules, state, Budget(seconds=limit_s), seed), ())


def best_moves(rules: AnyRules, state: Any, limit_s: float | None = None, seed: int = 0) -> Advice:
    """The same with the best moves, each with its reason."""
    found = analyse(rules, state, Budget(seconds=limit_s or best_s(rules)), seed)
    moves = tuple(
        AdvisedMove(rated.move, rated.value, reason_for(rules, state, rated.move))
        for rated in found.best(NUM_BEST)
    )
    return Advice(found.value, moves)
