"""Whether a figure gets up with a stick or two more: the geometry of a Talō turn, balance left out.

A place is where a figure can stand, written as (x * SPAN + y) * HEIGHTS + level with x and y counted from the
edge of space; a set of places is an array of them. `filled` holds everything but the figure that climbs.
"""

import numpy as np

from baumeister.games.talo.grid import FIGURE_HEIGHT, LEVELS, REACH, SPAN
from baumeister.games.talo.kernels import (
    EMPTY,
    STEPS,
    STICK,
    all_empty,
    can_stand,
    column_is_free,
    fill_box,
    is_free,
    write_box,
)
from baumeister.jit import Array, njit

HEIGHTS = LEVELS + 1
NUM_PLACES = SPAN * SPAN * HEIGHTS
NUM_WAYS = 5
"""A stick comes from above or from one of four sides (TAL-17i)."""


@njit
def spread(filled: Array, starts: Array, queue: Array) -> tuple[int, bool]:
    """Write the places that can be walked to, the starts first; return how many, and whether one is on top.

    starts: int64 (m,) · queue: int64 (NUM_PLACES,)
    """
    seen = np.zeros(NUM_PLACES, dtype=np.bool_)
    count, is_up = len(starts), False
    for k in range(count):
        queue[k] = starts[k]
        seen[starts[k]] = True
        is_up = is_up or starts[k] % HEIGHTS == LEVELS
    done = 0
    while done < count:
        place = queue[done]
        done += 1
        level, column = place % HEIGHTS, place // HEIGHTS
        for step in STEPS:
            x, y = column // SPAN + step[0], column % SPAN + step[1]
            if not (0 <= x < SPAN and 0 <= y < SPAN):
                continue
            for target in range(max(level - 1, 1), min(level + 1, LEVELS) + 1):
                there = (x * SPAN + y) * HEIGHTS + target
                if not seen[there] and can_stand(filled, x, y, target, FIGURE_HEIGHT, False):
                    seen[there] = True
                    queue[count] = there
                    count += 1
                    is_up = is_up or target == LEVELS
    return count, is_up


@njit
def tops(filled: Array, out: Array) -> int:
    """Write the places on level 10 that carry a figure; return how many. out: int64 (NUM_PLACES,)."""
    count = 0
    for x in range(SPAN):
        for y in range(SPAN):
            if filled[x, y, LEVELS - 1] == STICK and can_stand(filled, x, y, LEVELS, FIGURE_HEIGHT, False):
                out[count] = (x * SPAN + y) * HEIGHTS + LEVELS
                count += 1
    return count


@njit
def mark_beside(places: Array, beside: Array) -> None:
    """Mark what is one step from any of these places. beside: bool (NUM_PLACES,)."""
    for place in places:
        level, column = place % HEIGHTS, place // HEIGHTS
        for step in STEPS:
            x, y = column // SPAN + step[0], column % SPAN + step[1]
            if 0 <= x < SPAN and 0 <= y < SPAN:
                at = (x * SPAN + y) * HEIGHTS
                beside[at + max(level - 1, 1) : at + min(level + 1, LEVELS) + 1] = True


@njit
def mark_gap(filled: Array, starts: Array, below: Array, above: Array) -> bool:
    """Mark what is beside the places in reach, and beside those from which the top is; or tell that it is.

    below, above: bool (NUM_PLACES,), all False
    """
    queue = np.empty(NUM_PLACES, dtype=np.int64)
    count, is_up = spread(filled, starts, queue)
    if is_up:
        return True
    mark_beside(queue[:count], below)
    ends = np.empty(NUM_PLACES, dtype=np.int64)
    count, _ = spread(filled, ends[: tops(filled, ends)].copy(), queue)
    mark_beside(queue[:count], above)
    return False


@njit
def may_bridge(box: Array, below: Array, above: Array) -> bool:
    """Whether the top of a stick is beside what is in reach, and beside the way to level 10 or there itself.

    A way up over a new stick enters its top from places in reach, and leaves it for the last time upwards.
    box: int64 (6,) · below, above: bool (NUM_PLACES,)
    """
    from_below, to_above = False, box[5] == LEVELS
    for x in range(box[0] + REACH, box[3] + REACH):
        for y in range(box[1] + REACH, box[4] + REACH):
            place = (x * SPAN + y) * HEIGHTS + box[5]
            from_below = from_below or below[place]
            to_above = to_above or above[place]
    return from_below and to_above


