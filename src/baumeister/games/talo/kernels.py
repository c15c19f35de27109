"""Places for sticks and ways for figures, over one array of what fills each cell.

filled: int8 (SPAN, SPAN, LEVELS + 2), indexed [x + REACH, y + REACH, z]; the two levels on top stay
empty, so that a figure's head is always inside.
"""

import numpy as np

from baumeister.games.talo.grid import FIGURE_HEIGHT, GROUND, LEVELS, REACH, SPAN
from baumeister.jit import Array, njit

EMPTY, STICK, FIGURE = 0, 1, 2
STEPS = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]], dtype=np.int64)
MAX_PLACES = 3 * SPAN * SPAN * LEVELS


@njit
def fill(boxes: Array, figures: Array) -> Array:
    """What fills each cell. boxes: int64 (n, 6) · figures: int64 (k, 3), (x, y, level) each."""
    filled = np.zeros((SPAN, SPAN, LEVELS + FIGURE_HEIGHT), dtype=np.int8)
    for box in boxes:
        fill_box(filled, box, STICK)
    for figure in figures:
        x, y, level = figure[0] + REACH, figure[1] + REACH, figure[2]
        filled[x, y, level : level + FIGURE_HEIGHT] = FIGURE
    return filled


@njit
def fill_box(filled: Array, box: Array, what: int) -> None:
    """box: int64 (6,)."""
    filled[
        box[0] + REACH : box[3] + REACH, box[1] + REACH : box[4] + REACH, box[2] : box[5]
    ] = what  # fmt: skip


@njit
def is_ground(x: int, y: int) -> bool:
    """X and y count from the edge of the array here."""
    return REACH <= x < REACH + GROUND and REACH <= y < REACH + GROUND


@njit
def is_free(filled: Array, x: int, y: int, z: int) -> bool:
    """Whether a stick may fill this cell: outside the ground only from the second layer on (TAL-06)."""
    return filled[x, y, z] == EMPTY and (z > 0 or is_ground(x, y))


@njit
def carries(filled: Array, x: int, y: int, z: int) -> bool:
    """Whether something lies right below this cell."""
    return z == 0 or filled[x, y, z - 1] == STICK


@njit
def places(filled: Array, length: int, out: Array) -> int:
    """Write the boxes that a stick could fill and that rest on something; return how many.

    out: int64 (MAX_PLACES, 6); lying along x, along y, standing; each from low to high
    """
    count = 0
    if length > 1:
        for axis in range(2):
            for z in range(LEVELS):
                for line in range(SPAN):
                    count = places_in_line(filled, length, axis, line, z, out, count)
    for z in range(LEVELS - length + 1):
        for x in range(SPAN):
            for y in range(SPAN):
                if carries(filled, x, y, z) and column_is_free(filled, x, y, z, length):
                    write_box(out[count], x, y, z, 2, length)
                    count += 1
    return count


@njit
def places_in_line(filled: Array, length: int, axis: int, line: int, z: int, out: Array, count: int) -> int:
    """The places along one row or column of one level: a run of free cells, one of them carried."""
    run, carried = 0, -1
    for at in range(SPAN):
        x, y = (at, line) if axis == 0 else (line, at)
        run = run + 1 if is_free(filled, x, y, z) else 0
        if carries(filled, x, y, z):
            carried = at
        if run >= length and carried > at - length:
            first = at - length + 1
            write_box(out[count], first if axis == 0 else x, first if axis == 1 else y, z, axis, length)
            count += 1
    return count


@njit
def column_is_free(filled: Array, x: int, y: int, z: int, height: int) -> bool:
    for level in range(z, z + height):
        if not is_free(filled, x, y, level):
            return False
    return True


@njit
def write_box(out: Array, x: int, y: int, z: int, axis: int, length: int) -> None:
    """X and y count from the edge of the array. out: int64 (6,)."""
    out[0], out[1], out[2] = x - REACH, y - REACH, z
    out[3:] = out[:3] + 1
    out[3 + axis] += length - 1


