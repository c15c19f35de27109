"""What a seat sees of Tulum, as planes of 6 × 6: rows of the pyramid, places from the left.

By plane: 1 for the seat whose turn it is (one a seat) · secured blocks (one a seat) · loose blocks ·
unused dice, in each row those of its colour · 1 if a block of this roll lies · turns, 255 at most.
Seats count from the one that looks.
"""

from baumeister.games.tulum.kernels import BOARDS, DICE, LOOSE, PLACED, SEAT, TURNS, has_dice
from baumeister.games.tulum.state import NUM_ROWS
from baumeister.jit import Array, njit

MOST = 255  #: that a plane can tell


def shape(num_seats: int) -> tuple[int, int, int]:
    return 2 * num_seats + 4, NUM_ROWS, NUM_ROWS


@njit
def observe(game: Array, viewer: int, out: Array) -> None:
    """Write the planes. game: as in kernels.py · out: uint8 (planes, 6, 6)."""
    num_seats = len(game) - BOARDS
    for step in range(num_seats):
        seat = (viewer + step) % num_seats
        out[step] = seat == game[SEAT]
        _write_blocks(game[BOARDS + seat], out[num_seats + step])
    planes = out[2 * num_seats :]
    _write_blocks(game[LOOSE], planes[0])
    for row in range(NUM_ROWS):
        planes[1, row] = game[DICE + row]
    planes[2] = game[PLACED] and has_dice(game)
    planes[3] = min(game[TURNS], MOST)


@njit
def _write_blocks(bits: int, plane: Array) -> None:
    for row in range(NUM_ROWS):
        for place in range(NUM_ROWS):
            plane[row, place] = (bits >> (NUM_ROWS * row + place)) & 1
