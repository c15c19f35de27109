"""The end of a match of Rumis between two seats, played out exactly: alpha-beta with a table, in a kernel.

Only who wins is searched for, not by how much, so most of the tree is cut off. A position is known again by
what its future depends on: heights, stones left, who is out, what is seen, and where each colour can be
touched above the building; what lies below for good makes no difference.
"""

import sys
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from baumeister.games.rumis import PlaceStone, RumisRules, RumisState
from baumeister.games.rumis.gains import sort_by_gain
from baumeister.games.rumis.kernels import (
    AT,
    HEIGHTS,
    LEFT,
    LEVELS,
    MAX_CODES,
    MOVER,
    NOBODY,
    OUT,
    STATE_SIZE,
    TOP,
    TOUCH,
    ZERO,
    list_placements,
    place,
    score,
)
from baumeister.games.rumis.stones import NUM_STONES
from baumeister.games.rumis.tables import HEAD, MAX_COLOURS, NUM_COLOURS, NUM_SEATS
from baumeister.jit import Array, njit
from baumeister.jit.words import ONE, number

LOSS, TIE, WIN = -1, 0, 1  # for seat 0
UNKNOWN = 2

# A frame of the search, a row for each stone laid ahead:
COUNT, NEXT, LOW, HIGH, FIRST_LOW, FIRST_HIGH, BEST = range(7)
NUM_COLUMNS = 7
MAX_DEPTH = MAX_COLOURS * NUM_STONES + 1

TABLE_BITS = 20
# A row of the table: the bounds of a value as (low + 1) | (high + 1) << 2, and the key ^ them, so that
# a row which two threads wrote at once is taken for that of another position.
KEY, BOUNDS = 0, 1
MULTIPLIER, SHIFT = np.uint64(0x9E3779B97F4A7C15), np.uint64(29)


@dataclass(frozen=True, slots=True)
class Solved:
    """What each seat gets with best play, and how many positions were looked at to know it."""

    utilities: tuple[float, float]
    num_positions: int


def is_solvable(rules: RumisRules, state: RumisState) -> bool:
    """Whether this is a match of two that is not over, with its ruin laid."""
    return not rules.variant.is_cube and rules.seats == 2 and state.colour in range(rules.variant.num_colours)


def num_played(rules: RumisRules, state: RumisState) -> int:
    """How many stones the seats have laid for themselves: those of a ruin bring no end nearer."""
    return sum(stone.colour < rules.variant.num_colours for stone in state.laid)


def solve(rules: RumisRules, state: RumisState, max_positions: int) -> Solved | None:
    """Who wins with best play; None if that is not found within so many positions."""
    counts = np.zeros(1, dtype=np.int64)
    value = _outcome(rules, rules.pack(state), max_positions, counts)
    return None if value == UNKNOWN else Solved(_utilities(value), int(counts[0]))


def solve_moves(rules: RumisRules, state: RumisState, max_positions: int) -> dict[PlaceStone, Solved] | None:
    """The same for every move; None if that is not found within so many positions together."""
    found, left, array = {}, max_positions, rules.pack(state)
    for move in rules.legal_moves(state):
        after, counts = array.copy(), np.zeros(1, dtype=np.int64)
        place(after, rules.plan, rules.code(move))
        value = _outcome(rules, after, left, counts)
        if value == UNKNOWN:
            return None
        left -= int(counts[0])
        found[move] = Solved(_utilities(value), int(counts[0]))
    return found


def best_move(
    rules: RumisRules, state: RumisState, max_positions: int, in_all: int = sys.maxsize
) -> tuple[PlaceStone, tuple[float, float]] | None:
    """A move that keeps what best play gets, and what that is for each seat.

    None if so many positions do not tell it of this one or of what a move leads to, or so many in all.
    """
    whole = solve(rules, state, min(max_positions, in_all))
    if whole is None or state.seat is None:
        return None
    left = in_all - whole.num_positions
    for move in rules.legal_moves(state):
        after = rules.after_move(state, move)
        found = solve(rules, after, min(max_positions, left))
        if found is None:
            return None
        left -= found.num_positions
        if found.utilities == whole.utilities:
            return move, whole.utilities
    raise AssertionError("some move keeps the value of its position")


def _utilities(value: int) -> tuple[float, float]:
    return (1 + value) / 2, (1 - value) / 2


def _outcome(rules: RumisRules, array: Array, max_positions: int, counts: Array) -> int:
    return int(search(array, rules.plan, _table(rules), max_positions, counts))


@lru_cache(maxsize=2)  # 16 MB each
def _table(rules: RumisRules) -> Array:
    """What was found out before; positions of one variant never change their value."""
    del rules
    return np.zeros((1 << TABLE_BITS, 2), dtype=np.uint64)


