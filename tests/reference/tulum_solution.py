"""Tulum solved slowly, for small pyramids: no shapes, no layers, no order, every roll die by die.

All positions are guessed and improved together, again and again, until nothing moves. A position is one board
a seat, the mover's first; dice, colours and rows are equally many.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

Board = frozenset[tuple[int, int]]
Chances = npt.NDArray[np.float64]


def all_places(num_rows: int) -> Board:
    return frozenset((row, place) for row in range(num_rows) for place in range(num_rows - row))


def fits(board: Board, row: int, num_rows: int) -> list[Board]:
    """The boards with one more block of a row."""
    return [
        board | {(row, place)}
        for place in range(num_rows - row)
        if (row, place) not in board
        and (row == 0 or {(row - 1, place), (row - 1, place + 1)} <= board)
    ]  # fmt: skip


def list_boards(num_rows: int) -> list[Board]:
    boards, new = {Board()}, {Board()}
    while new:
        new = {grown for board in new for row in range(num_rows) for grown in fits(board, row, num_rows)}
        boards |= new
    return sorted(boards, key=lambda board: (len(board), sorted(board)))


@cache
def results(board: Board, dice: tuple[int, ...], placed: bool, decline: bool, num_rows: int) -> set[Board]:
    """The boards that a roll may leave, as TUL-06, TUL-07 and TUL-13i have it."""
    found: set[Board] = set()
    can_place = False
    for at, row in enumerate(dice):
        for grown in fits(board, row, num_rows):
            can_place = True
            found |= results(grown, dice[:at] + dice[at + 1 :], True, decline, num_rows)
    if placed and (decline or not can_place):
        found.add(board)
    return found


@cache
def offers(
    board: Board, num_dice: int, decline: bool, num_rows: int
) -> list[tuple[float, tuple[Board, ...]]]:
    """What rolling so many dice offers, each roll of the dice one by one."""
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(num_rows), repeat=num_dice))
    return [
        (count / num_rows**num_dice, tuple(results(board, roll, False, decline, num_rows)))
        for roll, count in rolls.items()
    ]


def solve(num_rows: int, num_seats: int, decline: bool) -> tuple[list[Board], Chances]:
    """The boards, and the chances of every seat: (boards, …, boards, seats), own board first."""
    boards = list_boards(num_rows)
    number = {board: index for index, board in enumerate(boards)}
    chances = np.full((len(boards),) * num_seats + (num_seats,), 1 / num_seats)
    moved = 1.0
    while moved > 1e-10:
        before = chances
        chances = np.stack([_improve(before, boards, number, own, num_rows, decline) for own in boards])
        moved = float(abs(chances - before).max())
    return boards, chances


def _improve(
    chances: Chances, boards: list[Board], number: dict[Board, int], own: Board, num_rows: int, decline: bool
) -> Chances:
    """The chances at the start of a turn on this board, whatever the others' boards are."""
    shape = (*chances.shape[:-2], chances.shape[-1])
    if own == boards[-1]:
        return np.zeros(shape)  # nobody's turn any more

    def stop(board: Board) -> Chances:
        """The next seat's view, the mover's chance moved from the last place to the first."""
        if board == boards[-1]:
            return np.broadcast_to(np.eye(shape[-1])[0], shape)
        return np.roll(chances[..., number[board], :], 1, axis=-1)

    return play_turn(own, num_rows, decline, stop)


def play_turn(own: Board, num_rows: int, decline: bool, stop: Callable[[Board], Chances]) -> Chances:
    """What a turn is worth whose end on a board is worth `stop`; the first value of the last axis decides."""

    @cache
    def chosen(board: Board) -> Chances:
        num_dice = num_rows - len(board - own)
        if num_dice == 0 or board == all_places(num_rows):
            return stop(board)
        return best([stop(board), rolled(board, num_dice)])

    def rolled(board: Board, num_dice: int) -> Chances:
        total = np.zeros(stop(own).shape)
        for chance, offered in offers(board, num_dice, decline, num_rows):
            total += chance * (best([chosen(end) for end in offered]) if offered else stop(own))
        return total

    return rolled(own, num_rows)


def best(choices: list[Chances]) -> Chances:
    stacked = np.stack(choices)
    picked = stacked[..., 0].argmax(axis=0)
    found: Chances = np.take_along_axis(stacked, picked[None, ..., None], axis=0)[0]
    return found


def bits_of(board: Board) -> int:
    """The board as our package writes it."""
    return sum(1 << (6 * row + place) for row, place in board)
