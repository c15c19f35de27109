"""What a client shows of Tulum."""

from dataclasses import dataclass
from fractions import Fraction

from baumeister.games.tulum import kernels
from baumeister.games.tulum.state import NUM_ROWS, Place, TulumState, places


@dataclass(frozen=True, slots=True)
class TulumView:
    seat: int
    boards: tuple[tuple[Place, ...], ...]  #: secured blocks of each seat
    loose: tuple[Place, ...]  #: dot-up blocks of the seat whose turn it is
    dice: tuple[int, ...]  #: rolled and unused
    num_dice: int  #: still in play this turn
    bust: Fraction  #: the chance that rolling `num_dice` dice now gives no block
    is_over: bool


def view_of(state: TulumState) -> TulumView:
    num_colours = len({row for row, _ in places(kernels.carried(state.board))})
    return TulumView(
        seat=state.seat,
        boards=tuple(tuple(sorted(board)) for board in state.boards),
        loose=tuple(sorted(state.loose)),
        dice=state.dice,
        num_dice=state.num_dice,
        bust=Fraction(NUM_ROWS - num_colours, NUM_ROWS) ** state.num_dice,
        is_over=state.is_over,
    )
