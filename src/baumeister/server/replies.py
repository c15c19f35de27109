"""What the server says over a socket."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from baumeister.server.game_json import Draw, GameName, Move, Outlook, View


class Reply(BaseModel):
    model_config = ConfigDict(frozen=True)


class SeatInfo(Reply):
    """A seat as everyone may see it."""

    name: str
    plan: Literal["here", "link", "open", "bot"]
    is_free: bool = Field(description="nobody sits here yet")
    level: str | None = Field(description="of the bot that plays here, if one does")
    gave_up: str | None = Field(description="resigned or flag-fell")


class RoomInfo(Reply):
    id: str
    game: GameName
    variant: dict[str, Any]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    start: Literal["given", "random"]
    clock: Literal["none", "move", "total"]
    clock_s: float
    is_public: bool
    seed_hash: str = Field(description="SHA-256 of the seed of all draws; empty before the start")
    seed: str | None = Field(description="once the match is over")
    closed: str | None = Field(description="why the room was given up: by-host, by-admin or idle")
    next_room: str | None = Field(description="of the rematch")


class TurnInfo(Reply):
    kind: Literal["decision", "chance", "ended"]
    seat: int | None


class Event(Reply):
    """One public entry of the room's log; fields that do not apply are left out."""

    version: int
    at: float = Field(description="seconds since 1970")
    kind: str
    seat: int | None = None
    move: Move | None = None
    draw: Draw | None = None
    notation: str | None = None
    keep: int | None = None
    agrees: bool | None = None
    name: str | None = None
    level: str | None = None
    text: str | None = None
    first: int | None = None
    seed_hash: str | None = None
    because: str | None = None
    reason: str | None = None
    room: str | None = None

    @model_serializer(mode="wrap")
    def _leave_out_nothing(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {name: value for name, value in write(self).items() if value is not None}


class ClocksInfo(Reply):
    left_s: list[float] = Field(description="of each seat")
    running: int | None


class TakeBackInfo(Reply):
    seat: int
    keep: int
    agreed: list[int]


class OutcomeInfo(Reply):
    scores: list[int]
    ranks: list[int]
    utilities: list[float]
    reason: str
    lost: bool


class State(Reply):
    """Everything there is to show, and every event since the last state sent to this client."""

    type: Literal["state"] = "state"
    version: int
    room: RoomInfo
    view: View | None
    turn: TurnInfo | None
    legal: str | None = Field(
        description="for who is to move, else null: base64 of zlib of JSON [[kind, count, {field: column}]]"
    )
    clocks: ClocksInfo | None
    take_back: TakeBackInfo | None
    outcome: OutcomeInfo | None
    events: list[Event]


class You(Reply):
    """What the secret of this connection holds."""

    type: Literal["you"] = "you"
    seats: list[int]
    is_host: bool


class Presence(Reply):
    """Who is connected now."""

    type: Literal["presence"] = "presence"
    connected: list[bool]
    spectators: int


class Answer(Reply):
    """The message with this id was accepted."""

    type: Literal["answer"] = "answer"
    id: str
    version: int


class HintAnswer(Reply):
    type: Literal["hint"] = "hint"
    id: str
    version: int
    move: Move
    notation: str


class SolveAnswer(Reply):
    type: Literal["solve"] = "solve"
    id: str
    version: int
    verdict: Literal["solved", "none", "unknown"] = Field(description="unknown: the time was over first")
    moves: list[Move] | None = Field(description="if solved, in an order that can be played")


class RefusalInfo(Reply):
    rule: str
    because: str
    at: list[list[int]]
    details: dict[str, str | int]


class WhyNotAnswer(Reply):
    type: Literal["why-not"] = "why-not"
    id: str
    refusal: RefusalInfo | None
    outlook: Outlook | None = Field(description="what the game shows of the move before it is made, or null")


class Pointed(Reply):
    type: Literal["pointed"] = "pointed"
    seat: int | None
    at: list[int]


class Failure(Reply):
    """Something was not done: the message is `error-<because>`, `details` are its arguments."""

    type: Literal["error"] = "error"
    id: str | None
    code: str
    because: str
    details: dict[str, Any]
    refusal: RefusalInfo | None = None
    version: int | None = Field(default=None, description="of the room now")


ServerMessage = Annotated[
    State | You | Presence | Answer | HintAnswer | SolveAnswer | WhyNotAnswer | Pointed | Failure,
    Field(discriminator="type"),
]
