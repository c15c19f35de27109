"""Where sticks touch: rectangles between boxes on the grid, and the forces that may act at their corners.

A box is a row (x0, y0, z0, x1, y1, z1) of whole numbers, upper bounds exclusive. A contact is a row
(pushed, pushing, normal, x0, y0, z0, x1, y1, z1): the force on `pushed` points along +normal (0 x, 1 y,
2 z), `pushing` takes its opposite; RIGID stands for the ground or anything else that cannot move.
"""

import numpy as np

from baumeister.games.talo.balance.model import FRICTION
from baumeister.jit import Array, njit

RIGID = -1
CONTACT_FIELDS = 9
MAX_CONTACTS_OF_ONE = 44
"""A stick of length 10 has 42 unit faces, and the ground may be one more neighbour."""

# A push is numbered contact * 16 + corner * 4 + slant; a side face has only slant 0.
SLANTS = np.array([[FRICTION, 0.0], [-FRICTION, 0.0], [0.0, FRICTION], [0.0, -FRICTION]])


@njit
def face_between(box: Array, other: Array, rectangle: Array) -> int:
    """Where two boxes touch: 1 + the normal's axis, negative if `box` is the lower one, 0 if nowhere.

    box, other: int64 (6,) · rectangle: int64 (6,), written
    """
    flat = -1
    for axis in range(3):
        low = max(box[axis], other[axis])
        high = min(box[axis + 3], other[axis + 3])
        if high < low or (high == low and flat >= 0):
            return 0
        if high == low:
            flat = axis
        rectangle[axis] = low
        rectangle[axis + 3] = high
    if flat < 0:
        return 0
    return flat + 1 if box[flat] == other[flat + 3] else -flat - 1


@njit
def contacts_of(boxes: Array, num_boxes: int, box: Array, body: int, out: Array) -> int:
    """Write the contacts of `box`, called `body`, with the ground and the first `num_boxes`; return how many.

    boxes: int64 (≥ num_boxes, 6) · box: int64 (6,) · out: int64 (≥ 44, 9)
    """
    count = 0
    if box[2] == 0:
        out[0, :3] = (body, RIGID, 2)
        out[0, 3:] = box
        out[0, 8] = 0
        count = 1
    for other in range(num_boxes):
        face = face_between(box, boxes[other], out[count, 3:])
        if face > 0:
            out[count, :3] = (body, other, face - 1)
            count += 1
        elif face < 0:
            out[count, :3] = (other, body, -face - 1)
            count += 1
    return count


@njit
def push(contacts: Array, number: int, point: Array, force: Array) -> None:
    """Point and direction of a push on a body. contacts: int64 (c, 9) · point, force: float64 (3,)."""
    contact = contacts[number // 16]
    corner = (number // 4) % 4
    normal = contact[2]
    first, second = (normal + 1) % 3, (normal + 2) % 3
    point[normal] = contact[3 + normal]
    point[first] = contact[3 + first + 3 * (corner & 1)]
    point[second] = contact[3 + second + 3 * (corner >> 1)]
    force[:] = 0.0
    force[normal] = 1.0
    if normal == 2:
        force[:2] = SLANTS[number % 4]


@njit
def wrench(point: Array, force: Array, centre: Array, sign: float, out: Array) -> None:
    """Force and torque about `centre` of a push on one body. out: float64 (6,)."""
    x, y, z = point[0] - centre[0], point[1] - centre[1], point[2] - centre[2]
    out[0] = sign * force[0]
    out[1] = sign * force[1]
    out[2] = sign * force[2]
    out[3] = sign * (y * force[2] - z * force[1])
    out[4] = sign * (z * force[0] - x * force[2])
    out[5] = sign * (x * force[1] - y * force[0])


@njit
def centre_of(box: Array, out: Array) -> None:
    """The centre of mass. box: int64 (6,) · out: float64 (3,)."""
    for axis in range(3):
        out[axis] = 0.5 * (box[axis] + box[axis + 3])


@njit
def mass_of(box: Array) -> int:
    """One for each unit of length: the section is one by one."""
    return int((box[3] - box[0]) * (box[4] - box[1]) * (box[5] - box[2]))


def all_contacts(boxes: Array) -> Array:
    """Every contact of a building, each once. boxes: int64 (n, 6) → int64 (c, 9)."""
    room = np.empty((MAX_CONTACTS_OF_ONE, CONTACT_FIELDS), dtype=np.int64)
    found = [np.empty((0, CONTACT_FIELDS), dtype=np.int64)]
    for body in range(len(boxes)):
        count = contacts_of(boxes, body, boxes[body], body, room)
        found.append(room[:count].copy())
    return np.concatenate(found)
