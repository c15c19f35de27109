"""A room as everyone may see it: no secret, no hash of one, and the seed only when all is over."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baumeister.core import AnyRules, Chance, Decision, Ended, Outcome, Turn
from baumeister.core.codec import encode
from baumeister.play import Step
from baumeister.server import replies
from baumeister.server.coach import coach_of, gives_hints
from baumeister.server.decisions import Decided
from baumeister.server.entries import OVER, PLAYING, phase_after
from baumeister.server.legal import pack_moves
from baumeister.server.room import Room
from baumeister.server.tokens import is_same
from baumeister.server.writing import NOTHING, json_text


@dataclass(frozen=True, slots=True)
class Position:
    """The costly part of a state, as JSON, written once for each position.

    Legal moves are for the person who is to move; where a bot is, or nobody, they are not even looked for.
    """

    version: int
    view: str
    turn: str
    legal: str | None  #: None: not looked for


def present_position(room: Room, is_awaited: bool) -> Position | None:
    """That of the room as it is, with legal moves if somebody waits for them; None before its match."""
    if room.match is None:
        return None
    return _position(room.position_version, room.rules, room.match.last, is_awaited)


def coming_position(room: Room, decided: Decided, is_awaited: Callable[[int], bool]) -> Position | None:
    """That to which a decision will lead; None unless somebody moves."""
    if not decided.steps:
        return None
    version, step = room.version + len(decided.bodies), decided.steps[-1]
    is_playing = phase_after(room.phase, decided.bodies) == PLAYING
    is_asked = is_playing and isinstance(step.turn, Decision) and is_awaited(step.turn.seat)
    return _position(version, room.rules, step, is_asked)


def _position(version: int, rules: AnyRules, step: Step, is_awaited: bool) -> Position:
    legal = f'"{pack_moves(rules.legal_moves(step.state))}"' if is_awaited else None
    return Position(version, json_text(rules.view(step.state)), _turn_text(step.turn), legal)


def state_text(
    room: Room, around: str, position: Position | None, since: int, now: float, moves: bool
) -> str:
    """The JSON of the state for a client that has the version `since`; `around` is that of the room.

    `moves` says whether the client is the one to move, and so told how it may.
    """
    legal = position.legal if position and moves and room.phase != OVER else None
    parts = {
        "type": '"state"',
        "version": str(room.version),
        "room": around,
        "view": position.view if position else NOTHING,
        "turn": position.turn if position else NOTHING,
        "legal": legal or NOTHING,
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
            "coach": coach_of(room),
            "hints": gives_hints(room),
            "seed_hash": room.seed_hash,
            "seed": room.seed if room.phase == OVER and room.seed else None,
            "closed": room.closed,
            "next_room": room.next_room,
        }
    )


def answer_of(room: Room) -> replies.RoomAnswer:
    return replies.RoomAnswer(room=room_info(room), version=room.version)


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


def _turn_text(turn: Turn[Any]) -> str:
    """The JSON of `replies.TurnInfo`."""
    match turn:
        case Decision(seat):
            return json_text({"kind": "decision", "seat": seat})
        case Chance(_, seat):
            return json_text({"kind": "chance", "seat": seat})
        case Ended():
            return json_text({"kind": "ended", "seat": None})


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
