"""Where figures can go, which of them are stuck for good, and where they may begin again."""

from functools import lru_cache

import numpy as np

from baumeister.games.talo import kernels
from baumeister.games.talo.building import Figures, Sticks, filled
from baumeister.games.talo.grid import FIGURE_HEIGHT, GROUND, LEVELS, REACH, SPAN
from baumeister.games.talo.state import Figure
from baumeister.games.talo.sticks import boxes_of


@lru_cache(maxsize=512)
def walks(sticks: Sticks, figures: Figures, seat: int) -> tuple[Figure, ...]:
    """The places that a seat's figure can walk to, its own left out, from low to high."""
    return places_within_reach(sticks, figures[seat], figures[:seat] + figures[seat + 1 :], FIGURE_HEIGHT)


def places_within_reach(sticks: Sticks, figure: Figure, others: Figures, room: int) -> tuple[Figure, ...]:
    """Where a figure could walk to if it needed so many levels of room, and only `others` were in the way."""
    reached = np.zeros((SPAN, SPAN, LEVELS + 1), dtype=np.bool_)
    kernels.reach(filled(sticks, others), np.array(figure, dtype=np.int64), room, False, reached)
    targets = ((int(x) - REACH, int(y) - REACH, int(level)) for x, y, level in np.argwhere(reached))
    return tuple(sorted((t for t in targets if t != figure), key=lambda t: (t[2], t[0], t[1])))


@lru_cache(maxsize=512)
def stuck(sticks: Sticks, figures: Figures) -> tuple[bool, ...]:
    """Which figures can never again reach level 10, whatever is built (TAL-14, TAL-20i)."""
    found = kernels.stuck_figures(boxes_of(sticks), np.array(figures, dtype=np.int64))
    return tuple(bool(value) for value in found)


def restart_cells(sticks: Sticks, figures: Figures) -> tuple[tuple[int, int], ...]:
    """Ground cells without stick or figure and with two levels clear."""
    space = filled(sticks, figures)[REACH : REACH + GROUND, REACH : REACH + GROUND, :FIGURE_HEIGHT]
    return tuple((int(x), int(y)) for x, y in np.argwhere((space == kernels.EMPTY).all(axis=2)))
