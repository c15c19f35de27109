"""Pyramido in rows: matches side by side, as arrays of layout.py."""

from typing import TYPE_CHECKING

import numpy as np

from baumeister.games.pyramido import observation
from baumeister.games.pyramido.endings import RUNNING, utilities, verdict
from baumeister.games.pyramido.kernels import apply_draw, apply_move, legal_moves, random_draw, set_up
from baumeister.games.pyramido.layout import MAX_MOVES, NOBODY, REFILLING, SEAT
from baumeister.games.pyramido.packing import new_boards, new_counts
from baumeister.jit import Array, njit
from baumeister.jit.rows import Rows

if TYPE_CHECKING:
    from baumeister.games.pyramido.rules import PyramidoRules


class PyramidoRows(Rows):
    def __init__(self, rules: "PyramidoRules", num_rows: int) -> None:
        super().__init__(num_rows, rules.seats, rules.num_actions, rules.observation_shape)
        self._codes, self._ids = rules.codes, rules.ids_by_code
        self._first_counts = new_counts(rules.variant)
        self._counts = np.repeat(self._first_counts[None], num_rows, axis=0)
        self._boards = np.repeat(new_boards(rules.variant.num_pyramids)[None], num_rows, axis=0)
        self._scratch = np.empty(MAX_MOVES, dtype=np.int64)

    def _begin(self, rows: Array) -> None:
        self._counts[rows] = self._first_counts
        begin_rows(self._boards, self._counts, rows)
        self._draw(rows)

    def _play(self, rows: Array, actions: Array) -> None:
        play_rows(self._boards, self._counts, rows, self._codes[actions])
        self._draw(rows)

    def _draw(self, rows: Array) -> None:
        draw_rows(self._boards, self._counts, self.streams, rows, self.seats, self.over)
        mask_rows(self._boards, self._counts, rows, self.over, self._ids, self._scratch, self.masks)

    def _observe(self, rows: Array, viewers: Array, out: Array) -> None:
        observe_rows(self._boards, self._counts, rows, viewers, out)

    def _utilities_of(self, rows: Array) -> Array:
        values = np.zeros((len(rows), self.utilities.shape[1]))
        for row, value in zip(rows, values, strict=True):
            utilities(self._counts[row], value)
        return values


@njit
def begin_rows(boards: Array, counts: Array, rows: Array) -> None:
    """boards: uint64 (rows, pyramids, 2, 5, 5) · counts: int64 (rows, NUM_COUNTS)."""
    for i in rows:
        set_up(boards[i], counts[i])


@njit
def play_rows(boards: Array, counts: Array, rows: Array, codes: Array) -> None:
    for k in range(len(rows)):
        apply_move(boards[rows[k]], counts[rows[k]], codes[k])


@njit
def draw_rows(boards: Array, counts: Array, streams: Array, rows: Array, seats: Array, over: Array) -> None:
    """Draw stones until a seat is to decide or the match is over."""
    for i in rows:
        while verdict(boards[i], counts[i]) == RUNNING:
            if counts[i, SEAT] != NOBODY and not counts[i, REFILLING]:
                seats[i] = counts[i, SEAT]
                break
            apply_draw(boards[i], counts[i], random_draw(counts[i], streams[i : i + 1]))
        else:
            over[i] = True


@njit
def mask_rows(
    boards: Array, counts: Array, rows: Array, over: Array, ids: Array, codes: Array, masks: Array
) -> None:
    """Write the legal actions. ids: int64, by code · codes: int64 (MAX_MOVES,), scratch."""
    for i in rows:
        masks[i] = False
        if not over[i]:
            for k in range(legal_moves(boards[i], counts[i], codes)):
                masks[i, ids[codes[k]]] = True


@njit
def observe_rows(boards: Array, counts: Array, rows: Array, viewers: Array, out: Array) -> None:
    for k in range(len(rows)):
        observation.observe(boards[rows[k]], counts[rows[k]], viewers[k], out[k])
