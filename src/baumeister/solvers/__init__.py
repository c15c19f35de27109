"""Exact answers. A puzzle is solved from any of its states where its game has a solver.

A game has one if the module of its name here has a function `find_solver(rules)`, which gives None for
variants that are no puzzle.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from baumeister.core import AnyRules
from baumeister.core.errors import NoSolver
from baumeister.solvers.answers import Answer, Solve


def find_solver(rules: AnyRules) -> Solve | None:
    """What solves this variant, if anything does."""
    name = f"{__name__}.{rules.game}"
    own = getattr(import_module(name), "find_solver", None) if find_spec(name) else None
    found: Solve | None = own(rules) if own else None
    return found


def solution(rules: AnyRules, state: Any, limit_s: float) -> Answer:
    """The moves that win from here, or the proof that none do, as far as the time allows."""
    solve = find_solver(rules)
    if solve is None:
        raise NoSolver("no-solver", game=rules.game)
    return solve(rules, state, limit_s)
