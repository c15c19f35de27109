"""What a seat sees of Tulum, as planes of 6 × 6: rows of the pyramid, places from the left.

By plane: 1 for the seat whose turn it is (one a seat) · secured blocks (one a seat) · loose blocks ·
unused dice, in each row those of its colour · 1 if a block of this roll lies · turns, 255 at most.
Seats count from the one that looks.
"""

import numpy as np

from baumeister.games.tulum.kernels import BOARDS, DICE, LOOSE, PLACED, SEAT, TURNS
from baumeister.games.tulum.state import NUM_ROWS
from baumeister.jit import Array, njit_lean
from baumeister.jit.flags import spread

MOST = 255  #: that a plane can tell
PLACES = NUM_ROWS * NUM_ROWS  #: of a plane
EVERYWHERE = (1 << PLACES) - 1
WORDS = PLACES // 4  #: of a plane, four places each, the first in the lowest byte
EACH = 0x01010101  #: a byte times this is a word of four such bytes
COUNT = 0b111  #: of dice of a colour


def shape(num_seats: int) -> tuple[int, int, int]:
    return 2 * num_seats + 4, NUM_ROWS, NUM_ROWS


def words(planes: Array) -> Array:
    """The same memory as `observe` writes it: uint8 (…, planes, 6, 6) as uint32 (…, planes, WORDS)."""
    return planes.reshape(*planes.shape[:-2], -1).view(np.uint32)


@njit_lean
def observe(game: Array, viewer: int, out: Array) -> None:
    """Write the planes, a plane at a time. game: as in kernels.py · out: uint32 (planes, WORDS)."""
    num_seats = len(game) - BOARDS
    seat = viewer
    for step in range(num_seats):
        _write(out, step, EVERYWHERE if seat == game[SEAT] else 0, 1)
        _write(out, num_seats + step, game[BOARDS + seat], 1)
        seat = seat + 1 if seat + 1 < num_seats else 0
    plane = 2 * num_seats
    _write(out, plane, game[LOOSE], 1)
    _write_dice(game[DICE], out[plane + 1])
    _write(out, plane + 2, EVERYWHERE if game[PLACED] and game[DICE] else 0, 1)
    _write(out, plane + 3, EVERYWHERE, min(game[TURNS], MOST))


@njit_lean
def _write(planes: Array, plane: int, bits: int, value: int) -> None:
    """Give the places of these bits a value, the others 0; a board has its bits in the order of a plane."""
    spread(planes, np.uint64(plane * WORDS), np.uint64(bits), np.uint8(value), PLACES)


@njit_lean
def _write_dice(dice: int, plane: Array) -> None:
    """Fill each row with its number of dice; two rows of six places are three words."""
    for k in range(NUM_ROWS // 2):
        both = dice >> 2 * NUM_ROWS * k
        low, high = (both & COUNT) * EACH, (both >> NUM_ROWS & COUNT) * EACH
        plane[3 * k] = np.uint32(low)
        plane[3 * k + 1] = np.uint32((low & 0xFFFF) | (high & 0xFFFF0000))
        plane[3 * k + 2] = np.uint32(high)
