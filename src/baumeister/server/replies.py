"""What the server says, over a socket and in answer to requests."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from baumeister.analysis.coaching import Measure
from baumeister.server.coach import CoachState
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
    coach: CoachState
    hints: bool = Field(description="whether whoever is to move may ask for a good one")
    seed_hash: str = Field(description="SHA-256 of the seed of all draws; empty before the start")
    seed: str | None = Field(description="once the match is over")
    closed: str | None = Field(description="why the room was given up: by-host, by-admin or idle")
    next_room: str | None = Field(description="of the rematch")


class RoomAnswer(Reply):
    room: RoomInfo
    version: int


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


class ReasonInfo(Reply):
    """A sentence `worth-<because>` with its arguments; `seat` among them is told by its name."""

    because: str
    details: dict[str, int | float]


class AdvisedMoveInfo(Reply):
    move: Move
    notation: str
    worth: float = Field(description="to the seat that moves")
    error: float
    is_exact: bool
    reason: ReasonInfo | None


class CoachAnswer(Reply):
    """What the position is worth to each seat, from 0 to 1, and the best moves if they were asked for."""

    type: Literal["coach"] = "coach"
    id: str
    version: int = Field(description="of the position that was looked at")
    measure: Measure = Field(description="of what the worth is a share")
    worth: list[float]
    error: float = Field(description="a standard error, of exact values their rounding")
    is_exact: bool
    moves: list[AdvisedMoveInfo] = Field(description="the best first")


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


class RatedInfo(Reply):
    """A move, and what the position after it is worth to each seat."""

    move: Move
    notation: str
    worth: list[float]
    error: float = Field(description="the standard error of an estimate")
    is_exact: bool


class ReviewedInfo(Reply):
    """One event of a match that was looked at again."""

    number: int = Field(description="from 0")
    seat: int | None = Field(description="who decided; null for a draw")
    before: list[float] = Field(description="what the position was worth to each seat, the best move ahead")
    after: list[float]
    loss: float = Field(description="what the decision lost for its seat")
    error: float
    is_exact: bool
    mark: Literal["best", "good", "doubtful", "mistake", "blunder"] | None = Field(
        description="null for a draw"
    )
    best: list[RatedInfo] = Field(description="the best moves of a decision")


class AccountInfo(Reply):
    """How a seat came to its result: start + luck - lost + given + drift."""

    start: float
    luck: float
    lost: float
    given: float
    drift: float
    result: float
    num_decisions: int
    average_loss: float
    error: float = Field(description="of luck and losses")
    plays_like: list[str] = Field(
        description="levels whose matches look like this; empty if that is not clear"
    )


class ReviewInfo(Reply):
    """A review as far as it has come."""

    status: Literal["looking", "done", "failed"]
    measure: Measure = Field(description="of what the worths are a share")
    num_events: int = Field(description="of the match")
    is_exact: bool
    events: list[ReviewedInfo]
    accounts: list[AccountInfo] = Field(description="one a seat once it is done; else empty")


class ReviewAnswer(ReviewInfo):
    """All that is known by now."""

    type: Literal["review"] = "review"
    id: str


class Reviewed(ReviewInfo):
    """Only the events that were looked at since; told to all who are there."""

    type: Literal["reviewed"] = "reviewed"


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
    State
    | You
    | Presence
    | Answer
    | HintAnswer
    | CoachAnswer
    | SolveAnswer
    | WhyNotAnswer
    | ReviewAnswer
    | Reviewed
    | Pointed
    | Failure,
    Field(discriminator="type"),
]
