"""What a placement is worth at first sight: the faces it shows and hides. Searches try the best first."""

from typing import Any

import numpy as np

from baumeister.games.rumis.kernels import (
    CELL_MASK,
    COLOUR_BITS,
    ORIENTATION_BITS,
    ORIENTATION_MASK,
    TOP,
    ZERO,
)
from baumeister.games.rumis.tables import HEAD, MAX_COLOURS, MAX_COLUMNS, NUM_COLOURS, SHIFT
from baumeister.jit import Array, njit, njit_lean
from baumeister.jit.random import below
from baumeister.jit.words import ONE, num_bits, number

MAX_GAIN = 4 * MAX_COLOURS  #: four columns, each new and hiding another colour
STRIDE = 1_000_003


@njit_lean
def gain(state: Array, plan: Array, code: int) -> int:
    """What a placement shows of its own colour and hides of others, in points for a match of two."""
    return points(plan, state[TOP + (code >> COLOUR_BITS)], seen_of_any(state, plan), code)


@njit_lean
def seen_of_any(state: Array, plan: Array) -> Any:
    """The cells where a stone of any player is seen from above."""
    seen = ZERO
    for colour in range(number(plan[HEAD, NUM_COLOURS])):
        seen |= state[TOP + colour]
    return seen


@njit_lean
def points(plan: Array, own: Any, any_stone: Any, code: int) -> int:
    """The gain, given where the placement's colour and where any is seen (which is one colour a cell)."""
    cell = np.uint64(code & CELL_MASK)
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    seen = ONE << cell
    for k in range(1, MAX_COLUMNS):
        seen |= ONE << (cell + plan[orientation, SHIFT + k])
    new = seen & ~own
    return (number(plan[HEAD, NUM_COLOURS]) - 1) * num_bits(new) + num_bits(new & any_stone)


@njit
def sort_by_gain(state: Array, plan: Array, codes: Array, num_codes: int, rng: Array) -> None:
    """Bring the placements with the most gain to the front, equal ones in a random order.

    A counting sort over a walk that meets every code once: STRIDE is prime and larger than any list.
    """
    gains, ends = np.empty(num_codes, np.int64), np.zeros(MAX_GAIN + 2, np.int64)
    any_stone = seen_of_any(state, plan)
    for index in range(num_codes):
        gains[index] = points(plan, state[TOP + (codes[index] >> COLOUR_BITS)], any_stone, codes[index])
        ends[MAX_GAIN - gains[index] + 1] += 1
    for rank in range(1, MAX_GAIN + 2):
        ends[rank] += ends[rank - 1]
    listed = codes[:num_codes].copy()
    index, stride = number(below(rng, num_codes)), STRIDE % num_codes
    for _ in range(num_codes):
        index += stride
        if index >= num_codes:
            index -= num_codes
        rank = MAX_GAIN - gains[index]
        codes[ends[rank]] = listed[index]
        ends[rank] += 1
