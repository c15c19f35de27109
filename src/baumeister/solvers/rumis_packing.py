"""Filling a cube with stones, as kernels: every way, one after the other, the first empty cell first.

Cells are numbered z · edge² + y · edge + x and held in two words, so a cube has at most 128 cells.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from baumeister.games.rumis.stones import NUM_STONES, SHAPES, Cell, Cells, rotate, rotations
from baumeister.games.rumis.tables import STONE
from baumeister.jit import Array, njit
from baumeister.jit.words import ONE, lowest_bit, num_bits

FOUND, EXHAUSTED, STOPPED = 0, 1, 2
MAX_DEPTH = 64
FULL_WORD = np.uint64(0xFFFFFFFFFFFFFFFF)


@dataclass(frozen=True, slots=True)
class Places:
    """Every place of every stone in a cube, sorted by its first cell."""

    edge: int
    cells: tuple[Cells, ...]
    masks: Array  #: uint64 (n, 4): the cells of a place, two words, and the cells beside it
    beside: Array  #: uint64 (edge³, 2): the cells beside each cell
    stones: Array  #: int64 (n,)
    starts: Array  #: int64 (edge³ + 1,): the places whose first cell is c are starts[c] … starts[c + 1]


def find_places(edge: int) -> Places:
    """The places in a cube of this edge."""
    fitting = [
        (shape, tuple(sorted((x + dx, y + dy, z + dz) for dx, dy, dz in shape)))
        for shape in SHAPES
        for x, y, z in product(*(range(edge - max(cell[axis] for cell in shape)) for axis in range(3)))
    ]
    fitting.sort(key=lambda place: sorted(_number(cell, edge) for cell in place[1]))
    firsts = [min(_number(cell, edge) for cell in cells) for _, cells in fitting]
    return Places(
        edge=edge,
        cells=tuple(cells for _, cells in fitting),
        masks=np.array(
            [mask_of(cells, edge) + mask_of(_beside(cells, edge), edge) for _, cells in fitting],
            dtype=np.uint64,
        ),
        beside=np.array(
            [mask_of(_beside(((x, y, z),), edge), edge) for z, y, x in product(range(edge), repeat=3)],
            dtype=np.uint64,
        ),
        stones=np.array([STONE[SHAPES[shape]] for shape, _ in fitting], dtype=np.int64),
        starts=np.searchsorted(firsts, range(edge**3 + 1)).astype(np.int64),
    )


def find_kept(places: Places) -> Array:
    """For each place a bit for each rotation of the cube that keeps it: uint64 (n,)."""
    return np.array([_kept_by(cells, places.edge) for cells in places.cells], dtype=np.uint64)


def mask_of(cells: Cells, edge: int) -> tuple[int, int]:
    """Cells as two words."""
    bits = sum(1 << _number(cell, edge) for cell in cells)
    return bits & int(FULL_WORD), bits >> 64


def outside_mask(edge: int) -> tuple[int, int]:
    """The bits of the two words that are no cells of the cube."""
    bits = (1 << 128) - (1 << edge**3)
    return bits & int(FULL_WORD), bits >> 64


def _number(cell: Cell, edge: int) -> int:
    x, y, z = cell
    return (z * edge + y) * edge + x


def _beside(cells: Cells, edge: int) -> Cells:
    """The cells of the cube that share a face with these."""
    found = {
        (x + dx, y + dy, z + dz)
        for x, y, z in cells
        for dx, dy, dz in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
    }
    return tuple(cell for cell in found - set(cells) if min(cell) >= 0 and max(cell) < edge)


def _kept_by(cells: Cells, edge: int) -> int:
    """Turn about the middle of the cube; doubled coordinates keep the middle on the grid."""
    centred = [(2 * x - edge + 1, 2 * y - edge + 1, 2 * z - edge + 1) for x, y, z in cells]
    home = set(centred)
    return sum(1 << index for index, turn in enumerate(rotations()) if set(rotate(centred, turn)) == home)


@njit
def first_empty(filled: Array) -> int:
    """The first empty cell. filled: uint64 (2,), not full."""
    if filled[0] != FULL_WORD:
        return lowest_bit(~filled[0])
    return 64 + lowest_bit(~filled[1])


@njit
def is_full(filled: Array) -> Any:
    return filled[0] == FULL_WORD and filled[1] == FULL_WORD


@njit
def toggle(filled: Array, masks: Array, place: int) -> None:
    """Put a stone's cells in, or take them out."""
    filled[0] ^= masks[place, 0]
    filled[1] ^= masks[place, 1]


@njit
def begin_packing(starts: Array, filled: Array, stack: Array) -> None:
    """Make ready for `next_packing`; the cube is not full."""
    stack[MAX_DEPTH] = 0
    stack[0] = starts[first_empty(filled)]


