"""Whether a pyramid can be completed with given stones, and how: an exhaustive search inside a kernel.

Once the bag is empty nothing is left to chance, and every stone held can be built in any order: whoever does
not hold the next one waits. So the search knows only the pyramid and the stones. A position is a pyramid (the
stones left follow from it); each is looked at once, its key two independent hashes of 64 bits.
"""

import numpy as np

from baumeister.games.pyramido.fitting import (
    FITS,
    STONES,
    U1,
    Bits,
    add_stone,
    all_pairs,
    dead_places,
    full_squares,
    occupied,
    suits,
)
from baumeister.games.pyramido.layout import NUM_LEVELS, PER_LEVEL, PER_STONE
from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.jit import Array, njit
from baumeister.jit.words import lowest_bit

FOUND, NONE, GAVE_UP = range(3)
MAX_STONES = 20  #: held by all seats together at most, and by far
MAX_BUILDS = 512  #: that a position can offer
KEY_1, KEY_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
U31 = np.uint64(31)


@njit
def hash_of(board: Array, factor: Bits) -> Bits:
    """Of the stones of a board, never 0. board: uint64 (2, 5, 5)."""
    key = factor
    for level in range(NUM_LEVELS):
        for colour in range(NUM_COLOURS):
            key = (key ^ board[STONES, level, colour]) * factor
            key ^= key >> U31
    return key | U1


@njit
def is_new(board: Array, table: Array) -> bool:
    """Note a position; False if it was there already. table: uint64 (a power of two, 2), 0 where free."""
    one, two = hash_of(board, KEY_1), hash_of(board, KEY_2)
    mask = np.uint64(table.shape[0] - 1)
    at = (one >> U31) & mask
    while table[at, 0]:
        if table[at, 0] == one and table[at, 1] == two:
            return False
        at = (at + U1) & mask
    table[at, 0], table[at, 1] = one, two
    return True


@njit
def is_hopeless(board: Array, base: int, stones: Array) -> bool:
    """Some place can take none of the stones, now or later. stones: int64 (5,)."""
    if dead_places(board):
        return True
    for level in range(1, base):
        below = board[STONES, level - 1]
        full, paired = full_squares(occupied(below)), all_pairs(below)
        places = full & ~occupied(board[STONES, level])
        for colour in range(NUM_COLOURS):
            if stones[colour]:
                places &= ~suits(below[colour], full, paired)
        if places:
            return True
    return False


@njit
def list_builds(board: Array, base: int, stones: Array, out: Array) -> int:
    """Write the numbers of all stones that may be built, the highest level first; how many there are."""
    n = 0
    for level in range(base - 1, -1, -1):
        for colour in range(NUM_COLOURS):
            if stones[colour] == 0:
                continue
            bits = board[FITS, level, colour]
            while bits:
                out[n] = colour * PER_STONE + level * PER_LEVEL + lowest_bit(bits)
                bits &= bits - U1
                n += 1
    return n


@njit
def complete(
    board: Array, base: int, stones: Array, missing: int, first: Array, table: Array, line: Array
) -> int:
    """Look for an order of building that completes a pyramid: FOUND, NONE, or GAVE_UP when the table is full.

    stones: int64 (5,), those to be had · first: int64 (5,), those of which one must be built first
    table: uint64 (a power of two, 2), all 0 · line: int64 (MAX_STONES,), where what is found is written
    """
    if missing > num_of(stones):
        return NONE
    boards = np.empty((missing + 1, 2, NUM_LEVELS, NUM_COLOURS), dtype=np.uint64)
    builds = np.empty((missing + 1, MAX_BUILDS), dtype=np.int64)
    counts, nexts = np.zeros(missing + 1, dtype=np.int64), np.zeros(missing + 1, dtype=np.int64)
    left = stones.copy()
    boards[0] = board
    counts[0] = list_builds(board, base, first, builds[0])
    depth, num_seen = 0, 0
    while depth >= 0:
        if depth == missing:
            return FOUND
        if nexts[depth] == counts[depth]:
            depth -= 1
            if depth >= 0:
                left[line[depth] // PER_STONE] += 1
            continue
        code = builds[depth, nexts[depth]]
        nexts[depth] += 1
        colour, place = code // PER_STONE, code % PER_STONE
        later = boards[depth + 1]
        later[:] = boards[depth]
        add_stone(later, colour, place // PER_LEVEL, place % PER_LEVEL, base)
        if not is_new(later, table):
            continue
        num_seen += 1
        if 2 * num_seen > table.shape[0]:
            return GAVE_UP
        left[colour] -= 1
        line[depth] = code
        depth += 1
        nexts[depth] = 0
        counts[depth] = 0 if is_hopeless(later, base, left) else list_builds(later, base, left, builds[depth])
    return NONE


@njit
def num_of(stones: Array) -> int:
    total = 0
    for colour in range(NUM_COLOURS):
        total += stones[colour]
    return total
