"""A room as everyone may see it: no secret, no hash of one, and the seed only when all is over."""

import json
from typing import Any

from baumeister.core import Chance, Decision, Ended, Outcome, Turn
from baumeister.core.codec import encode, encode_event
from baumeister.server import entries as log
from baumeister.server import replies
from baumeister.server.entries import OVER
from baumeister.server.legal import pack_moves
from baumeister.server.room import Happened, Room
from baumeister.server.tokens import is_same


class Position:
    """The costly part of a state, made once for each position: view, turn and legal moves."""

    def __init__(self, room: Room) -> None:
        self.version = room.position_version
        self.turn = turn_info(room.turn)
        self.view = None if room.match is None else encode(room.rules.view(room.match.state))
        self.legal: str | None = None
        if room.seat_to_move() is not None and room.match is not None:
            self.legal = pack_moves(room.rules.legal_moves(room.match.state))


def state_of(room: Room, position: Position, since: int, now: float) -> replies.State:
    """The state message for a client that has the version `since`."""
    return replies.State(
        version=room.version,
        room=room_info(room),
        view=position.view,
        turn=position.turn,
        legal=position.legal if room.phase != OVER else None,
        clocks=_clocks(room, now),
        take_back=_take_back(room),
        outcome=outcome_info(room.outcome),
        events=[public_event(happened) for happened in room.happened[since:]],
    )


def room_info(room: Room) -> replies.RoomInfo:
    opened = room.opened
    return replies.RoomInfo.model_validate(
        {
            "id": room.id,
            "game": opened.game,
            "variant": json.loads(opened.variant),
            "phase": room.phase,
            "seats": [_seat_info(room, number) for number in range(len(room.seats))],
            "start": opened.start,
            "clock": opened.clock,
            "clock_s": opened.clock_s,
            "is_public": opened.is_public,
            "seed_hash": room.seed_hash,
            "seed": room.seed if room.phase == OVER and room.seed else None,
            "closed": room.closed,
            "next_room": room.next_room,
        }
    )


def you_of(room: Room, holder: str | None) -> replies.You:
    """What the holder of this hash holds here."""
    seats = [number for number, seat in enumerate(room.seats) if is_same(holder, seat.holder)]
    return replies.You(seats=seats, is_host=is_same(holder, room.opened.host))


def _seat_info(room: Room, number: int) -> dict[str, Any]:
    seat = room.seats[number]
    return {
        "name": seat.name,
        "plan": seat.plan,
        "is_free": seat.is_free,
        "level": seat.level,
        "gave_up": room.quitters.get(number),
    }


def turn_info(turn: Turn[Any] | None) -> replies.TurnInfo | None:
    match turn:
        case Decision(seat):
            return replies.TurnInfo(kind="decision", seat=seat)
        case Chance(_, seat):
            return replies.TurnInfo(kind="chance", seat=seat)
        case Ended():
            return replies.TurnInfo(kind="ended", seat=None)
    return None


def outcome_info(outcome: Outcome | None) -> replies.OutcomeInfo | None:
    return None if outcome is None else replies.OutcomeInfo.model_validate(encode(outcome))


def _clocks(room: Room, now: float) -> replies.ClocksInfo | None:
    left = room.clocks.left_at(now)
    return replies.ClocksInfo(left_s=list(left), running=room.clocks.running) if left else None


def _take_back(room: Room) -> replies.TakeBackInfo | None:
    asked = room.take_back
    if asked is None:
        return None
    return replies.TakeBackInfo(seat=asked.seat, keep=asked.keep, agreed=sorted(asked.agreed))


def public_event(happened: Happened) -> replies.Event:
    """An entry without what is secret in it."""
    return replies.Event(
        version=happened.version,
        at=happened.at,
        kind=type(happened.body).__name__,
        **_public_fields(happened),
    )


def _public_fields(happened: Happened) -> dict[str, Any]:
    match happened.body:
        case log.RoomOpened() | log.ServerResumed():
            return {}
        case log.SeatTaken(seat, name, _):
            return {"seat": seat, "name": name}
        case log.MatchStarted(first, _, seed_hash):
            return {"first": first, "seed_hash": seed_hash}
        case log.MovePlayed(seat, notation):
            return {"seat": seat, "notation": notation, "move": encode_event(happened.event)}
        case log.Drawn(notation):
            return {"notation": notation, "draw": encode_event(happened.event)}
    fields: dict[str, Any] = encode(happened.body)
    return fields
