"""The options of Pyramido."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from baumeister.core import Case, Option, Variant
from baumeister.core.variant import Value


class Mode(StrEnum):
    """Together, alone, or against each other."""

    COOP = "coop"
    SOLO = "solo"
    CONTEST = "contest"


TOGETHER = (Mode.COOP, Mode.SOLO)

VERSION = 1

OPTIONS = (
    Option("mode", choices=tuple(Mode), default=Mode.COOP),
    Option("seats", choices=(1, 2, 3, 4), cases=(Case({"mode": (Mode.SOLO,)}, (1,)), Case({}, (2, 3, 4)))),
    Option(
        "base",
        choices=(5, 4, 3),
        cases=(
            Case({"mode": TOGETHER}, (5, 4)),
            Case({"seats": (2,)}, (4,)),
            Case({}, (3,)),
        ),
    ),
    Option("games", choices=tuple(range(1, 11)), cases=(Case({"mode": TOGETHER}, (1,)),)),
)

SETUPS: tuple[Mapping[str, Value], ...] = (
    *({"mode": Mode.COOP, "seats": seats, "base": base} for base in (5, 4) for seats in (2, 3, 4)),
    *({"mode": Mode.SOLO, "base": base} for base in (5, 4)),
    *({"mode": Mode.CONTEST, "seats": seats} for seats in (2, 3, 4)),
    {"mode": Mode.CONTEST, "seats": 2, "games": 3},
)


PLUS = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1))  #: PYR-10
PAIR = ((0, 0), (1, 0))  #: PYR-20


@dataclass(frozen=True, slots=True)
class PyramidoVariant(Variant):
    mode: Mode
    base: int  #: stones along a side of the base; fixed by the number of seats in a contest (PYR-20)
    games: int  #: of a contest: 1 plays PYR-24, more play the series of PYR-25

    @property
    def is_contest(self) -> bool:
        return self.mode == Mode.CONTEST

    @property
    def start(self) -> tuple[tuple[int, int], ...]:
        """Where the first stones of a pyramid lie, in the order in which they are drawn."""
        return PAIR if self.is_contest else PLUS

    @property
    def num_pyramids(self) -> int:
        return self.seats if self.is_contest else 1

    @property
    def total(self) -> int:
        """Stones of a complete pyramid."""
        return sum(side * side for side in range(1, self.base + 1))

    @property
    def hand_size(self) -> int:
        return 6 if self.mode == Mode.SOLO else 3

    @property
    def per_colour(self) -> int:
        """Stones of each colour in the bag at the start (PYR-17i)."""
        return 8 if self.base == 4 and not self.is_contest else 13
