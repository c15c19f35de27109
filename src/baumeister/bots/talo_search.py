"""Talō's search: whole turns, the most promising played on by quick climbers, half dropped at a time."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

import numpy as np

from baumeister.bots.knowledge import Looked
from baumeister.bots.talo_climber import Climber, place_move
from baumeister.bots.talo_outlook import chances, distances_with, lead, win_chance
from baumeister.core import AnyRules
from baumeister.games.talo import balance
from baumeister.games.talo.building import open_places, places
from baumeister.games.talo.moves import Move, Roll, TakeSticks
from baumeister.games.talo.state import MAX_LENGTH, Phase, TaloState
from baumeister.games.talo.taking import choices
from baumeister.jit import Array
from baumeister.search.mcts import Budget
from baumeister.solvers.talo import win_this_turn

FIRSTS = 3  #: builds of the first stick that are followed up
SECONDS = 3  #: builds of the second stick after each
ALONE = 8  #: builds of a stick that was taken alone
AGAIN = 12  #: best places of the second stick before the first was set, looked at again
SAMPLED = 40  #: other places of the second stick
JUDGED = 16  #: turns whose chances are looked at
HALVINGS = 3
PLAYED = 2**HALVINGS  #: turns that are played on
DEPTH_TURNS = 2
TRIES = 8  #: places that a quick climber looks at for a stick
PRIOR = 4  #: how many playouts the chances at the end of the turn count for
GLANCE_ERROR = 0.15  #: of those chances
SIMULATIONS_PER_PLAYOUT = 15  #: a look counts simulations as other games do, where one takes much less


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn, or a part of it."""

    moves: tuple[Move, ...]
    states: tuple[TaloState, ...]  #: before each move, and after the last
    lead: float = 0.0  #: in steps, at a glance

    def then(self, rules: AnyRules, move: Move, lead: float | None = None) -> "Plan":
        states = (*self.states, rules.after_move(self.states[-1], move))
        return Plan((*self.moves, move), states, self.lead if lead is None else lead)

    @property
    def end(self) -> TaloState:
        return self.states[-1]


class Planner:
    """Finds promising turns: what to take and where to set both sticks, chosen together."""

    def __init__(self, rules: AnyRules, state: TaloState, rng: Random) -> None:
        self._rules = rules
        self._state = state
        self._rng = rng
        self._climber = Climber(rng)
        self._ranked: dict[int, list[tuple[float, Array]]] = {}

    def plans(self) -> list[Plan]:
        """Different turns to their end, best first at a glance."""
        builds = sorted(self._all_builds(), key=lambda plan: -plan.lead)
        different = {plan.end.sticks: plan for plan in reversed(builds)}
        best = sorted(different.values(), key=lambda plan: -plan.lead)[:JUDGED]
        return [self._to_the_end(plan) for plan in best]

    def _all_builds(self) -> Iterator[Plan]:
        begun = Plan((), (self._state,))
        if self._state.phase == Phase.BUILD:
            yield from self._builds(begun)
            return
        for lengths in choices(self._state):
            yield from self._builds(begun.then(self._rules, TakeSticks(lengths)))

    def _builds(self, begun: Plan) -> Iterator[Plan]:
        taken = begun.end.taken
        if not taken:
            yield begun
        for order in {taken, taken[::-1]} if taken else ():
            firsts = self._rank(order[0])[: ALONE if len(order) == 1 else FIRSTS]
            for worth, box in firsts:
                first = begun.then(self._rules, place_move(box), worth)
                seconds = self._seconds(first.end, order[1]) if len(order) > 1 else []
                for better, second in seconds:
                    yield first.then(self._rules, place_move(second), better)
                if not seconds:
                    yield first
            if not firsts:
                yield begun

    def _rank(self, length: int) -> list[tuple[float, Array]]:
        """All builds of a stick, best first."""
        if length not in self._ranked:
            found = places(self._state.sticks, self._state.figures, length)
            self._ranked[length] = self._best(self._state, found.boxes[found.stands])
        return self._ranked[length]

    def _seconds(self, state: TaloState, length: int) -> list[tuple[float, Array]]:
        """The best builds of the second stick: what was good before, and a sample of all others."""
        boxes = open_places(state.sticks, state.figures, length)
        good = {tuple(box) for _, box in self._rank(length)[:AGAIN]}
        again = np.array([tuple(box) in good for box in boxes.tolist()], dtype=np.bool_)
        others = np.flatnonzero(~again)
        again[self._rng.sample(others.tolist(), min(SAMPLED, len(others)))] = True
        tried = boxes[again]
        return self._best(state, tried[balance.which_stand(state.sticks, tried)])[:SECONDS]

    def _best(self, state: TaloState, boxes: Array) -> list[tuple[float, Array]]:
        leads = lead(distances_with(state, boxes), state.seat) + 1e-6 * np.array(
            [self._rng.random() for _ in boxes]
        )
        return [(float(leads[k]), boxes[k]) for k in np.argsort(-leads)]

    def _to_the_end(self, plan: Plan) -> Plan:
        turns = plan.end.turns
        while plan.end.turns == turns and plan.end.phase != Phase.OVER:
            plan = plan.then(self._rules, self._climber.choose(self._rules, plan.end))
        return plan


