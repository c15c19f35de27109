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
    carried: tuple[Place, ...]  #: free places that could take a block of their colour now
    bust: Fraction  #: the chance that rolling `num_dice` dice now gives no block
    turns: int
    is_over: bool
