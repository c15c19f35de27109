"""Does a stick added to a standing building stand? Cheap certain answers first, the whole programme last."""

import numpy as np

from baumeister.games.talo.balance.contacts import CONTACT_FIELDS, MAX_CONTACTS_OF_ONE, RIGID, contacts_of
from baumeister.games.talo.balance.footing import Footing
from baumeister.games.talo.balance.model import FALLS, MAX_PIVOTS, STANDS, TILTS, UNSURE
from baumeister.games.talo.balance.rigid import quick_verdict
from baumeister.games.talo.balance.simplex import find_forces, lift_negative, needed_force, replay_steps, start_rows, write_centres
from baumeister.jit import Array, njit


@njit
def judge(footing: Footing, candidates: Array, verdicts: Array, stats: Array) -> None:
    """Write STANDS, FALLS or UNSURE for each candidate added alone to the standing building.

    candidates: int64 (k, 6) boxes · verdicts: int64 (k,)
    """
    n, known = len(footing.boxes), len(footing.contacts)
    rows = 6 * n + 6
    contacts = np.empty((known + MAX_CONTACTS_OF_ONE, CONTACT_FIELDS), dtype=np.int64)
    contacts[:known] = footing.contacts
    boxes = np.empty((n + 1, 6), dtype=np.int64)
    boxes[:n] = footing.boxes
    etas, pivots = np.empty((MAX_PIVOTS, rows)), np.empty(MAX_PIVOTS, dtype=np.int64)
    pushes = np.empty((4, 6), dtype=np.int64)
    for k in range(len(candidates)):
        boxes[n] = candidates[k]
        count = contacts_of(boxes, n, boxes[n], n, contacts[known:])
        verdict = quick_verdict(boxes[n], footing.rigid, contacts[known:], count, n)
        stats[0] += 1
        if verdict == UNSURE:
            stats[1] += 1
            verdict = alone(boxes[n:], contacts[known : known + count], etas, pivots, pushes)
            if verdict == STANDS:
                stats[2] += 1
                verdict = together(footing, boxes, contacts, known + count, etas, pivots, pushes, stats)
                if verdict == FALLS:
                    stats[3] += 1
        verdicts[k] = verdict


@njit
def alone(box: Array, contacts: Array, etas: Array, pivots: Array, pushes: Array) -> int:
    """Would the stick stand if nothing else could move? If not, it falls.

    box: int64 (1, 6) · contacts: int64 (k, 9), those of the stick · pushes: int64 (4, 6), its basis for each tilt
    """
    held = contacts.copy()
    body = max(held[0, 0], held[0, 1])
    for contact in held:
        contact[0] = 0 if contact[0] == body else RIGID
        contact[1] = RIGID if contact[0] == 0 else 0
    centres = np.empty((1, 3))
    write_centres(box, centres)
    values, signs = np.empty(6), np.empty(6)
    nothing = np.empty((0, 0))
    for tilt in range(4):
        start_rows(box, 0, TILTS[tilt], pushes[tilt], values, signs)
        verdict, _ = find_forces(held, len(held), centres, nothing, nothing, signs, pushes[tilt], values, etas, pivots, 0)
        if verdict == FALLS:
            return FALLS
    return STANDS


@njit
def together(footing: Footing, boxes: Array, contacts: Array, num_contacts: int, etas: Array, pivots: Array, pushes: Array, stats: Array) -> int:
    """The whole programme, warm from the building's own forces. boxes: int64 (n + 1, 6), the new one last."""
    rows, known = 6 * len(boxes), len(footing.contacts)
    centres = np.empty((len(boxes), 3))
    write_centres(boxes, centres)
    basis, values, signs = np.empty(rows, dtype=np.int64), np.empty(rows), np.empty(rows)
    basis[:-6] = footing.basis
    signs[:-6] = footing.signs
    start_rows(boxes, len(boxes) - 1, TILTS[0], basis, values, signs)
    step = 0
    for tilt in range(4):
        values[:-6] = footing.values[tilt]
        for row in range(rows - 6, rows):
            values[row] = signs[row] * needed_force(boxes[-1], row % 6, TILTS[tilt])
        replay_steps(values, etas, pivots, step)
        b=step
        step = lift_negative(basis, values, etas, pivots, step)
        verdict, step = find_forces(
            contacts, num_contacts, centres, footing.inverse, footing.columns, signs, basis, values, etas, pivots, step
        )
        stats[4+tilt] += step-b
        if verdict != STANDS:
            return verdict
    return STANDS
