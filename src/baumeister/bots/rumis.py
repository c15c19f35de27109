"""What a good Rumis player knows: which stones show most, and a tree search whole inside a kernel."""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np

from baumeister.bots.general import Bot
from baumeister.bots.knowledge import BotKind, Knowledge, Looked
from baumeister.bots.levels import Level
from baumeister.core import AnyRules
from baumeister.games.rumis.endings import cube_utility, seat_scores, utilities
from baumeister.games.rumis.gains import gain, sort_by_gain
from baumeister.games.rumis.kernels import (
    MAX_CODES,
    MOVER,
    NO_CODE,
    NOBODY,
    NUM_LAID,
    STATE_SIZE,
    lay,
    list_placements,
    place,
)
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.playouts import finish, sample_colour, skip, step_on
from baumeister.games.rumis.rules import RumisRules
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import NUM_STONES
from baumeister.games.rumis.tables import (
    CONTEST,
    HEAD,
    KIND,
    MAX_COLOURS,
    NUM_COLOURS,
    NUM_SEATS,
)
from baumeister.jit import Array, njit
from baumeister.jit.random import new_rng, next_u64
from baumeister.jit.shared import add
from baumeister.jit.words import number
from baumeister.search import tree
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Solved
from baumeister.solvers.rumis import CUBE_ATTEMPTS, MAX_POSITIONS, POSITIONS_PER_SECOND, SOLVED_FROM
from baumeister.solvers.rumis_cubes import solve_cube
from baumeister.solvers.rumis_endgame import best_move, is_solvable, num_played

MAX_SEATS = 4
MAX_STONES = MAX_COLOURS * NUM_STONES
NUM_GOOD_MOVES = 2  #: of a playout; the rest is random
NUM_SAMPLES = 4  #: a good move is the best of so many
EXPLORATION = 0.4
EXPAND_AT = 6  #: visits before a node gets children
FIRST_WIDTH, WIDENING = 4, 1.0  #: a node tries its best children, more with the root of its visits
MAX_CHILDREN = 48  #: below the root
CAPACITY = 1 << 19
DEFAULT_BUDGET = Budget(seconds=0.5)
CHUNK = 64  #: simulations between two looks at the clock
TRIED_FROM = 9  #: stones laid; from here on the end is looked for, as far as thought allows
POSITIONS_PER_ITERATION = 10


