"""`Rows`: many matches of one variant side by side, a row each, straight over a game's kernels."""

from abc import ABC, abstractmethod

import numpy as np

from baumeister.jit import Array, njit, njit_lean
from baumeister.jit.flags import NUM_FLAGS, gathered
from baumeister.jit.random import below
from baumeister.jit.words import ONE, lowest_bit, num_bits, number


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
        self.utilities = np.zeros((num_rows, num_seats))  #: of the rows that are over; else 0
        flags = np.zeros(num_rows * num_actions + NUM_FLAGS, dtype=np.bool_)
        self.masks = flags[:-NUM_FLAGS].reshape(num_rows, num_actions)  #: legal actions; none at the end
        self.shape = shape

    def begin(self, rows: Array, seeds: Array) -> None:
        """Start new matches in these rows. seeds: uint64 (k,), one random stream each."""
        self.streams[rows] = seeds
        self.begin_again(rows)

    def begin_again(self, rows: Array) -> None:
        """Start new matches in these rows, whose random streams go on."""
        self.over[rows] = False
        self.utilities[rows] = 0.0
        self._begin(rows)
        self._pay(rows)

    def play(self, rows: Array, actions: Array) -> None:
        """Play a legal action in each of these rows, none of which is over. actions: int64 (k,)."""
        self._play(rows, actions)
        self._pay(rows)

    def stop(self, rows: Array) -> None:
        """End the matches of these rows where they are, with nothing for anybody."""
        self.over[rows] = True
        self.masks[rows] = False
        self.utilities[rows] = 0.0

    def choose(self, rows: Array) -> Array:
        """A legal action for each of these rows by its stream, all equally likely: int64 (k,)."""
        actions = np.zeros(len(rows), dtype=np.int64)
        choose_actions(self.masks.view(np.uint8), self.streams, rows, actions)
        return actions

    def illegal(self, rows: Array, actions: Array) -> Array:
        """Which of all rows are among these and were given an illegal action: bool (rows,)."""
        found = np.zeros(self.num_rows, dtype=np.bool_)
        find_illegal(self.masks.view(np.uint8), rows, actions, found)
        return found

    def observe(self, rows: Array, viewers: Array, out: Array) -> None:
        """Write what a seat sees of each of these rows. viewers: int64 (k,) · out: uint8 (k, *shape)."""
        self._observe(rows, viewers, out)

    def _pay(self, rows: Array) -> None:
        ended = those_over(self.over, rows)
        if len(ended):
            self.utilities[ended] = self._utilities_of(ended)

    @abstractmethod
    def _begin(self, rows: Array) -> None:
        """Make these rows the start of a match, with the rest as in `_play`."""

    @abstractmethod
    def _play(self, rows: Array, actions: Array) -> None:
        """Play and let chance draw; set `masks`, `seats` where one is to decide, `over` where nobody is."""

    @abstractmethod
    def _observe(self, rows: Array, viewers: Array, out: Array) -> None: ...

    @abstractmethod
    def _utilities_of(self, rows: Array) -> Array:
        """Of rows that are over: float64 (k, seats)."""


@njit
def those_over(over: Array, rows: Array) -> Array:
    """Which of these rows are over: int64 (n,). over: bool (rows,)."""
    ended = np.empty(len(rows), np.int64)
    num_ended = 0
    for i in rows:
        ended[num_ended] = i
        num_ended += over[i]
    return ended[:num_ended].copy()


@njit_lean
def choose_actions(masks: Array, streams: Array, rows: Array, out: Array) -> None:
    """Pick one of the legal actions of each row.

    masks: uint8 (rows, actions), each as in `nth_legal` · out: int64 (k,)
    """
    for k in range(len(rows)):
        mask = masks[rows[k]]
        num_legal = count_legal(mask)
        if num_legal:
            out[k] = nth_legal(mask, number(below(streams[rows[k] : rows[k] + 1], num_legal)))


@njit_lean
def count_legal(mask: Array) -> int:
    """How many actions are legal. mask: as in `nth_legal`."""
    count = 0
    for first in range(0, len(mask), NUM_FLAGS):
        num_beyond = max(first + NUM_FLAGS - len(mask), 0)
        count += num_bits(gathered(mask, np.uint64(first)) << np.uint64(num_beyond))
    return count


@njit_lean
def nth_legal(mask: Array, n: int) -> int:
    """The n-th legal action, counted from 0; there must be one.

    mask: uint8 (actions,), with NUM_FLAGS bytes after it that may be read, whatever they are.
    """
    first, legal = 0, gathered(mask, np.uint64(0))
    while n >= num_bits(legal):
        n -= num_bits(legal)
        first += NUM_FLAGS
        legal = gathered(mask, np.uint64(first))
    for _ in range(n):
        legal &= legal - ONE
    return first + lowest_bit(legal)


@njit_lean
def find_illegal(masks: Array, rows: Array, actions: Array, out: Array) -> None:
    """Mark those of these rows whose action is not legal.

    masks: uint8 (rows, actions) · actions: int64 (rows,), any number · out: bool (rows,)
    """
    for i in rows:
        out[i] = actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0
