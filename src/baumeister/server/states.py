"""A room as everyone may see it: no secret, no hash of one, and the seed only when all is over."""

import json
from typing import Any

from baumeister.core import Chance, Decision, Ended, Outcome, Turn
from baumeister.core.codec import encode
from baumeister.server import replies
from baumeister.server.entries import OVER
from baumeister.server.legal import pack_moves
from baumeister.server.room import Room
from baumeister.server.tokens import is_same

NOTHING = "null"


class Position:
    """The costly part of a state, written once for each position: view, turn and legal moves, as JSON."""

    def __init__(self, room: Room) -> None:
        self.version = room.position_version
        self.turn = _text(turn_info(room.turn))
        self.view = self.legal = NOTHING
        if room.match is not None:
            view = encode(room.rules.view(room.match.state))
            self.view = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
            if room.seat_to_move() is not None:
                self.legal = f'"{pack_moves(room.rules.legal_moves(room.match.state))}"'


def state_text(room: Room, position: Position, since: int, now: float) -> str:
    """The JSON of the state message for a client that has the version `since`."""
    parts = {
        "type": '"state"',
        "version": str(room.version),
        "room": room_info(room).model_dump_json(),
        "view": position.view,
        "turn": position.turn,
        "legal": position.legal if room.phase != OVER else NOTHING,
        "clocks": _text(_clocks(room, now)),
        "take_back": _text(_take_back(room)),
        "outcome": _text(outcome_info(room.outcome)),
        "events": f"[{','.join(happened.text for happened in room.happened[since:])}]",
    }
    return "{" + ",".join(f'"{name}":{part}' for name, part in parts.items()) + "}"


def _text(part: replies.Reply | None) -> str:
    return NOTHING if part is None else part.model_dump_json()


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
