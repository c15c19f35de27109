"""What a good Talō player knows: build your own stairs, and stand in the way of the others'."""

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random

import numpy as np

from baumeister.bots.general import Bot
from baumeister.core import AnyRules, Ended
from baumeister.games.talo.building import filled, places
from baumeister.games.talo.moves import EndTurn, Move, PlaceStick, Restart, Roll, TakeBack, TakeSticks, Walk
from baumeister.games.talo.rules import choices
from baumeister.games.talo.sampling import sample_builds
from baumeister.games.talo.stairs import STEP, distances_after
from baumeister.games.talo.state import BUILD, ROLL, TAKE, TaloState
from baumeister.games.talo.sticks import stick_of
from baumeister.games.talo.walking import walks
from baumeister.jit import Array
from baumeister.search.mcts import Budget

MakeBot = Callable[[AnyRules, Random, Budget | None], Bot]

BLOCKING = 0.4  #: how much a step more for the nearest other figure is worth, in own steps
NOWHERE: Array = np.zeros((1, 6), dtype=np.int64)  #: a candidate that fills nothing


def distances(state: TaloState) -> list[float]:
    """For every seat the steps missing to the top."""
    return [float(value) / STEP for value in _after(state, NOWHERE)[0]]


def estimate(rules: AnyRules, state: TaloState, seed: int) -> Sequence[float]:
    """Utilities as in a race: the fewer steps are missing, the better; a step is worth a factor of 1.6."""
    del rules, seed
    weights = [math.exp(-0.47 * missing) for missing in distances(state)]
    return tuple(weight / sum(weights) for weight in weights)


def evaluate(rules: AnyRules, state: TaloState, seat: int) -> float:
    """Own way against the others', between 0 and 1."""
    del rules
    return 1 / (1 + math.exp(-0.2 * float(_worth(np.array([distances(state)]), seat)[0])))


def _after(state: TaloState, boxes: Array) -> Array:
    """All distances after each build: int64 (builds, seats)."""
    figures = np.array(state.figures, dtype=np.int64)
    out = np.empty((len(boxes), len(figures)), dtype=np.int64)
    distances_after(filled(state.sticks, state.figures), figures, boxes, out)
    return out


def _worth(missing: Array, seat: int) -> Array:
    """The higher, the better for a seat. missing: (builds, seats) → float (builds,)."""
    others = np.delete(missing, seat, axis=1).min(axis=1)
    worth: Array = BLOCKING * others - missing[:, seat]
    return worth


def place_move(box: Array) -> PlaceStick:
    stick = stick_of(box)
    return PlaceStick(stick.length, stick.axis, stick.x, stick.y, stick.z)


class Climber:
    """Plays by the distances alone. With `tries` it looks at so many places a stick, else at all.

    What to take it always judges by a sample: a roll of 10 offers ten lengths.
    """

    TRIES_TO_TAKE = 50

    def __init__(self, rng: Random, tries: int | None = None) -> None:
        self._rng = rng
        self._tries = tries

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        match state.phase:
            case "take":
                return self._take(state)
            case "restart":
                return self._restart(rules, state)
            case "build":
                return self._build(rules, state)
        return EndTurn()

    def ranked_builds(
        self, state: TaloState, length: int, tries: int | None = None
    ) -> list[tuple[float, PlaceStick]]:
        """The builds that stand, with their worth, best first."""
        boxes = self._builds(state, length, tries or self._tries)
        worth = _worth(_after(state, boxes), state.seat)
        ties = [self._rng.random() for _ in boxes]
        order = sorted(range(len(boxes)), key=lambda k: (-worth[k], ties[k]))
        return [(float(worth[k]), place_move(boxes[k])) for k in order]

    def _builds(self, state: TaloState, length: int, tries: int | None) -> Array:
        if state.held is not None or tries is None:
            found = places(state.sticks, state.figures, length, state.held)
            return found.boxes[found.stands]
        return sample_builds(state, length, self._rng, tries)

    def _take(self, state: TaloState) -> TakeSticks:
        """The choice whose sticks, each built alone, gain most together; luck decides between equals."""
        offered = choices(state)
        now = float(_worth(_after(state, NOWHERE), state.seat)[0])
        tries = min(self._tries or self.TRIES_TO_TAKE, self.TRIES_TO_TAKE)
        gains = {
            length: max([worth - now for worth, _ in self.ranked_builds(state, length, tries)], default=0.0)
            for length in {length for lengths in offered for length in lengths}
        }
        return TakeSticks(max(offered, key=lambda ls: (sum(gains[n] for n in ls), self._rng.random())))

    def _restart(self, rules: AnyRules, state: TaloState) -> Move:
        """The free cell with the shortest way up, unless the figure is high already."""
        cells = [move for move in rules.legal_moves(state) if isinstance(move, Restart)]
        if not cells:
            return Walk(*state.figures[state.seat])
        tried = self._rng.sample(cells, min(len(cells), 12))
        return min(tried, key=lambda move: self._missing_from(state, (move.x, move.y, 0)))

    def _missing_from(self, state: TaloState, place: tuple[int, int, int]) -> int:
        figures = (*state.figures[: state.seat], place, *state.figures[state.seat + 1 :])
        moved = TaloState(state.sticks, figures, state.store, state.seat, state.phase)
        return int(_after(moved, NOWHERE)[0, state.seat])

    def _build(self, rules: AnyRules, state: TaloState) -> Move:
        targets = () if state.walked or state.held else walks(state.sticks, state.figures, state.seat)
        if targets and targets[-1][2] == 10:
            return Walk(*targets[-1])
        ranked = [builds[0] for n in set(state.taken) if (builds := self.ranked_builds(state, n))]
        if ranked:
            return max(ranked, key=lambda item: item[0])[1]
        if state.held is not None:
            return TakeBack()
        return self._finish(rules, state, targets)

    def _finish(self, rules: AnyRules, state: TaloState, targets: Sequence[tuple[int, int, int]]) -> Move:
        """Walk as high as possible, then end the turn; a stick without a place found is left to luck."""
        if targets and targets[-1][2] > state.figures[state.seat][2]:
            high = [target for target in targets if target[2] == targets[-1][2]]
            return Walk(*min(high, key=lambda place: self._missing_from(state, place)))
        if not state.taken:
            return EndTurn()
        moves = rules.legal_moves(state)
        return EndTurn() if EndTurn() in moves else self._rng.choice(moves)