@njit
def search(root: Array, plan: Array, table: Array, max_positions: int, counts: Array) -> int:
    """Who wins from `root`: LOSS, TIE or WIN for seat 0, or UNKNOWN after so many positions.

    table: uint64 (2^n, 2), kept from call to call · counts: int64 (1,), the positions looked at.
    """
    states, frames = (
        np.empty((MAX_DEPTH, STATE_SIZE), np.uint64),
        np.empty((MAX_DEPTH, NUM_COLUMNS), np.int64),
    )
    codes, keys = np.empty((MAX_DEPTH, MAX_CODES), np.int64), np.empty(MAX_DEPTH, np.uint64)
    rng = np.ones(4, np.uint64)
    states[0] = root
    if root[MOVER] == np.uint64(NOBODY):
        return winner(root, plan)
    keys[0] = key_of(root, plan)
    enter(frames[0], states[0], codes[0], plan, rng, LOSS, WIN)
    depth = 0
    while True:
        frame, state = frames[depth], states[depth]
        if frame[NEXT] == frame[COUNT] or frame[LOW] >= frame[HIGH]:
            value = frame[BEST]
            remember(table, keys[depth], value, frame[FIRST_LOW], frame[FIRST_HIGH])
            if depth == 0:
                return int(value)
            depth -= 1
            take(frames[depth], seat_of(states[depth], plan), value)
            continue
        if counts[0] >= max_positions:
            return UNKNOWN
        counts[0] += 1
        following = states[depth + 1]
        following[:] = state
        place(following, plan, codes[depth, frame[NEXT]])
        frame[NEXT] += 1
        if following[MOVER] == np.uint64(NOBODY):
            take(frame, seat_of(state, plan), winner(following, plan))
            continue
        key = key_of(following, plan)
        low, high = known(table, key)
        if low == high or low >= frame[HIGH]:
            take(frame, seat_of(state, plan), low)
        elif high <= frame[LOW]:
            take(frame, seat_of(state, plan), high)
        else:
            depth += 1
            keys[depth] = key
            enter(
                frames[depth],
                following,
                codes[depth],
                plan,
                rng,
                max(low, frame[LOW]),
                min(high, frame[HIGH]),
            )


@njit
def enter(frame: Array, state: Array, codes: Array, plan: Array, rng: Array, low: int, high: int) -> None:
    """List what can be laid here, what gains most first."""
    frame[COUNT] = list_placements(state, plan, codes)
    sort_by_gain(state, plan, codes, frame[COUNT], rng)
    frame[NEXT] = 0
    frame[LOW], frame[HIGH] = low, high
    frame[FIRST_LOW], frame[FIRST_HIGH] = low, high
    frame[BEST] = LOSS if seat_of(state, plan) == 0 else WIN


@njit
def take(frame: Array, seat: int, value: int) -> None:
    """A move of this seat leads to this value."""
    if seat == 0:
        frame[BEST] = max(frame[BEST], value)
        frame[LOW] = max(frame[LOW], value)
    else:
        frame[BEST] = min(frame[BEST], value)
        frame[HIGH] = min(frame[HIGH], value)


@njit
def seat_of(state: Array, plan: Array) -> int:
    """Whose turn it is."""
    return number(state[MOVER]) % number(plan[HEAD, NUM_SEATS])


@njit
def winner(state: Array, plan: Array) -> int:
    """LOSS, TIE or WIN for seat 0 at the end of a match of two (RUM-10, RUM-12)."""
    best = np.full(2, -999, np.int64)
    for colour in range(number(plan[HEAD, NUM_COLOURS])):
        best[colour % 2] = max(best[colour % 2], score(state, colour))
    return int(np.sign(best[0] - best[1]))


@njit
def key_of(state: Array, plan: Array) -> Any:
    """A hash of all that the rest of the match depends on."""
    key = state[MOVER] << np.uint64(8) | state[OUT]
    for index in range(HEIGHTS, HEIGHTS + 4):
        key = mix(key, state[index])
    for colour in range(number(plan[HEAD, NUM_COLOURS])):
        key = mix(mix(key, state[TOP + colour]), state[LEFT + colour])
        if (state[OUT] >> np.uint64(colour)) & ONE or not state[LEFT + colour]:
            continue
        free = ZERO  # the cells whose next cube would lie at this height or below
        for z in range(LEVELS):
            free |= state[AT + z]
            key = mix(key, state[TOUCH + colour * LEVELS + z] & free)
    return key


@njit
def mix(key: Any, word: Any) -> Any:
    """One step of a multiplicative hash over words."""
    mixed = (key ^ word) * MULTIPLIER
    return mixed ^ (mixed >> SHIFT)


@njit
def known(table: Array, key: Any) -> tuple[int, int]:
    """The bounds of a position's value."""
    row = table[number(key) & (len(table) - 1)]
    word = row[BOUNDS]
    if row[KEY] ^ word != key:
        return LOSS, WIN
    bounds = number(word)
    return (bounds & 3) - 1, (bounds >> 2) - 1


@njit
def remember(table: Array, key: Any, value: int, low: int, high: int) -> None:
    """A search between these bounds found this value; outside them it is a bound itself."""
    known_low, known_high = known(table, key)
    if value > low:
        known_low = max(known_low, value)
    if value < high:
        known_high = min(known_high, value)
    row = table[number(key) & (len(table) - 1)]
    word = np.uint64((known_low + 1) | (known_high + 1) << 2)
    row[KEY], row[BOUNDS] = key ^ word, word
