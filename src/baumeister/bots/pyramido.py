"""What a good Pyramido player knows: a look at the pyramid, a search, and the end without a mistake."""

from collections.abc import Sequence
from math import ceil, log2
from random import Random

import numpy as np

from baumeister.bots.general import Bot
from baumeister.bots.knowledge import BotKind, Knowledge, Looked
from baumeister.bots.levels import Level
from baumeister.bots.pyramido_greedy import best_move, notes_for, play_greedily, rate_moves
from baumeister.bots.pyramido_search import simulate, sort_moves, try_moves
from baumeister.core import AnyRules
from baumeister.games.pyramido.endings import utilities
from baumeister.games.pyramido.layout import MAX_MOVES
from baumeister.games.pyramido.moves import Move
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import PyramidoState
from baumeister.games.pyramido.variant import Mode
from baumeister.jit import Array
from baumeister.jit.random import new_rng
from baumeister.search import open_tree
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Solved
from baumeister.solvers.pyramido import completion, is_solvable

DEFAULT_BUDGET = Budget(iterations=1000)
WIDTH = 16  #: moves tried together or alone
CHUNK = 16  #: simulations between two looks at the clock
CAPACITY = 1 << 17  #: of a tree
HOW = np.array([3.0, 0.7, 0.5])  #: a tree is searched, as in pyramido_search.py


def estimate(rules: PyramidoRules, state: PyramidoState, seed: int) -> Sequence[float]:
    """The utilities of one greedy continuation; chance makes them differ."""
    boards, counts = rules.pack(state)
    play_greedily(boards, counts, *notes_for(rules.variant), new_rng(seed))
    values = np.zeros(rules.seats)
    utilities(counts, values)
    return tuple(values.tolist())


class GreedyBuilder:
    """Builds where the outlook stays best, and exchanges, stores or waits where that is better."""

    def __init__(self, rules: PyramidoRules) -> None:
        self._notes = notes_for(rules.variant)

    def choose(self, rules: PyramidoRules, state: PyramidoState) -> Move:
        moves, ratings = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
        return rules.moves_by_code[best_move(*rules.pack(state), *self._notes, moves, ratings)]


