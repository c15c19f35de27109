"""A position of Rumis: the stones that lie, whose turn it is, and who is out."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from types import MappingProxyType

from baumeister.core import Immutable
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.scenario import Limits
from baumeister.games.rumis.stones import STONES, Cell


@dataclass(frozen=True)
class RumisState(Immutable):
    laid: tuple[PlaceStone, ...]  #: sorted, so that the order of laying does not matter
    ground: Limits  #: the allowed heights, row by row, 0 outside
    num_colours: int  #: sets of stones in the match, a ruin's included
    seat: int | None  #: who is to place; None while a ruin is drawn and at the end
    colour: int | None  #: of the stone to place; None if the player picks it and at the end
    out: tuple[int, ...] = ()  #: the colours that could not place, sorted

    def __getstate__(self) -> dict[str, object]:
        """What is pickled: the fields, without what was derived from them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def cubes(self) -> Mapping[Cell, int]:
        """The colour of each cube."""
        return MappingProxyType({cell: move.colour for move in self.laid for cell in move.cells})

    @cached_property
    def left(self) -> tuple[tuple[str, ...], ...]:
        """The stones that each colour still has."""
        gone = {(move.colour, move.stone) for move in self.laid}
        return tuple(
            tuple(stone for stone in STONES if (colour, stone) not in gone)
            for colour in range(self.num_colours)
        )

    @cached_property
    def limits(self) -> Mapping[tuple[int, int], int]:
        """The allowed height of each cell of the plan."""
        cells = {(x, y): limit for y, row in enumerate(self.ground) for x, limit in enumerate(row) if limit}
        return MappingProxyType(cells)

    @cached_property
    def heights(self) -> Mapping[tuple[int, int], int]:
        """How high the building is on each cell of the plan."""
        heights = dict.fromkeys(self.limits, 0)
        for x, y, z in self.cubes:
            heights[x, y] = max(heights[x, y], z + 1)
        return MappingProxyType(heights)

    @cached_property
    def tops(self) -> Mapping[tuple[int, int], int]:
        """The colour seen from above on each cell that is built on."""
        return MappingProxyType(
            {(x, y): self.cubes[x, y, height - 1] for (x, y), height in self.heights.items() if height}
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """For each colour, faces seen from above minus stones left (RUM-10)."""
        seen = list(self.tops.values())
        return tuple(seen.count(colour) - len(left) for colour, left in enumerate(self.left))

    @property
    def is_over(self) -> bool:
        return self.seat is None and self.colour is None
