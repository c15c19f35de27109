"""Phase one of the simplex method, warm: whether pushing forces exist that hold every stick still.

Six rows a stick (force and torque about its centre). The basis inverse of the kept building is never
changed here: sticks added to it start from artificial forces, and each step adds one eta vector to a product
form. A column's price is the speed at which its two faces would meet, so no matrix is ever built.
"""

from typing import NamedTuple

import numpy as np

from baumeister.games.talo.balance.contacts import RIGID, centre_of, mass_of, push, wrench
from baumeister.games.talo.balance.model import (
    BALANCED,
    FALLS,
    FRICTION,
    MAX_PIVOTS,
    PIVOT,
    STANDS,
    UNBALANCED,
    UNSURE,
)
from baumeister.jit import Array, njit

UNLISTED = np.inf
"""Marks a multiplier that is zero and in no list yet."""


class Programme(NamedTuple):
    """n sticks, rows = 6n, of which the inverse covers those of the first sticks."""

    boxes: Array  # int64 (n, 6)
    centres: Array  # float64 (n, 3)
    inverse: Array  # float64 (kept, kept), kept ≤ rows
    columns: Array  # its transpose, to read columns in one stretch
    basis: Array  # int64 (rows,), a push or ~row for an artificial force
    values: Array  # float64 (rows,), the sizes of the basic forces
    signs: Array  # float64 (rows,), the directions of artificial forces
    etas: Array  # float64 (MAX_PIVOTS, rows), the changes since the kept inverse
    pivots: Array  # int64 (MAX_PIVOTS,), the row of each
    speeds: Array  # float64 (rows,), the motion that would set in, six a stick about its centre
    motions: Array  # float64 (n + 1, 6), the same seen from the origin; the last row, RIGID, rests
    cost: Array  # float64 (rows,), room for multipliers
    live: Array  # int64 (rows,), where they are not zero
    change: Array  # float64 (rows,), room for a column


@njit
def new_programme(boxes: Array, inverse: Array, columns: Array) -> Programme:
    """Room for a programme over `boxes`; basis, values and signs are still to be written."""
    n, rows = len(boxes), 6 * len(boxes)
    centres = np.empty((n, 3))
    for body in range(n):
        centre_of(boxes[body], centres[body])
    return Programme(
        boxes, centres, inverse, columns,
        np.empty(rows, dtype=np.int64), np.empty(rows), np.empty(rows),
        np.empty((MAX_PIVOTS, rows)), np.empty(MAX_PIVOTS, dtype=np.int64),
        np.empty(rows), np.empty((n + 1, 6)), np.empty(rows), np.empty(rows, dtype=np.int64), np.empty(rows),
    )  # fmt: skip


@njit
def needed_force(box: Array, part: int, tilt: Array) -> float:
    """What has to be pushed against a stick's weight: part 0, 1, 2 a force, 3, 4, 5 a torque (none)."""
    if part == 2:
        return float(mass_of(box))
    return -mass_of(box) * tilt[part] if part < 2 else 0.0


