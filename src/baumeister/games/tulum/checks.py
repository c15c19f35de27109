"""Whether a state read from outside could be one of Tulum at all."""

from baumeister.games.tulum.fitting import ROW_BITS, fitting
from baumeister.games.tulum.state import FULL, NUM_DICE, NUM_ROWS, TulumState
from baumeister.games.tulum.variant import TulumVariant

MOST_TURNS = 1 << 31  #: that a kernel can count


def is_possible(variant: TulumVariant, state: TulumState) -> bool:
    num_seats = variant.seats
    return (
        len(state.secured) == num_seats
        and 0 <= state.seat < num_seats
        and 0 <= state.turns < MOST_TURNS
        and all(_stands(board) for board in (*state.secured, state.board))
        and _blocks_fit(num_seats, state)
        and (_is_end(num_seats, state) if state.is_over else _dice_fit(num_seats, state))
    )


def _stands(board: int) -> bool:
    """Every block of the board has its two blocks below."""
    bottom = ROW_BITS[0]
    return board & ~FULL == 0 and board & ~(bottom | (board & (board >> 1)) << NUM_ROWS) == 0


def _blocks_fit(num_seats: int, state: TulumState) -> bool:
    """No turn secures more blocks than there are dice, and nobody plays on beside a complete pyramid."""
    full = [seat for seat, board in enumerate(state.secured) if board == FULL]
    turns = [(state.turns + num_seats - 1 - seat) // num_seats for seat in range(num_seats)]
    return full in ([], [state.seat]) and all(
        board.bit_count() <= NUM_DICE * num_turns
        for board, num_turns in zip(state.secured, turns, strict=True)
    )


def _is_end(num_seats: int, state: TulumState) -> bool:
    """The winner's turn has just been finished."""
    is_idle = not (state.loose_bits or state.dice or state.placed)
    return is_idle and state.seat == (state.turns - 1) % num_seats


def _dice_fit(num_seats: int, state: TulumState) -> bool:
    """Each loose block took a die; a roll that fitted nothing, or used all dice, has ended the turn."""
    dice, loose = state.dice, state.loose_bits
    return (
        state.seat == state.turns % num_seats
        and loose & state.secured[state.seat] == 0
        and state.board != FULL
        and state.num_dice > 0
        and dice == tuple(sorted(dice))
        and all(0 <= row < NUM_ROWS for row in dice)
        and len(dice) in (0, state.num_dice)
        and (bool(dice and loose) if state.placed else not dice or fitting(state) != 0)
    )
