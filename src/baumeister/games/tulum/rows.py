"""Tulum in rows: matches side by side, as arrays of kernels.py."""

from typing import TYPE_CHECKING

import numpy as np

from baumeister.games.tulum import observation
from baumeister.games.tulum.endings import utilities_of
from baumeister.games.tulum.kernels import (
    BOARDS,
    DICE,
    PLACED,
    SEAT,
    TURNS,
    fitting,
    has_dice,
    place,
    roll,
    secure,
)
from baumeister.games.tulum.state import FULL, NUM_ROWS, PLACES, bit
from baumeister.jit import Array, njit
from baumeister.jit.rows import Rows

if TYPE_CHECKING:
    from baumeister.games.tulum.rules import TulumRules

BLOCKS = np.array([bit(*at) for at in PLACES])  #: by action id; then rolling on and stopping
ROLL_ON, STOP = len(PLACES), len(PLACES) + 1


class TulumRows(Rows):
    def __init__(self, rules: "TulumRules", num_rows: int) -> None:
        super().__init__(num_rows, rules.seats, rules.num_actions, rules.observation_shape)
        self._rules = rules
        self._games = np.zeros((num_rows, BOARDS + rules.seats), dtype=np.int64)

    def _begin(self, rows: Array) -> None:
        self._games[rows] = 0
        roll_rows(self._games, self.streams, rows, self.seats, self.over)

    def _play(self, rows: Array, actions: Array) -> None:
        play_rows(self._games, rows, actions)
        roll_rows(self._games, self.streams, rows, self.seats, self.over)

    def _write_masks(self, rows: Array) -> None:
        mask_rows(self._games, rows, self._rules.variant.decline, self.masks)

    def _observe(self, rows: Array, viewers: Array, out: Array) -> None:
        observe_rows(self._games, rows, viewers, observation.words(out))

    def _utilities_of(self, rows: Array) -> Array:
        return utilities_of(self._rules.seats, self._games[rows, SEAT], self._games[rows, TURNS])


@njit
def is_over(game: Array) -> bool:
    return bool(game[BOARDS + game[SEAT]] == FULL)


@njit
def play_rows(games: Array, rows: Array, actions: Array) -> None:
    """games: int64 (rows, BOARDS + seats), each as in kernels.py."""
    for k in range(len(rows)):
        game, action = games[rows[k]], actions[k]
        if action == ROLL_ON:
            game[DICE : DICE + NUM_ROWS] = 0
        elif action == STOP:
            secure(game)
        else:
            place(game, BLOCKS[action])


@njit
def roll_rows(games: Array, streams: Array, rows: Array, seats: Array, over: Array) -> None:
    """Roll until some seat has dice that fit, or the match is over."""
    for i in rows:
        game = games[i]
        over[i] = is_over(game)
        while not over[i] and not has_dice(game):
            roll(game, streams[i : i + 1])
        if not over[i]:
            seats[i] = game[SEAT]


@njit
def mask_rows(games: Array, rows: Array, decline: bool, masks: Array) -> None:
    """Write the legal actions. masks: bool (rows, 23)."""
    for i in rows:
        game, fits = games[i], 0
        is_running = not is_over(game)
        if is_running:
            fits = fitting(game)
        for action in range(ROLL_ON):
            masks[i, action] = fits & BLOCKS[action] != 0
        masks[i, ROLL_ON:] = is_running and (fits == 0 or (decline and game[PLACED] != 0))


@njit
def observe_rows(games: Array, rows: Array, viewers: Array, out: Array) -> None:
    """out: uint32 (k, planes, WORDS)."""
    for k in range(len(rows)):
        observation.observe(games[rows[k]], viewers[k], out[k])
