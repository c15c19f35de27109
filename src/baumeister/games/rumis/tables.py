"""The tables that the kernels read: the orientations, and a plan with every place a stone could take.

A set of ground cells is a bitboard: one 64-bit word, bit y · width + x. Shifts wrap round the edge of
the plan, which is harmless as every use is masked by the anchors that the plan allows.
"""

from collections.abc import Sequence

import numpy as np

from baumeister.games.rumis.stones import NUM_ORIENTATIONS, NUM_STONES, ORIENTATIONS
from baumeister.jit import Array, njit

MAX_HEIGHT = 9
MAX_CELLS = 64
MAX_COLUMNS = 4
MAX_COLOURS = 4  # a ruin takes one that nobody plays
ALL_STONES = (1 << NUM_STONES) - 1


def _padded(rows: list[list[int]]) -> Array:
    """An int64 table whose short rows repeat their first entry: a column or cube tested twice."""
    return np.array([row + row[:1] * (MAX_COLUMNS - len(row)) for row in rows], dtype=np.int64)


STONE = np.array([o.stone for o in ORIENTATIONS], dtype=np.int64)
NUM_COLUMNS = np.array([len(o.columns) for o in ORIENTATIONS], dtype=np.int64)
COLUMN_X = _padded([[c.x for c in o.columns] for o in ORIENTATIONS])
COLUMN_Y = _padded([[c.y for c in o.columns] for o in ORIENTATIONS])
BOTTOM = _padded([[c.bottom for c in o.columns] for o in ORIENTATIONS])
NUM_STACKED = _padded([[c.num_cubes for c in o.columns] for o in ORIENTATIONS])
LOWEST = BOTTOM.min(axis=1)

# The same for the kernels' hot loops, as indices that cannot be negative (a kernel looks twice at those
# that can): heights count from BELOW under the anchor column, which no stone of four cubes gets beyond.
BELOW = 3
RESTS_ON = (BOTTOM + BELOW).astype(np.uint8)
_CUBES = [
    [(k, c.bottom + up + BELOW) for k, c in enumerate(o.columns) for up in range(c.num_cubes)]
    for o in ORIENTATIONS
]
_CUBE_COLUMN = _padded([[k for k, _ in cubes] for cubes in _CUBES])
CUBE_LEVEL = _padded([[level for _, level in cubes] for cubes in _CUBES]).astype(np.uint8)

# For each set of stones, the orientations of its stones first, and how many they are.
_HAS_STONE = np.arange(ALL_STONES + 1)[:, None] >> STONE & 1
NUM_BY_SET = _HAS_STONE.sum(axis=1).astype(np.uint64)
BY_SET = np.argsort(1 - _HAS_STONE, axis=1, kind="stable").astype(np.uint8)

# Lists go by what a stone rests on, its profile: the columns with their bottoms.
BY_PROFILE = np.array(
    sorted(range(NUM_ORIENTATIONS), key=lambda o: [(c.x, c.y, c.bottom) for c in ORIENTATIONS[o].columns]),
    dtype=np.uint8,
)
LISTED_BY_SET = BY_PROFILE[np.argsort(1 - _HAS_STONE[:, BY_PROFILE], axis=1, kind="stable")]  # as BY_SET

# A plan is uint64 (NUM_ORIENTATIONS + 2, PLAN_WIDTH). Row o: at z the anchors where orientation o stays
# inside the plan and its heights if its anchor column begins at height z; from SHIFT the cell distances of
# its columns from the anchor (the first is 0, as are the anchors at MAX_HEIGHT); at RESTS + k that of column
# k with what it rests on: distance | RESTS_ON << 8. Row OPEN: at z the cells that may grow higher than z.
# Row HEAD: the facts of the variant.
SHIFT = MAX_HEIGHT
RESTS = SHIFT + MAX_COLUMNS - 1
PLAN_WIDTH = 16
CUBE_SHIFT = (SHIFT + _CUBE_COLUMN).astype(np.uint8)  # where in a row the distance of a cube is
ON_GROUND = np.where(np.arange(PLAN_WIDTH) == -LOWEST[:, None], ~np.uint64(0), np.uint64(0))  # rows likewise
OPEN, HEAD = NUM_ORIENTATIONS, NUM_ORIENTATIONS + 1
WIDTH, NUM_CELLS, NOT_FIRST, NOT_LAST, NUM_COLOURS, NUM_SEATS, HAS_CONTACT, HAS_RUIN, KIND = range(9)
CONTEST, ANY_COLOUR, COLOURS_IN_TURN = range(3)


def make_plan(
    limits: Sequence[Sequence[int]], num_colours: int, num_seats: int, *, contact: bool, ruin: bool, kind: int
) -> Array:
    """The plan for these allowed heights by row; 0 is outside."""
    heights = np.array(limits, dtype=np.int64)
    plan = np.zeros((NUM_ORIENTATIONS + 2, PLAN_WIDTH), dtype=np.uint64)
    rows, width = heights.shape
    bits = np.uint64(1) << np.arange(rows * width, dtype=np.uint64).reshape(rows, width)
    head = plan[HEAD]
    head[WIDTH], head[NUM_CELLS] = width, rows * width
    plan[OPEN, :MAX_HEIGHT] = [bits[heights > z].sum() for z in range(MAX_HEIGHT)]
    head[NOT_FIRST], head[NOT_LAST] = bits[:, 1:].sum(), bits[:, :-1].sum()
    head[NUM_COLOURS], head[NUM_SEATS] = num_colours, num_seats
    head[HAS_CONTACT], head[HAS_RUIN], head[KIND] = contact, ruin, kind
    _fill_anchors(heights, plan)
    return plan


@njit
def _fill_anchors(limits: Array, plan: Array) -> None:
    """Fill every orientation's row. limits: int64 (rows, width) · plan: a plan, HEAD done."""
    rows, width = limits.shape
    for orientation in range(NUM_ORIENTATIONS):
        for k in range(MAX_COLUMNS):
            shift = COLUMN_Y[orientation, k] * width + COLUMN_X[orientation, k]
            plan[orientation, SHIFT + k] = np.uint64(shift)
            if k:
                rests_on = np.int64(RESTS_ON[orientation, k])
                plan[orientation, RESTS + k] = np.uint64(shift | rests_on << 8)
        for y in range(rows):
            for x in range(width):
                for z in range(_lowest_anchor(orientation), _highest_anchor(orientation, x, y, limits) + 1):
                    plan[orientation, z] |= np.uint64(1) << np.uint64(y * width + x)


@njit
def _lowest_anchor(orientation: int) -> int:
    return -int(LOWEST[orientation])


@njit
def _highest_anchor(orientation: int, x: int, y: int, limits: Array) -> int:
    """The height above which the stone no longer fits here; negative if it never does."""
    rows, width = limits.shape
    highest = MAX_HEIGHT
    for k in range(NUM_COLUMNS[orientation]):
        column_x, column_y = x + COLUMN_X[orientation, k], y + COLUMN_Y[orientation, k]
        if column_x < 0 or column_x >= width or column_y >= rows:
            return -1
        top = BOTTOM[orientation, k] + NUM_STACKED[orientation, k]
        highest = min(highest, limits[column_y, column_x] - top)
    return highest
