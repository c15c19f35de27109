"""How a match of Talō ends: who wins, and why."""

from dataclasses import replace

from baumeister.core import Outcome
from baumeister.core.turns import ranks_by, shared_win
from baumeister.games.talo.state import Phase, TaloState

TOP_REACHED, BUILDING_FELL, NOTHING_TO_BUILD = "top-reached", "building-fell", "nothing-to-build"


def top_reached(state: TaloState) -> TaloState:
    """The seat to move stands on level 10 (TAL-15)."""
    return _over(state, (state.seat,), TOP_REACHED)


def building_fell(state: TaloState) -> TaloState:
    """The seat to move has brought the building down: all others win (TAL-16i)."""
    others = tuple(seat for seat in range(len(state.figures)) if seat != state.seat)
    return _over(state, others, BUILDING_FELL)


def nothing_to_build(state: TaloState) -> TaloState:
    """No stick of the store can be built any more: the highest figures win (TAL-21i)."""
    return _over(state, highest_seats(state), NOTHING_TO_BUILD)


def highest_seats(state: TaloState) -> tuple[int, ...]:
    best = max(state.levels)
    return tuple(seat for seat, level in enumerate(state.levels) if level == best)


def outcome_of(state: TaloState) -> Outcome:
    """Scores are levels; whoever brought the building down comes last whatever the level."""
    num_seats = len(state.figures)
    if state.reason == BUILDING_FELL:
        ranks = tuple(1 if seat in state.winners else num_seats for seat in range(num_seats))
    else:
        ranks = ranks_by(state.levels)
    return Outcome(scores=state.levels, ranks=ranks, utilities=shared_win(ranks), reason=state.reason)


def _over(state: TaloState, winners: tuple[int, ...], reason: str) -> TaloState:
    return replace(state, phase=Phase.OVER, winners=winners, reason=reason)
