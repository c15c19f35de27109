"""One turn of Tulum played best, for many situations at once.

A situation is a column: what stopping on each board would be worth there. What decides is the *leading*
value; what merely *follows* (the chances of the others, the odds of a bust) is carried along.
"""

from dataclasses import dataclass

import numpy as np

from baumeister.games.tulum.kernels import count_bits
from baumeister.jit import Array, njit
from baumeister.solvers.tulum_boards import Boards

Tables = tuple[Array, Array, Array, Array]  #: the fields of a `Turn`, for kernels


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn is worth. Rows are boards, then columns; those that the turn cannot reach mean nothing."""

    leading: Array  #: float64 (boards, columns): what a stop gives; filled: the better of that and rolling on
    following: Array  #: float64 (values, boards, columns)
    rolling: Array  #: float64 (boards, columns), when the dice are about to roll
    rolling_following: Array  #: float64 (values, boards, columns)

    @classmethod
    def blank(cls, boards: Boards, num_following: int, num_columns: int) -> "Turn":
        size = (len(boards.boards), num_columns)
        return cls(
            np.zeros(size), np.zeros((num_following, *size)), np.zeros(size), np.zeros((num_following, *size))
        )


def play_turn(boards: Boards, shape: int, turn: Turn, bust: Array, bust_following: Array) -> None:
    """Fill a turn that starts on a shape's sample, given what stopping and a bust are worth.

    bust: float64 (columns,) · bust_following: float64 (values, columns)
    """
    tables = (turn.leading, turn.following, turn.rolling, turn.rolling_following)
    fill_turn(boards, shape, tables, bust, bust_following, len(bust))


@njit
def fill_turn(
    boards: Boards, shape: int, turn: Tables, bust: Array, bust_following: Array, num_columns: int
) -> None:
    """The kernel of `play_turn`, for the first `num_columns` columns.

    A stop goes before a roll that is worth as much, and the first of equal boards before the others, so the
    same choice is made wherever the same position is met.
    """
    leading, following, rolling, rolling_following = turn
    best, pick = np.empty(num_columns), np.empty(num_columns, dtype=np.int64)
    nows = boards.turns[boards.turn_starts[shape] : boards.turn_starts[shape + 1]]
    start = nows[-1]
    for now in nows:
        dice = boards.num_dice - count_bits(boards.boards[now] ^ boards.boards[start])
        if dice == 0 or now == boards.boards.size - 1:
            continue
        roll(boards, now, dice, turn, bust, bust_following, best, pick)
        for i in range(num_columns):
            if now == start or rolling[now, i] > leading[now, i]:
                leading[now, i] = rolling[now, i]
                for j in range(following.shape[0]):
                    following[j, now, i] = rolling_following[j, now, i]


@njit
def roll(
    boards: Boards,
    now: int,
    dice: int,
    turn: Tables,
    bust: Array,
    bust_following: Array,
    best: Array,
    pick: Array,
) -> None:
    """What rolling so many dice on a board is worth. best, pick: scratch, (columns,)."""
    leading, following, rolling, rolling_following = turn
    num_following, num_columns = following.shape[0], best.size
    rolling[now, :num_columns] = 0.0
    for j in range(num_following):
        rolling_following[j, now, :num_columns] = 0.0
    at = now * (boards.num_dice + 1) + dice
    for offer in range(boards.offer_starts[at], boards.offer_starts[at + 1]):
        weight = boards.odds[offer]
        first, last = boards.result_starts[offer], boards.result_starts[offer + 1]
        if first == last:
            for i in range(num_columns):
                rolling[now, i] += weight * bust[i]
            for j in range(num_following):
                for i in range(num_columns):
                    rolling_following[j, now, i] += weight * bust_following[j, i]
        elif last == first + 1:  # half of all offers: no choice, twice as fast
            only = boards.results[first]
            for i in range(num_columns):
                rolling[now, i] += weight * leading[only, i]
            for j in range(num_following):
                for i in range(num_columns):
                    rolling_following[j, now, i] += weight * following[j, only, i]
        else:
            pick_best(leading, boards.results[first:last], best, pick)
            for i in range(num_columns):
                rolling[now, i] += weight * best[i]
            for j in range(num_following):
                for i in range(num_columns):
                    rolling_following[j, now, i] += weight * following[j, pick[i], i]


@njit
def pick_best(leading: Array, offer: Array, best: Array, pick: Array) -> None:
    """The best board of an offer in every column, and its value."""
    for i in range(best.size):
        best[i] = leading[offer[0], i]
        pick[i] = offer[0]
    for board in offer[1:]:
        for i in range(best.size):
            value = leading[board, i]
            better = value > best[i]
            best[i] = value if better else best[i]
            pick[i] = board if better else pick[i]
