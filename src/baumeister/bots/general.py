"""Bots that play any game."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, runtime_checkable

from baumeister.core import AnyRules, Ended
from baumeister.search.mcts import Budget, Estimate, best_move, search

Evaluate = Callable[[Any, Any, int], float]  #: how good a state is for a seat, 0 to 1


class Bot(Protocol):
    """Chooses a move; satisfies `play.Player`."""

    def choose(self, rules: Any, state: Any) -> Any: ...


@runtime_checkable
class Threaded(Protocol):
    """A bot whose threads can share one search."""

    threads: int


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, rules: AnyRules, state: Any) -> Any:
        return self._rng.choice(rules.legal_moves(state))


class GreedyBot:
    """The move after which the state looks best; among equals any."""

    def __init__(self, rng: Random, evaluate: Evaluate) -> None:
        self._rng = rng
        self._evaluate = evaluate

    def choose(self, rules: AnyRules, state: Any) -> Any:
        seat = state.seat
        values = [
            (self._value(rules, rules.after_move(state, move), seat), move)
            for move in rules.legal_moves(state)
        ]
        best = max(value for value, _ in values)
        return self._rng.choice([move for value, move in values if value == best])

    def _value(self, rules: AnyRules, state: Any, seat: int) -> float:
        match rules.turn(state):
            case Ended(outcome):
                return outcome.utilities[seat]
        return self._evaluate(rules, state, seat)


class MctsBot:
    """Tree search over the rules alone, with the game's estimate of a new position if it has one."""

    def __init__(self, rng: Random, budget: Budget, estimate: Estimate) -> None:
        self._rng = rng
        self._budget = budget
        self._estimate = estimate

    def choose(self, rules: AnyRules, state: Any) -> Any:
        moves = rules.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        return best_move(search(rules, state, self._budget, self._rng, self._estimate))


def evaluate_by_playout(rules: AnyRules, state: Any, seat: int) -> float:
    """For games without an evaluation of their own: one playout tells."""
    return rules.playout(state, 0)[seat]
