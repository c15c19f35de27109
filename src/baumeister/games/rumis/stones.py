"""The eleven stones of a colour and their 104 orientations, as columns standing on a height field (RUM-01).

No stone has a gap inside a column, so an orientation is at most four columns, each with a bottom
relative to the first column's bottom and a number of cubes.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product

Cell = tuple[int, int, int]
Cells = tuple[Cell, ...]

# One drawing of each stone; A4 and B4 are mirror images, every other stone is its own.
CUBES: dict[str, Cells] = {
    "I2": ((0, 0, 0), (1, 0, 0)),
    "I3": ((0, 0, 0), (1, 0, 0), (2, 0, 0)),
    "V3": ((0, 0, 0), (1, 0, 0), (0, 1, 0)),
    "I4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)),
    "O4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)),
    "T4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)),
    "L4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)),
    "S4": ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)),
    "Y4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "A4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1)),
    "B4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)),
}
STONES: tuple[str, ...] = tuple(CUBES)
SIZES: tuple[int, ...] = tuple(len(cells) for cells in CUBES.values())
NUM_STONES = len(STONES)
NUM_CUBES = sum(SIZES)


@dataclass(frozen=True, slots=True)
class Column:
    """A stack of cubes of one stone; x, y and bottom count from the stone's first column."""

    x: int
    y: int
    bottom: int
    num_cubes: int


@dataclass(frozen=True, slots=True)
class Orientation:
    """One way to hold a stone. Its first column, in reading order (y, then x), is the anchor."""

    stone: int
    columns: tuple[Column, ...]

    @property
    def cubes(self) -> Cells:
        """The cubes, counted from the bottom cube of the anchor column."""
        return tuple((c.x, c.y, c.bottom + up) for c in self.columns for up in range(c.num_cubes))


def rotations() -> tuple[tuple[tuple[int, int], ...], ...]:
    """The 24 rotations of space, each as (source axis, sign) for x, y and z."""
    return tuple(
        tuple(zip(axes, signs, strict=True))
        for axes in permutations(range(3))
        for signs in product((1, -1), repeat=3)
        if _parity(axes) * signs[0] * signs[1] * signs[2] == 1
    )


def rotate(cells: Iterable[Cell], rotation: tuple[tuple[int, int], ...]) -> Cells:
    """The cells turned about the origin."""
    (ax, sx), (ay, sy), (az, sz) = rotation
    return tuple((sx * cell[ax], sy * cell[ay], sz * cell[az]) for cell in cells)


def to_origin(cells: Iterable[Cell]) -> Cells:
    """The sorted cells, moved so that each coordinate begins at 0."""
    listed = tuple(cells)
    low = tuple(min(cell[axis] for cell in listed) for axis in range(3))
    return tuple(sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in listed))


def _parity(axes: tuple[int, ...]) -> int:
    return 1 if axes in ((0, 1, 2), (1, 2, 0), (2, 0, 1)) else -1


def _orientation(stone: int, cells: Cells) -> Orientation:
    stacks: dict[tuple[int, int], list[int]] = {}
    for x, y, z in cells:
        stacks.setdefault((y, x), []).append(z)
    (first_y, first_x), first = min(stacks.items())
    columns = tuple(
        Column(x - first_x, y - first_y, min(stack) - min(first), len(stack))
        for (y, x), stack in sorted(stacks.items())
    )
    return Orientation(stone, columns)


def _orientations() -> tuple[Orientation, ...]:
    return tuple(
        _orientation(stone, cells)
        for stone, drawn in enumerate(CUBES.values())
        for cells in sorted({to_origin(rotate(drawn, rotation)) for rotation in rotations()})
    )


ORIENTATIONS: tuple[Orientation, ...] = _orientations()
NUM_ORIENTATIONS = len(ORIENTATIONS)
SHAPES: dict[Cells, int] = {to_origin(o.cubes): index for index, o in enumerate(ORIENTATIONS)}


def find_orientation(cells: Iterable[Cell]) -> int | None:
    """Which orientation these cells are, wherever they lie; None if they are no stone."""
    listed = tuple(cells)
    return SHAPES.get(to_origin(listed)) if listed else None
