"""What a placement is worth at first sight: the faces it shows and hides. Searches try the best first."""

import numpy as np

from baumeister.games.rumis.kernels import (
    CELL_MASK,
    COLOUR_BITS,
    ONE,
    ORIENTATION_BITS,
    ORIENTATION_MASK,
    TOP,
    ZERO,
    num_bits,
    number,
)
from baumeister.games.rumis.tables import HEAD, MAX_COLOURS, NUM_COLOURS, NUM_COLUMNS, SHIFT
from baumeister.jit import Array, njit
from baumeister.jit.random import below

MAX_GAIN = 4 * MAX_COLOURS  #: four columns, each new and hiding another colour
STRIDE = 1_000_003


@njit
def gain(state: Array, plan: Array, code: int) -> int:
    """What a placement shows of its own colour and hides of others, in points for a match of two."""
    colour, cell = code >> COLOUR_BITS, code & CELL_MASK
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    seen = ZERO
    for k in range(NUM_COLUMNS[orientation]):
        seen |= ONE << (np.uint64(cell) + plan[orientation, SHIFT + k])
    new = seen & ~state[TOP + colour]
    hidden = 0
    for other in range(number(plan[HEAD, NUM_COLOURS])):
        hidden += num_bits(new & state[TOP + other])
    return (number(plan[HEAD, NUM_COLOURS]) - 1) * num_bits(new) + hidden


@njit
def sort_by_gain(state: Array, plan: Array, codes: Array, num_codes: int, rng: Array) -> None:
    """Bring the placements with the most gain to the front, equal ones in a random order.

    A counting sort over a walk that meets every code once: STRIDE is prime and larger than any list.
    """
    gains, ends = np.empty(num_codes, np.int64), np.zeros(MAX_GAIN + 2, np.int64)
    for index in range(num_codes):
        gains[index] = gain(state, plan, codes[index])
        ends[MAX_GAIN - gains[index] + 1] += 1
    for rank in range(1, MAX_GAIN + 2):
        ends[rank] += ends[rank - 1]
    listed = codes[:num_codes].copy()
    index = number(below(rng, num_codes))
    for _ in range(num_codes):
        index = (index + STRIDE) % num_codes
        rank = MAX_GAIN - gains[index]
        codes[ends[rank]] = listed[index]
        ends[rank] += 1
