"""What a good Pyramido player knows: the outlook of a pyramid, and the move that leaves it best.

The outlook looks ahead to every gap that the stones already lying speak about: gaps of the base that the
four-colour rule narrows, and the tops of squares that are complete or begun. Each counts the logarithm of
the share of the stones still to be had that would suit it, so a dead end is infinitely bad and a place
that takes many colours is cheap. Colours that more gaps ask for than stones remain cost extra.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.bots.levels import Level
from baumeister.games.pyramido.endings import RUNNING, num_stones, utilities, verdict
from baumeister.games.pyramido.fitting import (
    FITS,
    STONES,
    U1,
    U8,
    U9,
    Bits,
    add_stone,
    count_bits,
    four_coloured,
    full_squares,
    occupied,
    window,
)
from baumeister.games.pyramido.kernels import (
    EXCHANGE_COUNTS,
    apply_draw,
    apply_move,
    legal_moves,
    random_draw,
)
from baumeister.games.pyramido.layout import (
    BAG,
    BASE,
    BUILT,
    CONTEST,
    END_TURN,
    FROM_STORE,
    HELD,
    IDLE,
    LAID,
    MAX_MOVES,
    NOBODY,
    OTHERS,
    PASS,
    PER_LEVEL,
    PER_STONE,
    QUARRY,
    REFILLING,
    SEAT,
    SEATS,
    TOTAL,
)
from baumeister.games.pyramido.moves import Move
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import NUM_COLOURS, STORE_SIZE, PyramidoState
from baumeister.games.pyramido.variant import PyramidoVariant
from baumeister.jit import Array, njit
from baumeister.jit.random import new_rng

LOST, WON = -1e6, 1e6

# Weights of the outlook by way to play and size of the base, found by random search over many matches:
# GAP, TOP, THREE, TWO: of a narrowed gap, the top of a complete square, of one with three, with two stones
# SINGLE, MINORITY: chance that a colour will suit which lies once like all others, or once beside a pair
# BEGUN: stones that the top of a square with two stones asks for
# CUSHION: stones of a colour that should remain beyond those asked for; SHORTAGE: of the square of the rest
# SPARE, PROGRESS: of the logarithm of the stones that need not be built, and of each stone built
# DEAD: of each stone that can no longer be built, since a place below or its own takes none that is left
GAP, TOP, THREE, TWO, CUSHION, SHORTAGE, SPARE, BEGUN, SINGLE, MINORITY, PROGRESS, DEAD = range(12)
WEIGHTS = {
    ("together", 5): np.array([3.27, 0.03, 0.11, 0.099, 4.96, 0.107, 5.13, 0.19, 0.68, 0.01, 8.88, 1000.0]),
    ("together", 4): np.array([2.12, 0.72, 1.3, 0.127, 2.33, 0.42, 7.27, 0.25, 0.62, 0.26, 2.32, 1000.0]),
    ("contest", 4): np.array([2.06, 0.84, 1.05, 0.41, 0.53, 0.55, 24.1, 0.2, 0.38, 0.38, 2.41, 2.0]),
    ("contest", 3): np.array([2.5, 0.5, 1.24, 0.127, 3.29, 0.315, 14.7, 0.29, 0.81, 0.26, 3.15, 2.5]),
}
STORING = 0.5  #: of a stone stored in a contest that the pyramid will ask for
CLEARING = 0.01  #: of any other stone stored


@njit
def ask(takes: Array, at: Bits, supply: Array, demand: Array) -> int:
    """Ask for a stone that suits a place; return how many there are.

    takes: uint64 (5,), the places that take a colour · supply: int64 (5,) · demand: float64 (5,)
    """
    stones, colours = 0, 0
    for colour in range(NUM_COLOURS):
        if takes[colour] & at:
            stones += supply[colour]
            colours += 1
    for colour in range(NUM_COLOURS):
        if takes[colour] & at:
            demand[colour] += 1.0 / colours
    return stones


@njit
def stones_above(level: int, base: int) -> int:
    """How many stones a dead place of a level (0 is the base) may cost: itself and all that rest on it."""
    total = 0
    for higher in range(level, base):
        side = min(higher - level + 1, base - higher)
        total += side * side
    return total


@njit
def place_outlook(suiting: int, left: int, weight: float, level: int, base: int, weights: Array) -> float:
    """Of a place that so many of the stones left suit."""
    if suiting == 0:
        return float(-weights[DEAD] * stones_above(level, base))
    return float(weight * math.log(suiting / left))


@njit
def gaps_outlook(board: Array, base: int, supply: Array, weights: Array, demand: Array) -> float:
    """Of the gaps of the base that do not take every colour."""
    left = num_stones(supply, 0)
    takes = np.empty(NUM_COLOURS, dtype=np.uint64)
    four_coloured(board[STONES, 0], takes)
    gaps = occupied(takes) & ~occupied(board[STONES, 0])
    for colour in range(NUM_COLOURS):
        takes[colour] = ~takes[colour]
    value = 0.0
    while gaps:
        gap = gaps & (~gaps + U1)
        gaps ^= gap
        suiting = ask(takes, gap, supply, demand)
        value += place_outlook(suiting, left, weights[GAP], 0, base, weights)
    return value


@njit
def chance_to_suit(number: int, most: int, weights: Array) -> float:
    """Of a colour that lies so often in a begun square, the most frequent one `most` times."""
    if number == 0:
        return 0.0
    if number > 1:
        return 1.0
    return float(weights[SINGLE] if most == 1 else weights[MINORITY])


@njit
def begun_outlook(below: Array, square: Bits, supply: Array, weights: Array, demand: Array) -> float:
    """Of the top of a square that still lacks stones. below: uint64 (5,), the square's level."""
    lying, most = 0, 0
    for colour in range(NUM_COLOURS):
        number = count_bits(below[colour] & square)
        lying += number
        most = max(most, number)
    if lying < 2:
        return 0.0
    stones, total = 0.5, 0.0
    for colour in range(NUM_COLOURS):
        chance = chance_to_suit(count_bits(below[colour] & square), most, weights)
        stones += chance * supply[colour]
        total += chance
    asks = 1.0 if lying == 3 else weights[BEGUN]
    for colour in range(NUM_COLOURS):
        chance = chance_to_suit(count_bits(below[colour] & square), most, weights)
        demand[colour] += asks * chance / total
    weight = weights[THREE] if lying == 3 else weights[TWO]
    return float(weight * math.log(stones / (0.5 + num_stones(supply, 0))))


