"""A stick as a mere load on what carries it: no rows of its own, so the forces change little.

A stick whose centre lies over one support, or between two, can stand on these alone: they take its weight,
and what else touches it need not push. If the building holds that load, it stands; and if nothing but one
support touches the stick, it stands only then.
"""

from typing import NamedTuple

import numpy as np

from baumeister.games.talo.balance.contacts import RIGID, centre_of, mass_of, wrench
from baumeister.games.talo.balance.footing import Footing, programme_over, set_tilt
from baumeister.games.talo.balance.model import FALLS, STANDS, TILTS, UNSURE
from baumeister.games.talo.balance.rigid import lies_along
from baumeister.games.talo.balance.simplex import (
    Programme,
    add_scaled,
    find_forces,
    lift_negative,
    replay_steps,
)
from baumeister.jit import Array, njit

NUM_TILTS = 4


class Held(NamedTuple):
    """A standing building with the forces that hold it under each tilt."""

    programmes: tuple[Programme, Programme, Programme, Programme]
    steps: Array  # int64 (4,), taken from the kept basis
    bases: Array  # int64 (4, rows)
    values: Array  # float64 (4, rows)


@njit
def held_still(footing: Footing) -> Held:
    """Room for a building and its forces; `settle_held` finds them."""
    rows = len(footing.basis)
    programmes = (
        programme_over(footing, footing.boxes),
        programme_over(footing, footing.boxes),
        programme_over(footing, footing.boxes),
        programme_over(footing, footing.boxes),
    )
    steps = np.zeros(NUM_TILTS, dtype=np.int64)
    return Held(programmes, steps, np.empty((NUM_TILTS, rows), dtype=np.int64), np.empty((NUM_TILTS, rows)))


@njit
def settle_held(footing: Footing, held: Held) -> bool:
    """Find the forces of a standing building under each tilt; False if that is not clear for one."""
    for tilt in range(NUM_TILTS):
        programme = held.programmes[tilt]
        set_tilt(programme, footing, tilt, 0)
        verdict, step = find_forces(programme, footing.contacts, lift_negative(programme, 0))
        if verdict != STANDS:
            return False
        held.steps[tilt] = step
        held.bases[tilt] = programme.basis
        held.values[tilt] = programme.values
    return True


@njit
def write_shares(box: Array, contacts: Array, body: int, bodies: Array, shares: Array, points: Array) -> int:
    """Which one or two supports carry a stick, their shares and where; return how many, 0 if it leans.

    contacts: int64 (k, 9), those of the stick `body` · bodies: int64 (2,) · shares: float64 (2,)
    points: float64 (2, 3), at the height of the centre: the weight drifts from there into the face
    """
    axis = lies_along(box)
    twice_centre = box[axis] + box[axis + 3]
    centre_of(box, points[0])
    points[1] = points[0]
    low, high = 2 * box[axis] - 1, 2 * box[axis + 3] + 1
    for contact in contacts:
        if contact[2] != 2 or contact[0] != body:
            continue
        if 2 * contact[3 + axis] < twice_centre < 2 * contact[6 + axis]:
            bodies[0], shares[0] = contact[1], 1.0
            return 1
        twice_middle = contact[3 + axis] + contact[6 + axis]
        if low < twice_middle < twice_centre:
            low, bodies[0] = twice_middle, contact[1]
        elif twice_centre < twice_middle < high:
            high, bodies[1] = twice_middle, contact[1]
    if low < 2 * box[axis] or high > 2 * box[axis + 3]:
        return 0
    points[0, axis], points[1, axis] = 0.5 * low, 0.5 * high
    shares[0] = (high - twice_centre) / (high - low)
    shares[1] = 1.0 - shares[0]
    return 2


@njit
def bears(footing: Footing, held: Held, box: Array, contacts: Array, body: int) -> int:
    """STANDS if the building holds the stick as a load, FALLS if it does not and must, else UNSURE.

    contacts: int64 (k, 9), those of the stick `body`
    """
    bodies, shares, points = np.empty(2, dtype=np.int64), np.empty(2), np.empty((2, 3))
    count = write_shares(box, contacts, body, bodies, shares, points)
    if count == 0:
        return UNSURE
    for tilt in range(NUM_TILTS):
        programme, step = held.programmes[tilt], held.steps[tilt]
        write_load(programme, box, TILTS[tilt], bodies[:count], shares, points)
        replay_steps(programme, step, programme.change)
        programme.basis[:] = held.bases[tilt]
        programme.values[:] = held.values[tilt] + programme.change
        step = lift_negative(programme, step)
        verdict, _ = find_forces(programme, footing.contacts, step)
        if verdict != STANDS:
            return FALLS if verdict == FALLS and len(contacts) == 1 else UNSURE
    return STANDS


@njit
def write_load(p: Programme, box: Array, tilt: Array, bodies: Array, shares: Array, points: Array) -> None:
    """What the load changes in the basic forces of the kept basis, into `change`. tilt: float64 (2,)."""
    force, part = np.empty(3), np.empty(6)
    mass = mass_of(box)
    p.change[:] = 0.0
    for k in range(len(bodies)):
        if bodies[k] == RIGID:
            continue
        weight = shares[k] * mass
        force[0], force[1], force[2] = -weight * tilt[0], -weight * tilt[1], weight
        wrench(points[k], force, p.centres[bodies[k]], 1.0, part)
        for row in range(6):
            add_scaled(p.change, part[row], p.columns[6 * bodies[k] + row])
