"""A stick on the grid."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

import numpy as np

from baumeister.jit import Array

AXES = ("x", "y", "z")

Axis = Annotated[str, *AXES]  #: in a move that somebody sends it may be anything; the rules refuse that

Cell = tuple[int, int, int]


@dataclass(frozen=True, slots=True, order=True)
class Stick:
    """A stick that lies along x or y or stands along z; (x, y, z) is its lowest corner."""

    length: int
    axis: Axis
    x: int
    y: int
    z: int

    def __str__(self) -> str:
        return f"{self.length}{self.axis}({self.x},{self.y},{self.z})"

    @property
    def cells(self) -> tuple[Cell, ...]:
        dx, dy, dz = (int(self.axis == axis) for axis in AXES)
        return tuple((self.x + i * dx, self.y + i * dy, self.z + i * dz) for i in range(self.length))

    @property
    def box(self) -> tuple[int, int, int, int, int, int]:
        """The lowest corner and the opposite one, exclusive."""
        x, y, z, end = self.x, self.y, self.z, self.length
        match self.axis:
            case "x":
                return x, y, z, x + end, y + 1, z + 1
            case "y":
                return x, y, z, x + 1, y + end, z + 1
            case "z":
                return x, y, z, x + 1, y + 1, z + end
        return x, y, z, x + 1, y + 1, z + 1

    def carries(self, other: "Stick") -> bool:
        """Whether the other one lies or stands right on this one."""
        tops = {(x, y, z + 1) for x, y, z in self.cells}
        return not tops.isdisjoint(other.cells) and self != other


def boxes_of(sticks: Iterable[Stick]) -> Array:
    """int64 (n, 6), one box a stick."""
    return np.array([stick.box for stick in sticks], dtype=np.int64).reshape(-1, 6)


def stick_of(box: Array) -> Stick:
    """The stick that fills a box. box: int64 (6,)."""
    x, y, z = (int(value) for value in box[:3])
    sizes = [int(high - low) for low, high in zip(box[:3], box[3:], strict=True)]
    length = max(sizes)
    return Stick(length, "z" if length == 1 else AXES[sizes.index(length)], x, y, z)
