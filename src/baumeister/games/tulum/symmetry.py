"""The mirror image of Tulum: left and right change places."""

from functools import cache

from baumeister.core import Symmetry
from baumeister.games.tulum.moves import Move, PlaceBlock, Roll
from baumeister.games.tulum.state import NUM_ROWS, TulumState, bit, places
from baumeister.games.tulum.variant import TulumVariant


def symmetries(variant: TulumVariant) -> tuple[Symmetry[TulumState, Move, Roll], ...]:
    del variant
    return (MIRROR,)


@cache
def mirrored(bits: int, num_rows: int = NUM_ROWS) -> int:
    """The mirror image of a board, of a smaller pyramid too."""
    return sum(bit(row, num_rows - 1 - row - place) for row, place in places(bits))


def _mirrored_state(state: TulumState) -> TulumState:
    secured = tuple(mirrored(board) for board in state.secured)
    return TulumState(secured, state.seat, mirrored(state.loose_bits), state.dice, state.placed, state.turns)


def _mirrored_move(move: Move) -> Move:
    match move:
        case PlaceBlock(row, place):
            return PlaceBlock(row, NUM_ROWS - 1 - row - place)
        case _:
            return move


MIRROR: Symmetry[TulumState, Move, Roll] = Symmetry(
    "mirror", _mirrored_state, _mirrored_move, lambda draw: draw
)
