"""Which variants have a solver, and what those without one say."""

import pytest

import baumeister
from baumeister import catalog
from baumeister.core.errors import NoSolver
from baumeister.games.rumis import RumisRules
from baumeister.solvers import find_solver, solution
from baumeister.solvers.answers import ProvedNone, Solved


def test_the_cubes_of_rumis_have_a_solver_and_nothing_else_has() -> None:
    solved = [rules for game in catalog.games() for rules in catalog.setups(game) if find_solver(rules)]
    assert solved
    assert all(isinstance(rules, RumisRules) and rules.variant.is_cube for rules in solved)


def test_a_started_cube_is_solved_or_proved_spoiled() -> None:
    rules = baumeister.rules("rumis", mode="cube", colours=1)
    state = rules.play(rules.start(), rules.parse_move("rI3@a1,b1,c1"))
    assert isinstance(solution(rules, state, 30), Solved)
    spoiled = rules.play(state, rules.parse_move("rI2@a2,b2"))
    assert solution(rules, spoiled, 30) == ProvedNone()


def test_a_variant_without_a_solver_says_so() -> None:
    rules = baumeister.rules("pyramido")
    with pytest.raises(NoSolver):
        solution(rules, rules.start(), 1)
