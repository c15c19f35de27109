"""What a seat sees of Rumis, as planes of the plan's rows and columns.

By plane: 1 for the seat that is to place (one a seat; none while a ruin is drawn) · the allowed height of
each cell · where cubes lie (levels from the ground up, of each colour) · 1 for each of the eleven stones
left (of each colour) · 1 for the colour to be placed, all of them if the player picks it · 1 for the colours
that are out. Seats count from the one that looks, colours from its first one; a ruin's comes last.
"""

from typing import Any

import numpy as np

from baumeister.games.rumis.kernels import ANYONE, LEFT, MOVER, OUT, ZERO
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import NUM_STONES
from baumeister.games.rumis.tables import (
    HAS_RUIN,
    HEAD,
    MAX_COLOURS,
    MAX_HEIGHT,
    NUM_COLOURS,
    NUM_SEATS,
    OPEN,
)
from baumeister.games.rumis.variant import RumisVariant
from baumeister.jit import Array, njit_lean
from baumeister.jit.words import ONE, number


def shape(variant: RumisVariant) -> tuple[int, int, int]:
    levels = max(map(max, variant.limits))
    num_planes = variant.seats + 1 + variant.num_sets * (levels + NUM_STONES + 2)
    return num_planes, len(variant.limits), variant.width


def cubes_of(state: RumisState) -> Array:
    """Where the cubes lie, as `observe` wants it."""
    width = len(state.ground[0])
    cubes = [[0] * MAX_HEIGHT for _ in range(MAX_COLOURS)]
    for move in state.laid:
        for x, y, z in move.cells:
            cubes[move.colour][z] |= 1 << (y * width + x)
    return np.array(cubes, dtype=np.uint64)


@njit_lean
def observe(state: Array, cubes: Array, seat: int, plan: Array, viewer: int, out: Array) -> None:
    """Write the planes.

    state: as in kernels.py · cubes: uint64 (MAX_COLOURS, MAX_HEIGHT), the cells with a cube of a colour at a
    height · seat: who is to place, or −1 · out: uint8 (planes, rows, columns)
    """
    num_seats, num_colours = number(plan[HEAD, NUM_SEATS]), number(plan[HEAD, NUM_COLOURS])
    num_sets = num_colours + number(plan[HEAD, HAS_RUIN])
    for step in range(num_seats):
        out[step] = (viewer + step) % num_seats == seat
    num_levels = _write_limits(plan, out[num_seats])
    levels = num_seats + 1
    stones = levels + num_sets * num_levels
    movers = stones + num_sets * NUM_STONES
    mover, gone = number(state[MOVER]), number(state[OUT])
    for step in range(num_sets):
        colour = (viewer + step) % num_colours if step < num_colours else step
        for z in range(num_levels):
            _write_cells(cubes[colour, z], out[levels + step * num_levels + z])
        for stone in range(NUM_STONES):
            out[stones + step * NUM_STONES + stone] = (state[LEFT + colour] >> np.uint64(stone)) & ONE
        out[movers + step] = mover == colour or (mover == ANYONE and step < num_colours)
        out[movers + num_sets + step] = (gone >> colour) & 1


@njit_lean
def _write_limits(plan: Array, plane: Array) -> int:
    """Write the allowed heights; return the greatest."""
    plane[:] = 0
    num_levels = 0
    for z in range(MAX_HEIGHT):
        bits = plan[OPEN, z]
        num_levels += bits != ZERO
        for y in range(plane.shape[0]):
            for x in range(plane.shape[1]):
                plane[y, x] += bits & ONE
                bits >>= ONE
    return num_levels


@njit_lean
def _write_cells(bits: Any, plane: Array) -> None:
    for y in range(plane.shape[0]):
        for x in range(plane.shape[1]):
            plane[y, x] = bits & ONE
            bits >>= ONE
