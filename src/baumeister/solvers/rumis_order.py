"""In which order, and in which colours, the stones of a packing can be laid: a search as a kernel.

The stones of a packing are numbered, those that lie already first; a set of stones is one word.
"""

from typing import Any

import numpy as np

from baumeister.games.rumis.kernels import ZERO
from baumeister.jit import Array, njit
from baumeister.jit.random import below
from baumeister.jit.words import ONE

FOUND, EXHAUSTED, STOPPED = 0, 1, 2
MAX_STONES = 64

# What must be known of the stones, uint64 (4, MAX_STONES):
UNDER = 0  # the stones right below this one
BESIDE = 1  # the stones that share a face with it
ON_GROUND = 2  # 1 if it stands on the ground
SHAPE = 3  # one bit: which stone it is

# What the search keeps for each colour, uint64 (2, colours):
OWN = 0  # its stones that lie, as a set of the packing's stones
LEFT = 1  # its stones not yet laid, a bit for each shape


@njit
def relate(owner: Array, facts: Array) -> None:
    """Fill UNDER, BESIDE and ON_GROUND of `facts`. owner: int64 (edge, edge, edge), by z, y, x."""
    edge = owner.shape[0]
    facts[:SHAPE] = ZERO
    for z in range(edge):
        for y in range(edge):
            for x in range(edge):
                stone = owner[z, y, x]
                if z == 0:
                    facts[ON_GROUND, stone] = ONE
                else:
                    join(facts, stone, owner[z - 1, y, x])
                    if owner[z - 1, y, x] != stone:
                        facts[UNDER, stone] |= ONE << np.uint64(owner[z - 1, y, x])
                if y:
                    join(facts, stone, owner[z, y - 1, x])
                if x:
                    join(facts, stone, owner[z, y, x - 1])


@njit
def join(facts: Array, stone: int, other: int) -> None:
    """Two stones share a face, unless they are one."""
    if stone != other:
        facts[BESIDE, stone] |= ONE << np.uint64(other)
        facts[BESIDE, other] |= ONE << np.uint64(stone)


@njit
def may_lay(facts: Array, colours: Array, laid: Any, stone: int, colour: int, contact: bool) -> bool:
    """Whether a stone may be laid next in this colour (RUM-03, 04, 05 and 07)."""
    if (laid >> np.uint64(stone)) & ONE or facts[UNDER, stone] & ~laid:
        return False
    if not facts[SHAPE, stone] & colours[LEFT, colour]:
        return False
    if not contact or laid == ZERO:
        return True
    if colours[OWN, colour]:
        return bool(facts[BESIDE, stone] & colours[OWN, colour])
    return bool(facts[ON_GROUND, stone]) and bool(facts[BESIDE, stone] & laid)


@njit
def next_in_turn(colours: Array, colour: int) -> int:
    """The next colour that has stones (RUM-15i)."""
    num_colours = colours.shape[1]
    for step in range(1, num_colours + 1):
        following: int = (colour + step) % num_colours
        if colours[LEFT, following]:
            return following
    return colour


@njit
def shuffle(numbers: Array, rng: Array) -> None:
    for last in range(len(numbers) - 1, 0, -1):
        other = below(rng, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]


@njit
def find_order(
    facts: Array,
    colours: Array,
    num_stones: int,
    num_laid: int,
    mover: int,
    contact: bool,
    in_turn: bool,
    rng: Array,
    most: int,
    found: Array,
) -> int:
    """Lay stones num_laid … num_stones − 1: FOUND, EXHAUSTED if no order works, or STOPPED.

    mover: the colour that is first in turn · found: int64 (MAX_STONES, 2), stone and colour of each
    step. At a step the choices are numbered colour · new stones + stone, both in a random order.
    """
    num_new, num_colours = num_stones - num_laid, colours.shape[1]
    stones, hues = np.arange(num_laid, num_stones), np.arange(num_colours)
    shuffle(stones, rng)
    shuffle(hues, rng)
    laid = (ONE << np.uint64(num_laid)) - ONE
    movers, tries = np.zeros(num_new + 1, np.int64), np.zeros(num_new + 1, np.int64)
    movers[0] = mover
    num_choices = num_new if in_turn else num_new * num_colours
    step = 0
    for _ in range(most):
        if step == num_new:
            return FOUND
        if tries[step] == num_choices:
            if step == 0:
                return EXHAUSTED
            step -= 1
            stone, colour = found[step]
            bit = ONE << np.uint64(stone)
            laid ^= bit
            colours[OWN, colour] ^= bit
            colours[LEFT, colour] ^= facts[SHAPE, stone]
            continue
        hue, index = divmod(tries[step], num_new)
        tries[step] += 1
        stone, colour = stones[index], movers[step] if in_turn else hues[hue]
        if may_lay(facts, colours, laid, stone, colour, contact):
            bit = ONE << np.uint64(stone)
            laid |= bit
            colours[OWN, colour] |= bit
            colours[LEFT, colour] ^= facts[SHAPE, stone]
            found[step] = stone, colour
            step += 1
            movers[step] = next_in_turn(colours, colour)
            tries[step] = 0
    return STOPPED
