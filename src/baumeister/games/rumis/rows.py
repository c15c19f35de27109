"""Rumis in rows: matches side by side, as arrays of kernels.py, and where each colour's cubes lie."""

from typing import TYPE_CHECKING

import numpy as np

from baumeister.games.rumis import observation
from baumeister.games.rumis.actions import list_actions, placement_of
from baumeister.games.rumis.endings import write_utilities
from baumeister.games.rumis.kernels import (
    CELL_MASK,
    COLOUR_BITS,
    MAX_CODES,
    MOVER,
    NOBODY,
    NUM_LAID,
    ORIENTATION_BITS,
    ORIENTATION_MASK,
    STATE_SIZE,
    ZERO,
    begin,
    height_at,
    list_placements,
    place,
)
from baumeister.games.rumis.tables import (
    BOTTOM,
    CONTEST,
    HAS_RUIN,
    HEAD,
    KIND,
    MAX_COLOURS,
    MAX_HEIGHT,
    NUM_COLOURS,
    NUM_COLUMNS,
    NUM_SEATS,
    NUM_STACKED,
    SHIFT,
)
from baumeister.jit import Array, njit_lean
from baumeister.jit.random import below
from baumeister.jit.rows import Rows
from baumeister.jit.words import ONE, number

if TYPE_CHECKING:
    from baumeister.games.rumis.rules import RumisRules


class RumisRows(Rows):
    def __init__(self, rules: "RumisRules", num_rows: int) -> None:
        super().__init__(num_rows, rules.seats, rules.num_actions, rules.observation_shape)
        self._rules = rules
        self._states = np.zeros((num_rows, STATE_SIZE), dtype=np.uint64)
        self._cubes = np.zeros((num_rows, MAX_COLOURS, MAX_HEIGHT), dtype=np.uint64)
        self._scratch = np.empty(MAX_CODES, dtype=np.int64)

    def _begin(self, rows: Array) -> None:
        begin_rows(self._states, self._cubes, self._rules.plan, rows)
        self._draw(rows)

    def _play(self, rows: Array, actions: Array) -> None:
        play_rows(self._states, self._cubes, self._rules.plan, rows, actions)
        self._draw(rows)

    def _draw(self, rows: Array) -> None:
        plan = self._rules.plan
        if self._rules.variant.draws_ruin:
            draw_rows(self._states, self._cubes, plan, self.streams, rows, self._scratch)
        turn_rows(self._states, plan, rows, self.seats, self.over)
        mask_rows(self._states, plan, rows, self._scratch, self.masks)

    def _observe(self, rows: Array, viewers: Array, out: Array) -> None:
        plan = self._rules.plan
        observe_rows(self._states, self._cubes, plan, self.seats, self.over, rows, viewers, out)

    def _utilities_of(self, rows: Array) -> Array:
        values = np.zeros((len(rows), self._rules.seats))
        write_utilities(self._states[rows], self._rules.plan, values)
        return values


@njit_lean
def seat_of(state: Array, plan: Array) -> int:
    """Who is to place; the players lay a ruin in turn (RUM-14i)."""
    mover = number(state[MOVER])
    if plan[HEAD, KIND] != CONTEST:
        return 0
    if plan[HEAD, HAS_RUIN] and mover == number(plan[HEAD, NUM_COLOURS]):
        mover = number(state[NUM_LAID])
    return mover % number(plan[HEAD, NUM_SEATS])


@njit_lean
def lay_stone(state: Array, cubes: Array, plan: Array, code: int) -> None:
    """Place a stone and mark its cubes. cubes: uint64 (MAX_COLOURS, MAX_HEIGHT)."""
    colour, cell = code >> COLOUR_BITS, code & CELL_MASK
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    z = height_at(state, cell)
    for k in range(NUM_COLUMNS[orientation]):
        bottom = z + BOTTOM[orientation, k]
        for level in range(bottom, bottom + NUM_STACKED[orientation, k]):
            cubes[colour, level] |= ONE << (np.uint64(cell) + plan[orientation, SHIFT + k])
    place(state, plan, code)


@njit_lean
def begin_rows(states: Array, cubes: Array, plan: Array, rows: Array) -> None:
    """states: uint64 (rows, STATE_SIZE) · cubes: uint64 (rows, MAX_COLOURS, MAX_HEIGHT)."""
    for i in rows:
        begin(states[i], plan)
        cubes[i] = ZERO


@njit_lean
def play_rows(states: Array, cubes: Array, plan: Array, rows: Array, actions: Array) -> None:
    for k in range(len(rows)):
        state = states[rows[k]]
        lay_stone(state, cubes[rows[k]], plan, placement_of(state, plan, actions[k]))


@njit_lean
def draw_rows(states: Array, cubes: Array, plan: Array, streams: Array, rows: Array, codes: Array) -> None:
    """Let chance lay the ruin where it is not finished."""
    for i in rows:
        while states[i, MOVER] == plan[HEAD, NUM_COLOURS]:
            num_codes = list_placements(states[i], plan, codes)
            lay_stone(states[i], cubes[i], plan, codes[below(streams[i : i + 1], num_codes)])


@njit_lean
def turn_rows(states: Array, plan: Array, rows: Array, seats: Array, over: Array) -> None:
    for i in rows:
        over[i] = states[i, MOVER] == np.uint64(NOBODY)
        if not over[i]:
            seats[i] = seat_of(states[i], plan)


@njit_lean
def mask_rows(states: Array, plan: Array, rows: Array, actions: Array, masks: Array) -> None:
    """Write the legal actions. actions: int64 (MAX_CODES,), scratch."""
    for i in rows:
        masks[i] = False
        for k in range(list_actions(states[i], plan, actions)):
            masks[i, actions[k]] = True


@njit_lean
def observe_rows(
    states: Array,
    cubes: Array,
    plan: Array,
    seats: Array,
    over: Array,
    rows: Array,
    viewers: Array,
    out: Array,
) -> None:
    for k in range(len(rows)):
        i = rows[k]
        observation.observe(states[i], cubes[i], -1 if over[i] else seats[i], plan, viewers[k], out[k])