@njit
def swept(box: Array, way: int, out: Array) -> None:
    """What a stick passes on its way in, itself included. box, out: int64 (6,), corners in space."""
    out[:] = box
    if way == 0:
        out[5] = LEVELS
    elif way == 1:
        out[3] = SPAN - REACH
    elif way == 2:
        out[0] = -REACH
    elif way == 3:
        out[4] = SPAN - REACH
    else:
        out[1] = -REACH


@njit
def away_from(filled: Array, starts: Array, box: Array, out: Array) -> int:
    """Write the starts where a figure leaves the stick room and a way in; return how many.

    starts: int64 (m,) · box: int64 (6,), empty · out: int64 (≥ m,)
    """
    ways, count = np.empty((NUM_WAYS, 6), dtype=np.int64), 0
    for way in range(NUM_WAYS):
        swept(box, way, ways[count])
        b = ways[count]
        if all_empty(filled, b[0] + REACH, b[3] + REACH, b[1] + REACH, b[4] + REACH, b[2], b[5]):
            count += 1
    num_away = 0
    for start in starts:
        for way in range(count):
            if not hits_figure(ways[way], start):
                out[num_away] = start
                num_away += 1
                break
    return num_away


@njit
def hits_figure(box: Array, place: int) -> bool:
    """Whether a figure that stands there fills a part of the box. box: int64 (6,)."""
    level, column = place % HEIGHTS, place // HEIGHTS
    x, y = column // SPAN - REACH, column % SPAN - REACH
    inside = box[0] <= x < box[3] and box[1] <= y < box[4]
    return bool(inside and level < box[5] and box[2] < level + FIGURE_HEIGHT)


@njit
def is_climb(filled: Array, starts: Array, box: Array, away: Array, queue: Array) -> bool:
    """Whether the figure gets up once the stick is built, from a start where it is not in its way.

    filled: as before on return · away, queue: int64 (NUM_PLACES,), room
    """
    count = away_from(filled, starts, box, away)
    if count == 0:
        return False
    fill_box(filled, box, STICK)
    _, is_up = spread(filled, away[:count], queue)
    fill_box(filled, box, EMPTY)
    return is_up


@njit
def climbs(filled: Array, starts: Array, boxes: Array, out: Array) -> None:
    """Which sticks, each built alone, bring the figure up.

    starts: int64 (m,), where the figure may be meanwhile · boxes: int64 (k, 6), empty · out: bool (k,)
    """
    below, above = np.zeros(NUM_PLACES, dtype=np.bool_), np.zeros(NUM_PLACES, dtype=np.bool_)
    away, queue = np.empty(NUM_PLACES, dtype=np.int64), np.empty(NUM_PLACES, dtype=np.int64)
    is_up = mark_gap(filled, starts, below, above)
    for k in range(len(boxes)):
        wanted = is_up or may_bridge(boxes[k], below, above)
        out[k] = wanted and is_climb(filled, starts, boxes[k], away, queue)


@njit
def second_climbs(
    filled: Array, starts: Array, first: Array, walks: bool, boxes: Array, length: int, out: Array
) -> int:
    """Write where a second stick brings the figure up once the first is there; return how many.

    walks: the figure may walk after the first · first: int64 (6,), empty
    boxes: int64 (k, 6), where the second rests on something without the first · out: int64 (≥ k + 210, 6)
    """
    below, above = np.zeros(NUM_PLACES, dtype=np.bool_), np.zeros(NUM_PLACES, dtype=np.bool_)
    away, queue = np.empty(NUM_PLACES, dtype=np.int64), np.empty(NUM_PLACES, dtype=np.int64)
    between = np.empty(NUM_PLACES, dtype=np.int64)
    count = away_from(filled, starts, first, between)
    if count == 0:
        return 0
    fill_box(filled, first, STICK)
    if walks:
        count, _ = spread(filled, between[:count].copy(), between)
    is_up = mark_gap(filled, between[:count], below, above)
    offered = places_on(filled, first, length, out)
    for box in boxes:
        if not overlap(box, first):
            out[offered] = box
            offered += 1
    num_found = 0
    for k in range(offered):
        if (is_up or may_bridge(out[k], below, above)) and is_climb(
            filled, between[:count], out[k], away, queue
        ):
            out[num_found] = out[k]
            num_found += 1
    fill_box(filled, first, EMPTY)
    return num_found