@njit
def start_rows(programme: Programme, first: int, tilt: Array) -> None:
    """Let artificial forces hold the sticks from `first` on. tilt: float64 (2,)."""
    for row in range(6 * first, len(programme.basis)):
        needed = needed_force(programme.boxes[row // 6], row % 6, tilt)
        programme.basis[row] = ~row
        programme.signs[row] = -1.0 if needed < 0 else 1.0
        programme.values[row] = abs(needed)


@njit
def retilt_rows(programme: Programme, first: int, tilt: Array) -> None:
    """The values of the same artificial forces under another tilt."""
    for row in range(6 * first, len(programme.basis)):
        needed = needed_force(programme.boxes[row // 6], row % 6, tilt)
        programme.values[row] = programme.signs[row] * needed


@njit
def add_scaled(target: Array, factor: float, row: Array) -> None:
    """Target += factor × row, over the shorter of the two lengths."""
    for k in range(min(len(target), len(row))):
        target[k] += factor * row[k]


@njit
def write_multipliers(p: Programme, num_steps: int) -> int:
    """The cost of missing force, carried back to the kept basis; return how many of `live` are set."""
    num_live = 0
    for row in range(len(p.basis)):
        p.cost[row] = UNLISTED
        if p.basis[row] < 0:
            p.cost[row] = 1.0
            p.live[num_live] = row
            num_live += 1
    for step in range(num_steps - 1, -1, -1):
        total = 0.0
        for k in range(num_live):
            total += p.cost[p.live[k]] * p.etas[step, p.live[k]]
        pivot = p.pivots[step]
        if p.cost[pivot] == UNLISTED:
            p.live[num_live] = pivot
            num_live += 1
        p.cost[pivot] = total
    return num_live


@njit
def write_motions(p: Programme, num_steps: int) -> None:
    """The dual values as motions: the way the building would begin to move against the missing force."""
    num_live = write_multipliers(p, num_steps)
    p.speeds[:] = 0.0
    for k in range(num_live):
        row = p.live[k]
        if row >= len(p.inverse):
            p.speeds[row] = p.cost[row] * p.signs[row]
        else:
            add_scaled(p.speeds, p.cost[row], p.inverse[row])
    for body in range(len(p.centres)):
        c, s = p.centres[body], p.speeds[6 * body : 6 * body + 6]
        p.motions[body, 0] = s[0] - s[4] * c[2] + s[5] * c[1]
        p.motions[body, 1] = s[1] - s[5] * c[0] + s[3] * c[2]
        p.motions[body, 2] = s[2] - s[3] * c[1] + s[4] * c[0]
        p.motions[body, 3:] = s[3:]
    p.motions[RIGID] = 0.0


@njit
def best_push(contacts: Array, motions: Array) -> int:
    """The push that resists the motion most; −1 if none does.

    contacts: int64 (c, 9) · motions: float64 (n + 1, 6)
    """
    best, best_price = -1, PIVOT
    m = np.empty(6)
    moving = np.zeros(len(motions), dtype=np.bool_)
    for body in range(len(motions)):
        for part in range(6):
            moving[body] |= motions[body, part] != 0.0
    for contact in range(len(contacts)):
        face = contacts[contact]
        if not (moving[face[0]] or moving[face[1]]):
            continue
        for part in range(6):
            m[part] = motions[face[0], part] - motions[face[1], part]
        normal = face[2]
        first = normal + 1 if normal < 2 else 0
        second = 3 - normal - first
        height = face[3 + normal]
        for corner in range(4):
            p = face[3 + first + 3 * (corner & 1)]
            q = face[3 + second + 3 * (corner >> 1)]
            price = m[normal] + m[3 + first] * q - m[3 + second] * p
            slant = 0
            if normal == 2:
                along_x = m[0] + m[4] * height - m[5] * q
                along_y = m[1] + m[5] * p - m[3] * height
                if abs(along_x) >= abs(along_y):
                    price += FRICTION * abs(along_x)
                    slant = 0 if along_x > 0 else 1
                else:
                    price += FRICTION * abs(along_y)
                    slant = 2 if along_y > 0 else 3
            if price > best_price:
                best, best_price = contact * 16 + corner * 4 + slant, price
    return best


@njit
def write_change(p: Programme, contacts: Array, number: int, num_steps: int) -> None:
    """How much of every basic force a unit of push `number` replaces."""
    point, force, part = np.empty(3), np.empty(3), np.empty(6)
    push(contacts, number, point, force)
    p.change[:] = 0.0
    for side in range(2):
        body = contacts[number // 16, side]
        if body == RIGID:
            continue
        wrench(point, force, p.centres[body], 1.0 - 2.0 * side, part)
        for row in range(6 * body, 6 * body + 6):
            if row < len(p.columns):
                add_scaled(p.change, part[row % 6], p.columns[row])
            else:
                p.change[row] = part[row % 6] * p.signs[row]
    replay_steps(p, num_steps, p.change)


@njit
def replay_steps(p: Programme, num_steps: int, column: Array) -> None:
    """Carry a column from the kept basis to the present one. column: float64 (rows,), in place."""
    for step in range(num_steps):
        pivot = p.pivots[step]
        amount = column[pivot]
        if amount != 0.0:
            column[pivot] = 0.0
            add_scaled(column, amount, p.etas[step])


@njit
def leaving_row(values: Array, change: Array) -> int:
    """The force that reaches zero first; of nearly equal ones the safest to divide by. −1 if none does."""
    limit = np.inf
    for row in range(len(values)):
        if change[row] > PIVOT:
            limit = min(limit, (max(values[row], 0.0) + BALANCED) / change[row])
    best, best_size = -1, 0.0
    for row in range(len(values)):
        if change[row] > PIVOT and values[row] <= limit * change[row] and change[row] > best_size:
            best, best_size = row, change[row]
    return best


@njit
def exchange(p: Programme, pivot: int, step: int) -> None:
    """Let the force in row `pivot` go to zero, and note the step as an eta vector."""
    amount = p.values[pivot] / p.change[pivot]
    for row in range(len(p.values)):
        p.values[row] -= amount * p.change[row]
        p.etas[step, row] = -p.change[row] / p.change[pivot]
    p.values[pivot] = amount
    p.etas[step, pivot] = 1.0 / p.change[pivot]
    p.pivots[step] = pivot


@njit
def lift_negative(p: Programme, step: int) -> int:
    """Hold all negative forces up by one artificial force, so that phase one can go on; return the steps."""
    pivot = np.argmin(p.values)
    lift = -p.values[pivot]
    if lift <= BALANCED:
        return step
    for row in range(len(p.values)):
        negative = p.values[row] < 0.0
        p.etas[step, row] = -1.0 if negative else 0.0
        p.values[row] += lift if negative else 0.0
    p.values[pivot] = lift
    p.basis[pivot] = ~pivot
    p.pivots[step] = pivot
    return step + 1


@njit
def missing_force(p: Programme) -> float:
    """What artificial forces still have to hold."""
    total = 0.0
    for row in range(len(p.basis)):
        if p.basis[row] < 0:
            total += p.values[row]
    return total


@njit
def find_forces(p: Programme, contacts: Array, first_step: int) -> tuple[int, int]:
    """Replace artificial forces by pushes as far as it goes; return the verdict and the number of steps.

    If the building falls, `motions` then tells how. contacts: int64 (c, 9)
    """
    for step in range(first_step, MAX_PIVOTS):
        missing = missing_force(p)
        if missing < BALANCED:
            return STANDS, step
        write_motions(p, step)
        number = best_push(contacts, p.motions)
        if number < 0:
            return (FALLS if missing > UNBALANCED else UNSURE), step
        write_change(p, contacts, number, step)
        pivot = leaving_row(p.values, p.change)
        if pivot < 0:
            return UNSURE, step
        exchange(p, pivot, step)
        p.basis[pivot] = number
    return UNSURE, MAX_PIVOTS


@njit
def fold_steps(p: Programme, num_steps: int) -> Array:
    """The basis inverse with all steps multiplied in: float64 (rows, rows)."""
    rows, kept = len(p.basis), len(p.inverse)
    inverse = np.zeros((rows, rows))
    inverse[:kept, :kept] = p.inverse
    for row in range(kept, rows):
        inverse[row, row] = p.signs[row]
    old = np.empty(rows)
    for step in range(num_steps):
        old[:] = inverse[p.pivots[step]]
        inverse[p.pivots[step]] = 0.0
        for row in range(rows):
            if p.etas[step, row] != 0.0:
                add_scaled(inverse[row], p.etas[step, row], old)
    return inverse
