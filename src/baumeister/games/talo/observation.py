"""What a seat sees of Talō, as planes of 30 × 30: the cell (x, y) is [x + 10, y + 10].

By plane: 1 for the seat whose turn it is (one a seat) · figures, their level + 1 where they stand (one a
seat) · sticks lying along x, along y, standing, each cell filled with the stick's length (10 levels each) ·
the held stick (10 levels) · sticks of each length in the store, then in hand (10 each) · 1 for the phase:
restart, roll, take, build, stalled (5) · rolls of this turn · the last roll · 1 if a held stick was taken
back · 1 if the figure has walked since the last build. Seats count from the one that looks.
"""

import numpy as np

from baumeister.games.talo.grid import LEVELS, REACH, SPAN
from baumeister.games.talo.state import MAX_LENGTH, Phase, TaloState
from baumeister.games.talo.sticks import AXES, Stick
from baumeister.jit import Array

PHASES = tuple(phase for phase in Phase if phase != Phase.OVER)
HELD = len(AXES) * LEVELS  #: where the planes of the held stick begin, counted from those of the sticks
COUNTS = HELD + LEVELS
NUM_COUNTS = 2 * MAX_LENGTH + len(PHASES) + 4


def shape(num_seats: int) -> tuple[int, int, int]:
    return 2 * num_seats + COUNTS + NUM_COUNTS, SPAN, SPAN


def observe(state: TaloState, viewer: int) -> Array:
    num_seats = len(state.figures)
    out = np.zeros(shape(num_seats), dtype=np.uint8)
    out[(state.seat - viewer) % num_seats] = 1
    for seat, (x, y, level) in enumerate(state.figures):
        out[num_seats + (seat - viewer) % num_seats, x + REACH, y + REACH] = level + 1
    building = out[2 * num_seats :]
    for stick in state.sticks:
        _fill(building[AXES.index(stick.axis) * LEVELS :], stick)
    if state.held is not None:
        _fill(building[HELD:], state.held)
    building[COUNTS:] = np.array(_counts(state), dtype=np.uint8)[:, None, None]
    return out


def _fill(levels: Array, stick: Stick) -> None:
    x, y, z, x1, y1, z1 = stick.box
    levels[z:z1, x + REACH : x1 + REACH, y + REACH : y1 + REACH] = stick.length


def _counts(state: TaloState) -> list[int]:
    in_hand = [state.taken.count(length) for length in range(1, MAX_LENGTH + 1)]
    phase = [int(state.phase == phase) for phase in PHASES]
    turn = [state.rolls, state.number, int(state.took_back), int(state.walked)]
    return [*state.store[1:], *in_hand, *phase, *turn]
