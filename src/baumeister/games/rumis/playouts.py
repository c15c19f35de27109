"""Whole random matches inside a kernel: a uniform move by rejection, or from the full list.

Sampling tries random places first. It is exact: whatever the number of tries, each legal placement is
as likely as any other.
"""

from typing import Any

import numpy as np

from baumeister.games.rumis.kernels import (
    ANY,
    ANYONE,
    AT,
    COLOUR_BITS,
    LEVELS,
    MAX_CODES,
    MOVER,
    NOBODY,
    NUM_LAID,
    ONE,
    ORIENTATION_BITS,
    OUT,
    STATE_SIZE,
    TOUCH,
    begin,
    has_left,
    height_at,
    lay,
    list_colour,
    list_placements,
    needs,
    place,
    score,
)
from baumeister.games.rumis.stones import NUM_ORIENTATIONS
from baumeister.games.rumis.tables import (
    BOTTOM,
    CONTEST,
    HAS_RUIN,
    HEAD,
    KIND,
    LOWEST,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_COLUMNS,
    NUM_STACKED,
    SHIFT,
)
from baumeister.jit import Array, njit
from baumeister.jit.random import LOW_32, U32, below, next_u64

NUM_TRIES = 64
NO_CODE = -1


@njit
def fits(state: Array, plan: Array, orientation: int, cell: int, touch: int) -> bool:
    """Whether an orientation may be placed with its anchor on a cell, touching what it must."""
    z = height_at(state, cell)
    if not (plan[orientation, z] >> np.uint64(cell)) & ONE:
        return False
    for k in range(1, NUM_COLUMNS[orientation]):
        column = cell + np.int64(plan[orientation, SHIFT + k])
        if height_at(state, column) != z + BOTTOM[orientation, k]:
            return False
    return touches(state, plan, orientation, cell, TOUCH + touch * LEVELS + z)


@njit
def touches(state: Array, plan: Array, orientation: int, cell: int, level: int) -> bool:
    """Whether a cube of a stone that rests touches; `level` is a TOUCH row at the anchor's height."""
    for k in range(NUM_COLUMNS[orientation]):
        shift = np.uint64(cell) + plan[orientation, SHIFT + k]
        first = level + BOTTOM[orientation, k]
        for at in range(first, first + NUM_STACKED[orientation, k]):
            if (state[at] >> shift) & ONE:
                return True
    return False


@njit
def sample_colour(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> int:
    """A uniformly random placement of a colour, or NO_CODE. codes: scratch, int64 (MAX_CODES,)."""
    touch, on_ground = needs(state, plan, colour)
    num_cells = plan[HEAD, NUM_CELLS]
    for _ in range(NUM_TRIES):
        bits = next_u64(rng)
        orientation = np.int64(((bits & LOW_32) * np.uint64(NUM_ORIENTATIONS)) >> U32)
        if not has_left(state, colour, orientation):
            continue
        cell = np.int64(((bits >> U32) * num_cells) >> U32)
        if on_ground and height_at(state, cell) + LOWEST[orientation]:
            continue
        if fits(state, plan, orientation, cell, touch):
            return (colour << COLOUR_BITS) | (orientation << ORIENTATION_BITS) | cell
    num_codes = list_colour(state, plan, colour, codes, 0)
    return codes[below(rng, num_codes)] if num_codes else NO_CODE
