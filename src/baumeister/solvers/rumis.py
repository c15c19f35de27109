"""The puzzles of Rumis: its cubes."""

from baumeister.core import AnyRules
from baumeister.games.rumis import RumisRules, RumisState
from baumeister.solvers.answers import Answer, Solve, Solvers
from baumeister.solvers.rumis_cubes import solve_cube


def find_solver(rules: AnyRules) -> Solve | None:
    return _complete if isinstance(rules, RumisRules) and rules.is_cube else None


def _complete(rules: AnyRules, state: RumisState, limit_s: float) -> Answer:
    assert isinstance(rules, RumisRules)
    return solve_cube(rules, state, timeout_s=limit_s)


SOLVERS = Solvers(find_puzzle_solver=find_solver)
