"""How far a figure is from the top: the steps still to be built on its cheapest way up, for bots.

The way runs over sticks for nothing and over empty units at a price: STEP for one that a stick could fill
right now, more the higher it hangs over what would carry it.

Prices lie in one flat array over the ground, NEAR cells around it and a border that nobody enters, so that a
neighbour is an offset and never needs a check. A build changes the prices of its own columns only.
"""

import numpy as np

from baumeister.games.talo.grid import FIGURE_HEIGHT, GROUND, LEVELS, REACH
from baumeister.games.talo.kernels import EMPTY, FIGURE, STEPS, STICK, can_stand, fill_box, is_ground
from baumeister.jit import Array, njit

STEP = 10
PER_UNIT = 1
HANGING = 8
NEAR = 2
"""How far outside the ground the way is sought."""
FAR = STEP * 3 * LEVELS
"""The distance of a figure without a way."""

BORDER = 2
"""A figure may come in from the inner ring of the border; the outer one is beside that."""
EDGE = REACH - NEAR - BORDER
"""Where the flat array begins, counted from the edge of space."""
WIDTH = GROUND + 2 * (NEAR + BORDER)
HEIGHT = LEVELS + 2
NUM_PLACES = WIDTH * WIDTH * HEIGHT
CLOSED = FAR
"""The price of a place where no figure could ever stand."""
NUM_BUCKETS = STEP + HANGING + LEVELS + 1
NONE = -1


@njit
def place_at(x: int, y: int, level: int) -> int:
    """X and y count from the edge of space."""
    return ((x - EDGE) * WIDTH + y - EDGE) * HEIGHT + level


@njit
def step_price(filled: Array, x: int, y: int, level: int) -> int:
    """What it takes to carry a figure here. x and y count from the array's edge."""
    if not can_stand(filled, x, y, level, FIGURE_HEIGHT, True):
        return CLOSED
    z = level - 1
    if filled[x, y, z] == STICK:
        return 0
    gap = 0
    while z - gap > 0 and filled[x, y, z - gap - 1] == EMPTY:
        gap += 1
    carried = (z == gap and is_ground(x, y)) or (z > gap and filled[x, y, z - gap - 1] == STICK)
    return STEP + PER_UNIT * gap if carried else STEP + HANGING


@njit
def write_prices(filled: Array, x0: int, x1: int, y0: int, y1: int, prices: Array) -> None:
    """The prices of these columns, as far as they are near the ground. prices: int16 (NUM_PLACES,)."""
    low, high = EDGE + BORDER, EDGE + WIDTH - BORDER
    for x in range(max(x0, low), min(x1, high)):
        for y in range(max(y0, low), min(y1, high)):
            for level in range(1, LEVELS + 1):
                prices[place_at(x, y, level)] = step_price(filled, x, y, level)


@njit
def distance(prices: Array, start: int, best: Array, heads: Array, links: Array) -> int:
    """The price of the cheapest way from a place to level 10, FAR if none is found.

    prices: int16 (NUM_PLACES,) · room: best int16 (NUM_PLACES,), heads int16 (NUM_BUCKETS,),
    links int16 (2, NUM_PLACES): the places at price k modulo the buckets are a list, each place is in one
    """
    best[:] = FAR
    heads[:] = NONE
    best[start] = 0
    push_place(start, 0, heads, links)
    for price in range(FAR):
        bucket = price % NUM_BUCKETS
        while heads[bucket] != NONE:
            place = heads[bucket]
            unlink_place(place, bucket, heads, links)
            if place % HEIGHT == LEVELS:
                return price
            for step in STEPS:
                beside = place + (step[0] * WIDTH + step[1]) * HEIGHT
                for target in range(beside - 1, beside + 2):
                    total = price + prices[target]
                    if total < best[target]:
                        if best[target] < FAR:
                            unlink_place(target, best[target] % NUM_BUCKETS, heads, links)
                        best[target] = total
                        push_place(target, total % NUM_BUCKETS, heads, links)
    return FAR


@njit
def push_place(place: int, bucket: int, heads: Array, links: Array) -> None:
    after = heads[bucket]
    links[0, place], links[1, place] = NONE, after
    if after != NONE:
        links[0, after] = place
    heads[bucket] = place


@njit
def unlink_place(place: int, bucket: int, heads: Array, links: Array) -> None:
    before, after = links[0, place], links[1, place]
    if before == NONE:
        heads[bucket] = after
    else:
        links[1, before] = after
    if after != NONE:
        links[0, after] = before


@njit
def distances_after(filled: Array, figures: Array, candidates: Array, out: Array) -> None:
    """Every figure's distance after each candidate build; figures in the way are walked around.

    filled: with all figures · figures: int64 (k, 3) · candidates: int64 (c, 6) · out: int64 (c, k)
    """
    prices = np.full((len(figures), NUM_PLACES), CLOSED, dtype=np.int16)
    best = np.empty(NUM_PLACES, dtype=np.int16)
    heads = np.empty(NUM_BUCKETS, dtype=np.int16)
    links = np.empty((2, NUM_PLACES), dtype=np.int16)
    whole = np.array([-REACH, -REACH, 0, GROUND + REACH, GROUND + REACH, LEVELS])
    reprice(filled, figures, whole, prices)
    for k in range(len(candidates)):
        fill_box(filled, candidates[k], STICK)
        reprice(filled, figures, candidates[k], prices)
        for seat in range(len(figures)):
            x, y = figures[seat, 0] + REACH - EDGE, figures[seat, 1] + REACH - EDGE
            out[k, seat] = FAR
            if 0 < x < WIDTH - 1 and 0 < y < WIDTH - 1:
                start = place_at(x + EDGE, y + EDGE, figures[seat, 2])
                out[k, seat] = distance(prices[seat], start, best, heads, links)
        fill_box(filled, candidates[k], EMPTY)
        reprice(filled, figures, candidates[k], prices)


@njit
def reprice(filled: Array, figures: Array, box: Array, prices: Array) -> None:
    """Each figure's prices around a box; nobody is in one's own way. prices: int16 (k, NUM_PLACES)."""
    for seat in range(len(figures)):
        mark_figure(filled, figures[seat], EMPTY)
        write_prices(
            filled, box[0] + REACH, box[3] + REACH, box[1] + REACH, box[4] + REACH, prices[seat]
        )  # fmt: skip
        mark_figure(filled, figures[seat], FIGURE)


@njit
def mark_figure(filled: Array, figure: Array, what: int) -> None:
    filled[figure[0] + REACH, figure[1] + REACH, figure[2] : figure[2] + FIGURE_HEIGHT] = what
