"""What a good Talō player knows: build your own stairs, and stand in the way of the others'."""

import math
from random import Random

import numpy as np

from baumeister.bots.general import Bot
from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.bots.levels import Level
from baumeister.core import AnyRules, Ended
from baumeister.games.talo.building import filled, places
from baumeister.games.talo.moves import EndTurn, Move, PlaceStick, Restart, Roll, TakeBack, TakeSticks, Walk
from baumeister.games.talo.sampling import sample_builds
from baumeister.games.talo.stairs import STEP, distances_after
from baumeister.games.talo.state import Figure, Phase, TaloState, is_top
from baumeister.games.talo.sticks import stick_of
from baumeister.games.talo.taking import choices
from baumeister.games.talo.walking import walks
from baumeister.jit import Array
from baumeister.search.mcts import Budget
from baumeister.solvers.talo import win_this_turn

BLOCKING = 0.4  #: how much a step more for the nearest other figure is worth, in own steps
NOWHERE: Array = np.zeros((1, 6), dtype=np.int64)  #: a candidate that fills nothing


def distances(state: TaloState) -> list[float]:
    """For every seat the steps missing to the top."""
    return [float(value) / STEP for value in _after(state, NOWHERE)[0]]


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


def possible_walks(state: TaloState) -> tuple[Figure, ...]:
    """Where the figure may walk now, from low to high."""
    return () if state.walked or state.held else walks(state.sticks, state.figures, state.seat)


def winning_walk(state: TaloState) -> Walk | None:
    targets = possible_walks(state)
    return Walk(*targets[-1]) if targets and is_top(targets[-1]) else None


class Climber:
    """Plays by the distances alone: looks at all places of a stick, and takes what gains most in a sample.

    With `tries` it is quick: it takes what luck says and looks at so many places a stick.
    """

    TRIES_TO_TAKE = 50

    def __init__(self, rng: Random, tries: int | None = None) -> None:
        self._rng = rng
        self._tries = tries

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        if self._tries is None and (line := win_this_turn(rules, state)):
            return line[0]
        match state.phase:
            case Phase.TAKE:
                return self._take(state)
            case Phase.RESTART:
                return self._restart(rules, state)
            case Phase.BUILD:
                return self._build(rules, state)
        return EndTurn()

    def ranked_builds(self, state: TaloState, length: int) -> list[tuple[float, PlaceStick]]:
        """The builds that stand, with their worth, best first."""
        return self._ranked(state, self._builds(state, length))

    def _sampled(self, state: TaloState, length: int) -> list[tuple[float, PlaceStick]]:
        return self._ranked(state, sample_builds(state, length, self._rng, self.TRIES_TO_TAKE))

    def _ranked(self, state: TaloState, boxes: Array) -> list[tuple[float, PlaceStick]]:
        worth = _worth(_after(state, boxes), state.seat)
        ties = [self._rng.random() for _ in boxes]
        order = sorted(range(len(boxes)), key=lambda k: (-worth[k], ties[k]))
        return [(float(worth[k]), place_move(boxes[k])) for k in order]

    def _builds(self, state: TaloState, length: int) -> Array:
        if state.held is not None or self._tries is None:
            found = places(state.sticks, state.figures, length, state.held)
            return found.boxes[found.stands]
        sampled = sample_builds(state, length, self._rng, self._tries)
        return sampled if len(sampled) else sample_builds(state, length, self._rng, self.TRIES_TO_TAKE)

    def _take(self, state: TaloState) -> TakeSticks:
        """The choice whose sticks, each built alone, gain most together; luck decides between equals."""
        offered = choices(state)
        if self._tries is not None:
            return TakeSticks(self._rng.choice(offered))
        now = float(_worth(_after(state, NOWHERE), state.seat)[0])
        gains = {
            length: max((worth - now for worth, _ in self._sampled(state, length)), default=0.0)
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
        if walk := winning_walk(state):
            return walk
        ranked = [builds[0] for n in set(state.taken) if (builds := self.ranked_builds(state, n))]
        if ranked:
            return max(ranked, key=lambda item: item[0])[1]
        if state.held is not None:
            return TakeBack()
        return self._finish(rules, state)

    def _finish(self, rules: AnyRules, state: TaloState) -> Move:
        """Walk as high as possible, then end the turn; a stick without a place found is left to luck."""
        targets = possible_walks(state)
        if targets and targets[-1][2] > state.figures[state.seat][2]:
            high = [target for target in targets if target[2] == targets[-1][2]]
            return Walk(*min(high, key=lambda place: self._missing_from(state, place)))
        if not state.taken:
            return EndTurn()
        moves = rules.legal_moves(state)
        return EndTurn() if EndTurn() in moves else self._rng.choice(moves)


class Thinker:
    """Plays each of the best builds on for a few turns, round after round, and trusts the best mean.

    The tree has one level: the build itself. What follows is rolled and played by a quick climber, which
    looks at a handful of places a stick, so that no playout lists them all. In a round every build meets the
    same luck; a round that time cuts short does not count.
    """

    WIDTH = 5
    DEPTH_TURNS = 2
    TRIES = 8
    PRIOR = 4  #: how many playouts the evaluation of a build counts for

    def __init__(self, rng: Random, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._wide = Climber(rng)

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        wants_more = self._budget.meter()
        if line := win_this_turn(rules, state):
            return line[0]
        moves = self._candidates(rules, state)
        if len(moves) == 1:
            return moves[0]
        after = [rules.after_move(state, move) for move in moves]
        totals = [self.PRIOR * self._value(rules, later, state.seat) for later in after]
        done = 0
        while wants_more(done):
            seed = self._rng.getrandbits(63)
            values = []
            for later in after:
                if not wants_more(done):
                    return moves[int(np.argmax(totals))]
                values.append(self._play_on(rules, later, state.seat, Random(seed)))
                done += 1
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return moves[int(np.argmax(totals))]

    def _candidates(self, rules: AnyRules, state: TaloState) -> list[Move]:
        """The best builds; for anything else what the climber would do."""
        if state.phase == Phase.BUILD and not winning_walk(state):
            ranked = [item for n in set(state.taken) for item in self._wide.ranked_builds(state, n)]
            if ranked:
                return [move for _, move in sorted(ranked, key=lambda item: -item[0])[: self.WIDTH]]
        return [self._wide.choose(rules, state)]

    def _value(self, rules: AnyRules, state: TaloState, seat: int) -> float:
        match rules.turn(state):
            case Ended(outcome):
                return outcome.utilities[seat]
        return evaluate(rules, state, seat)

    def _play_on(self, rules: AnyRules, state: TaloState, seat: int, rng: Random) -> float:
        climber = Climber(rng, tries=self.TRIES)
        until = state.turns + self.DEPTH_TURNS
        while state.turns < until and state.phase != Phase.OVER:
            if state.phase == Phase.ROLL:
                state = rules.after_draw(state, Roll(rng.randint(1, 10)))
            else:
                state = rules.after_move(state, climber.choose(rules, state))
        return self._value(rules, state, seat)


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, budget
    return Climber(rng)


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules
    return Thinker(rng, budget or Budget(seconds=1.0))


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    bots={"greedy": BotKind(_make_greedy), "mcts": BotKind(_make_mcts, takes_budget=True)},
    levels={
        "newcomer": Level(("greedy",), hurry=0.8),
        "apprentice": Level(("greedy",), hurry=0.5),
        "journeyman": Level(("greedy",), hurry=0.2),
        "foreman": Level(("greedy",)),
        "master": Level(("mcts:100",)),
        "grandmaster": Level(("mcts:350",)),
        "builder": Level(("mcts:1200",)),
    },
)
