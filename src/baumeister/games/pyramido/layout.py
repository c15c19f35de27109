"""A match of Pyramido as kernels see it.

A match in a kernel is two arrays:
boards: uint64 (pyramids, 2, 5, 5), each as in fitting.py.
counts: int64 (NUM_COUNTS,), laid out by the names below; stones are counted by colour.

A move is one number: building is colour · 320 + level · 64 + square, from a store 1600 more; the rest
follows from 3200 on (exchanges in the order of EXCHANGES and the end of a turn, or storing and passing).
"""

from baumeister.games.pyramido.moves import EXCHANGES
from baumeister.games.pyramido.state import NUM_COLOURS

BAG, QUARRY, HELD, LAID = 0, 5, 10, 30
SEAT, REFILLING, BUILT, IDLE, FINISHER, GAME, FIRST, TOTALS = 34, 35, 36, 37, 38, 39, 40, 41
CONTEST, SEATS, BASE, TOTAL, GAMES, HAND, PER_COLOUR, MOVES, DRAWS = 45, 46, 47, 48, 49, 50, 51, 52, 53
NUM_COUNTS = 54
NOBODY = -1

NUM_LEVELS = 5  # of the largest pyramid
PER_LEVEL = 64
PER_STONE = NUM_LEVELS * PER_LEVEL
FROM_STORE = NUM_COLOURS * PER_STONE
OTHERS = 2 * FROM_STORE
END_TURN = OTHERS + len(EXCHANGES)
PASS = OTHERS + NUM_COLOURS
MAX_MOVES = 2048
