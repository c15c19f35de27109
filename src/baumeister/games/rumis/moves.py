"""What a player of Rumis does, and what chance lays of a random ruin: a stone, placed."""

from dataclasses import dataclass
from functools import lru_cache

from baumeister.games.rumis.kernels import CELL_MASK, COLOUR_BITS, LEVELS, ORIENTATION_BITS, ORIENTATION_MASK
from baumeister.games.rumis.stones import ORIENTATIONS, SIZES, STONES, Cells, find_orientation
from baumeister.games.rumis.tables import MAX_COLOURS


@dataclass(frozen=True, slots=True, order=True)
class PlaceStone:
    """Lay a stone on these cells."""

    stone: str  #: I2 I3 V3 I4 O4 T4 L4 S4 Y4 A4 B4
    cells: Cells  #: (x, y, z), kept sorted
    colour: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))


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
