"""What a client shows of Tulum."""

from dataclasses import dataclass
from fractions import Fraction

from baumeister.games.tulum.state import Place


@dataclass(frozen=True, slots=True)
class TulumView:
    seat: int
    boards: tuple[tuple[Place, ...], ...]  #: secured blocks of each seat
    loose: tuple[Place, ...]  #: dot-up blocks of the seat whose turn it is
    dice: tuple[int, ...]  #: rolled and unused
    num_dice: int  #: still in play this turn
    bust: Fraction  #: the chance that rolling `num_dice` dice now gives no block
    is_over: bool
