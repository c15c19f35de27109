"""Tulum in rows: matches side by side, as arrays of kernels.py."""

from typing import TYPE_CHECKING

import numpy as np

from baumeister.games.tulum import observation
from baumeister.games.tulum.endings import utilities_of
from baumeister.games.tulum.kernels import (
    BOARDS,
    DICE,
    PLACED,
    ROW,
    SEAT,
    TURNS,
    fitting,
    place,
    roll,
    secure,
)
from baumeister.games.tulum.state import FULL, NUM_ROWS, PLACES, bit
from baumeister.jit import Array, njit_lean
from baumeister.jit.flags import spread
from baumeister.jit.rows import Rows

if TYPE_CHECKING:
    from baumeister.games.tulum.rules import TulumRules

BLOCKS = np.array([bit(*at) for at in PLACES])  #: by action id; then rolling on and stopping
ROLL_ON, STOP, NUM_ACTIONS = len(PLACES), len(PLACES) + 1, len(PLACES) + 2
ENDINGS = 1 << ROLL_ON | 1 << STOP


class TulumRows(Rows):
    def __init__(self, rules: "TulumRules", num_rows: int) -> None:
        super().__init__(num_rows, rules.seats, rules.num_actions, rules.observation_shape)
        self._rules = rules
        self._games = np.zeros((num_rows, BOARDS + rules.seats), dtype=np.int64)

    def _begin(self, rows: Array) -> None:
        self._games[rows] = 0
        decline = self._rules.variant.decline
        begin_rows(self._games, self.streams, rows, decline, self.seats, self.over, self.masks)

    def _play(self, rows: Array, actions: Array) -> None:
        decline = self._rules.variant.decline
        play_rows(self._games, self.streams, rows, actions, decline, self.seats, self.over, self.masks)

    def _observe(self, rows: Array, viewers: Array, out: Array) -> None:
        observe_rows(self._games, rows, viewers, observation.words(out))

    def _utilities_of(self, rows: Array) -> Array:
        return utilities_of(self._rules.seats, self._games[rows, SEAT], self._games[rows, TURNS])


@njit_lean
def begin_rows(
    games: Array, streams: Array, rows: Array, decline: bool, seats: Array, over: Array, masks: Array
) -> None:
    """games: int64 (rows, BOARDS + seats), each as in kernels.py, of a match that begins."""
    for i in rows:
        settle(games, streams, i, decline, seats, over, masks)


@njit_lean
def play_rows(
    games: Array,
    streams: Array,
    rows: Array,
    actions: Array,
    decline: bool,
    seats: Array,
    over: Array,
    masks: Array,
) -> None:
    for k in range(len(rows)):
        game, action = games[rows[k]], actions[k]
        if action == ROLL_ON:
            game[DICE] = 0
        elif action == STOP:
            secure(game)
        else:
            place(game, BLOCKS[action])
        settle(games, streams, rows[k], decline, seats, over, masks)


@njit_lean
def settle(
    games: Array, streams: Array, i: int, decline: bool, seats: Array, over: Array, masks: Array
) -> None:
    """Roll until some seat has dice that fit, or the match is over; then write the legal actions of row i."""
    game, legal = games[i], 0
    over[i] = game[BOARDS + game[SEAT]] == FULL
    if not over[i]:
        while not game[DICE]:
            roll(game, streams[i : i + 1])
        seats[i] = game[SEAT]
        fits = fitting(game)
        legal = blocks_of(fits)
        if fits == 0 or (decline and game[PLACED]):
            legal |= ENDINGS
    spread(masks, np.uint64(i * NUM_ACTIONS), np.uint64(legal), np.uint8(1), NUM_ACTIONS)


@njit_lean
def blocks_of(places: int) -> int:
    """Bits of places as bits of action ids, which leave out what a row lacks of six places."""
    actions = 0
    for row in range(NUM_ROWS):
        actions |= (places & ROW[row]) >> row * (row - 1) // 2
    return actions


@njit_lean
def observe_rows(games: Array, rows: Array, viewers: Array, out: Array) -> None:
    """out: uint32 (k, planes, WORDS)."""
    for k in range(len(rows)):
        observation.observe(games[rows[k]], viewers[k], out[k])