@njit
def has_way(filled: Array, box: Array) -> bool:
    """Whether a stick can come straight from above or from a side (TAL-17i). box: int64 (6,)."""
    x0, x1 = box[0] + REACH, box[3] + REACH
    y0, y1 = box[1] + REACH, box[4] + REACH
    z0, z1 = box[2], box[5]
    return (
        all_empty(filled, x0, x1, y0, y1, z1, LEVELS)
        or all_empty(filled, x1, SPAN, y0, y1, z0, z1)
        or all_empty(filled, 0, x0, y0, y1, z0, z1)
        or all_empty(filled, x0, x1, y1, SPAN, z0, z1)
        or all_empty(filled, x0, x1, 0, y0, z0, z1)
    )


@njit
def all_empty(filled: Array, x0: int, x1: int, y0: int, y1: int, z0: int, z1: int) -> bool:
    for x in range(x0, x1):
        for y in range(y0, y1):
            for z in range(z0, z1):
                if filled[x, y, z] != EMPTY:
                    return False
    return True


@njit
def which_are_open(filled: Array, boxes: Array, out: Array) -> None:
    """Which places are free of everything and can be got to. boxes: int64 (k, 6) · out: bool (k,)."""
    for k in range(len(boxes)):
        b = boxes[k]
        empty = all_empty(filled, b[0] + REACH, b[3] + REACH, b[1] + REACH, b[4] + REACH, b[2], b[5])
        out[k] = empty and has_way(filled, b)


@njit
def can_stand(filled: Array, x: int, y: int, level: int, room: int, ever: bool) -> bool:
    """Whether a figure can stand here: carried, with so many levels of room (TAL-12, TAL-13).

    `ever`: an empty unit that a stick could fill carries too (TAL-20i). x and y count from the array's edge.
    """
    for up in range(room):
        if filled[x, y, level + up] != EMPTY:
            return False
    return filled[x, y, level - 1] == STICK or (ever and is_free(filled, x, y, level - 1))


@njit
def reach(filled: Array, figure: Array, room: int, ever: bool, reached: Array) -> int:
    """Mark every place a figure can walk to, its own too; return the highest level.

    With `ever` only until one is on top, since whether there is one is all that is asked.
    filled: without this figure · figure: int64 (3,) · reached: bool (SPAN, SPAN, LEVELS + 1), all False
    """
    stack = np.empty((SPAN * SPAN * (LEVELS + 1), 3), dtype=np.int64)
    stack[0] = (figure[0] + REACH, figure[1] + REACH, figure[2])
    reached[stack[0, 0], stack[0, 1], stack[0, 2]] = True
    size, highest = 1, figure[2]
    while size and not (ever and highest == LEVELS):
        size -= 1
        x0, y0, from_level = stack[size, 0], stack[size, 1], stack[size, 2]
        for step in STEPS:
            x, y = x0 + step[0], y0 + step[1]
            if not (0 <= x < SPAN and 0 <= y < SPAN):
                continue
            for level in range(max(from_level - 1, 1), min(from_level + 1, LEVELS) + 1):
                if not reached[x, y, level] and can_stand(filled, x, y, level, room, ever):
                    reached[x, y, level] = True
                    stack[size] = (x, y, level)
                    size += 1
                    highest = max(highest, level)
    return int(highest)


@njit
def stuck_figures(boxes: Array, figures: Array) -> Array:
    """Which figures can never again reach the top; a stuck one is a wall for the others (TAL-20i).

    boxes: int64 (n, 6) · figures: int64 (k, 3) → bool (k,)
    """
    stuck = np.zeros(len(figures), dtype=np.bool_)
    changed = True
    while changed:
        changed = False
        for seat in range(len(figures)):
            if stuck[seat]:
                continue
            filled = fill(boxes, figures[stuck])
            reached = np.zeros((SPAN, SPAN, LEVELS + 1), dtype=np.bool_)
            if reach(filled, figures[seat], FIGURE_HEIGHT, True, reached) < LEVELS:
                stuck[seat] = True
                changed = True
    return stuck
