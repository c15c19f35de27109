"""Talō: how many levels are missing to the top for the figure and for the others' nearest."""

from baumeister.analysis.reasons.reason import Reason
from baumeister.games.talo.grid import LEVELS
from baumeister.games.talo.moves import Move, PlaceStick, Walk
from baumeister.games.talo.rules import TaloRules
from baumeister.games.talo.state import Phase, TaloState
from baumeister.games.talo.walking import walks


def reason_for(rules: TaloRules, state: TaloState, move: Move) -> Reason | None:
    match move:
        case Walk(_, _, level) if level == LEVELS:
            return Reason("talo-wins")
        case Walk(_, _, level) if level > state.levels[state.seat]:
            return Reason("talo-climbs", {"level": level})
        case PlaceStick():
            return _building(rules, state, move)
    return None


def _building(rules: TaloRules, state: TaloState, move: PlaceStick) -> Reason | None:
    """Only if the stick brings the figure further, or holds another back."""
    after = rules.after_move(state, move)
    if after.phase == Phase.OVER:
        return None
    seats = range(rules.seats)
    before, now = ([missing(one, seat) for seat in seats] for one in (state, after))
    seat = state.seat
    others = [other for other in seats if other != seat]
    if now[seat] >= before[seat] and all(now[other] <= before[other] for other in others):
        return None
    nearest = min(others, key=lambda other: now[other])
    return Reason("talo-leaves", {"levels": now[seat], "seat": nearest, "others": now[nearest]})


def missing(state: TaloState, seat: int) -> int:
    """Levels from the highest place that a seat's figure can walk to, or stands on, to the top."""
    reached = walks(state.sticks, state.figures, seat)
    return LEVELS - max(state.levels[seat], *(level for _, _, level in reached), 0)
