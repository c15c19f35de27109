"""The solved solitaire: known values, and play that reaches what it promises."""

from statistics import mean, pstdev

import numpy as np
import pytest

import baumeister
from baumeister.core import AnyRules
from baumeister.games.tulum.endings import solitaire_utility
from baumeister.games.tulum.state import FULL
from baumeister.solvers.tulum import turns_after
from baumeister.solvers.tulum_solitaire import HORIZON, solve_solitaire, solve_utility
from baumeister.study import play_match
from tests.games.tulum.positions import parse_board, parse_state
from tests.reference.tulum_solution import Board, Chances, bits_of, list_boards, play_turn


def test_there_are_429_boards() -> None:
    boards = solve_solitaire().boards.boards
    assert len(set(boards.tolist())) == 429
    assert boards[0] == 0
    assert boards[-1] == FULL


def test_the_last_block_takes_as_long_as_its_colour() -> None:
    table = solve_solitaire()
    almost, _ = parse_board("XXXXXX/XXXXX/XXXX/XXX/XX")
    assert table.turns[table.boards.shape(almost)] == pytest.approx(1 / (1 - (5 / 6) ** 6))


def test_dice_in_hand_are_placed_best() -> None:
    winning = parse_state("XXXXXX/XXXXX/XXXX/XXX/XX", (0, 0, 0, 0, 0, 5))
    assert turns_after(winning, 0, decline=False) == 0


def test_declining_can_only_help() -> None:
    assert (solve_solitaire(True).turns <= solve_solitaire(False).turns + 1e-9).all()


@pytest.mark.parametrize("decline", [False, True])
def test_greedy_play_needs_the_turns_that_were_promised(decline: bool, full: bool) -> None:
    rules = baumeister.rules("tulum", seats=1, decline=decline)
    count = 4000 if full else 200
    turns = [1 / utility * 10 - 10 for utility in utilities(rules, count)]
    assert mean(turns) == pytest.approx(solve_solitaire(decline).turns[0], abs=4 * pstdev(turns) / count**0.5)


def utilities(rules: AnyRules, count: int) -> list[float]:
    return [play_match(rules, ["greedy"], f"solitaire/{number}").utilities[0] for number in range(count)]


@pytest.mark.parametrize("decline", [False, True])
def test_a_small_pyramid_takes_the_turns_that_a_slow_solver_counts(decline: bool) -> None:
    table, boards = solve_solitaire(decline, num_rows=4), list_boards(4)
    turns = dict.fromkeys(boards, 0.0)
    for _ in range(200):  # every board from every other, until nothing moves
        guess = turns

        def stop(end: Board, guess: dict[Board, float] = guess) -> Chances:
            return np.array([-guess[end]])

        turns = {board: 1 - float(play_turn(board, 4, decline, stop)[0]) for board in boards[:-1]}
        turns[boards[-1]] = 0.0
    for board in boards:
        assert table.turns[table.boards.shape(bits_of(board))] == pytest.approx(turns[board], abs=1e-9)


@pytest.mark.parametrize("decline", [False, True])
def test_a_small_pyramid_is_worth_the_utility_that_a_slow_solver_finds(decline: bool) -> None:
    shapes, found = solve_solitaire(decline, num_rows=4).boards, solve_utility(decline, num_rows=4)
    for taken in (0, 1, 5, 40, HORIZON - 1):

        def stop(end: Board, after: int = taken + 1) -> Chances:
            return found[after, [shapes.shape(bits_of(end))]]

        assert found[taken, -1] == solitaire_utility(taken)
        for board in list_boards(4)[:-1]:
            slow = float(play_turn(board, 4, decline, stop)[0])
            assert found[taken, shapes.shape(bits_of(board))] == pytest.approx(slow, abs=1e-12)