class Halving:
    """Tries the best looking moves by greedy continuations, and drops the worse half again and again."""

    def __init__(self, rules: PyramidoRules, rng: Random, budget: Budget) -> None:
        self._notes = notes_for(rules.variant)
        self._rng = rng
        self._budget = budget

    def look(self, rules: PyramidoRules, state: PyramidoState) -> dict[Move, Looked]:
        """The moves tried with their chance to complete the pyramid, the best first."""
        boards, counts = rules.pack(state)
        codes = self._shortlist(boards, counts)
        totals, visits = np.zeros((len(codes), 2)), np.zeros(len(codes), dtype=np.int64)
        num_rounds = max(1, ceil(log2(len(codes))))
        budget = _part(self._budget, num_rounds)
        left = np.arange(len(codes))
        for _ in range(num_rounds):
            wants_more, done = budget.meter(), 0
            while wants_more(done):
                seeds = np.array([self._rng.getrandbits(64)], dtype=np.uint64)
                more = np.zeros((len(left), 2))
                try_moves(boards, counts, *self._notes, codes[left], seeds, more)
                totals[left] += more
                visits[left] += 1
                done += len(left)
            left = self._better_half(left, totals)
        order = [*left.tolist(), *(k for k in np.argsort(-visits, kind="stable").tolist() if k not in left)]
        return {rules.moves_by_code[int(codes[k])]: _looked(rules, totals[k, 1], visits[k]) for k in order}

    def _shortlist(self, boards: Array, counts: Array) -> Array:
        """The best looking moves and the one that ends the turn."""
        moves, ratings = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
        num_moves = rate_moves(boards, counts, *self._notes, moves, ratings)
        end_turn = moves[num_moves - 1]
        width = WIDTH if self._budget.iterations is None else min(WIDTH, max(2, self._budget.iterations // 2))
        codes = moves[: sort_moves(moves, ratings, num_moves, width)].copy()
        if end_turn not in codes:
            codes[-1] = end_turn
        return codes

    def _better_half(self, left: Array, totals: Array) -> Array:
        """What completed more pyramids, then what built more; the better looking of equals."""
        order = np.argsort(-totals[left].sum(axis=1), kind="stable")
        return left[order][: max(1, len(left) // 2)]


class OpenTree:
    """Grows a tree of moves; it leaves the kernel only to look at the clock."""

    def __init__(self, rules: PyramidoRules, rng: Random, budget: Budget) -> None:
        self._notes = notes_for(rules.variant)
        self._rng = new_rng(rng.getrandbits(64))
        self._budget = budget
        self._nodes = np.zeros((CAPACITY, open_tree.NUM_COLUMNS), dtype=np.int64)
        self._totals = np.zeros((CAPACITY, rules.seats))

    def look(self, rules: PyramidoRules, state: PyramidoState) -> dict[Move, Looked]:
        """The moves tried with the chance of each seat to win, the most visited first."""
        boards, counts = rules.pack(state)
        open_tree.clear_tree(self._nodes, self._totals)
        wants_more, done = self._budget.meter(), 0
        while wants_more(done):
            chunk = min(CHUNK, (self._budget.iterations or done + CHUNK) - done)
            args = (boards, counts, *self._notes, self._rng, HOW)
            simulate(self._nodes, self._totals, *args, chunk)
            done += chunk
        return self._found(rules)

    def _found(self, rules: PyramidoRules) -> dict[Move, Looked]:
        found, child = [], int(self._nodes[0, open_tree.FIRST])
        while child != open_tree.NO_NODE:
            move, _, following, visits = self._nodes[child].tolist()
            found.append(
                (rules.moves_by_code[move], Looked(tuple((self._totals[child] / visits).tolist()), visits))
            )
            child = following
        return dict(sorted(found, key=lambda one: -one[1].visits))


class Searcher:
    """Searches, and completes a pyramid without a mistake as soon as nothing is left to chance."""

    def __init__(self, rules: PyramidoRules, rng: Random, budget: Budget) -> None:
        search = OpenTree if rules.variant.is_contest else Halving
        self._search = search(rules, rng, budget)

    def choose(self, rules: PyramidoRules, state: PyramidoState) -> Move:
        moves = rules.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        if is_solvable(rules, state):
            match completion(rules, state):
                case Solved(line):
                    first: Move = line[0]
                    return first
        return next(iter(self._search.look(rules, state)))


def _part(budget: Budget, number: int) -> Budget:
    return Budget(
        None if budget.iterations is None else max(1, budget.iterations // number),
        None if budget.seconds is None else budget.seconds / number,
    )


def _looked(rules: PyramidoRules, completed: float, visits: int) -> Looked:
    return Looked((float(completed / visits),) * rules.seats, int(visits))


def look(rules: PyramidoRules, state: PyramidoState, budget: Budget, seed: int) -> dict[Move, Looked]:
    search = OpenTree if rules.variant.is_contest else Halving
    return search(rules, Random(seed), budget).look(rules, state)


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rng, budget
    assert isinstance(rules, PyramidoRules)
    return GreedyBuilder(rules)


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    assert isinstance(rules, PyramidoRules)
    return Searcher(rules, rng, budget or DEFAULT_BUDGET)


#: together and alone a master completes nearly every pyramid; nobody could tell those above from it
CONTEST = {"mode": (Mode.CONTEST,)}

KNOWLEDGE = Knowledge(
    estimate=estimate,
    look=look,
    bots={"greedy": BotKind(_make_greedy), "mcts": BotKind(_make_mcts, takes_budget=True)},
    levels={
        "newcomer": Level(("greedy",), hurry=1.0, seen=2),
        "apprentice": Level(("greedy",), hurry=0.7, seen=2),
        "journeyman": Level(("greedy",)),
        "foreman": Level(("mcts:16",)),
        "master": Level(("mcts:100",)),
        "grandmaster": Level(("mcts:700",), when=CONTEST),
        "builder": Level(("mcts:5000",), when=CONTEST),
    },
)