@dataclass(slots=True)
class Rated:
    """A plan, and what came of it so far."""

    plan: Plan
    total: Array  # float64 (seats,)
    squares: Array  # float64 (seats,)
    visits: int = PRIOR

    @classmethod
    def at_a_glance(cls, plan: Plan) -> "Rated":
        worth = np.array(chances(plan.end))
        return cls(plan, PRIOR * worth, PRIOR * (worth**2 + GLANCE_ERROR**2))

    def count(self, worth: Array) -> None:
        self.total += worth
        self.squares += worth**2
        self.visits += 1

    @property
    def worth(self) -> Array:
        mean: Array = self.total / self.visits
        return mean

    @property
    def error(self) -> float:
        """Of the seat whose worth is least certain. Playouts scatter less than wins and losses would."""
        variance = self.squares / self.visits - self.worth**2
        return float(np.sqrt(variance.max() / self.visits))


def rate(
    rules: AnyRules, state: TaloState, budget: Budget, rng: Random, *, spends_all: bool = True
) -> list[Rated]:
    """Promising turns, the best first. Each is met by the same luck as the others.

    Where there are few of them, each is played on more often, unless not all of the budget is to be spent.
    """
    start, seat = time.monotonic(), state.seat
    rated = [Rated.at_a_glance(plan) for plan in Planner(rules, state, rng).plans()]
    rated.sort(key=lambda one: -one.worth[seat])
    for halving in range(HALVINGS):
        played = rated[: PLAYED >> halving]
        cost = len(played) if spends_all else PLAYED >> halving
        wants_more, done = _part(budget, time.monotonic() - start, HALVINGS - halving).meter(), 0
        while wants_more(done + cost - 1):
            seed = rng.getrandbits(63)
            for one in played:
                one.count(play_on(rules, one.plan.end, Random(seed)))
            done += cost
        rated[: len(played)] = sorted(played, key=lambda one: -one.worth[seat])
    return rated


def _part(budget: Budget, spent_s: float, parts_left: int) -> Budget:
    """The share of a budget for one halving: of the simulations a third, of the time what is left of it."""
    return Budget(
        None if budget.iterations is None else max(1, budget.iterations // HALVINGS),
        None if budget.seconds is None else max(0.0, budget.seconds - spent_s) / parts_left,
    )


def play_on(rules: AnyRules, state: TaloState, rng: Random) -> Array:
    """Every seat's chance, after a few turns of quick climbers who win as often as they could."""
    climber = Climber(rng, tries=TRIES)
    until = state.turns + DEPTH_TURNS
    worth, left = np.zeros(len(state.figures)), 1.0
    while state.turns < until and state.phase != Phase.OVER:
        if state.phase == Phase.ROLL:
            if state.rolls == 0:
                chance = win_chance(state, state.seat)
                worth[state.seat] += left * chance
                left *= 1 - chance
            state = rules.after_draw(state, Roll(rng.randint(1, MAX_LENGTH)))
        else:
            state = rules.after_move(state, climber.choose(rules, state))
    return worth + left * np.array(chances(state))


class Thinker:
    """Plans a whole turn at its first decision, and keeps to it."""

    def __init__(self, rng: Random, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._planned: dict[TaloState, Move] = {}

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        if state in self._planned:
            return self._planned[state]
        if line := win_this_turn(rules, state):
            return line[0]
        if not _can_plan(state):
            return Climber(self._rng).choose(rules, state)
        plan = rate(rules, state, self._budget, self._rng)[0].plan
        self._planned = dict(zip(plan.states, plan.moves, strict=False))
        return plan.moves[0]


def look(rules: AnyRules, state: TaloState, budget: Budget, seed: int) -> Mapping[Move, Looked]:
    """What the search finds of the moves with which promising turns begin."""
    if not _can_plan(state):
        after = {move: rules.after_move(state, move) for move in rules.legal_moves(state)}
        return {move: Looked(chances(later), 1, GLANCE_ERROR) for move, later in after.items()}
    found: dict[Move, Looked] = {}
    for one in rate(rules, state, _for_playouts(budget), Random(seed), spends_all=False):
        found.setdefault(one.plan.moves[0], Looked(tuple(one.worth.tolist()), one.visits, one.error))
    return found


def _for_playouts(budget: Budget) -> Budget:
    if budget.iterations is None:
        return budget
    return Budget(max(1, budget.iterations // SIMULATIONS_PER_PLAYOUT), budget.seconds)


def _can_plan(state: TaloState) -> bool:
    return state.phase in (Phase.TAKE, Phase.BUILD) and state.held is None