@njit
def tops_outlook(board: Array, level: int, base: int, supply: Array, weights: Array, demand: Array) -> float:
    """Of the tops that the squares of one level carry or will carry."""
    left = num_stones(supply, 0)
    stones = occupied(board[STONES, level])
    full = full_squares(stones)
    tops = (stones | (stones >> U1) | (stones >> U8) | (stones >> U9)) & ~occupied(board[STONES, level + 1])
    if level == 0:
        tops &= full_squares(window(stones, base))
    value = 0.0
    while tops:
        top = tops & (~tops + U1)
        tops ^= top
        if top & full:
            suiting = ask(board[FITS, level + 1], top, supply, demand)
            value += place_outlook(suiting, left, weights[TOP], level + 1, base, weights)
        else:
            square = top | (top << U1) | (top << U8) | (top << U9)
            value += begun_outlook(board[STONES, level], square, supply, weights, demand)
    return value


@njit
def outlook(board: Array, supply: Array, missing: int, base: int, weights: Array, demand: Array) -> float:
    """How well a pyramid can still be completed with the stones of a supply.

    supply: int64 (5,) · demand: float64 (5,), where the stones that its places ask for are written
    """
    spare = num_stones(supply, 0) - missing
    if missing == 0:
        return WON
    for colour in range(NUM_COLOURS):
        demand[colour] = 0.0
    value = gaps_outlook(board, base, supply, weights, demand)
    for level in range(base - 1):
        value += tops_outlook(board, level, base, supply, weights, demand)
    for colour in range(NUM_COLOURS):
        short = max(demand[colour] + weights[CUSHION] - supply[colour], 0.0)
        value -= weights[SHORTAGE] * short * short
    value += weights[SPARE] * math.log(1.0 + spare) if spare >= 0 else LOST
    return float(value - weights[PROGRESS] * missing)


@njit
def count_supply(counts: Array, supply: Array) -> None:
    """Write the stones that can still come to the pyramid of the seat to move. supply: int64 (5,)."""
    seat, contest = counts[SEAT], counts[CONTEST]
    for colour in range(NUM_COLOURS):
        supply[colour] = counts[BAG + colour] + counts[QUARRY + colour]
        for holder in range(counts[SEATS]):
            if holder == seat or not contest:
                supply[colour] += counts[HELD + NUM_COLOURS * holder + colour]