@njit
def next_packing(
    masks: Array,
    beside: Array,
    stones: Array,
    starts: Array,
    order: Array,
    sums: Array,
    stock: Array,
    filled: Array,
    stack: Array,
    most: int,
) -> int:
    """Go on to the next packing: FOUND, or EXHAUSTED, or STOPPED after `most` steps.

    order: int64 (n,), the places in the order to try within each first cell · sums: as `possible_sums`
    gives · stock: int64 (stones,), how many of each are left · filled: uint64 (2,) · stack: int64
    (MAX_DEPTH + 1,), the next place to try at each depth, and last the depth. The stones of a packing
    are order[stack[d] − 1].
    """
    depth = stack[MAX_DEPTH]
    if is_full(filled):
        depth = take_back(masks, stones, order, stock, filled, stack, depth)
    for _ in range(most):
        end = starts[first_empty(filled) + 1]
        at = next_fitting(masks, stones, order, stock, filled, stack[depth], end)
        if at == end:
            if depth == 0:
                return EXHAUSTED
            depth = take_back(masks, stones, order, stock, filled, stack, depth)
            continue
        place = order[at]
        stack[depth] = at + 1
        toggle(filled, masks, place)
        stock[stones[place]] -= 1
        depth += 1
        stack[MAX_DEPTH] = depth
        if is_full(filled):
            return FOUND
        if can_sum_up(sums, stock, filled) and not leaves_hole(masks, beside, filled, place):
            stack[depth] = starts[first_empty(filled)]
        else:
            depth = take_back(masks, stones, order, stock, filled, stack, depth)
    return STOPPED


@njit
def possible_sums(stock: Array) -> Array:
    """Which numbers of cubes can be made of so many stones of 2, 3 and 4 cubes.

    bool (twos + 1, threes + 1, fours + 1, 129), for every stock up to the given one.
    """
    twos, threes, fours = stock[0], stock[1] + stock[2], stock[3:].sum()
    sums = np.zeros((twos + 1, threes + 1, fours + 1, 129), np.bool_)
    for two in range(twos + 1):
        for three in range(threes + 1):
            for four in range(fours + 1):
                for a in range(two + 1):
                    for b in range(three + 1):
                        for c in range(four + 1):
                            if 2 * a + 3 * b + 4 * c <= 128:
                                sums[two, three, four, 2 * a + 3 * b + 4 * c] = True
    return sums


@njit
def can_sum_up(sums: Array, stock: Array, filled: Array) -> Any:
    """Whether stones that are left have just as many cubes as cells are empty."""
    fours = 0
    for stone in range(3, NUM_STONES):
        fours += stock[stone]
    return sums[stock[0], stock[1] + stock[2], fours, num_bits(~filled[0]) + num_bits(~filled[1])]


@njit
def leaves_hole(masks: Array, beside: Array, filled: Array, place: int) -> bool:
    """Whether a cell beside this place is empty with nothing empty beside it: no stone fills it."""
    for word in range(2):
        empty = masks[place, 2 + word] & ~filled[word]
        while empty:
            cell = 64 * word + lowest_bit(empty)
            if not beside[cell, 0] & ~filled[0] and not beside[cell, 1] & ~filled[1]:
                return True
            empty &= empty - ONE
    return False


@njit
def next_fitting(
    masks: Array, stones: Array, order: Array, stock: Array, filled: Array, at: int, end: int
) -> int:
    """From `at` on, the first of the places in order that is empty and has a stone; `end` if none."""
    low, high = filled[0], filled[1]
    while at < end:
        place = order[at]
        if not masks[place, 0] & low and not masks[place, 1] & high and stock[stones[place]] > 0:
            break
        at += 1
    return at


@njit
def take_back(
    masks: Array, stones: Array, order: Array, stock: Array, filled: Array, stack: Array, depth: int
) -> int:
    """Take out the last stone; the new depth."""
    place = order[stack[depth - 1] - 1]
    toggle(filled, masks, place)
    stock[stones[place]] += 1
    stack[MAX_DEPTH] = depth - 1
    return depth - 1


@njit
def count_packings(
    masks: Array,
    beside: Array,
    stones: Array,
    starts: Array,
    order: Array,
    sums: Array,
    stock: Array,
    filled: Array,
    stack: Array,
    kept_by: Array,
    full_stock: Array,
    kept: Array,
    most: int,
    most_packings: int,
) -> tuple[int, int]:
    """Go through up to `most_packings` packings and add, for each rotation, those that it keeps.

    A packing counts once for each way to give its stones colours: full_stock[s] colours have stone s.
    kept: int64 (24,). Returns how `next_packing` ended and the number of packings without colours.
    """
    for num_packings in range(most_packings):
        status = next_packing(masks, beside, stones, starts, order, sums, stock, filled, stack, most)
        if status != FOUND:
            return status, num_packings
        turns, ways = FULL_WORD, 1
        for depth in range(stack[MAX_DEPTH]):
            turns &= kept_by[order[stack[depth] - 1]]
        for stone in range(NUM_STONES):
            for taken in range(full_stock[stone], stock[stone], -1):
                ways *= taken
        for turn in range(kept.size):
            if (turns >> np.uint64(turn)) & ONE:
                kept[turn] += ways
    return FOUND, most_packings
