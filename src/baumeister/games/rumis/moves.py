"""What a player of Rumis does, and what chance lays of a random ruin: a stone, placed."""

from dataclasses import dataclass

from baumeister.games.rumis.stones import Cells


@dataclass(frozen=True, slots=True, order=True)
class PlaceStone:
    """Lay a stone on these cells."""

    stone: str  #: I2 I3 V3 I4 O4 T4 L4 S4 Y4 A4 B4
    cells: Cells  #: (x, y, z), kept sorted
    colour: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))
