"""What a seat sees of Tulum, as planes of 6 × 6: rows of the pyramid, places from the left.

By plane: 1 for the seat whose turn it is (one a seat) · secured blocks (one a seat) · loose blocks ·
unused dice, in each row those of its colour · 1 if a block of this roll lies · turns, 255 at most.
Seats count from the one that looks.
"""

import numpy as np

from baumeister.games.tulum.kernels import BOARDS, DICE, LOOSE, PLACED, SEAT, TURNS, has_dice
from baumeister.games.tulum.state import NUM_ROWS
from baumeister.jit import Array, njit

MOST = 255  #: that a plane can tell
WORDS = NUM_ROWS * NUM_ROWS // 4  #: of a plane, four places each, the first in the lowest byte
EACH = 0x01010101  #: a byte times this is a word of four such bytes
SPREAD = 0x00204081  #: four bits times this have one bit in each byte


def shape(num_seats: int) -> tuple[int, int, int]:
    return 2 * num_seats + 4, NUM_ROWS, NUM_ROWS


def words(planes: Array) -> Array:
    """The same memory as `observe` writes it: uint8 (…, planes, 6, 6) as uint32 (…, planes, WORDS)."""
    return planes.reshape(*planes.shape[:-2], -1).view(np.uint32)


@njit
def observe(game: Array, viewer: int, out: Array) -> None:
    """Write the planes, a word at a time. game: as in kernels.py · out: uint32 (planes, WORDS)."""
    num_seats = len(game) - BOARDS
    for step in range(num_seats):
        seat = (viewer + step) % num_seats
        _fill(seat == game[SEAT], out[step])
        _write_blocks(game[BOARDS + seat], out[num_seats + step])
    planes = out[2 * num_seats :]
    _write_blocks(game[LOOSE], planes[0])
    _write_dice(game[DICE : DICE + NUM_ROWS], planes[1])
    _fill(game[PLACED] != 0 and has_dice(game), planes[2])
    _fill(min(game[TURNS], MOST), planes[3])


@njit
def _fill(value: int, plane: Array) -> None:
    for k in range(WORDS):
        plane[k] = np.uint32(value * EACH)


@njit
def _write_blocks(bits: int, plane: Array) -> None:
    """A board has its bits in the order of a plane's places."""
    for k in range(WORDS):
        plane[k] = np.uint32(((bits >> 4 * k) & 0b1111) * SPREAD & EACH)


@njit
def _write_dice(dice: Array, plane: Array) -> None:
    """Fill each row with its number of dice; two rows of six places are three words."""
    for k in range(NUM_ROWS // 2):
        low, high = dice[2 * k] * EACH, dice[2 * k + 1] * EACH
        plane[3 * k] = np.uint32(low)
        plane[3 * k + 1] = np.uint32((low & 0xFFFF) | (high & 0xFFFF0000))
        plane[3 * k + 2] = np.uint32(high)
