"""Where the dice of a position allow a block, and whether its roll may be ended."""

from baumeister.games.tulum import kernels
from baumeister.games.tulum.state import NUM_ROWS, PLACES, TulumState, bit
from baumeister.games.tulum.variant import TulumVariant

ROW_BITS = tuple(sum(bit(*at) for at in PLACES if at[0] == row) for row in range(NUM_ROWS))


def fitting(state: TulumState) -> int:
    """Bits of the places that a die of the present roll fits (TUL-06, TUL-07)."""
    colours = 0
    for row in state.dice:
        colours |= ROW_BITS[row]
    return kernels.carried(state.board) & colours


def may_end_roll(variant: TulumVariant, state: TulumState, fits: int) -> bool:
    """Nothing fits any more, or dice may be left after a block of this roll (TUL-13i)."""
    return not fits or (variant.decline and state.placed)