@njit
def sample_well(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> int:
    """The best of a few random placements of a colour, or NO_CODE. codes: scratch, (MAX_CODES,)."""
    best, best_gain = NO_CODE, -1
    for _ in range(NUM_SAMPLES):
        code = sample_colour(state, plan, colour, rng, codes)
        if code == NO_CODE:
            break
        points = gain(state, plan, code)
        if points > best_gain:
            best, best_gain = code, points
    return best


@njit
def play_well(state: Array, plan: Array, rng: Array, codes: Array) -> None:
    """Play a match to its end, the first moves well, the others at random; a cube is built at random."""
    if plan[HEAD, KIND] == CONTEST:
        num_colours = number(plan[HEAD, NUM_COLOURS])
        for _ in range(NUM_GOOD_MOVES):
            colour = number(state[MOVER])
            if colour == NOBODY:
                return
            code = sample_well(state, plan, colour, rng, codes)
            if code == NO_CODE:
                skip(state, plan, colour)
                continue
            lay(state, plan, code)
            if colour < num_colours:
                step_on(state, plan, colour)
    finish(state, plan, rng, codes, False)


@njit
def seat_to_move(state: Array, plan: Array) -> int:
    """Whose turn it is; a ruin is laid in turn (RUM-14i)."""
    num_seats, colour = number(plan[HEAD, NUM_SEATS]), number(state[MOVER])
    if plan[HEAD, KIND] != CONTEST:
        return 0
    turn = number(state[NUM_LAID]) if colour == number(plan[HEAD, NUM_COLOURS]) else colour
    return turn % num_seats


@njit
def grow(nodes: Array, totals: Array, node: int, state: Array, plan: Array, rng: Array, codes: Array) -> None:
    """Give a node its children, unless another thread does or there is no room."""
    if tree.claim_node(nodes, node):
        num_codes = list_placements(state, plan, codes)
        sort_by_gain(state, plan, codes, num_codes, rng)
        num_codes = min(num_codes, MAX_CHILDREN)
        tree.expand(nodes, totals, node, seat_to_move(state, plan), codes, num_codes)


@njit
def count_end(totals: Array, child: int, plan: Array, values: Array) -> None:
    """Add what each seat won; of a cube whether it is complete. values: float64 (MAX_SEATS,)."""
    if plan[HEAD, KIND] == CONTEST:
        for seat in range(MAX_SEATS):
            add(totals, child * MAX_SEATS + seat, values[seat])
    elif values[0] == 1.0:
        add(totals, child * MAX_SEATS, 1.0)


@njit
def descend(
    nodes: Array, totals: Array, state: Array, path: Array, plan: Array, rng: Array, codes: Array
) -> int:
    """Walk down to a node without children, growing some on the way; the number of nodes on the path."""
    node, visits, length = 0, tree.visit(nodes, 0), 1
    path[0] = 0
    while tree.has_children(nodes, node):
        width = FIRST_WIDTH + int(WIDENING * math.sqrt(visits))
        node = tree.select(nodes, totals, node, visits, width, EXPLORATION)
        visits = tree.visit(nodes, node)
        path[length] = node
        length += 1
        place(state, plan, nodes[node, tree.MOVE])
        if state[MOVER] == np.uint64(NOBODY):
            break
        if visits >= EXPAND_AT and not tree.has_children(nodes, node):
            grow(nodes, totals, node, state, plan, rng, codes)
    return length


@njit
def simulate(
    nodes: Array,
    totals: Array,
    root_totals: Array,
    root: Array,
    plan: Array,
    rng: Array,
    codes: Array,
    num_simulations: int,
) -> None:
    """Grow the tree by so many simulations from `root`, whose node 0 has its children.

    Several threads may do so at once, each with its own rng and codes.
    root_totals: float64 (children of the root, MAX_SEATS), what came of each for every seat
    """
    state, path = np.empty(STATE_SIZE, np.uint64), np.empty(MAX_STONES + 1, np.int64)
    values = np.zeros(MAX_SEATS)
    for _ in range(num_simulations):
        state[:] = root
        length = descend(nodes, totals, state, path, plan, rng, codes)
        play_well(state, plan, rng, codes)
        utilities(state, plan, values)
        tree.back_up(nodes, totals, path, length, values)
        count_end(root_totals, path[1] - nodes[0, tree.FIRST], plan, values)


class KernelMctsBot:
    """Monte Carlo tree search that leaves the kernel only to look at the clock."""

    def __init__(self, rng: Random, budget: Budget, threads: int = 1) -> None:
        self.threads = threads  #: on one tree, if it thinks for seconds; a count of simulations is for one
        self._rng = new_rng(rng.getrandbits(64))
        self._budget = budget
        self._nodes = np.zeros((CAPACITY, tree.NUM_COLUMNS), dtype=np.int64)
        self._totals = np.zeros(CAPACITY)
        self._root_totals = np.zeros((MAX_CODES, MAX_SEATS))

    def choose(self, rules: RumisRules, state: RumisState) -> PlaceStone:
        moves = opening_moves(rules, state)
        if len(moves) == 1:
            return moves[0]
        self.search(rules, state, moves)
        best = tree.most_visited(self._nodes, self._totals, 0)
        return {rules.code(move): move for move in moves}[int(self._nodes[best, tree.MOVE])]

    def search(self, rules: RumisRules, state: RumisState, moves: Sequence[PlaceStone]) -> int:
        """Grow a tree for these moves; the number of simulations."""
        root = rules.pack(state)
        codes = np.array([rules.code(move) for move in moves], dtype=np.int64)
        sort_by_gain(root, rules.plan, codes, len(codes), self._rng)
        tree.clear_tree(self._nodes, self._totals)
        tree.expand(self._nodes, self._totals, 0, state.seat or 0, codes, len(codes))
        self._root_totals[: len(codes)] = 0.0
        if self.threads == 1 or self._budget.iterations is not None:
            return self._grow(root, rules.plan, self._rng)
        streams = [new_rng(int(next_u64(self._rng))) for _ in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            return sum(pool.map(lambda rng: self._grow(root, rules.plan, rng), streams))

    def _grow(self, root: Array, plan: Array, rng: Array) -> int:
        """Think in this thread until the budget is spent; the number of simulations."""
        codes = np.empty(MAX_CODES, dtype=np.int64)
        wants_more, done = self._budget.meter(), 0
        while wants_more(done):
            chunk = min(CHUNK, (self._budget.iterations or done + CHUNK) - done)
            simulate(self._nodes, self._totals, self._root_totals, root, plan, rng, codes, chunk)
            done += chunk
        return done

    def look(self, rules: RumisRules, state: RumisState) -> dict[PlaceStone, Looked]:
        """What a search finds of each move that it tries."""
        moves = opening_moves(rules, state)
        self.search(rules, state, moves)
        by_code = {rules.code(move): move for move in moves}
        first = int(self._nodes[0, tree.FIRST])
        found = {}
        for index in range(len(moves)):
            code, visits = (int(self._nodes[first + index, column]) for column in (tree.MOVE, tree.VISITS))
            if visits:
                worth = self._root_totals[index, : rules.seats] / visits
                found[by_code[code]] = Looked(tuple(worth.tolist()), visits)
        return found | _mirrored(rules, state, found)


class SolvingBot(KernelMctsBot):
    """Searches like `mcts`, and plays the end of a match of two without a mistake."""

    def choose(self, rules: RumisRules, state: RumisState) -> PlaceStone:
        played = num_played(rules, state)
        if is_solvable(rules, state) and played >= TRIED_FROM:
            found = best_move(rules, state, self._max_positions(played), MAX_POSITIONS)
            if found is not None and found[1][state.seat or 0] > 0:
                return found[0]
        return super().choose(rules, state)  # what is lost is searched for the move that is hardest to answer

    def _max_positions(self, played: int) -> int:
        if played >= SOLVED_FROM:
            return MAX_POSITIONS
        if self._budget.iterations is not None:
            return POSITIONS_PER_ITERATION * self._budget.iterations
        return int(POSITIONS_PER_SECOND * (self._budget.seconds or 0))


class CubeBuilder:
    """Follows a way to fill the cube; if none is found, it searches."""

    def __init__(self, rng: Random, budget: Budget) -> None:
        self._rng = rng
        self._search = KernelMctsBot(rng, budget)
        self._planned: dict[RumisState, PlaceStone] = {}

    def choose(self, rules: RumisRules, state: RumisState) -> PlaceStone:
        if state not in self._planned:
            seed = self._rng.getrandbits(63)
            match solve_cube(rules, state, seed=seed, timeout_s=math.inf, most_attempts=CUBE_ATTEMPTS):
                case Solved(moves):
                    self._plan(rules, state, moves)
                case _:
                    return self._search.choose(rules, state)
        return self._planned[state]

    def _plan(self, rules: RumisRules, state: RumisState, moves: Sequence[PlaceStone]) -> None:
        for move in moves:
            self._planned[state] = move
            state = rules.after_move(state, move)


def _mirrored(
    rules: RumisRules, state: RumisState, found: Mapping[PlaceStone, Looked]
) -> dict[PlaceStone, Looked]:
    """On the empty ground the moves that a symmetry makes equal to those found."""
    if state.laid:
        return {}
    return {symmetry.move(move): one for symmetry in rules.symmetries() for move, one in found.items()}


def look(rules: RumisRules, state: RumisState, budget: Budget, seed: int) -> dict[PlaceStone, Looked]:
    return KernelMctsBot(Random(seed), budget).look(rules, state)


def opening_moves(rules: RumisRules, state: RumisState) -> tuple[PlaceStone, ...]:
    """The legal moves; on the empty ground only one of those that a symmetry makes equal."""
    moves = rules.legal_moves(state)
    if state.laid:
        return moves
    symmetries = rules.symmetries()
    return tuple(move for move in moves if all(move <= symmetry.move(move) for symmetry in symmetries))


def evaluate(rules: RumisRules, state: RumisState, seat: int) -> float:
    """The lead over the others, as a part of what the plan could show; a cube: what is built."""
    if rules.variant.is_cube:
        return cube_utility(len(state.cubes), rules.variant.num_cubes)
    scores = seat_scores(rules.variant, state)
    others = sum(scores) - scores[seat]
    lead = scores[seat] - others / (rules.seats - 1)
    return 0.5 + lead / (4 * len(state.limits))


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> KernelMctsBot:
    del rules
    return KernelMctsBot(rng, budget or DEFAULT_BUDGET)


def _make_solver(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    assert isinstance(rules, RumisRules)
    solver = CubeBuilder if rules.variant.is_cube else SolvingBot
    return solver(rng, budget or DEFAULT_BUDGET)


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    look=look,
    review_simulations=20_000,
    review_error=0.08,  # python -m bench.longer_looks
    bots={
        "mcts": BotKind(_make_mcts, takes_budget=True),
        "solver": BotKind(_make_solver, takes_budget=True, when={"seats": (1, 2)}),
    },
    levels={
        "newcomer": Level(("greedy",), hurry=0.9),
        "apprentice": Level(("greedy",)),
        "journeyman": Level(("mcts:25",)),
        "foreman": Level(("mcts:120",)),
        "master": Level(("mcts:500",)),
        "grandmaster": Level(("mcts:2500",)),
        "builder": Level(("solver:25600", "mcts:25600")),
    },
)