@njit
def outlook_after_build(
    board: Array, supply: Array, missing: int, base: int, code: int, weights: Array, demand: Array
) -> float:
    """The outlook with one more stone, which was part of the supply."""
    colour, place = code // PER_STONE, code % PER_STONE
    trial = board.copy()
    add_stone(trial, colour, place // PER_LEVEL, place % PER_LEVEL, base)
    supply[colour] -= 1
    value = outlook(trial, supply, missing - 1, base, weights, demand)
    supply[colour] += 1
    return value


@njit
def worth_storing(counts: Array, colour: int, asked: Array) -> float:
    """What a stone is worth in store: much if the pyramid will ask for it, else a little.

    Clearing the quarry brings new stones; but one place is kept for a stone that will be needed.
    """
    store = HELD + NUM_COLOURS * counts[SEAT]
    lacking = asked[colour] - counts[store + colour]
    if lacking > 0.0:
        return float(STORING * lacking)
    has_room = num_stones(counts, store) < STORE_SIZE - 1 and num_stones(counts, BAG) > 0
    return CLEARING if has_room else -CLEARING


@njit
def may_wait(counts: Array) -> bool:
    """Whether ending the turn is no loss: something was built, or another seat may still build."""
    return bool(counts[BUILT] > 0 or counts[IDLE] < counts[SEATS] - 1)


@njit
def best_move(boards: Array, counts: Array, weights: Array, moves: Array) -> int:
    """The move after which the own pyramid looks best, the first of equals. moves: int64 (MAX_MOVES,).

    With stones in the bag one stone a turn is built: the next choice is made with a full hand.
    """
    num_moves = legal_moves(boards, counts, moves)
    last = moves[num_moves - 1]
    if last == END_TURN and counts[BUILT] > 0 and num_stones(counts, BAG) > 0:
        return END_TURN
    pyramid = counts[SEAT] if counts[CONTEST] else 0
    board, base, missing = boards[pyramid], counts[BASE], counts[TOTAL] - counts[LAID + pyramid]
    supply = np.empty(NUM_COLOURS, dtype=np.int64)
    count_supply(counts, supply)
    asked, demand = np.empty(NUM_COLOURS), np.empty(NUM_COLOURS)
    now = outlook(board, supply, missing, base, weights, asked)
    best, best_value = last, now if last == PASS or may_wait(counts) else -math.inf
    for move in moves[: num_moves - 1]:
        if move < OTHERS:
            value = outlook_after_build(board, supply, missing, base, move % FROM_STORE, weights, demand)
        elif last == PASS:
            value = now + worth_storing(counts, move - OTHERS, asked)
        else:
            value = outlook(board, supply - EXCHANGE_COUNTS[move - OTHERS], missing, base, weights, demand)
        if value > best_value:
            best, best_value = move, value
    return int(best)


@njit
def play_greedily(boards: Array, counts: Array, weights: Array, rng: Array, moves: Array) -> int:
    """Play a match to its end, every seat greedily; return the verdict."""
    ended = verdict(boards, counts)
    while ended == RUNNING:
        if counts[SEAT] == NOBODY or counts[REFILLING]:
            apply_draw(boards, counts, random_draw(counts, rng))
        else:
            apply_move(boards, counts, best_move(boards, counts, weights, moves))
        ended = verdict(boards, counts)
    return ended


def weights_of(variant: PyramidoVariant) -> Array:
    return WEIGHTS["contest" if variant.is_contest else "together", variant.base]


def estimate(rules: PyramidoRules, state: PyramidoState, seed: int) -> Sequence[float]:
    """The utilities of one greedy continuation; chance makes them differ."""
    boards, counts = rules.pack(state)
    weights = weights_of(rules.variant)
    play_greedily(boards, counts, weights, new_rng(seed), np.empty(MAX_MOVES, dtype=np.int64))
    values = np.zeros(rules.seats)
    utilities(counts, values)
    return tuple(values.tolist())


class GreedyBuilder:
    """Builds where the outlook stays best, and exchanges, stores or waits where that is better."""

    def choose(self, rules: Any, state: PyramidoState) -> Move:
        boards, counts = rules.pack(state)
        weights = weights_of(rules.variant)
        code = best_move(boards, counts, weights, np.empty(MAX_MOVES, dtype=np.int64))
        move: Move = rules.moves_by_code[code]
        return move


def _make_greedy(rules: Any, rng: Random, budget: object) -> GreedyBuilder:
    del rules, rng, budget
    return GreedyBuilder()


KNOWLEDGE = Knowledge(
    estimate=estimate,
    bots={"greedy": BotKind(_make_greedy)},
    levels={
        "newcomer": Level(("greedy",), hurry=0.7),
        "apprentice": Level(("greedy",), hurry=0.35),
        "journeyman": Level(("greedy",), hurry=0.1),
        "foreman": Level(("greedy",)),
        "master": Level(("mcts:60",)),
        "grandmaster": Level(("mcts:250",)),
        "builder": Level(("mcts:1000",)),
    },
)