@njit
def overlap(box: Array, other: Array) -> bool:
    apart = False
    for axis in range(3):
        apart = apart or box[axis] >= other[axis + 3] or other[axis] >= box[axis + 3]
    return not apart


@njit
def places_on(filled: Array, first: Array, length: int, out: Array) -> int:
    """Write where a stick rests on the first and on nothing else; return how many. out: int64 (≥ 210, 6)."""
    count, z = 0, first[5]
    if z >= LEVELS:
        return 0
    for x in range(first[0] + REACH, first[3] + REACH):
        for y in range(first[1] + REACH, first[4] + REACH):
            if z + length <= LEVELS and column_is_free(filled, x, y, z, length):
                write_box(out[count], x, y, z, 2, length)
                count += 1
            for axis in range(2 if length > 1 else 0):
                for back in range(length):
                    x0, y0 = (x - back, y) if axis == 0 else (x, y - back)
                    if rests_here_alone(filled, first, x0, y0, z, axis, length, back):
                        write_box(out[count], x0, y0, z, axis, length)
                        count += 1
    return count


@njit
def rests_here_alone(
    filled: Array, first: Array, x0: int, y0: int, z: int, axis: int, length: int, back: int
) -> bool:
    """Whether a lying stick is free, its cell number `back` the first over `first`, and no other carried."""
    for k in range(length):
        x, y = (x0 + k, y0) if axis == 0 else (x0, y0 + k)
        if not (0 <= x < SPAN and 0 <= y < SPAN and is_free(filled, x, y, z)):
            return False
        on_first = (
            first[0] <= x - REACH < first[3] and first[1] <= y - REACH < first[4]
        )  # fmt: skip
        if (on_first and k < back) or (filled[x, y, z - 1] == STICK and not on_first):
            return False
    return True


@njit
def sticks_needed(filled: Array, starts: Array, most: int) -> int:
    """At least so many sticks are needed to get up; most + 1 if more than `most`.

    A stick is worth all places over a straight line of ten empty units, wherever it would rest.
    """
    queue, seen = np.empty(NUM_PLACES, dtype=np.int64), np.zeros(NUM_PLACES, dtype=np.bool_)
    lined = starts.copy()
    for num_sticks in range(most + 1):
        count, is_up = spread(filled, lined, queue)
        if is_up or num_sticks == most:
            return num_sticks if is_up else most + 1
        seen[queue[:count]] = True
        beside = np.zeros(NUM_PLACES, dtype=np.bool_)
        mark_beside(queue[:count], beside)
        for place in range(NUM_PLACES):
            if beside[place]:
                count = add_lines(filled, place, seen, queue, count)
        lined = queue[:count].copy()
    return most + 1


@njit
def add_lines(filled: Array, place: int, seen: Array, queue: Array, count: int) -> int:
    """Add what one stick under a place could carry besides; return the number of places in the queue."""
    level, column = place % HEIGHTS, place // HEIGHTS
    x0, y0 = column // SPAN, column % SPAN
    if not is_free(filled, x0, y0, level - 1):
        return count
    for step in STEPS:
        for k in range(LEVELS):
            x, y = x0 + k * step[0], y0 + k * step[1]
            if not (0 <= x < SPAN and 0 <= y < SPAN and is_free(filled, x, y, level - 1)):
                break
            there = (x * SPAN + y) * HEIGHTS + level
            if not seen[there] and can_stand(filled, x, y, level, FIGURE_HEIGHT, True):
                seen[there] = True
                queue[count] = there
                count += 1
    return count
