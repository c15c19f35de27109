"""What a client may say over a socket. Every message has an id, which its answer repeats."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from baumeister.server.game_json import Move
from baumeister.server.tokens import LEAST_SECRET, MOST_SECRET

MOST_ID = 64
MOST_NAME = 40
MOST_CHAT = 300
MOST_LEVEL = 20
MOST_COORDINATES = 8

MessageId = Annotated[str, Field(min_length=1, max_length=MOST_ID)]
Secret = Annotated[str, Field(min_length=LEAST_SECRET, max_length=MOST_SECRET)]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="from 0, in the order of play")]
Version = Annotated[int, Field(ge=0, le=2**31, description="of the state that this answers to")]
#: No control characters, no ends of a line or a paragraph, nothing that turns the direction of a text,
NEVER = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
#: and beside what nobody sees something that can be seen.
UNSEEN = (
    r"\x20\xa0\xad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f-\u2065"
    r"\u206a-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
PLAIN = f"^[^{NEVER}]*[^{NEVER}{UNSEEN}][^{NEVER}]*$"
Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME, pattern=PLAIN)]
Level = Annotated[str, Field(min_length=1, max_length=MOST_LEVEL, pattern=r"^[a-z]+(:[0-9.]+s?)?$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: MessageId


class Hello(Message):
    """The first message: who you are, and what you have already."""

    type: Literal["hello"]
    secret: Secret | None = Field(default=None, description="None to look on")
    since: Version = Field(default=0, description="the version you have; events after it are sent")


class TakeSeat(Message):
    """Sit down; your secret holds the seat from now on."""

    type: Literal["take-seat"]
    seat: SeatNumber
    name: Name
    invite: Secret | None = Field(default=None, description="that the link carried, for a seat by link")


class LeaveSeat(Message):
    """Stand up. Before the start the seat is free again; later it stays yours to come back to."""

    type: Literal["leave-seat"]
    seat: SeatNumber


class LendSeat(Message):
    """Let a bot play a seat: your own, one whose person is away, or, as the host, a free one."""

    type: Literal["lend-seat"]
    seat: SeatNumber
    level: Level | None = Field(default=None, description="left out: the usual bot")


class ReclaimSeat(Message):
    """Take your seat back from the bot."""

    type: Literal["reclaim-seat"]
    seat: SeatNumber


class Start(Message):
    """Begin the match (host)."""

    type: Literal["start"]


class PlayMove(Message):
    type: Literal["move"]
    seat: SeatNumber
    version: Version
    move: Move


class AskTakeBack(Message):
    """Ask to take back this seat's last move and all after it."""

    type: Literal["ask-take-back"]
    seat: SeatNumber
    version: Version


class AnswerTakeBack(Message):
    type: Literal["answer-take-back"]
    seat: SeatNumber
    version: Version
    agrees: bool


class Resign(Message):
    type: Literal["resign"]
    seat: SeatNumber


class CloseRoom(Message):
    """Give the room up: a match in it ends without a winner (host)."""

    type: Literal["close"]


class Rematch(Message):
    """Open a room for the next match, the same people one seat further."""

    type: Literal["rematch"]


class Chat(Message):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=MOST_CHAT, pattern=PLAIN)]


class Point(Message):
    """Show all a place; nothing of it is kept."""

    type: Literal["point"]
    at: Annotated[list[Annotated[int, Field(ge=-1000, le=1000)]], Field(max_length=MOST_COORDINATES)]


class Hint(Message):
    """What a strong bot would play for your seat now."""

    type: Literal["hint"]
    seat: SeatNumber
    version: Version


class Coach(Message):
    """What the position is worth to everyone, and on request the best moves; only for who practises.

    A second one takes the place of the first, which is then refused as stale.
    """

    type: Literal["coach"]
    seat: SeatNumber
    version: Version
    best: bool = Field(default=False, description="name the best moves, too; it must be your turn")


class Solve(Message):
    """How your puzzle can be completed from here, if it can."""

    type: Literal["solve"]
    seat: SeatNumber
    version: Version


class WhyNot(Message):
    """Why a move would be refused in the present state, and what it would lead to."""

    type: Literal["why-not"]
    version: Version
    move: Move


class Review(Message):
    """What every event of a match that is over was worth; what is not known yet follows as it comes."""

    type: Literal["review"]


class Ping(Message):
    type: Literal["ping"]


Told = (
    TakeSeat
    | LeaveSeat
    | LendSeat
    | ReclaimSeat
    | Start
    | PlayMove
    | AskTakeBack
    | AnswerTakeBack
    | Resign
    | CloseRoom
    | Rematch
    | Chat
)  #: messages that add to the log
Asked = Point | Hint | Coach | Solve | WhyNot | Review | Ping  #: messages that change nothing

ClientMessage = Annotated[Hello | Told | Asked, Field(discriminator="type")]
client_message: TypeAdapter[Hello | Told | Asked] = TypeAdapter(ClientMessage)
