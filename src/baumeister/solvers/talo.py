"""What can be solved of Talō: whether a seat wins in the turn it is in, and whether that can be stopped."""

from dataclasses import replace

from baumeister.games.talo.rules import TaloRules
from baumeister.games.talo.state import Phase, TaloState
from baumeister.games.talo.sticks import Stick
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Solvers, Value
from baumeister.solvers.talo_stop import can_be_stopped, stopping_reply
from baumeister.solvers.talo_turn import win_this_turn

__all__ = ["SOLVERS", "can_be_stopped", "rehearse", "stopping_reply", "value", "win_this_turn"]


def value(rules: TaloRules, state: TaloState, budget: Budget) -> Value | None:
    """A win in this turn is worth everything."""
    del budget
    if win_this_turn(rules, state) is None:
        return None
    worth = tuple(float(seat == state.seat) for seat in range(rules.seats))
    return Value(worth, 0.0, is_exact=True)


def rehearse(rules: TaloRules, state: TaloState) -> None:
    """Ask for a win that takes two sticks at once, so that every part of the search is used."""
    columns = (Stick(8, "z", 5, 5, 0), Stick(8, "z", 6, 4, 0))
    figures = ((6, 4, 8), (9, 9, 0), *state.figures[2:])
    about_to_build = replace(state, phase=Phase.BUILD, rolls=1, number=5, taken=(1, 4))
    win_this_turn(rules, replace(about_to_build, sticks=columns, figures=figures))


SOLVERS = Solvers(value=value, rehearse=rehearse)
