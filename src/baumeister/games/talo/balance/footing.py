"""A building with the forces that hold it, ready for one more stick to be tried."""

from typing import NamedTuple

import numpy as np

from baumeister.games.talo.balance.contacts import (
    CONTACT_FIELDS,
    MAX_CONTACTS_OF_ONE,
    RIGID,
    contacts_of,
    push,
    wrench,
)
from baumeister.games.talo.balance.model import BALANCED, MAX_PIVOTS, STANDS, TILTS, UNSURE
from baumeister.games.talo.balance.rigid import mark_rigid
from baumeister.games.talo.balance.simplex import find_forces, fold_steps, needed_force, replay_steps, start_rows, write_centres
from baumeister.games.talo.grid import LEVELS, SPAN
from baumeister.jit import Array, njit


class Footing(NamedTuple):
    """n sticks, c contacts, 6n rows. One basis serves all tilts: it holds the building under the first."""

    boxes: Array  # int64 (n, 6)
    contacts: Array  # int64 (c, 9)
    rigid: Array  # bool (SPAN, SPAN, LEVELS)
    inverse: Array  # float64 (6n, 6n)
    columns: Array  # its transpose, to read columns in one stretch
    basis: Array  # int64 (6n,), a push or ~row for an artificial force
    values: Array  # float64 (4, 6n), the sizes of the basic forces for each tilt
    signs: Array  # float64 (6n,), the directions of artificial forces


@njit
def extended(footing: Footing, box: Array) -> Footing:
    """The footing with one stick more."""
    n = len(footing.boxes)
    rows = 6 * n + 6
    boxes = np.empty((n + 1, 6), dtype=np.int64)
    boxes[:n] = footing.boxes
    boxes[n] = box
    contacts = with_contacts(footing.contacts, boxes)
    rigid = np.empty((SPAN, SPAN, LEVELS), dtype=np.bool_)
    mark_rigid(boxes, rigid)
    centres = np.empty((n + 1, 3))
    write_centres(boxes, centres)
    etas, pivots = np.empty((MAX_PIVOTS, rows)), np.empty(MAX_PIVOTS, dtype=np.int64)
    basis, signs, values = np.empty(rows, dtype=np.int64), np.empty(rows), np.empty((4, rows))
    basis[:-6], signs[:-6] = footing.basis, footing.signs
    values[:, :-6] = footing.values
    start_rows(boxes, n, TILTS[0], basis, values[0], signs)
    _, steps = find_forces(contacts, len(contacts), centres, footing.inverse, footing.columns, signs, basis, values[0], etas, pivots, 0)
    for tilt in range(1, 4):
        for row in range(6 * n, rows):
            values[tilt, row] = signs[row] * needed_force(box, row % 6, TILTS[tilt])
        replay_steps(values[tilt], etas, pivots, steps)
    inverse = np.zeros((rows, rows))
    inverse[:-6, :-6] = footing.inverse
    for row in range(6 * n, rows):
        inverse[row, row] = signs[row]
    fold_steps(inverse, etas, pivots, steps)
    return Footing(boxes, contacts, rigid, inverse, inverse.T.copy(), basis, values, signs)


@njit
def with_contacts(contacts: Array, boxes: Array) -> Array:
    """The contacts of a building and those of its last stick. contacts: int64 (c, 9) · boxes: int64 (n, 6)."""
    room = np.empty((MAX_CONTACTS_OF_ONE, CONTACT_FIELDS), dtype=np.int64)
    last = len(boxes) - 1
    count = contacts_of(boxes, last, boxes[last], last, room)
    return np.concatenate((contacts, room[:count]))


def empty_footing() -> Footing:
    """The bare ground."""
    return Footing(
        boxes=np.empty((0, 6), dtype=np.int64),
        contacts=np.empty((0, CONTACT_FIELDS), dtype=np.int64),
        rigid=np.zeros((SPAN, SPAN, LEVELS), dtype=np.bool_),
        inverse=np.empty((0, 0)),
        columns=np.empty((0, 0)),
        basis=np.empty(0, dtype=np.int64),
        values=np.empty((4, 0)),
        signs=np.empty(0),
    )
