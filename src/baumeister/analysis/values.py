"""`value` and `analyse`."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from baumeister.bots import knowledge
from baumeister.core import AnyRules, Decision, Ended
from baumeister.search.mcts import Budget, Node, search
from baumeister.solvers import known_value
from baumeister.solvers.answers import Value

DEFAULT_BUDGET = Budget(iterations=400)


@dataclass(frozen=True, slots=True)
class RatedMove:
    move: Any
    value: Value  #: of the position after it
    looked_at: int  #: simulations that went through it; 0 where a solver knew


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position's legal moves, best first for the seat to move; empty unless a seat is to decide."""

    moves: tuple[RatedMove, ...]
    value: Value  #: of the position itself
    looked_at: int  #: simulations in all; 0 where a solver knew everything


def value(rules: AnyRules, state: Any, budget: Budget | None = None, seed: int = 0) -> Value:
    """What any state is worth, one where chance draws and the end included."""
    budget = budget or DEFAULT_BUDGET
    return _known(rules, state, budget) or _found(_search(rules, state, budget, seed))


def analyse(rules: AnyRules, state: Any, budget: Budget | None = None, seed: int = 0) -> Analysis:
    """Every legal move with what it is worth, and how much was looked at."""
    budget = budget or DEFAULT_BUDGET
    if not isinstance(rules.turn(state), Decision):
        return Analysis((), value(rules, state, budget, seed), 0)
    after = {move: rules.after_move(state, move) for move in rules.legal_moves(state)}
    known = {move: _known(rules, later, budget) for move, later in after.items()}
    rated = [RatedMove(move, found, 0) for move, found in known.items() if found is not None]
    looked_at = 0
    if len(rated) < len(after):
        root = _search(rules, state, budget, seed)
        looked_at = root.visits
        rated += [_rated(rules, move, root.children.get(move)) for move in after if known[move] is None]
    ordered = sorted(rated, key=lambda one: _rank(one, state.seat), reverse=True)
    return Analysis(tuple(ordered), ordered[0].value, looked_at)


def _known(rules: AnyRules, state: Any, budget: Budget) -> Value | None:
    match rules.turn(state):
        case Ended(outcome):
            return Value(outcome.utilities, 0.0, is_exact=True)
    return known_value(rules, state, budget)


def _rank(rated: RatedMove, seat: int) -> tuple[float, float]:
    """A doubtful worth counts less, and a move that nobody looked at last."""
    return rated.value.worth[seat] - rated.value.error, rated.looked_at


def _search(rules: AnyRules, state: Any, budget: Budget, seed: int) -> Node:
    return search(rules, state, budget, Random(seed), knowledge(rules.game).estimate)


def _found(root: Node) -> Value:
    """Of a decision what its most visited move is worth, else the mean."""
    if isinstance(root.turn, Decision) and root.children:
        return _mean(max(root.children.values(), key=lambda child: child.visits))
    return _mean(root)


def _rated(rules: AnyRules, move: Any, node: Node | None) -> RatedMove:
    if node is None:
        return RatedMove(move, Value(_evenly(rules), 1.0, is_exact=False), 0)
    return RatedMove(move, _mean(node), node.visits)


def _evenly(rules: AnyRules) -> tuple[float, ...]:
    return (0.5 if rules.is_together else 1 / rules.seats,) * rules.seats


def _mean(node: Node) -> Value:
    """The mean of the simulations; its error is that of wins and losses, the widest there is."""
    worth = tuple(total / node.visits for total in node.totals)
    spread = max(share * (1 - share) for share in worth)
    return Value(worth, sqrt((spread + 1 / (4 * node.visits)) / node.visits), is_exact=False)
