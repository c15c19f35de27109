"""A position of Talō."""

from dataclasses import dataclass
from enum import StrEnum

from baumeister.core import Immutable
from baumeister.games.talo.grid import GROUND, LEVELS
from baumeister.games.talo.sticks import Stick

MAX_LENGTH = 10
FULL_STORE = (0, *(MAX_LENGTH + 1 - length for length in range(1, MAX_LENGTH + 1)))
START_CELLS = ((2, 2), (7, 7), (7, 2), (2, 7))
MAX_ROLLS = 3

Figure = tuple[int, int, int]


class Phase(StrEnum):
    """What is to be decided, or who rolls."""

    RESTART = "restart"  #: a stuck figure: start again, or stay
    ROLL = "roll"
    TAKE = "take"
    BUILD = "build"
    STALLED = "stalled"  #: three rolls in vain
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TaloState(Immutable):
    sticks: tuple[Stick, ...]  #: placed, sorted
    figures: tuple[Figure, ...]  #: (x, y, level) of each seat
    store: tuple[int, ...]  #: sticks left by length; nothing at 0
    seat: int  #: whose turn it is
    phase: Phase
    rolls: int = 0  #: made this turn
    number: int = 0  #: the last roll of this turn
    taken: tuple[int, ...] = ()  #: lengths in hand, sorted
    held: Stick | None = None
    took_back: bool = False  #: a held stick was taken back this turn
    walked: bool = False  #: since the last build
    winners: tuple[int, ...] = ()
    reason: str = ""  #: why it is over
    turns: int = 0  #: finished, by all seats together

    @property
    def levels(self) -> tuple[int, ...]:
        return tuple(level for _, _, level in self.figures)


def start_state(num_seats: int) -> TaloState:
    figures = tuple((x, y, 0) for x, y in START_CELLS[:num_seats])
    return TaloState(sticks=(), figures=figures, store=FULL_STORE, seat=0, phase=Phase.ROLL)


def is_ground_cell(x: int, y: int) -> bool:
    return 0 <= x < GROUND and 0 <= y < GROUND


def is_top(figure: Figure) -> bool:
    return figure[2] == LEVELS
