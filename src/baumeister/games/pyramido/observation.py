"""What a seat sees of Pyramido, as planes of 8 × 8: a square of a level is [y + 3, x + 3].

By plane: 1 for the seat whose turn it is (one a seat; none while a game is set up) · stones of each colour
in the bag (5) · in hands or stores (5 a seat) · where stones lie (levels × 5 colours a pyramid) · 1 while
stones are drawn · stones built this turn · idle turns. A contest has more: stones in the quarry (5) · 1 for
who completed a pyramid first · 1 for who began the game · points behind the leader, 255 at most (one a seat
each) · games to come. Seats and their pyramids count from the one that looks.
"""

from baumeister.games.pyramido.fitting import STONES, U1
from baumeister.games.pyramido.layout import (
    BAG,
    BASE,
    BUILT,
    CONTEST,
    FINISHER,
    FIRST,
    GAME,
    GAMES,
    HELD,
    IDLE,
    QUARRY,
    REFILLING,
    SEAT,
    SEATS,
    TOTALS,
)
from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.games.pyramido.variant import PyramidoVariant
from baumeister.jit import Array, njit

SIDE = 8
MOST = 255  #: that a plane can tell


def shape(variant: PyramidoVariant) -> tuple[int, int, int]:
    seats, places = variant.seats, variant.num_pyramids * variant.base * NUM_COLOURS
    of_contest = NUM_COLOURS + 3 * seats + 1 if variant.is_contest else 0
    return seats + NUM_COLOURS * (1 + seats) + places + 3 + of_contest, SIDE, SIDE


@njit
def observe(boards: Array, counts: Array, viewer: int, out: Array) -> None:
    """Write the planes. boards, counts: as in layout.py · out: uint8 (planes, 8, 8)."""
    num_seats = counts[SEATS]
    at = _mark_seat(counts, counts[SEAT], viewer, out, 0)
    at = _count_stones(counts, BAG, out, at)
    for step in range(num_seats):
        at = _count_stones(counts, HELD + NUM_COLOURS * ((viewer + step) % num_seats), out, at)
    for step in range(len(boards)):
        at = _write_pyramid(boards[(viewer + step) % len(boards)], counts[BASE], out, at)
    out[at] = counts[REFILLING]
    out[at + 1] = counts[BUILT]
    out[at + 2] = counts[IDLE]
    if counts[CONTEST]:
        _write_contest(counts, viewer, out, at + 3)


@njit
def _write_contest(counts: Array, viewer: int, out: Array, at: int) -> None:
    num_seats = counts[SEATS]
    at = _count_stones(counts, QUARRY, out, at)
    at = _mark_seat(counts, counts[FINISHER], viewer, out, at)
    at = _mark_seat(counts, counts[FIRST], viewer, out, at)
    best = counts[TOTALS]
    for seat in range(num_seats):
        best = max(best, counts[TOTALS + seat])
    for step in range(num_seats):
        behind = best - counts[TOTALS + (viewer + step) % num_seats]
        out[at + step] = min(behind, MOST)
    out[at + num_seats] = counts[GAMES] - 1 - counts[GAME]


@njit
def _mark_seat(counts: Array, marked: int, viewer: int, out: Array, at: int) -> int:
    """A plane a seat, 1 for the one that is marked; return where they end."""
    for step in range(counts[SEATS]):
        out[at + step] = (viewer + step) % counts[SEATS] == marked
    return int(at + counts[SEATS])


@njit
def _count_stones(counts: Array, start: int, out: Array, at: int) -> int:
    """A plane a colour, filled with the number of its stones; return where they end."""
    for colour in range(NUM_COLOURS):
        out[at + colour] = counts[start + colour]
    return at + NUM_COLOURS


@njit
def _write_pyramid(board: Array, base: int, out: Array, at: int) -> int:
    """A plane a level and colour; return where they end."""
    for level in range(base):
        for colour in range(NUM_COLOURS):
            bits = board[STONES, level, colour]
            for y in range(SIDE):
                for x in range(SIDE):
                    out[at, y, x] = bits & U1
                    bits >>= U1
            at += 1
    return at
