"""`value` and `analyse`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from baumeister.bots import knowledge
from baumeister.bots.knowledge import Looked
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.search.mcts import Budget, search
from baumeister.solvers import known_value
from baumeister.solvers.answers import Value

DEFAULT_BUDGET = Budget(iterations=400)
NUM_CONTINUATIONS = 8  #: of a position where chance draws, each looked at with its part of the budget
UNTRIED_ERROR = 0.5  #: of a worth that nobody looked at: it may be anything


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

    def best(self, most: int) -> tuple[RatedMove, ...]:
        """The best moves, after the first only those of which anything is known."""
        known_of = [rated for rated in self.moves[1:] if rated.value.error < UNTRIED_ERROR]
        return (*self.moves[:1], *known_of)[:most]


def value(rules: AnyRules, state: Any, budget: Budget | None = None, seed: int = 0) -> Value:
    """What any state is worth, one where chance draws and the end included."""
    budget = budget or DEFAULT_BUDGET
    found = known(rules, state, budget)
    if found is not None:
        return found
    match rules.turn(state):
        case Chance():
            return _worth_of_chance(rules, state, budget, seed)
    rated = [_rated(rules, move, looked) for move, looked in look(rules, state, budget, seed).items()]
    return max(rated, key=lambda one: _rank(one, state.seat)).value


def analyse(rules: AnyRules, state: Any, budget: Budget | None = None, seed: int = 0) -> Analysis:
    """Every legal move with what it is worth, and how much was looked at."""
    budget = budget or DEFAULT_BUDGET
    if not isinstance(rules.turn(state), Decision):
        return Analysis((), value(rules, state, budget, seed), 0)
    after = {move: rules.after_move(state, move) for move in rules.legal_moves(state)}
    solved = _solved(rules, after, budget)
    rated = [RatedMove(move, found, 0) for move, found in solved.items() if found is not None]
    if len(rated) < len(after):
        looked = look(rules, state, budget, seed)
        rated += [_rated(rules, move, looked.get(move)) for move in after if solved[move] is None]
    ordered = sorted(rated, key=lambda one: _rank(one, state.seat), reverse=True)
    return Analysis(tuple(ordered), ordered[0].value, sum(one.looked_at for one in rated))


def look(rules: AnyRules, state: Any, budget: Budget, seed: int) -> Mapping[Any, Looked]:
    """What a search finds of the moves of a decision: the game's own if it has one, else the general."""
    own = knowledge(rules.game)
    if own.look is not None:
        return own.look(rules, state, budget, seed)
    root = search(rules, state, budget, Random(seed), own.estimate)
    return {
        move: Looked(tuple(total / node.visits for total in node.totals), node.visits)
        for move, node in root.children.items()
    }


def known(rules: AnyRules, state: Any, budget: Budget) -> Value | None:
    """What the end or a solver tells; None where only a search can."""
    match rules.turn(state):
        case Ended(outcome):
            return Value((0.0,) * rules.seats if outcome.lost else outcome.utilities, 0.0, is_exact=True)
    return known_value(rules, state, budget)


def _solved(rules: AnyRules, after: Mapping[Any, Any], budget: Budget) -> dict[Any, Value | None]:
    """What is known of the state after each move, as far as the time reaches."""
    wants_more = Budget(seconds=budget.seconds).meter()
    return {
        move: known(rules, later, budget) if wants_more(number) else None
        for number, (move, later) in enumerate(after.items())
    }


def _rank(rated: RatedMove, seat: int) -> tuple[float, float]:
    """A doubtful worth counts less, and a move that nobody looked at last."""
    return rated.value.worth[seat] - rated.value.error, rated.looked_at


def _rated(rules: AnyRules, move: Any, looked: Looked | None) -> RatedMove:
    if looked is None:
        return RatedMove(move, Value(_evenly(rules), UNTRIED_ERROR, is_exact=False), 0)
    return RatedMove(move, Value(looked.worth, _error(looked), is_exact=False), looked.visits)


def _evenly(rules: AnyRules) -> tuple[float, ...]:
    return (0.5 if rules.is_together else 1 / rules.seats,) * rules.seats


def _error(looked: Looked) -> float:
    """What the search tells, else that of a mean of wins and losses, the widest there is."""
    if looked.error is not None:
        return looked.error
    spread = max(share * (1 - share) for share in looked.worth)
    return sqrt((spread + 1 / (4 * looked.visits)) / looked.visits)


def _worth_of_chance(rules: AnyRules, state: Any, budget: Budget, seed: int) -> Value:
    """The mean of a few ways in which chance may go on from here."""
    part = _part(budget, NUM_CONTINUATIONS)
    found = [
        value(rules, _drawn(rules, state, Random(f"{seed}/{number}")), part, seed + number)
        for number in range(NUM_CONTINUATIONS)
    ]
    worth = tuple(
        sum(shares) / NUM_CONTINUATIONS for shares in zip(*(one.worth for one in found), strict=True)
    )
    within = sqrt(sum(one.error**2 for one in found)) / NUM_CONTINUATIONS
    return Value(worth, within + _scatter([one.worth for one in found]), is_exact=False)


def _part(budget: Budget, number: int) -> Budget:
    return Budget(
        None if budget.iterations is None else max(1, budget.iterations // number),
        None if budget.seconds is None else budget.seconds / number,
    )


def _drawn(rules: AnyRules, state: Any, rng: Random) -> Any:
    """One way in which chance may go on until a seat decides."""
    while True:
        match rules.turn(state):
            case Chance(odds):
                state = rules.after_draw(state, odds.pick(rng.randrange(odds.total)))
            case _:
                return state


def _scatter(worths: Sequence[Sequence[float]]) -> float:
    """The standard error of the mean, of the seat whose worth differs most."""
    number = len(worths)
    scatters = []
    for shares in zip(*worths, strict=True):
        mean = sum(shares) / number
        scatters.append(sqrt(sum((share - mean) ** 2 for share in shares) / (number - 1) / number))
    return max(scatters)
