"""What a Talō position is worth: who may win with the next roll, and whose way up is shorter."""

from functools import lru_cache
from math import exp

import numpy as np

from baumeister.games.talo.building import filled
from baumeister.games.talo.endings import outcome_of
from baumeister.games.talo.stairs import STEP, distances_after
from baumeister.games.talo.state import MAX_LENGTH, Phase, TaloState
from baumeister.games.talo.taking import splits
from baumeister.jit import Array
from baumeister.solvers.talo_turn import MOST_STICKS, winning_sticks

BLOCKING = 0.4  #: how much a step more for the nearest other figure is worth, in own steps
NOWHERE: Array = np.zeros((1, 6), dtype=np.int64)  #: a candidate that fills nothing

# Fitted to 26 matches between greedy players (543 turns); on matches held back the log loss is 0.61.
PER_STEP = 0.14  #: log odds that a step less on the way is worth
PER_LEVEL = 0.43  #: and a level more that the figure stands on
TO_ROLL = 0.32  #: and being next
BY_TWO = 0.16  #: the chance to win by two sticks of which neither wins alone


def distances(state: TaloState) -> list[float]:
    """For every seat the steps missing to the top."""
    return [float(value) / STEP for value in distances_with(state, NOWHERE)[0]]


def distances_with(state: TaloState, boxes: Array) -> Array:
    """All distances after each build: int64 (builds, seats). boxes: int64 (builds, 6)."""
    figures = np.array(state.figures, dtype=np.int64)
    out = np.empty((len(boxes), len(figures)), dtype=np.int64)
    distances_after(filled(state.sticks, state.figures), figures, boxes, out)
    return out


def lead(missing: Array, seat: int) -> Array:
    """Own way against the nearest other's. missing: int64 (builds, seats) → float64 (builds,)."""
    others = np.delete(missing, seat, axis=1).min(axis=1)
    found: Array = BLOCKING * others - missing[:, seat]
    return found


@lru_cache(maxsize=512)
def win_chance(state: TaloState, seat: int) -> float:
    """About how likely a seat wins in its turn if that began now: exact for one stick, a guess for two."""
    needed, lengths = winning_sticks(state, seat)
    if needed > MOST_STICKS:
        return 0.0
    alone = sum(_is_won(state, number, lengths) for number in range(1, MAX_LENGTH + 1)) / MAX_LENGTH
    return alone + BY_TWO * (1 - alone)


def _is_won(state: TaloState, number: int, lengths: frozenset[int]) -> bool:
    """Whether a roll allows to take one of these lengths."""
    return any(
        not lengths.isdisjoint(split) and all(state.store[n] >= split.count(n) for n in split)
        for split in splits(number)
    )


def chances(state: TaloState) -> tuple[float, ...]:
    """Every seat's chance to win, at the beginning of a turn or at the end."""
    if state.phase == Phase.OVER:
        return outcome_of(state).utilities
    num_seats = len(state.figures)
    found, left = [0.0] * num_seats, 1.0
    for turn in range(num_seats):
        seat = (state.seat + turn) % num_seats
        chance = left * win_chance(state, seat)
        found[seat] += chance
        left -= chance
    strengths = [
        exp(PER_LEVEL * level - PER_STEP * steps + TO_ROLL * (seat == state.seat))
        for seat, (steps, level) in enumerate(zip(distances(state), state.levels, strict=True))
    ]
    shares = zip(found, strengths, strict=True)
    return tuple(float(chance + left * strength / sum(strengths)) for chance, strength in shares)
