"""The solved solitaire: known values, and play that reaches what it promises."""

from statistics import mean, pstdev

import pytest

import baumeister
from baumeister.core import AnyRules
from baumeister.games.tulum.state import FULL
from baumeister.solvers.tulum import solve_solitaire
from baumeister.study import play_match
from tests.games.tulum.positions import parse_board, parse_state


def test_there_are_429_boards() -> None:
    boards = solve_solitaire().boards
    assert len(set(boards.tolist())) == 429
    assert boards[0] == 0
    assert boards[-1] == FULL


def test_the_last_block_takes_as_long_as_its_colour() -> None:
    table = solve_solitaire()
    almost, _ = parse_board("XXXXXX/XXXXX/XXXX/XXX/XX")
    assert table.turns[table.index(almost)] == pytest.approx(1 / (1 - (5 / 6) ** 6))


def test_dice_in_hand_are_placed_best() -> None:
    table = solve_solitaire()
    winning = parse_state("XXXXXX/XXXXX/XXXX/XXX/XX", (0, 0, 0, 0, 0, 5))
    assert table.turns_after(winning, seat=0) == 0


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
