"""What can be solved of Rumis: its cubes, and the end of a match of two."""

from math import inf

from baumeister.core import AnyRules
from baumeister.games.rumis import RumisRules, RumisState
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Answer, GaveUp, Solve, Solved, Solvers, Value
from baumeister.solvers.rumis_cubes import count_cubes, solve_cube
from baumeister.solvers.rumis_endgame import is_solvable, num_played, solve

SOLVED_FROM = 12  #: stones laid; from here on the end of a match of two is always looked for,
MAX_POSITIONS = 5_000_000  #: in so many positions at most,
POSITIONS_PER_SECOND = 400_000  #: or in so many if the time is short
CUBE_ATTEMPTS = 8  #: to find out whether a cube can be completed: the first ones, which take a moment
REHEARSAL_S = 0.1


def find_solver(rules: AnyRules) -> Solve | None:
    return _complete if isinstance(rules, RumisRules) and rules.variant.is_cube else None


def _complete(rules: AnyRules, state: RumisState, limit_s: float) -> Answer:
    assert isinstance(rules, RumisRules)
    return solve_cube(rules, state, timeout_s=limit_s)


def value(rules: RumisRules, state: RumisState, budget: Budget) -> Value | None:
    """What the end of a match of two is worth, from so many stones on that it is found in a moment.

    Of a cube whether it can still be completed.
    """
    if rules.variant.is_cube:
        return _worth_of_cube(rules, state, budget)
    if not is_solvable(rules, state) or num_played(rules, state) < SOLVED_FROM:
        return None
    in_time = MAX_POSITIONS if budget.seconds is None else int(POSITIONS_PER_SECOND * budget.seconds)
    found = solve(rules, state, min(MAX_POSITIONS, in_time))
    return None if found is None else Value(found.utilities, 0.0, is_exact=True)


def _worth_of_cube(rules: RumisRules, state: RumisState, budget: Budget) -> Value | None:
    answer = solve_cube(rules, state, timeout_s=budget.seconds or inf, most_attempts=CUBE_ATTEMPTS)
    if isinstance(answer, GaveUp):
        return None
    return Value((float(isinstance(answer, Solved)),), 0.0, is_exact=True)


def rehearse(rules: RumisRules, state: RumisState) -> None:
    """Begin to complete and to count cubes, or to look for the end of a match of two, and give up at once."""
    if rules.variant.is_cube:
        solve_cube(rules, state, timeout_s=REHEARSAL_S)
        count_cubes(3, 1, timeout_s=REHEARSAL_S)
    elif is_solvable(rules, state):
        solve(rules, state, max_positions=1)


SOLVERS = Solvers(find_puzzle_solver=find_solver, value=value, rehearse=rehearse)
