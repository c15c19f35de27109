"""What a player of Tulum may do, and what the dice give."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlaceBlock:
    """Put a block on a place; above the bottom it rests on (row-1, place) and (row-1, place+1)."""

    row: int  #: 0–5 from the bottom
    place: int  #: from the left


@dataclass(frozen=True, slots=True)
class RollOn:
    """Roll the dice that gave no block."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn and secure its blocks."""


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice as a multiset: the row of each."""

    rows: tuple[int, ...]  #: kept sorted

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(sorted(self.rows)))


Move = PlaceBlock | RollOn | Stop
