"""Where sticks can be built: all places of a length at once, or why one place will not do."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from baumeister.core import Refusal
from baumeister.games.talo import balance, kernels
from baumeister.games.talo.grid import HIGH, LEVELS, LOW
from baumeister.games.talo.state import MAX_LENGTH, Figure, is_ground_cell
from baumeister.games.talo.sticks import AXES, Stick, boxes_of, stick_of
from baumeister.jit import Array

Sticks = tuple[Stick, ...]
Figures = tuple[Figure, ...]

FIRST_TRIES = 32
ARROWS = {"east": "→", "west": "←", "north": "↑", "south": "↓"}


class Places(NamedTuple):
    """Where a stick rests on something, and which of these buildings stand."""

    boxes: Array  # int64 (k, 6)
    stands: Array  # bool (k,)


def filled(sticks: Sticks, figures: Figures) -> Array:
    """What fills each cell, for the kernels."""
    return kernels.fill(boxes_of(sticks), np.array(figures, dtype=np.int64).reshape(-1, 3))


@lru_cache(maxsize=128)
def _all_places(sticks: Sticks, length: int) -> Array:
    room = np.empty((kernels.MAX_PLACES, 6), dtype=np.int64)
    return room[: kernels.places(filled(sticks, ()), length, room)].copy()


@lru_cache(maxsize=128)
def _judged_places(sticks: Sticks, length: int, standing: bool) -> Array:
    return balance.which_stand(sticks, _all_places(sticks, length), standing)


def open_places(sticks: Sticks, figures: Figures, length: int) -> Array:
    """Where a stick rests on something and can get to, whether it would stand or not: int64 (k, 6)."""
    return _all_places(sticks, length)[_which_are_open(sticks, figures, length)]


def _which_are_open(sticks: Sticks, figures: Figures, length: int) -> Array:
    boxes = _all_places(sticks, length)
    is_open = np.empty(len(boxes), dtype=np.bool_)
    kernels.which_are_open(filled(sticks, figures), boxes, is_open)
    return is_open


def places(sticks: Sticks, figures: Figures, length: int, held: Stick | None = None) -> Places:
    """Every place that a stick can get to; with a held stick, `stands` tells of both together."""
    around = sticks if held is None else tuple(sorted((*sticks, held)))
    is_open = _which_are_open(around, figures, length)
    stands = _judged_places(around, length, held is None)
    return Places(_all_places(around, length)[is_open], stands[is_open])


@lru_cache(maxsize=1024)
def can_build(sticks: Sticks, figures: Figures, length: int) -> bool:
    """Whether a stick of this length stands anywhere by itself; the first places nearly always tell."""
    boxes = open_places(sticks, figures, length)
    chunks = (boxes[:FIRST_TRIES], boxes[FIRST_TRIES:])
    return any(bool(balance.which_stand(sticks, chunk).any()) for chunk in chunks if len(chunk))


def rescuing_places(sticks: Sticks, figures: Figures, held: Stick, length: int) -> Array:
    """Where a second stick would hold a first one that cannot stand alone: int64 (k, 6)."""
    found = places(sticks, figures, length, held)
    return found.boxes[found.stands]


def rescuable_holds(sticks: Sticks, figures: Figures, length: int, other: int) -> Iterator[Stick]:
    """The places where a stick that cannot stand alone could be held by another one; asked one by one."""
    found = places(sticks, figures, length)
    for box in found.boxes[~found.stands]:
        held = stick_of(box)
        if len(rescuing_places(sticks, figures, held, other)):
            yield held


def refuse_place(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    """Why a stick cannot be there, whether it would stand or not."""
    return (
        refuse_bounds(stick)
        or _refuse_overlap(sticks, figures, stick)
        or _refuse_floating(sticks, stick)
        or _refuse_way(sticks, figures, stick)
    )


def refuse_bounds(stick: Stick) -> Refusal | None:
    """Why a stick cannot be there even if nothing else were."""
    return _refuse_shape(stick) or _refuse_outside(stick)


def _refuse_shape(stick: Stick) -> Refusal | None:
    on_grid = stick.axis in AXES and 1 <= stick.length <= MAX_LENGTH and stick.z >= 0
    if not on_grid or (stick.length == 1 and stick.axis != "z"):
        return Refusal("TAL-05", "stick-off-the-grid")
    return None


def _refuse_outside(stick: Stick) -> Refusal | None:
    x, y, z = stick.cells[-1]
    if z >= LEVELS:
        return Refusal("TAL-07", "stick-above-the-top", at=stick.cells)
    if stick.z == 0 and not (is_ground_cell(stick.x, stick.y) and is_ground_cell(x, y)):
        return Refusal("TAL-06", "stick-over-the-edge", at=stick.cells)
    if min(stick.x, stick.y) < LOW or max(x, y) >= HIGH:
        return Refusal("TAL-06i", "stick-too-far-out", at=stick.cells)
    return None


def _refuse_overlap(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    cells = set(stick.cells)
    if hit := cells.intersection(cell for other in sticks for cell in other.cells):
        return Refusal("TAL-05", "stick-in-a-stick", at=tuple(sorted(hit)))
    bodies = {(x, y, level + up) for x, y, level in figures for up in range(2)}
    if hit := cells & bodies:
        return Refusal("TAL-17i", "stick-in-a-figure", at=tuple(sorted(hit)))
    return None


def _refuse_floating(sticks: Sticks, stick: Stick) -> Refusal | None:
    filled_cells = {cell for other in sticks for cell in other.cells}
    if stick.z == 0 or any((x, y, stick.z - 1) in filled_cells for x, y, _ in stick.cells):
        return None
    return Refusal("TAL-08", "stick-floats", at=stick.cells)


def _refuse_way(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    if kernels.has_way(filled(sticks, figures), np.array(stick.box, dtype=np.int64)):
        return None
    return Refusal("TAL-17i", "stick-has-no-way", at=stick.cells)


def refuse_unbalanced(sticks: Sticks, added: Sticks) -> Refusal | None:
    """Why a building would not stand: the sticks that would move, and which way."""
    whole = tuple(sorted((*sticks, *added)))
    if stands_with(sticks, added):
        return None
    falls = balance.falls(whole)
    moving = ", ".join(f"{fall.stick} {ARROWS[fall.towards]}" for fall in falls)
    cells = tuple(cell for fall in falls for cell in fall.stick.cells)
    return Refusal(
        "TAL-08", "stick-out-of-balance", at=cells, details=(("count", len(falls)), ("sticks", moving))
    )


def stands_with(sticks: Sticks, added: Sticks) -> bool:
    """Whether a standing building still stands with these sticks."""
    if len(added) == 1:
        return bool(balance.which_stand(sticks, boxes_of(added))[0])
    return balance.stands(tuple(sorted((*sticks, *added))))
