"""The tables that the kernels read: the orientations, and a plan with every place a stone could take.

A set of ground cells is a bitboard: one 64-bit word, bit y · width + x. Shifts wrap round the edge of
the plan, which is harmless as every use is masked by the anchors that the plan allows.
"""

from collections.abc import Sequence

import numpy as np

from baumeister.games.rumis.stones import NUM_ORIENTATIONS, NUM_STONES, ORIENTATIONS, Orientation
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
CUBE_COLUMN = _padded([[k for k, _ in cubes] for cubes in _CUBES]).astype(np.uint8)
CUBE_LEVEL = _padded([[level for _, level in cubes] for cubes in _CUBES]).astype(np.uint8)

# The cubes of an orientation that do not stand at the bottom of their column.
_STACKED = [
    [(k, c.bottom + up) for k, c in enumerate(o.columns) for up in range(1, c.num_cubes)]
    for o in ORIENTATIONS
]
NUM_UPPER = np.array([len(upper) for upper in _STACKED], dtype=np.uint8)
UPPER_COLUMN = _padded([[k for k, _ in upper] or [0] for upper in _STACKED]).astype(np.uint8)
UPPER_LEVEL = _padded([[level + BELOW for _, level in upper] or [BELOW] for upper in _STACKED]).astype(
    np.uint8
)

# What a stone rests on is its profile: the columns with their bottoms. Profiles form a tree, column by
# column, in which orientations share tests; a node that rests nowhere leads on to NODE_SKIP.
_Profile = tuple[tuple[int, int, int], ...]


def _profile(orientation: Orientation) -> _Profile:
    return tuple((c.x, c.y, c.bottom) for c in orientation.columns)


_NODES: list[_Profile] = sorted({_profile(o)[: k + 1] for o in ORIENTATIONS for k in range(len(o.columns))})
_RESTING = [[index for index, o in enumerate(ORIENTATIONS) if _profile(o) == node] for node in _NODES]
NUM_NODES = len(_NODES)
NODE_X, NODE_Y, NODE_BOTTOM = np.array([node[-1] for node in _NODES], dtype=np.int64).T.copy()
NODE_RESTS_ON = (NODE_BOTTOM + BELOW).astype(np.uint8)
NODE_DEPTH = np.array([len(node) - 1 for node in _NODES], dtype=np.uint8)
NODE_SKIP = np.array(
    [
        next((i for i in range(at + 1, NUM_NODES) if len(_NODES[i]) <= len(node)), NUM_NODES)
        for at, node in enumerate(_NODES)
    ],
    dtype=np.uint8,
)
NODE_STONES = np.array(  # the stones at or below a node, a bit each
    [sum({1 << o.stone for o in ORIENTATIONS if _profile(o)[: len(node)] == node}) for node in _NODES],
    dtype=np.uint64,
)
BY_NODE = np.array([index for group in _RESTING for index in group], dtype=np.uint8)
NODE_END = np.cumsum([0] + [len(group) for group in _RESTING]).astype(np.uint8)
STONE_BIT = np.uint64(1) << STONE.astype(np.uint64)

# A plan is uint64 (NUM_ORIENTATIONS + 2, 16). Row o: at z the anchors where orientation o stays inside
# the plan and its heights if its anchor column begins at height z; from SHIFT the cell distances of its
# columns from the anchor. Row n, at STEP: the cell distance of node n's column. Row OPEN: at z the cells
# that may grow higher than z. Row HEAD: the facts of the variant.
SHIFT = 10
STEP = SHIFT + MAX_COLUMNS
PLAN_WIDTH = 16
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
    for node in range(NUM_NODES):
        plan[node, STEP] = np.uint64(NODE_Y[node] * width + NODE_X[node])
    for orientation in range(NUM_ORIENTATIONS):
        for k in range(MAX_COLUMNS):
            shift = COLUMN_Y[orientation, k] * width + COLUMN_X[orientation, k]
            plan[orientation, SHIFT + k] = np.uint64(shift)
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
