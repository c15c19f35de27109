"""Exact answers: how a puzzle is completed, what a position is worth.

A game that has a module of its name here gives its `SOLVERS`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from baumeister.core import AnyRules, Chance
from baumeister.core.errors import NoSolver
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Answer, Solve, Solvers, Tell, Value


@cache
def solvers_of(game: str) -> Solvers:
    """What can be solved of a game."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Solvers()
    found: Solvers = import_module(module).SOLVERS
    return found


def find_solver(rules: AnyRules) -> Solve | None:
    """What completes a puzzle of this variant, if it is one."""
    return solvers_of(rules.game).find_puzzle_solver(rules)


def solution(rules: AnyRules, state: Any, limit_s: float) -> Answer:
    """The moves that win from here, or the proof that none do, as far as the time allows."""
    solve = find_solver(rules)
    if solve is None:
        raise NoSolver("no-solver", game=rules.game)
    return solve(rules, state, limit_s)


def known_value(rules: AnyRules, state: Any, budget: Budget) -> Value | None:
    """What a position is worth as far as a solver knows: a table, an endgame; None where none reaches."""
    return solvers_of(rules.game).value(rules, state, budget)


def prepare(rules: AnyRules, tell: Tell = lambda _: None) -> None:
    """Make what the solvers of this variant keep between runs, unless it is there."""
    solvers_of(rules.game).prepare(rules, tell)


def rehearse(rules: AnyRules) -> None:
    """Compile what solves this variant, so that nobody waits for it late in a match."""
    state = rules.start()
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.after_draw(state, turn.odds.pick(0))
    solvers_of(rules.game).rehearse(rules, state)
