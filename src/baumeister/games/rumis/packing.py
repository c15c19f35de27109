"""Between states and the array of the kernels, and between moves and their numbers."""

from functools import lru_cache

import numpy as np

from baumeister.core.errors import InvalidRecord
from baumeister.games.rumis import kernels
from baumeister.games.rumis.kernels import CELL_MASK, COLOUR_BITS, LEVELS, ORIENTATION_BITS, ORIENTATION_MASK
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import ORIENTATIONS, SIZES, STONES, Cells, find_orientation
from baumeister.games.rumis.tables import ANY_COLOUR, COLOURS_IN_TURN, CONTEST, MAX_COLOURS, make_plan
from baumeister.games.rumis.variant import RumisVariant
from baumeister.jit import Array


@lru_cache(maxsize=256)
def plan_of(variant: RumisVariant) -> Array:
    """The plan that the kernels read; not to be written to."""
    cube_kind = ANY_COLOUR if variant.picks_colour else COLOURS_IN_TURN
    return make_plan(
        variant.limits,
        variant.num_colours,
        variant.seats,
        contact=variant.has_contact,
        ruin=variant.has_ruin,
        kind=cube_kind if variant.is_cube else CONTEST,
    )


def code_of(move: PlaceStone, width: int) -> int | None:
    """The move as kernels number it, without its height; None if its cells are not that stone, or far off.

    Kernels check no index, so a move from outside reaches them only if it has a code.
    """
    return _code_of(move, width) if len(move.cells) <= max(SIZES) else None  # none too large to be kept


@lru_cache(maxsize=1 << 16)
def _code_of(move: PlaceStone, width: int) -> int | None:
    orientation = find_orientation(move.cells)
    if orientation is None or STONES[ORIENTATIONS[orientation].stone] != move.stone:
        return None
    x, y, z = anchor(move.cells)
    is_near = 0 <= x < width and y >= 0 and y * width + x <= CELL_MASK and 0 <= z < LEVELS
    if not (is_near and 0 <= move.colour < MAX_COLOURS):
        return None
    return move.colour << COLOUR_BITS | orientation << ORIENTATION_BITS | (y * width + x)


def anchor(cells: Cells) -> tuple[int, int, int]:
    """The bottom cube of the first column in reading order."""
    return min(cells, key=lambda cell: (cell[1], cell[0], cell[2]))


@lru_cache(maxsize=1 << 16)
def move_of(code: int, z: int, width: int) -> PlaceStone:
    """The move of a kernel's number, its anchor column beginning at height z."""
    orientation = ORIENTATIONS[code >> ORIENTATION_BITS & ORIENTATION_MASK]
    y, x = divmod(code & CELL_MASK, width)
    cells = tuple(sorted((x + dx, y + dy, z + dz) for dx, dy, dz in orientation.cubes))
    return PlaceStone(STONES[orientation.stone], cells, code >> COLOUR_BITS)


def new_array() -> Array:
    return np.zeros(kernels.STATE_SIZE, dtype=np.uint64)


def new_codes() -> Array:
    return np.empty(kernels.MAX_CODES, dtype=np.int64)


def pack(variant: RumisVariant, state: RumisState) -> Array:
    """The state as kernels hold it; InvalidRecord if its stones cannot lie so."""
    codes = [code_of(move, variant.width) for move in state.laid]
    heights = np.array([anchor(move.cells)[2] for move in state.laid], dtype=np.int64)
    array = new_array()
    if None in codes or not _lay_all(array, plan_of(variant), np.array(codes, dtype=np.int64), heights):
        raise InvalidRecord("impossible-state", game="rumis")
    mover = kernels.NOBODY if state.is_over else state.colour
    array[kernels.MOVER] = kernels.ANYONE if mover is None else mover
    array[kernels.OUT] = sum(1 << colour for colour in state.out)
    return array


def _lay_all(array: Array, plan: Array, codes: Array, heights: Array) -> bool:
    return kernels.build(array, plan, codes, heights) == len(codes)


def unpack(variant: RumisVariant, array: Array, laid: tuple[PlaceStone, ...]) -> RumisState:
    """The state of an array, given its stones."""
    mover, out = int(array[kernels.MOVER]), int(array[kernels.OUT])
    seat = None if mover == kernels.NOBODY else _seat(variant, mover, len(laid))
    colour = None if mover in (kernels.NOBODY, kernels.ANYONE) else mover
    gone = tuple(colour for colour in range(variant.num_colours) if out >> colour & 1)
    return RumisState(laid, variant.limits, variant.num_sets, seat, colour, gone)


def _seat(variant: RumisVariant, mover: int, num_laid: int) -> int | None:
    if mover == variant.num_colours and variant.has_ruin:  # RUM-14i: the players lay it in turn
        return None if variant.draws_ruin else num_laid % variant.seats
    return 0 if variant.is_cube else mover % variant.seats


def placements(variant: RumisVariant, array: Array) -> tuple[PlaceStone, ...]:
    """Every legal placement."""
    codes = new_codes()
    num_codes = kernels.list_placements(array, plan_of(variant), codes)
    heights = [kernels.height_at(array, cell) for cell in range(variant.num_cells)]
    listed = codes[:num_codes].tolist()
    return tuple(move_of(code, heights[code & CELL_MASK], variant.width) for code in listed)