class Thinker:
    """Plays the most promising builds on for a few turns, again and again, and trusts the best mean.

    The tree has one level: the move itself. What follows is drawn and played by a climber that looks at a
    handful of places a stick, so that no playout lists them all.
    """

    WIDTH = 10
    DEPTH_TURNS = 3
    TRIES = 8
    EXPLORATION = 0.25

    def __init__(self, rng: Random, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._wide = Climber(rng, tries=120)
        self._quick = Climber(rng, tries=self.TRIES)

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        wants_more = self._budget.meter()
        moves = self._candidates(rules, state)
        if len(moves) == 1:
            return moves[0]
        totals, visits = [0.0] * len(moves), [0] * len(moves)
        while wants_more(sum(visits)):
            k = self._pick(totals, visits)
            totals[k] += self._play_on(rules, rules.after_move(state, moves[k]), state.seat)
            visits[k] += 1
        return moves[max(range(len(moves)), key=lambda k: (visits[k], totals[k]))]

    def _candidates(self, rules: AnyRules, state: TaloState) -> list[Move]:
        """The climber's choice first, then the other takes or the best other builds."""
        first = self._wide.choose(rules, state)
        others: list[Move] = []
        if state.phase == TAKE:
            others = [TakeSticks(lengths) for lengths in choices(state)]
        elif state.phase == BUILD and isinstance(first, PlaceStick):
            ranked = [item for n in set(state.taken) for item in self._wide.ranked_builds(state, n)]
            others = [move for _, move in sorted(ranked, key=lambda item: -item[0])[: self.WIDTH]]
        return [first, *(move for move in dict.fromkeys(others) if move != first)]

    def _pick(self, totals: list[float], visits: list[int]) -> int:
        if 0 in visits:
            return visits.index(0)
        log = math.log(sum(visits))
        return max(
            range(len(visits)),
            key=lambda k: totals[k] / visits[k] + self.EXPLORATION * math.sqrt(log / visits[k]),
        )

    def _play_on(self, rules: AnyRules, state: TaloState, seat: int) -> float:
        until = state.turns + self.DEPTH_TURNS
        while state.turns < until:
            match rules.turn(state):
                case Ended(outcome):
                    return outcome.utilities[seat]
            if state.phase == ROLL:
                state = rules.after_draw(state, Roll(self._rng.randint(1, 10)))
            else:
                state = rules.after_move(state, self._quick.choose(rules, state))
        return estimate(rules, state, 0)[seat]


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, budget
    return Climber(rng)


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules
    return Thinker(rng, budget or Budget(seconds=1.0))


BOTS: Mapping[str, MakeBot] = {"greedy": _make_greedy, "mcts": _make_mcts}
