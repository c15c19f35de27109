"""What can be solved of Talō: whether a seat wins in the turn it is in, and whether that can be stopped."""

from baumeister.games.talo.rules import TaloRules
from baumeister.games.talo.state import TaloState
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Solvers, Value
from baumeister.solvers.talo_stop import can_be_stopped, stopping_reply
from baumeister.solvers.talo_turn import win_this_turn

__all__ = ["SOLVERS", "can_be_stopped", "stopping_reply", "value", "win_this_turn"]


def value(rules: TaloRules, state: TaloState, budget: Budget) -> Value | None:
    """A win in this turn is worth everything."""
    del budget
    if win_this_turn(rules, state) is None:
        return None
    worth = tuple(float(seat == state.seat) for seat in range(rules.seats))
    return Value(worth, 0.0, is_exact=True)


SOLVERS = Solvers(value=value)
