"""Does it stand, by how much, and what would fall: the statics of a Talō building (TAL-08, TAL-18i).

Buildings are tuples of sticks. What was found out about the last ones is kept here, never in states.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Literal

import numpy as np

from baumeister.games.talo.balance.cascade import judge, settle
from baumeister.games.talo.balance.footing import Footing, empty_footing, extended, programme_over
from baumeister.games.talo.balance.kept import Kept
from baumeister.games.talo.balance.model import FALLS, STANDS, UNSURE
from baumeister.games.talo.balance.motion import first_motion
from baumeister.games.talo.balance.programme import margin as margin_of_boxes
from baumeister.games.talo.balance.programme import stands_exactly
from baumeister.games.talo.sticks import Stick, boxes_of
from baumeister.jit import Array

Sticks = tuple[Stick, ...]
Way = Literal["east", "west", "north", "south"]

MAX_KEPT_BYTES = 32_000_000
"""A server has a building per match; a footing of 13 sticks takes 0.1 MB, one of 55 sticks 1.8 MB."""

SLOW = 0.05
"""A stick that starts so much slower than the fastest is only nudged, as a column is by what tips off it."""

STRAIGHT = 1e-3
"""A drop that goes sideways by less than this is straight."""

_kept = Kept(MAX_KEPT_BYTES)
_keeping = Lock()


@dataclass(frozen=True, slots=True)
class Fall:
    """A stick that would move, and the way it would go: east is +x, north is +y."""

    stick: Stick
    towards: Way


def footing(sticks: Iterable[Stick]) -> Footing:
    """The footing of a set of sticks, grown from the largest kept part of it."""
    wanted = frozenset(sticks)
    with _keeping:
        part = _kept.largest_part(wanted)
        found = _kept[part] if part else empty_footing()
    for stick in sorted(wanted - part, key=lambda stick: (stick.z, stick)):
        found = extended(found, np.array(stick.box, dtype=np.int64))
    with _keeping:
        _kept.keep(wanted, found)
    return found


def stands(sticks: Sticks) -> bool:
    """Whether a building stands."""
    under = footing(sticks)
    verdict = settle(under, programme_over(under, under.boxes), under.contacts, np.empty((0, 6)))
    return stands_exactly(under.boxes) if verdict == UNSURE else verdict == STANDS


def which_stand(sticks: Sticks, boxes: Array, standing: bool = True) -> Array:
    """Which boxes, each added alone, give a building that stands; `standing`: it does without them.

    boxes: int64 (k, 6) → bool (k,)
    """
    under = footing(sticks)
    verdicts = np.empty(len(boxes), dtype=np.int64)
    judge(under, standing, boxes, verdicts)
    for k in np.flatnonzero(verdicts == UNSURE):
        verdicts[k] = STANDS if stands_exactly(np.vstack((under.boxes, boxes[k]))) else FALLS
    found: Array = verdicts == STANDS
    return found


def margin(sticks: Sticks) -> float:
    """The largest sideways part of gravity under which a building still stands; TILT or more if it stands."""
    return margin_of_boxes(boxes_of(sticks))


def falls(sticks: Sticks) -> tuple[Fall, ...]:
    """The sticks of a building that would move first, none if it stands."""
    if stands(sticks):
        return ()
    motions = first_motion(boxes_of(sticks))
    fastest = np.abs(motions).max()
    ways: dict[Stick, Way] = {}
    for stick, motion in sorted(zip(sticks, motions, strict=True), key=lambda item: item[0].z):
        if np.abs(motion).max() > SLOW * fastest:
            ways[stick] = _way(motion, [ways[under] for under in ways if under.carries(stick)])
    return tuple(Fall(stick, ways[stick]) for stick in sticks if stick in ways)


def _way(motion: Array, ways_under: list[Way]) -> Way:
    """Where the centre goes; a stick that just drops goes the way of the one that it will land on.

    motion: float64 (6,)
    """
    sideways = motion[:2]
    axis = int(np.argmax(np.abs(sideways)))
    if ways_under and np.abs(sideways[axis]) < STRAIGHT * np.abs(motion).max():
        return ways_under[0]
    return (("east", "west"), ("north", "south"))[axis][int(sideways[axis] < 0)]
