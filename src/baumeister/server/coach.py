"""Who may have a coach: whoever practises, alone or against bots; between people nobody has one.

A hint names one good move. People who play each other have none unless their table was opened with them, as
all of them see.
"""

from typing import Literal

from baumeister.server.room import Room

CoachState = Literal["on", "off", "people"]
"""off: not wanted, or nobody plays · people: others play here, or may still sit down"""


def coach_of(room: Room) -> CoachState:
    """Every seat that is not a bot's from the start counts as a person's, whoever plays it at the moment.

    So nobody comes to a coach by lending a seat, by standing up, by giving up or by a second device. Two
    seats of one browser are two people, and those who build together are no exception.
    """
    num_people = _num_people(room)
    if num_people > 1:
        return "people"
    return "on" if num_people == 1 and room.opened.coach else "off"


def gives_hints(room: Room) -> bool:
    """Those who build together help each other anyway."""
    if room.opened.hints is not None:
        return room.opened.hints
    return room.rules.is_together or _num_people(room) <= 1


def _num_people(room: Room) -> int:
    return sum(not seat.is_bot for seat in room.seats)
