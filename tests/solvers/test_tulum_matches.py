"""Tulum solved for several seats: the same as a slow solver on small pyramids, and as matches come out."""

from itertools import product
from math import sqrt

import numpy as np
import pytest

import baumeister
from baumeister import analysis
from baumeister.solvers import prepare
from baumeister.solvers.tulum_boards import all_boards
from baumeister.solvers.tulum_matches import solve_matches
from baumeister.solvers.tulum_race import race_chances
from baumeister.study import simulate
from tests.reference import tulum_solution


@pytest.mark.parametrize("decline", [False, True])
@pytest.mark.parametrize(("num_rows", "num_seats"), [(4, 2), (3, 3), (4, 3)])
def test_every_position_is_worth_what_a_slow_solver_says(
    num_rows: int, num_seats: int, decline: bool, full: bool
) -> None:
    if (num_rows, num_seats) == (4, 3) and not full:
        pytest.skip("2 minutes: only with --full")
    boards = all_boards(decline, num_rows)
    table = solve_matches(boards, num_seats)
    slow, chances = tulum_solution.solve(num_rows, num_seats, decline)
    shapes = [boards.shape(tulum_solution.bits_of(board)) for board in slow[:-1]]
    assert table.unsettled == 0
    assert len(slow) == len(boards.boards)
    for position in product(range(len(shapes)), repeat=num_seats):
        number = 0
        for board in position:
            number = number * boards.num_open + shapes[board]
        assert table.chances[number] == pytest.approx(chances[position][:-1], abs=2e-6)


@pytest.mark.parametrize(("seats", "decline", "first"), [(2, False, 0.5505), (2, True, 0.5527)])
def test_the_first_seat_of_two_has_the_advantage_that_the_docs_tell(
    seats: int, decline: bool, first: float
) -> None:
    rules = baumeister.rules("tulum", seats=seats, decline=decline)
    found = analysis.value(rules, rules.start())
    assert found.is_exact
    assert found.worth[0] == pytest.approx(first, abs=5e-5)


@pytest.mark.parametrize("decline", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_matches_of_perfect_players_come_out_as_promised(seats: int, decline: bool, full: bool) -> None:
    if seats == 3 and not full:
        pytest.skip("the table of three seats takes a minute to make: --full")
    rules = baumeister.rules("tulum", seats=seats, decline=decline)
    prepare(rules)
    count = 50_000 if full else 100
    report = simulate(rules, ["perfect"] * seats, count, seed="perfect")
    promised = analysis.value(rules, rules.start())
    assert promised.is_exact
    for seat, worth in zip(report.seats, promised.worth, strict=True):
        assert seat.wins == pytest.approx(worth, abs=4 * sqrt(worth * (1 - worth) / count))


def test_a_race_is_close_to_the_exact_chances() -> None:
    boards = all_boards(decline=False)
    four = race_chances(False, (0, 0, 0))
    assert four.sum(axis=1) == pytest.approx(np.ones(len(boards.samples)))
    assert four[-1, 0] == 1.0
    exact = solve_matches(boards, 2).chances.reshape(boards.num_open, boards.num_open)
    raced = np.array([race_chances(False, (other,))[:-1, 0] for other in range(boards.num_open)])
    assert abs(raced - (1 - exact)).mean() < 0.02
