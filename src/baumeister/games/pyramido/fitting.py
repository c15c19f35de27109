"""Where stones fit, for all places of a level at once: a pyramid as machine words.

board: uint64 (2, 5, 5); [STONES, level, colour] are the stones, [FITS, level, colour] the places that a
stone of the colour fits. A level (0 is the base) is 8 × 8 squares; place (x, y) is bit 8 · (y + 3) + x + 3.
Bases are at most 5 wide, so nothing ever meets across the end of a row.
"""

from typing import Any

import numpy as np

from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.jit import Array, njit

Bits = Any  #: a uint64, one bit a square

STONES, FITS = 0, 1


def square(x: int, y: int) -> int:
    return 8 * (y + 3) + x + 3


def _windows(stride: int) -> Array:
    """[base, mask of the columns (or rows) in use] → the squares within `base` of all of them."""
    table = np.zeros((6, 256), dtype=np.uint64)
    for base in range(6):
        for mask in range(256):
            used = [i for i in range(8) if mask >> i & 1] or [0]
            lines = range(max(used) - base + 1, min(used) + base)
            bits = sum(1 << (stride * i + 8 // stride * k) for i in lines if 0 <= i < 8 for k in range(8))
            table[base, mask] = bits
    return table


COLUMN_WINDOWS, ROW_WINDOWS = _windows(1), _windows(8)
U0, U1, U7, U8, U9, U16, U32 = (np.uint64(n) for n in (0, 1, 7, 8, 9, 16, 32))
BYTE = np.uint64(0xFF)


@njit
def bit(at: int) -> Bits:
    return U1 << np.uint64(at)


@njit
def occupied(level: Array) -> Bits:
    """All stones of a level. level: uint64 (5,)."""
    return level[0] | level[1] | level[2] | level[3] | level[4]


@njit
def others_of_square(m: Bits, corner: int) -> Bits:
    """Squares of which one of the other three stones of a 2 × 2 square is in `m`."""
    if corner == 0:
        return (m >> U1) | (m >> U8) | (m >> U9)
    if corner == 1:
        return (m << U1) | (m >> U7) | (m >> U8)
    if corner == 2:
        return (m >> U1) | (m << U7) | (m << U8)
    return (m << U1) | (m << U8) | (m << U9)


@njit
def four_coloured(level: Array, out: Array) -> None:
    """Write where each colour would complete a square of four colours (PYR-03). Both: uint64 (5,)."""
    out[:] = U0
    for corner in range(4):
        ones, twos = U0, U0
        for colour in range(NUM_COLOURS):
            seen = others_of_square(level[colour], corner)
            twos ^= ones & seen
            ones ^= seen
        three = ones & twos
        for colour in range(NUM_COLOURS):
            out[colour] |= three & ~others_of_square(level[colour], corner)


@njit
def window(stones: Bits, base: int) -> Bits:
    """The squares that keep a base with these stones within its size."""
    columns = stones | (stones >> U32)
    columns |= columns >> U16
    columns = (columns | (columns >> U8)) & BYTE
    rows = 0
    for row in range(8):
        if (stones >> np.uint64(8 * row)) & BYTE:
            rows |= 1 << row
    return COLUMN_WINDOWS[base, columns] & ROW_WINDOWS[base, rows]


@njit
def base_places(stones: Bits, base: int) -> Bits:
    """Free squares beside a stone that keep the base within its size (PYR-01)."""
    beside = (stones << U1) | (stones >> U1) | (stones << U8) | (stones >> U8)
    return beside & ~stones & window(stones, base)


@njit
def full_squares(stones: Bits) -> Bits:
    """Places of the level above that rest on four stones."""
    return stones & (stones >> U1) & (stones >> U8) & (stones >> U9)


@njit
def pairs(m: Bits) -> Bits:
    """Places of the level above of which at least two of the four stones below are in `m`."""
    n, e, d = m >> U1, m >> U8, m >> U9
    return (m & n) | (e & d) | ((m | n) & (e | d))


@njit
def suits(m: Bits, full: Bits, paired: Bits) -> Bits:
    """Where a colour with stones `m` suits the four stones below (PYR-02, PYR-04).

    A colour that is there twice suits. No colour twice means four colours: then each of them does.
    """
    once = m | (m >> U1) | (m >> U8) | (m >> U9)
    return full & (pairs(m) | (once & ~paired))


@njit
def all_pairs(level: Array) -> Bits:
    """Places of the level above of which two of the four stones below have the same colour."""
    return pairs(level[0]) | pairs(level[1]) | pairs(level[2]) | pairs(level[3]) | pairs(level[4])


@njit
def refit(board: Array, level: int, base: int) -> None:
    """Find again where each colour fits on a level (0 is the base). board: uint64 (2, 5, 5)."""
    here, fits = board[STONES, level], board[FITS, level]
    stones = occupied(here)
    four_coloured(here, fits)
    if level == 0:
        free = base_places(stones, base)
        for colour in range(NUM_COLOURS):
            fits[colour] = free & ~fits[colour]
        return
    below = board[STONES, level - 1]
    full, paired, unforced = full_squares(occupied(below)), all_pairs(below), U0
    for colour in range(NUM_COLOURS):
        unforced |= suits(below[colour], full, paired) & ~fits[colour]
    for colour in range(NUM_COLOURS):
        suiting = suits(below[colour], full, paired)
        fits[colour] = suiting & ~stones & ~(fits[colour] & unforced)


@njit
def add_stone(board: Array, colour: int, level: int, at: int, base: int) -> None:
    """Lay a stone and find again what fits on its level and the one above."""
    board[STONES, level, colour] |= bit(at)
    refit(board, level, base)
    if level + 1 < base:
        refit(board, level + 1, base)


@njit
def dead_places(board: Array) -> Bits:
    """Empty base squares that no colour can ever fill again (PYR-06).

    Three stones of a square lie there for good, so each lies inside the box of the base's stones.
    """
    never = np.empty(NUM_COLOURS, dtype=np.uint64)
    four_coloured(board[STONES, 0], never)
    dead = never[0] & never[1] & never[2] & never[3] & never[4]
    return dead & ~occupied(board[STONES, 0])
