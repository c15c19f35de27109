"""Monte Carlo tree search over `Rules` alone: any number of seats, chance nodes, whole playouts.

Every decision node maximises the utility of the seat that decides there; a chance node is passed by
drawing from its odds. A new node is judged by a random playout, or by an estimate that knows the game.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from baumeister.core import AnyRules, Chance, Decision, Ended

EXPLORATION = 0.7

Estimate = Callable[[Any, Any, int], Sequence[float]]  #: utilities to expect of (rules, state) with a seed


def playout(rules: AnyRules, state: Any, seed: int) -> Sequence[float]:
    """The estimate that needs no knowledge of the game."""
    return rules.playout(state, seed)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: a number of iterations, seconds, or whichever is reached first."""

    iterations: int | None = None
    seconds: float | None = None

    def meter(self) -> Callable[[int], bool]:
        """Tells, given the iterations done, whether there is more to spend."""
        deadline = math.inf if self.seconds is None else time.monotonic() + self.seconds
        most = math.inf if self.iterations is None else self.iterations
        return lambda done: done < most and (done == 0 or time.monotonic() < deadline)


@dataclass(slots=True)
class Node:
    """What is known of a state: visits, the sum of utilities of each seat, and what came after it."""

    state: Any
    turn: Any
    totals: list[float]
    visits: int = 0
    children: dict[Any, "Node"] = field(default_factory=dict)
    untried: list[Any] | None = None  #: moves without a child yet; None until they are listed


def search(
    rules: AnyRules, state: Any, budget: Budget, rng: random.Random, estimate: Estimate = playout
) -> Node:
    """Grow a tree from `state` and return its root."""
    root = _node(rules, state)
    wants_more = budget.meter()
    while wants_more(root.visits):
        _iterate(rules, root, rng, estimate)
    return root


def best_move(root: Node) -> Any:
    """The move most visited; among equals the one with more utility, then the first listed."""
    seat = root.turn.seat
    return max(root.children, key=lambda move: (root.children[move].visits, root.children[move].totals[seat]))


def _node(rules: AnyRules, state: Any) -> Node:
    return Node(state, rules.turn(state), [0.0] * rules.seats)


def _iterate(rules: AnyRules, root: Node, rng: random.Random, estimate: Estimate) -> None:
    """Walk down to a new node, estimate it, and remember the utilities on the way."""
    path = [root]
    while path[-1].visits or path[-1] is root:
        child = _descend(rules, path[-1], rng)
        if child is None:
            break
        path.append(child)
    utilities = _utilities(rules, path[-1], rng, estimate)
    for node in path:
        node.visits += 1
        for seat, utility in enumerate(utilities):
            node.totals[seat] += utility


def _descend(rules: AnyRules, node: Node, rng: random.Random) -> Node | None:
    match node.turn:
        case Ended():
            return None
        case Chance(odds):
            draw = odds.pick(rng.randrange(odds.total))
            if draw not in node.children:
                node.children[draw] = _node(rules, rules.after_draw(node.state, draw))
            return node.children[draw]
        case Decision(seat):
            return _expand(rules, node, rng) or _select(node, seat)
    return None


def _expand(rules: AnyRules, node: Node, rng: random.Random) -> Node | None:
    if node.untried is None:
        node.untried = list(rules.legal_moves(node.state))
        rng.shuffle(node.untried)
    if not node.untried:
        return None
    move = node.untried.pop()
    node.children[move] = _node(rules, rules.after_move(node.state, move))
    return node.children[move]


def _select(node: Node, seat: int) -> Node:
    """The child with the highest upper confidence bound (UCB1)."""
    log_visits = math.log(node.visits)

    def bound(child: Node) -> float:
        return child.totals[seat] / child.visits + EXPLORATION * math.sqrt(log_visits / child.visits)

    return max(node.children.values(), key=bound)


def _utilities(rules: AnyRules, node: Node, rng: random.Random, estimate: Estimate) -> Sequence[float]:
    match node.turn:
        case Ended(outcome):
            return outcome.utilities
    return estimate(rules, node.state, rng.getrandbits(63))
