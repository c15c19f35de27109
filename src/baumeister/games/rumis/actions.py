"""Placements as action ids: orientation, then cell; before them the colour where the player picks it."""

from baumeister.games.rumis.kernels import (
    ANYONE,
    CELL_MASK,
    COLOUR_BITS,
    MOVER,
    ORIENTATION_BITS,
    ORIENTATION_MASK,
    list_placements,
)
from baumeister.games.rumis.stones import NUM_ORIENTATIONS
from baumeister.games.rumis.tables import ANY_COLOUR, HEAD, KIND, NUM_CELLS
from baumeister.jit import Array, njit_lean
from baumeister.jit.words import number


@njit_lean
def action_of(plan: Array, code: int) -> int:
    """The action id of a placement."""
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    if plan[HEAD, KIND] == ANY_COLOUR:
        orientation += (code >> COLOUR_BITS) * NUM_ORIENTATIONS
    return orientation * number(plan[HEAD, NUM_CELLS]) + (code & CELL_MASK)


@njit_lean
def placement_of(state: Array, plan: Array, action: int) -> int:
    """The placement of an action id; it need not be legal."""
    num_cells, mover = number(plan[HEAD, NUM_CELLS]), number(state[MOVER])
    turned, cell = action // num_cells, action % num_cells
    colour = turned // NUM_ORIENTATIONS if mover == ANYONE else mover
    return (colour << COLOUR_BITS) | ((turned % NUM_ORIENTATIONS) << ORIENTATION_BITS) | cell


@njit_lean
def list_actions(state: Array, plan: Array, out: Array) -> int:
    """Write the ids of all legal placements to `out`, int64 (MAX_CODES,); return their number."""
    num_codes = list_placements(state, plan, out)
    for index in range(num_codes):
        out[index] = action_of(plan, out[index])
    return num_codes
