"""Phase one of the simplex method, warm: do pushing forces exist that hold every stick still?

Six rows a stick (force and torque about its centre). The basis inverse of the standing building is kept
and never changed here: new sticks start from artificial forces, and each step adds one eta vector to a
product form. A column's price is the speed at which its two faces would part, so no matrix is built.
"""

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


@njit
def add_scaled(target: Array, factor: float, row: Array) -> None:
    """target += factor × row, over the shorter of the two lengths."""
    for k in range(min(len(target), len(row))):
        target[k] += factor * row[k]


NEVER_USED = np.inf
"""Marks a multiplier that is zero and in no list yet."""


@njit
def needed_force(box: Array, part: int, tilt: Array) -> float:
    """What has to be pushed against a stick's weight: part 0, 1, 2 a force, 3, 4, 5 a torque (none)."""
    if part == 2:
        return float(mass_of(box))
    return -mass_of(box) * tilt[part] if part < 2 else 0.0


@njit
def start_rows(boxes: Array, first: int, tilt: Array, basis: Array, values: Array, signs: Array) -> None:
    """Hold the sticks from `first` on by artificial forces alone.

    boxes: int64 (n, 6) · tilt: float64 (2,) · basis: int64 (6n,), ~row for an artificial force ·
    values: float64 (6n,), their sizes · signs: float64 (6n,), the artificial directions
    """
    for row in range(6 * first, 6 * len(boxes)):
        needed = needed_force(boxes[row // 6], row % 6, tilt)
        basis[row] = ~row
        signs[row] = -1.0 if needed < 0 else 1.0
        values[row] = abs(needed)


@njit
def prices(inverse: Array, signs: Array, basis: Array, etas: Array, pivots: Array, num_etas: int, cost: Array,
           live: Array, speeds: Array) -> None:
    """The dual values, six a stick: the motion that would set in.

    cost: float64 (rows,) and live: int64 (rows,), room for the multipliers and where they are not zero ·
    speeds: float64 (rows,), written
    """
    rows, kept = len(basis), len(inverse)
    num_live = 0
    for row in range(rows):
        cost[row] = NEVER_USED
        if basis[row] < 0:
            cost[row] = 1.0
            live[num_live] = row
            num_live += 1
    for step in range(num_etas - 1, -1, -1):
        total = 0.0
        for k in range(num_live):
            total += cost[live[k]] * etas[step, live[k]]
        pivot = pivots[step]
        if cost[pivot] == NEVER_USED:
            live[num_live] = pivot
            num_live += 1
        cost[pivot] = total
    speeds[:] = 0.0
    for k in range(num_live):
        row = live[k]
        if row >= kept:
            speeds[row] = cost[row] * signs[row]
            continue
        add_scaled(speeds, cost[row], inverse[row])


@njit
def write_motions(speeds: Array, centres: Array, motions: Array) -> None:
    """Each stick's motion as seen from the origin: speed there and spin; the last row, RIGID, rests.

    speeds: float64 (6n,) · centres: float64 (n, 3) · motions: float64 (n + 1, 6)
    """
    for body in range(len(centres)):
        c, s = centres[body], speeds[6 * body : 6 * body + 6]
        motions[body, 0] = s[0] - s[4] * c[2] + s[5] * c[1]
        motions[body, 1] = s[1] - s[5] * c[0] + s[3] * c[2]
        motions[body, 2] = s[2] - s[3] * c[1] + s[4] * c[0]
        motions[body, 3:] = s[3:]
    motions[RIGID] = 0.0


@njit
def best_push(contacts: Array, num_contacts: int, motions: Array) -> int:
    """The push that resists the motion most; −1 if none does.

    contacts: int64 (≥ num_contacts, 9) · motions: float64 (n + 1, 6)
    """
    best, best_price = -1, PIVOT
    m = np.empty(6)
    for contact in range(num_contacts):
        face = contacts[contact]
        pushed, pushing = motions[face[0]], motions[face[1]]
        for part in range(6):
            m[part] = pushed[part] - pushing[part]
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
def effect(number: int, contacts: Array, centres: Array, columns: Array, signs: Array, etas: Array, pivots: Array,
           num_etas: int, out: Array) -> None:
    """How much of every basic force a unit of push `number` replaces. out: float64 (rows,)."""
    point, force, part = np.empty(3), np.empty(3), np.empty(6)
    push(contacts, number, point, force)
    kept = len(columns)
    out[:] = 0.0
    for side in range(2):
        body = contacts[number // 16, side]
        if body == RIGID:
            continue
        wrench(point, force, centres[body], 1.0 - 2.0 * side, part)
        low = 6 * body
        if low >= kept:
            for k in range(6):
                out[low + k] = part[k] * signs[low + k]
        else:
            for k in range(6):
                add_scaled(out, part[k], columns[low + k])
    replay_steps(out, etas, pivots, num_etas)


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
def exchange(pivot: int, change: Array, values: Array, eta: Array) -> None:
    """Let the force in row `pivot` go to zero, and note the step as an eta vector."""
    amount = values[pivot] / change[pivot]
    for row in range(len(values)):
        values[row] -= amount * change[row]
        eta[row] = -change[row] / change[pivot]
    values[pivot] = amount
    eta[pivot] = 1.0 / change[pivot]


@njit
def lift_negative(basis: Array, values: Array, etas: Array, pivots: Array, step: int) -> int:
    """Hold all negative forces up by one artificial force, so that phase one can go on; return the steps."""
    pivot = np.argmin(values)
    lift = -values[pivot]
    if lift <= BALANCED:
        return step
    for row in range(len(values)):
        negative = values[row] < 0.0
        etas[step, row] = -1.0 if negative else 0.0
        values[row] += lift if negative else 0.0
    values[pivot] = lift
    basis[pivot] = ~pivot
    pivots[step] = pivot
    return step + 1


@njit
def replay_steps(values: Array, etas: Array, pivots: Array, num_etas: int) -> None:
    """Take the steps so far with other values: the same basis under another tilt. values: float64 (rows,)."""
    for step in range(num_etas):
        pivot = pivots[step]
        amount = values[pivot]
        if amount != 0.0:
            values[pivot] = 0.0
            add_scaled(values, amount, etas[step])


@njit
def missing_force(basis: Array, values: Array) -> float:
    """What artificial forces still have to hold."""
    total = 0.0
    for row in range(len(basis)):
        if basis[row] < 0:
            total += values[row]
    return total


@njit
def find_forces(contacts: Array, num_contacts: int, centres: Array, inverse: Array, columns: Array, signs: Array, basis: Array,
                values: Array, etas: Array, pivots: Array, first_step: int) -> tuple[int, int]:
    """Replace artificial forces by pushes as far as it goes; return the verdict and the number of steps.

    contacts: int64 (≥ num_contacts, 9) · centres: float64 (n, 3) · inverse: float64 (6k, 6k), k ≤ n, and columns, its transpose ·
    signs, values: float64 (6n,) · basis: int64 (6n,) · etas: float64 (MAX_PIVOTS, ≥ 6n) · pivots: int64 (MAX_PIVOTS,)
    """
    rows = len(basis)
    cost, speeds, change, live = np.empty(rows), np.empty(rows), np.empty(rows), np.empty(rows, dtype=np.int64)
    motions = np.empty((len(centres) + 1, 6))
    for step in range(first_step, MAX_PIVOTS):
        missing = missing_force(basis, values)
        if missing < BALANCED:
            return STANDS, step
        prices(inverse, signs, basis, etas, pivots, step, cost, live, speeds)
        write_motions(speeds, centres, motions)
        number = best_push(contacts, num_contacts, motions)
        if number < 0:
            return (FALLS if missing > UNBALANCED else UNSURE), step
        effect(number, contacts, centres, columns, signs, etas, pivots, step, change)
        pivot = leaving_row(values, change)
        if pivot < 0:
            return UNSURE, step
        exchange(pivot, change, values, etas[step])
        basis[pivot] = number
        pivots[step] = pivot
    return UNSURE, MAX_PIVOTS


@njit
def write_centres(boxes: Array, out: Array) -> None:
    """Centres of mass. boxes: int64 (n, 6) · out: float64 (n, 3)."""
    for body in range(len(boxes)):
        centre_of(boxes[body], out[body])


@njit
def fold_steps(inverse: Array, etas: Array, pivots: Array, num_etas: int) -> None:
    """Multiply the steps of a programme into its basis inverse. inverse: float64 (rows, rows), in place."""
    rows = len(inverse)
    old = np.empty(rows)
    for step in range(num_etas):
        pivot = pivots[step]
        old[:] = inverse[pivot]
        inverse[pivot] = 0.0
        for row in range(rows):
            factor = etas[step, row]
            if factor != 0.0:
                for column in range(rows):
                    inverse[row, column] += factor * old[column]
