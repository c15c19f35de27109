"""How a match of Tulum ends: whoever completes a pyramid wins; alone, the fewer turns the better."""

from typing import Any

import numpy as np

from baumeister.core import Outcome
from baumeister.games.tulum.state import TulumState
from baumeister.jit import Array

REASONS = ("pyramid-complete",)


def solitaire_utility(turns: Any) -> Any:
    """Of one match or an array of them."""
    return 1 / (1 + turns / 10)


def utilities(num_seats: int, winner: int, turns: int) -> tuple[float, ...]:
    if num_seats == 1:
        return (solitaire_utility(turns),)
    return tuple(float(seat == winner) for seat in range(num_seats))


def utilities_of(num_seats: int, winners: Array, turns: Array) -> Array:
    """As `utilities`, of many matches: float (matches, seats)."""
    alone, wins = solitaire_utility(turns[:, None]), winners[:, None] == np.arange(num_seats)
    values: Array = alone if num_seats == 1 else wins.astype(float)
    return values


def outcome_of(state: TulumState) -> Outcome:
    """The seat of a state that is over is the winner's."""
    num_seats = len(state.secured)
    return Outcome(
        scores=tuple(board.bit_count() for board in state.secured),
        ranks=tuple(1 if seat == state.seat else 2 for seat in range(num_seats)),
        utilities=utilities(num_seats, state.seat, state.turns),
        reason=REASONS[0],
    )
