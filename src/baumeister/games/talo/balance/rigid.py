"""Cheap and certain verdicts: cells that carry any load, and sticks that nothing but their supports can hold.

A cell is rigid if a load on it, drifting with the tilt, runs straight down to the ground, or lies between
two rigid cells of one stick. The drift (0.05 cells over ten levels, twice: load and centre) never matters,
since centres and edges lie on halves: strictly between two edges means at least half a cell away.
"""

from baumeister.games.talo.grid import LEVELS, REACH
from baumeister.jit import Array, njit


@njit
def mark_rigid(boxes: Array, rigid: Array) -> None:
    """boxes: int64 (n, 6) · rigid: bool (SPAN, SPAN, LEVELS), written."""
    rigid[:] = False
    for level in range(LEVELS):
        for box in boxes:
            if box[2] == level:
                mark_stick(box, rigid)


@njit
def mark_stick(box: Array, rigid: Array) -> None:
    """Mark the rigid cells of a stick whose lower neighbours are marked already."""
    low, high = rigid_span(box, rigid)
    if low >= high:
        return
    x0, x1, y0, y1 = box[0], box[3], box[1], box[4]
    if lies_along(box) == 0:
        x0, x1 = low, high
    else:
        y0, y1 = low, high
    rigid[x0 + REACH : x1 + REACH, y0 + REACH : y1 + REACH, box[2] : box[5]] = True


@njit
def lies_along(box: Array) -> int:
    """The horizontal axis that matters: the long one of a lying stick, any of a standing one."""
    return 1 if box[4] - box[1] > 1 else 0


@njit
def rigid_span(box: Array, rigid: Array) -> tuple[int, int]:
    """From where to where rigid cells (or the ground) carry the stick, along its axis; equal if nowhere."""
    axis = lies_along(box)
    if box[2] == 0:
        return box[axis], box[axis + 3]
    low = high = box[axis]
    for place in range(box[axis], box[axis + 3]):
        x = place if axis == 0 else box[0]
        y = place if axis == 1 else box[1]
        if rigid[x + REACH, y + REACH, box[2] - 1]:
            low = place if low == high else low
            high = place + 1
    return low, high


@njit
def rests_rigidly(box: Array, rigid: Array) -> bool:
    """Whether a stick stands for certain: its centre is strictly between rigid cells under it."""
    axis = lies_along(box)
    low, high = rigid_span(box, rigid)
    return bool(2 * low < box[axis] + box[axis + 3] < 2 * high)


@njit
def write_tipping(box: Array, contacts: Array, body: int, motion: Array) -> bool:
    """Write how a stick would tip over its last support; False if its centre is strictly between supports.

    The motion is reversed and seen from the origin, as `best_push` wants it: if no push resists it, it falls,
    under one of the tilts at least. contacts: int64 (k, 9), those of the stick `body` · motion: float64 (6,)
    """
    axis = lies_along(box)
    low, high = box[axis + 3], box[axis]
    for contact in contacts:
        if contact[2] == 2 and contact[0] == body:
            low = min(low, contact[3 + axis])
            high = max(high, contact[6 + axis])
    twice_centre = box[axis] + box[axis + 3]
    if 2 * low < twice_centre < 2 * high:
        return False
    edge, way = (high, 1.0) if twice_centre >= 2 * high else (low, -1.0)
    motion[:] = 0.0
    motion[axis] = way * box[2]
    motion[2] = -way * edge
    motion[4 - axis] = way if axis == 1 else -way
    return True
