"""What HTTP requests and answers hold: games with their options, new rooms, the lobby, records."""

import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from baumeister import catalog
from baumeister.bots import bot_kinds, engines, knowledge
from baumeister.bots.ladders import Ladder, ladders
from baumeister.core import AnyRules, Game, Option
from baumeister.core.codec import encode
from baumeister.core.errors import BaumeisterError, InvalidMessage, TooMany
from baumeister.core.variant import dump_variant, format_value
from baumeister.server.entries import WAITING, RoomOpened, SeatPlan
from baumeister.server.game_json import GameName, View
from baumeister.server.levels import check_level
from baumeister.server.limits import MOST_REMEMBERED
from baumeister.server.messages import Level, Name, Secret
from baumeister.server.replies import Event, OutcomeInfo, RoomInfo
from baumeister.server.room import Room
from baumeister.server.rooms import Rooms
from baumeister.server.states import room_info
from baumeister.server.tasks import complain
from baumeister.server.tokens import hash_secret, new_salt
from baumeister.storage import Log
from baumeister.texts import Texts, page_entries

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


class RoomAnswer(BaseModel):
    room: RoomInfo
    version: int


class OptionInfo(BaseModel):
    """One option of a game: the first case whose `when` holds replaces `choices`."""

    name: str
    about: str
    default: Any
    choices: list[Any]
    labels: dict[str, str] = Field(description="a text for each choice that has one")
    cases: list[dict[str, Any]]
    content: bool = Field(description="whether an object is accepted too, such as a scenario of one's own")


class RuleInfo(BaseModel):
    id: str = Field(description="a rule's id, or the name of a section")
    text: str
    is_section: bool


class BotInfo(BaseModel):
    """A level of a game; its message is `bot-<name>`."""

    name: str
    when: dict[str, list[Any]] = Field(description="the options under which it plays; empty: all")


class StrengthInfo(BaseModel):
    level: str
    figure: float = Field(description="Elo, the weakest level having 1000, or the share completed")
    low: float = Field(description="where its 95 % interval begins")
    high: float


class LadderInfo(BaseModel):
    """How strong the levels were found to be in one variant."""

    variant: dict[str, Any]
    is_share: bool = Field(description="whether figures are shares of matches completed")
    strengths: list[StrengthInfo]


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    usual_bot: str = Field(description="whom somebody plays against who has not chosen yet: the second level")
    ladders: list[LadderInfo]
    setups: list[dict[str, Any]] = Field(description="the variants that the lobby offers")
    rules: list[RuleInfo]


class LookedAt(BaseModel):
    """A record, checked, and what the table looks like after `event` of its events."""

    game: GameName
    variant: dict[str, Any]
    seats: list[str]
    num_events: int
    event: int
    events: list[Event]
    view: View
    views: list[View] = Field(description="after each number of events, if asked for and not too many")
    outcome: OutcomeInfo | None
    stops_at: int | None = Field(description="the events that today's rules follow, if not the whole record")


class Shown:
    """Which rooms in the lobby are whose, so that one address cannot push out all others."""

    def __init__(self, log: Log, most: int) -> None:
        self._log = log
        self._most = most
        self._rooms: dict[str, set[str]] = {}
        self._opening: Counter[str] = Counter()  #: rooms that have a place there and are not open yet

    @asynccontextmanager
    async def place(self, address: str, is_public: bool) -> AsyncIterator[Callable[[str], None]]:
        """Open a room within this and name it; TooMany if this address shows as many as it may."""
        if not is_public:
            yield lambda _: None
            return
        asked = frozenset(self._rooms.get(address, ()))
        gone = asked - set(await self._log.still(WAITING, set(asked)))
        rooms = self._rooms.get(address, set())
        rooms -= gone
        if len(rooms) + self._opening[address] >= self._most:
            raise TooMany("too-many-public-rooms", most=self._most, wait=60)
        self._opening[address] += 1
        try:
            yield partial(self._show, address)
        finally:
            self._opening[address] -= 1
            self._opening += Counter()  # keeps only those that count

    def _show(self, address: str, room_id: str) -> None:
        """This room is this address's; who has opened none for longest is forgotten beyond so many."""
        self._rooms[address] = self._rooms.pop(address, set()) | {room_id}
        if len(self._rooms) > MOST_REMEMBERED:
            del self._rooms[next(iter(self._rooms))]


def answer_of(room: Room) -> RoomAnswer:
    return RoomAnswer(room=room_info(room), version=room.version)


async def list_public(log: Log, rooms: Rooms, most: int) -> list[str]:
    """The lobby as JSON, without having its rooms here; one of an older version has no summary yet."""
    found = []
    for room_id, summary in await log.summaries(WAITING, most):
        try:
            found.append(summary or answer_of(await rooms.look_at(room_id)).model_dump_json())
        except BaumeisterError as error:
            complain("room %s is not in the lobby", room_id, error)
    return found


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


def _ladder_info(ladder: Ladder) -> LadderInfo:
    strengths = [
        StrengthInfo(level=strength.level, figure=strength.figure, low=strength.low, high=strength.high)
        for strength in ladder.strengths
    ]
    return LadderInfo(variant=dict(ladder.variant), is_share=ladder.is_share, strengths=strengths)


def game_info(name: str, say: Texts) -> GameInfo:
    game = catalog.game(name)
    return GameInfo(
        name=name,
        title=say(f"game-{name}"),
        about=say(f"game-{name}-about"),
        options=[_option_info(game, option, say) for option in game.options],
        bots=[
            BotInfo(name=bot, when={option: encode(values) for option, values in kind.when.items()})
            for bot, kind in bot_kinds(name).items()
            if bot in knowledge(name).levels
        ]
        + [BotInfo(name=engine, when={}) for engine in engines.named],
        usual_bot=_usual_bot(name),
        ladders=[_ladder_info(ladder) for ladder in ladders(name)],
        setups=[dump_variant(rules.options, rules.variant) for rules in catalog.setups(name)],
        rules=[
            RuleInfo(id=entry.split("-", 1)[1], text=say(entry), is_section=entry.startswith("section-"))
            for entry in page_entries(name)
        ],
    )


@lru_cache(maxsize=64)
def games_json(language: str, *engine_names: str) -> str:
    """All games as JSON, written once for each language: every page asks for them."""
    del engine_names  # they are among the bots of each game
    infos = (game_info(name, Texts(language)) for name in catalog.games())
    return f"[{','.join(info.model_dump_json() for info in infos)}]"


@lru_cache(maxsize=256)
def game_json(name: str, language: str, *engine_names: str) -> str:
    """The same of one game."""
    del engine_names
    return game_info(name, Texts(language)).model_dump_json()


def _usual_bot(game: str) -> str:
    """The second level: the first is for lessons, and a game without any has a random player."""
    levels = list(knowledge(game).levels)
    return levels[1] if len(levels) > 1 else "random"


def _option_info(game: Game, option: Option, say: Texts) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        about=say(f"option-{game.name}-{option.name}"),
        default=encode(option.default),
        choices=[encode(choice) for choice in option.choices],
        labels={
            format_value(choice): say(message)
            for choice in option.choices
            if say.has(message := f"choice-{game.name}-{option.name}-{format_value(choice)}")
        },
        cases=[
            {
                "when": {name: encode(values) for name, values in case.when.items()},
                "choices": encode(case.choices),
            }
            for case in option.cases
        ],
        content=option.content is not None,
    )
