"""What people play at this moment is looked at nowhere, in a copy of their match or in one led on from it.

Anybody can have the record of a match that goes on, and open a room or make up a record that comes by there.
"""

from collections.abc import Iterable, Set
from typing import Any

from baumeister.core import AnyRules
from baumeister.core.errors import NotAllowed
from baumeister.play import Match
from baumeister.server.coach import coach_of
from baumeister.server.entries import PLAYING
from baumeister.server.live import LiveRoom
from baumeister.server.room import Room

State = Any


def positions_of(match: Match) -> frozenset[State]:
    """Every position that a match came by, the last included."""
    return frozenset(match.state_at(number) for number in range(len(match.events) + 1))


def require_unplayed(rooms: Iterable[LiveRoom], room: Room) -> None:
    """NotAllowed as long as people play in another room what this one goes on from, or came by since."""
    if room.num_given:
        others = (live for live in rooms if live.room is not room)
        require_untold(others, room.rules, positions_of(room.playing), room.playing.state)


def require_untold(rooms: Iterable[LiveRoom], rules: AnyRules, told: Set[State], shown: State = None) -> None:
    """NotAllowed if people play one of these positions somewhere.

    As long as a seat has not decided anything, many matches look alike: there only the position that is
    `shown` counts, or whoever leaves a match at its beginning silences the coach for everybody.
    """
    for live in rooms:
        other = live.room
        if not is_between_people(other) or other.rules != rules:
            continue
        match = other.playing
        if match.state == shown or (match.state in told and _is_under_way(match)):
            raise NotAllowed("coach-same")


def is_between_people(room: Room) -> bool:
    """Whether a match of several people goes on there."""
    return room.phase == PLAYING and room.match is not None and coach_of(room) == "people"


def _is_under_way(match: Match) -> bool:
    """Whether every seat has decided something."""
    decided = {match.seat_of(number) for number in range(len(match.events))}
    return decided.issuperset(range(match.rules.seats))
