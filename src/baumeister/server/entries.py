"""What can happen in a room. A room is the list of its entries, and nothing else.

Moves and draws are kept in the game's short notation, a variant as JSON text.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from baumeister.core.codec import decode_event, encode_event

WAITING, PLAYING, OVER = "waiting", "playing", "over"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat as the host lays it out."""

    kind: str  #: here, link, open or bot
    name: str
    level: str | None = None  #: of a bot


@dataclass(frozen=True, slots=True)
class RoomOpened:
    game: str
    variant: str
    seats: tuple[SeatPlan, ...]
    holders: tuple[str | None, ...]  #: of each seat, hashed; None if nobody sits there
    start: str  #: "given" or "random"
    clock: str  #: none, move or total
    clock_s: float
    is_public: bool
    salt: str  #: of the hashes of this room's secrets
    host: str  #: hashed
    invite: str | None = None  #: hashed; seats by link are for those who bring it
    rules_version: int = 1  #: of the game; rooms from before it was kept played by the first
    coach: bool = True  #: wanted; who gets one, `coach.py` says
    hints: bool | None = None  #: wanted or not; None: unless people play each other


@dataclass(frozen=True, slots=True)
class SeatTaken:
    seat: int
    name: str
    holder: str  #: hashed


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Before the start the seat is free again; after it the person may come back."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLent:
    """A bot plays this seat until its person takes it back."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class SeatReclaimed:
    seat: int


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """Seat `first` moves to place 0 and the others follow; the seed stays secret until the end."""

    first: int
    seed: str
    seed_hash: str
    given: int = 0  #: of its events happened elsewhere: their draws do not follow from the seed


@dataclass(frozen=True, slots=True)
class MovePlayed:
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Drawn:
    draw: str


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """Keep only the first `keep` events of the match."""

    seat: int
    keep: int


@dataclass(frozen=True, slots=True)
class TakeBackAnswered:
    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class MovesTakenBack:
    keep: int


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: int
    level: str  #: of the bot that plays on if the match does


@dataclass(frozen=True, slots=True)
class FlagFell:
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Said once, so that the log tells by itself that its match is over."""

    reason: str


@dataclass(frozen=True, slots=True)
class RoomClosed:
    """Given up by the host, or idle for too long; a match in it has no winner."""

    because: str


@dataclass(frozen=True, slots=True)
class RematchMade:
    room: str


@dataclass(frozen=True, slots=True)
class Chatted:
    seat: int | None  #: None: the host, who holds no seat
    text: str


@dataclass(frozen=True, slots=True)
class ServerResumed:
    """The server came back: the time since the last entry counts on nobody's clock."""


MatchOccurrence = (
    MatchStarted | TakeBackAsked | TakeBackAnswered | MovesTakenBack | Resigned | FlagFell | MatchEnded
)
RoomOccurrence = (
    RoomOpened
    | SeatTaken
    | SeatLeft
    | SeatLent
    | SeatReclaimed
    | RoomClosed
    | RematchMade
    | Chatted
    | ServerResumed
)
Occurrence = RoomOccurrence | MatchOccurrence  #: all but the events of the match
Body = Occurrence | MovePlayed | Drawn

BODY_TYPES: tuple[type, ...] = Body.__args__

#: After one of these a message about an older position is stale.
POSITION_TYPES = (
    MatchStarted,
    MovePlayed,
    Drawn,
    MovesTakenBack,
    Resigned,
    FlagFell,
    MatchEnded,
    RoomClosed,
)


#: These change nothing about the room: its seats, its phase, who plays.
ONLY_MATCH_TYPES = (
    MovePlayed,
    Drawn,
    MovesTakenBack,
    TakeBackAsked,
    TakeBackAnswered,
    Chatted,
    ServerResumed,
)

#: With one of these somebody begins to think about a new position.
TURN_TYPES = (MatchStarted, MovePlayed, Drawn, MovesTakenBack)


def phase_after(phase: str, bodies: Iterable[Body]) -> str:
    """The phase of a room in this phase once these have happened."""
    for body in bodies:
        match body:
            case MatchStarted():
                phase = PLAYING
            case MatchEnded() | RoomClosed():
                phase = OVER
    return phase


def dump_body(body: Body) -> str:
    return json.dumps(encode_event(body), ensure_ascii=False, separators=(",", ":"))


def load_body(text: str) -> Body:
    body: Body = decode_event(json.loads(text), BODY_TYPES)
    return body
