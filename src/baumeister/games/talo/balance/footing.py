"""A building with the forces that hold it, ready for one more stick to be tried."""

from typing import NamedTuple

import numpy as np

from baumeister.games.talo.balance.contacts import CONTACT_FIELDS, MAX_CONTACTS_OF_ONE, contacts_of
from baumeister.games.talo.balance.model import TILTS
from baumeister.games.talo.balance.rigid import mark_rigid
from baumeister.games.talo.balance.simplex import (
    Programme,
    find_forces,
    fold_steps,
    new_programme,
    replay_steps,
    retilt_rows,
    start_rows,
)
from baumeister.games.talo.grid import LEVELS, SPAN
from baumeister.jit import Array, njit


class Footing(NamedTuple):
    """n sticks, c contacts, 6n rows. One basis serves all tilts: that of the first."""

    boxes: Array  # int64 (n, 6)
    contacts: Array  # int64 (c, 9)
    rigid: Array  # bool (SPAN, SPAN, LEVELS)
    inverse: Array  # float64 (6n, 6n)
    columns: Array  # its transpose
    basis: Array  # int64 (6n,)
    values: Array  # float64 (4, 6n), the basic forces for each tilt
    signs: Array  # float64 (6n,)


@njit
def extended(footing: Footing, box: Array) -> Footing:
    """The footing with one stick more, whether it stands or not. box: int64 (6,)."""
    n = len(footing.boxes)
    boxes = np.empty((n + 1, 6), dtype=np.int64)
    boxes[:n] = footing.boxes
    boxes[n] = box
    contacts = with_contacts(footing.contacts, boxes)
    programme = programme_over(footing, boxes)
    steps = 0
    values = np.empty((4, 6 * n + 6))
    for tilt in range(4):
        set_tilt(programme, footing, tilt, steps)
        if tilt == 0:
            _, steps = find_forces(programme, contacts, 0)
        values[tilt] = programme.values
    inverse = fold_steps(programme, steps)
    rigid = np.empty((SPAN, SPAN, LEVELS), dtype=np.bool_)
    mark_rigid(boxes, rigid)
    return Footing(
        boxes, contacts, rigid, inverse, inverse.T.copy(), programme.basis, values, programme.signs
    )


@njit
def programme_over(footing: Footing, boxes: Array) -> Programme:
    """A programme that starts from a footing; boxes: int64 (≥ n, 6), those of the footing first."""
    programme = new_programme(boxes, footing.inverse, footing.columns)
    start_programme(programme, footing)
    return programme


@njit
def start_programme(programme: Programme, footing: Footing) -> None:
    """Back to the footing's basis, the sticks added held by artificial forces."""
    kept = len(footing.basis)
    programme.basis[:kept] = footing.basis
    programme.signs[:kept] = footing.signs
    start_rows(programme, len(footing.boxes), TILTS[0])


@njit
def set_tilt(programme: Programme, footing: Footing, tilt: int, num_steps: int) -> None:
    """The basic forces under another tilt, the basis left as it is. They may be negative."""
    programme.values[: len(footing.basis)] = footing.values[tilt]
    retilt_rows(programme, len(footing.boxes), TILTS[tilt])
    replay_steps(programme, num_steps, programme.values)


@njit
def with_contacts(contacts: Array, boxes: Array) -> Array:
    """Known contacts and those of the last stick. contacts: int64 (c, 9) · boxes: int64 (n, 6)."""
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
