"""A room that somebody asks for: what the request holds, and the first entry it leads to."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.errors import InvalidMessage
from baumeister.core.variant import dump_variant
from baumeister.server.entries import RoomOpened, SeatPlan
from baumeister.server.levels import check_level
from baumeister.server.messages import Level, Name, Secret
from baumeister.server.tokens import hash_secret, new_salt

MOST_GIVEN = 2_000  #: events of a match that goes on in a new room

Notation = Annotated[str, Field(min_length=1, max_length=200)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SeatRequest(Body):
    """Who shall sit on a seat: a person at this browser, a person by link, anyone, or a bot."""

    kind: Literal["here", "link", "open", "bot"]
    name: Name | None = Field(default=None, description="of a person here")
    level: Level | None = Field(default=None, description="of a bot")


class ClockRequest(Body):
    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[float, Field(gt=0, le=86_400)] = 300.0


class RoomRequest(Body):
    """A new room. The secret is made by the client and holds the room and its seats "here"."""

    game: Annotated[str, Field(max_length=40)]
    variant: dict[str, Any] = Field(
        default_factory=dict, description="options; what is left out takes its default"
    )
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=16)]
    secret: Secret
    invite: Secret | None = Field(
        default=None, description="made by the client; seats by link are then for those who bring it"
    )
    start: Literal["given", "random"] = "given"
    clock: ClockRequest = ClockRequest()
    is_public: bool = False
    coach: bool = Field(default=True, description="wanted; between people there is none until it is over")
    hints: bool | None = Field(
        default=None, description="whether there are any; left out: unless people play each other"
    )
    events: Annotated[list[Notation], Field(max_length=MOST_GIVEN)] = Field(
        default=[], description="moves and draws of a match that has come so far elsewhere and goes on here"
    )


def open_room(request: RoomRequest) -> RoomOpened:
    """The first entry of a room, if the game, its variant and its seats suit each other."""
    rules = catalog.load_rules(request.game, _with_seats(request))
    if len(request.seats) != rules.seats:
        raise InvalidMessage("seats-do-not-fit", seats=len(request.seats), accepts=rules.seats)
    salt = new_salt()
    host = hash_secret(salt, request.secret)
    return RoomOpened(
        game=request.game,
        variant=json.dumps(dump_variant(rules.options, rules.variant)),
        seats=tuple(_plan(rules, seat) for seat in request.seats),
        holders=tuple(host if seat.kind == "here" else None for seat in request.seats),
        start=request.start,
        clock=request.clock.kind,
        clock_s=request.clock.seconds,
        is_public=request.is_public,
        salt=salt,
        host=host,
        invite=None if request.invite is None else hash_secret(salt, request.invite),
        rules_version=rules.version,
        coach=request.coach,
        hints=request.hints,
    )


def _with_seats(request: RoomRequest) -> dict[str, Any]:
    return {"seats": len(request.seats), **request.variant}


def _plan(rules: AnyRules, seat: SeatRequest) -> SeatPlan:
    if seat.kind == "bot":
        if seat.level is None:
            raise InvalidMessage("invalid-message", place="level")
        check_level(seat.level, rules)
        return SeatPlan("bot", seat.name or seat.level, seat.level)
    if seat.kind == "here" and seat.name is None:
        raise InvalidMessage("invalid-message", place="name")
    return SeatPlan(seat.kind, seat.name or "", None)
