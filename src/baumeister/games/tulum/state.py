"""A position of Tulum. Boards are bit sets: the block at (row, place) is bit 6 · row + place."""

from dataclasses import dataclass
from functools import cache

from baumeister.core import Immutable

NUM_ROWS = 6
NUM_DICE = 6

Place = tuple[int, int]

PLACES: tuple[Place, ...] = tuple((row, place) for row in range(NUM_ROWS) for place in range(NUM_ROWS - row))


def bit(row: int, place: int) -> int:
    return 1 << (NUM_ROWS * row + place)


FULL = sum(bit(*place) for place in PLACES)


@cache
def places(bits: int) -> frozenset[Place]:
    """The places of a bit set."""
    return frozenset(place for place in PLACES if bits & bit(*place))


@dataclass(frozen=True, slots=True)
class TulumState(Immutable):
    secured: tuple[int, ...]  #: bits of each seat's secured blocks
    seat: int  #: whose turn it is; the winner at the end
    loose_bits: int = 0  #: this turn's blocks, dot-up
    dice: tuple[int, ...] = ()  #: rolled and not used, sorted; empty while chance is to roll
    placed: bool = False  #: a block of the present roll lies
    turns: int = 0  #: turns finished, by all seats together

    @property
    def boards(self) -> tuple[frozenset[Place], ...]:
        return tuple(places(board) for board in self.secured)

    @property
    def loose(self) -> frozenset[Place]:
        return places(self.loose_bits)

    @property
    def num_dice(self) -> int:
        """Dice not set aside: each block of this turn took one (TUL-08)."""
        return NUM_DICE - self.loose_bits.bit_count()

    @property
    def board(self) -> int:
        """Everything that lies on the board of the seat whose turn it is."""
        return self.secured[self.seat] | self.loose_bits

    @property
    def is_over(self) -> bool:
        return self.secured[self.seat] == FULL
