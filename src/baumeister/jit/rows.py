"""`Rows`: many matches of one variant side by side, a row each, straight over a game's kernels."""

from abc import ABC, abstractmethod

import numpy as np

from baumeister.jit import Array, njit
from baumeister.jit.random import below


class Rows(ABC):
    """Matches that are stepped together; each draws from a random stream of its own.

    Chance is settled at once, so a row is at a decision or over. Rows are named by their indices,
    int64 (k,). Kernels check no index: what is played must be legal.
    """

    def __init__(self, num_rows: int, num_seats: int, num_actions: int, shape: tuple[int, int, int]) -> None:
        self.num_rows = num_rows
        self.streams = np.zeros(num_rows, dtype=np.uint64)
        self.seats = np.zeros(num_rows, dtype=np.int64)  #: who is to decide; at the end, who was the last
        self.over = np.ones(num_rows, dtype=np.bool_)
        self.utilities = np.zeros((num_rows, num_seats))  #: of the rows that are over
        self.masks = np.zeros((num_rows, num_actions), dtype=np.bool_)  #: legal actions; none at the end
        self.shape = shape

    def begin(self, rows: Array, seeds: Array) -> None:
        """Start new matches in these rows. seeds: uint64 (k,), one random stream each."""
        self.streams[rows] = seeds
        self.over[rows] = False
        self._begin(rows)
        self._settle(rows)

    def play(self, rows: Array, actions: Array) -> None:
        """Play a legal action in each of these rows, none of which is over. actions: int64 (k,)."""
        self._play(rows, actions)
        self._settle(rows)

    def stop(self, rows: Array) -> None:
        """End the matches of these rows where they are, with nothing for anybody."""
        self.over[rows] = True
        self.masks[rows] = False
        self.utilities[rows] = 0.0

    def choose(self, rows: Array) -> Array:
        """A legal action for each of these rows by its stream, all equally likely: int64 (k,)."""
        actions = np.zeros(len(rows), dtype=np.int64)
        choose_actions(self.masks, self.streams, rows, actions)
        return actions

    def observe(self, rows: Array, viewers: Array, out: Array) -> None:
        """Write what a seat sees of each of these rows. viewers: int64 (k,) · out: uint8 (k, *shape)."""
        self._observe(rows, viewers, out)

    def _settle(self, rows: Array) -> None:
        self._write_masks(rows)
        ended = rows[self.over[rows]]
        if len(ended):
            self.utilities[ended] = self._utilities_of(ended)

    @abstractmethod
    def _begin(self, rows: Array) -> None:
        """Make these rows the start of a match, chance settled."""

    @abstractmethod
    def _play(self, rows: Array, actions: Array) -> None:
        """Play and let chance draw; set `seats` where a seat is to decide, `over` where nobody is."""

    @abstractmethod
    def _write_masks(self, rows: Array) -> None: ...

    @abstractmethod
    def _observe(self, rows: Array, viewers: Array, out: Array) -> None: ...

    @abstractmethod
    def _utilities_of(self, rows: Array) -> Array:
        """Of rows that are over: float64 (k, seats)."""


@njit
def choose_actions(masks: Array, streams: Array, rows: Array, out: Array) -> None:
    """Pick one of the legal actions of each row. masks: bool (rows, actions) · out: int64 (k,)."""
    for k in range(len(rows)):
        mask = masks[rows[k]]
        num_legal = 0
        for action in range(len(mask)):
            num_legal += mask[action]
        if num_legal == 0:
            continue
        left = below(streams[rows[k] : rows[k] + 1], num_legal)
        action = 0
        while left > 0 or not mask[action]:
            left -= mask[action]
            action += 1
        out[k] = action
