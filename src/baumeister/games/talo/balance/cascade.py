"""Whether a building with one more stick stands: cheap certain answers first, the whole programme last."""

import numpy as np

from baumeister.games.talo.balance.contacts import (
    CONTACT_FIELDS,
    MAX_CONTACTS_OF_ONE,
    RIGID,
    centre_of,
    contacts_of,
)
from baumeister.games.talo.balance.footing import Footing, programme_over, set_tilt, start_programme
from baumeister.games.talo.balance.load import bears, held_still, settle_held
from baumeister.games.talo.balance.model import FALLS, STANDS, TILTS, UNSURE
from baumeister.games.talo.balance.rigid import rests_rigidly, write_tipping
from baumeister.games.talo.balance.simplex import (
    Programme,
    best_push,
    find_forces,
    lift_negative,
    new_programme,
    start_rows,
)
from baumeister.jit import Array, njit

MANY = 64
"""From so many candidates on it pays to find the forces under each tilt first."""


@njit
def judge(footing: Footing, standing: bool, candidates: Array, verdicts: Array) -> None:
    """Write STANDS, FALLS or UNSURE for each candidate added alone; `standing` tells of the footing itself.

    candidates: int64 (k, 6) boxes · verdicts: int64 (k,)
    """
    n, known = len(footing.boxes), len(footing.contacts)
    contacts = np.empty((known + MAX_CONTACTS_OF_ONE, CONTACT_FIELDS), dtype=np.int64)
    contacts[:known] = footing.contacts
    boxes = np.empty((n + 1, 6), dtype=np.int64)
    boxes[:n] = footing.boxes
    whole = programme_over(footing, boxes)
    single = new_programme(boxes[n:], np.empty((0, 0)), np.empty((0, 0)))
    held = held_still(footing)
    is_held = standing and n > 0 and len(candidates) >= MANY and settle_held(footing, held)
    fall, tipping = np.zeros((n + 2, 6)), np.zeros((n + 2, 6))
    falling = False
    if not standing:
        alone = programme_over(footing, footing.boxes)
        falling = settle(footing, alone, footing.contacts, fall[: n + 1]) == FALLS
    for k in range(len(candidates)):
        boxes[n] = candidates[k]
        count = contacts_of(boxes, n, boxes[n], n, contacts[known:])
        own = contacts[known : known + count]
        verdict = UNSURE
        if standing and rests_rigidly(boxes[n], footing.rigid):
            verdict = STANDS
        elif falling and best_push(own, fall) < 0:
            verdict = FALLS
        if verdict == UNSURE:
            verdict = judge_alone(single, own, n, tipping)
        if verdict == UNSURE and is_held:
            verdict = bears(footing, held, boxes[n], own, n)
        if verdict == UNSURE:
            centre_of(boxes[n], whole.centres[n])
            start_programme(whole, footing)
            verdict = settle(footing, whole, contacts[: known + count], fall[:0])
        verdicts[k] = verdict


@njit
def judge_alone(single: Programme, contacts: Array, body: int, motions: Array) -> int:
    """FALLS if the stick would fall even though nothing else could move, else UNSURE.

    contacts: int64 (k, 9), those of the stick `body` · motions: float64 (≥ body + 2, 6), zero but for it
    """
    if not write_tipping(single.boxes[0], contacts, body, motions[body]):
        return UNSURE
    if best_push(contacts, motions) < 0:
        return FALLS
    held = contacts.copy()
    for contact in held:
        pushed = contact[0] == body
        contact[0] = 0 if pushed else RIGID
        contact[1] = RIGID if pushed else 0
    centre_of(single.boxes[0], single.centres[0])
    for tilt in range(4):
        start_rows(single, 0, TILTS[tilt])
        verdict, _ = find_forces(single, held, 0)
        if verdict == FALLS:
            return FALLS
    return UNSURE


@njit
def settle(footing: Footing, programme: Programme, contacts: Array, fall: Array) -> int:
    """The whole programme, warm from the footing, tilt after tilt from the basis of the one before.

    contacts: int64 (c, 9), all · fall: float64 (n + 1, 6) or empty, the motions written if it falls
    """
    if len(programme.basis) == 0:
        return STANDS
    step = 0
    for tilt in range(4):
        set_tilt(programme, footing, tilt, step)
        step = lift_negative(programme, step)
        verdict, step = find_forces(programme, contacts, step)
        if verdict != STANDS:
            fall[:] = programme.motions[: len(fall)]
            return verdict
    return STANDS
