"""Cheap and certain verdicts: cells that carry any load, and sticks that nothing but their supports can hold.

A cell is rigid if a load on it, drifting with the tilt, runs straight down to the ground, or lies between
two rigid cells of one stick. The drift (0.05 cells over ten levels, twice: load and centre) never matters,
since centres and edges lie on halves: strictly between two edges means at least half a cell away.
"""

from baumeister.games.talo.balance.contacts import RIGID
from baumeister.games.talo.balance.model import FALLS, STANDS, UNSURE
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
def support_span(box: Array, contacts: Array, body: int) -> tuple[int, int]:
    """From where to where anything carries the stick; (0, −1) if more than supports touches it."""
    axis = lies_along(box)
    low, high = box[axis + 3], box[axis]
    for contact in contacts:
        if contact[2] != 2 or contact[0] != body:
            return 0, RIGID
        low = min(low, contact[3 + axis])
        high = max(high, contact[6 + axis])
    return low, high


@njit
def quick_verdict(box: Array, rigid: Array, contacts: Array, body: int) -> int:
    """STANDS or FALLS where that is certain for a stick added to a standing building, else UNSURE.

    box: int64 (6,) · rigid: bool (SPAN, SPAN, LEVELS) · contacts: int64 (k, 9), those of the stick
    """
    axis = lies_along(box)
    twice_centre = box[axis] + box[axis + 3]
    low, high = rigid_span(box, rigid)
    if 2 * low < twice_centre < 2 * high:
        return STANDS
    low, high = support_span(box, contacts, body)
    if low <= high and not 2 * low < twice_centre < 2 * high:
        return FALLS
    return UNSURE
