"""How far a figure is from the top: the steps still to be built on its cheapest way up, for bots.

The way runs over sticks for nothing and over empty units at a price: STEP for one that a stick could fill
right now, more the higher it hangs over what would carry it.
"""

import numpy as np

from baumeister.games.talo.grid import FIGURE_HEIGHT, GROUND, LEVELS, REACH, SPAN
from baumeister.games.talo.kernels import EMPTY, FIGURE, STEPS, STICK, can_stand, fill_box
from baumeister.jit import Array, njit

STEP = 10
PER_UNIT = 1
HANGING = 8
NEAR = 2
"""How far outside the ground the way is sought."""
FAR = STEP * 3 * LEVELS
"""The distance of a figure without a way."""


@njit
def step_price(filled: Array, x: int, y: int, level: int) -> int:
    """What it takes to carry a figure here. x and y count from the array's edge."""
    z = level - 1
    if filled[x, y, z] == STICK:
        return 0
    gap = 0
    while z - gap > 0 and filled[x, y, z - gap - 1] == EMPTY:
        gap += 1
    ground = REACH <= x < REACH + GROUND and REACH <= y < REACH + GROUND
    carried = (z == gap and ground) or (z > gap and filled[x, y, z - gap - 1] == STICK)
    return STEP + PER_UNIT * gap if carried else STEP + HANGING


@njit
def distance(filled: Array, figure: Array, best: Array, queue: Array) -> int:
    """The price of the cheapest way to level 10, FAR if none is found. Figures in the way are walked around.

    filled: without this figure · figure: int64 (3,) · best: int64 (SPAN, SPAN, LEVELS + 1), room ·
    queue: int64 (buckets, nodes, 3), room; bucket k holds the places at price k modulo the buckets
    """
    best[:] = FAR
    sizes = np.zeros(len(queue), dtype=np.int64)
    queue[0, 0] = (figure[0] + REACH, figure[1] + REACH, figure[2])
    best[queue[0, 0, 0], queue[0, 0, 1], queue[0, 0, 2]] = 0
    sizes[0] = 1
    low, high = REACH - NEAR, REACH + GROUND + NEAR
    for price in range(FAR):
        bucket = price % len(queue)
        while sizes[bucket]:
            sizes[bucket] -= 1
            x0, y0, level0 = queue[bucket, sizes[bucket]]
            if best[x0, y0, level0] < price:
                continue
            if level0 == LEVELS:
                return price
            for step in STEPS:
                x, y = x0 + step[0], y0 + step[1]
                if not (low <= x < high and low <= y < high):
                    continue
                for level in range(max(level0 - 1, 1), min(level0 + 1, LEVELS) + 1):
                    if best[x, y, level] <= price or not can_stand(filled, x, y, level, FIGURE_HEIGHT, True):
                        continue
                    total = price + step_price(filled, x, y, level)
                    if total < best[x, y, level]:
                        best[x, y, level] = total
                        target = total % len(queue)
                        queue[target, sizes[target]] = (x, y, level)
                        sizes[target] += 1
    return FAR


@njit
def distances_after(filled: Array, figures: Array, candidates: Array, out: Array) -> None:
    """Every figure's distance after each candidate build.

    filled: with all figures · figures: int64 (k, 3) · candidates: int64 (c, 6) · out: int64 (c, k)
    """
    best = np.empty((SPAN, SPAN, LEVELS + 1), dtype=np.int64)
    queue = np.empty((STEP + HANGING + LEVELS + 1, SPAN * SPAN * LEVELS, 3), dtype=np.int64)
    for k in range(len(candidates)):
        fill_box(filled, candidates[k], STICK)
        for seat in range(len(figures)):
            mark_figure(filled, figures[seat], EMPTY)
            out[k, seat] = distance(filled, figures[seat], best, queue)
            mark_figure(filled, figures[seat], FIGURE)
        fill_box(filled, candidates[k], EMPTY)


@njit
def mark_figure(filled: Array, figure: Array, what: int) -> None:
    filled[figure[0] + REACH, figure[1] + REACH, figure[2] : figure[2] + 2] = what
