"""Where sticks can be built: all places of a length at once."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from baumeister.games.talo import balance, kernels
from baumeister.games.talo.state import Figure
from baumeister.games.talo.sticks import Stick, boxes_of
from baumeister.jit import Array

Sticks = tuple[Stick, ...]
Figures = tuple[Figure, ...]

FIRST_TRIES = (4, 32)  #: places after which the others are judged, too


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
    chunks = np.split(boxes, FIRST_TRIES)
    return any(bool(balance.which_stand(sticks, chunk).any()) for chunk in chunks if len(chunk))


def stands_with(sticks: Sticks, added: Sticks) -> bool:
    """Whether a standing building still stands with these sticks."""
    if len(added) == 1:
        return bool(balance.which_stand(sticks, boxes_of(added))[0])
    return balance.stands(tuple(sorted((*sticks, *added))))
