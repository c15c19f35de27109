"""A room's match as a record to keep, and any record to look at."""

from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, Field

from baumeister import pictures
from baumeister.core.codec import Json, encode, encode_event, parse_json
from baumeister.core.errors import InvalidMessage, InvalidRecord, TooLarge, WrongTime
from baumeister.core.variant import dump_variant
from baumeister.play import Match, Record, record_of
from baumeister.play.record import dump_record, load_match, read_record
from baumeister.server.entries import OVER
from baumeister.server.game_json import GameName, View
from baumeister.server.replies import Event, OutcomeInfo
from baumeister.server.room import Room
from baumeister.server.states import outcome_info
from baumeister.server.turns import Turns
from baumeister.server.workers import Worker, WorkerFailed
from baumeister.server.writing import json_text

MOST_EVENTS = 5_000  #: of a record that anyone may have replayed
NUM_READERS = 2  #: processes; one address has one of them at a time, so that another is left for others
MOST_VIEWS = 600  #: told at once; of longer records one by one


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


def room_record(room: Room) -> Record:
    """What remains of the log after take-backs; the seed only when the match is over."""
    if room.match is None:
        raise WrongTime("match-not-started")
    names = [seat.name for seat in room.seats]
    return record_of(room.match, names, room.seed if room.phase == OVER else None)


def record_json(record: Record, table: dict[str, Any]) -> str:
    """A record with what only its table knows; the longer the match, the longer it takes."""
    return json_text({**dump_record(record), "table": table})


def table_of(room: Room) -> dict[str, Any]:
    """The promise about its seed, who gave up, and how it ended."""
    return {
        "room": room.id,
        "seed_hash": room.seed_hash,
        "given": room.num_given,
        "gave_up": {str(seat): reason for seat, reason in room.quitters.items()},
        "closed": room.closed,
        "outcome": encode(room.outcome),
    }


class Reader:
    """Looks at strangers' records in processes of its own, one at a time of each address.

    To read megabytes of JSON holds Python's lock for a tenth of a second and more, in any thread.
    """

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._workers = [Worker() for _ in range(NUM_READERS)]
        self._free = list(self._workers)
        self._turns = Turns(NUM_READERS)

    async def look_at(self, address: str, body: bytes, event: int | None, with_views: bool = False) -> str:
        """The JSON of LookedAt."""
        return await self._read(address, read_and_look, body, event, with_views)

    async def draw(self, address: str, body: bytes, event: int | None, language: str) -> str:
        """The SVG of a position."""
        return await self._read(address, read_and_draw, body, event, language)

    async def _read(self, address: str, work: Callable[..., str], *subjects: Any) -> str:
        async with self._turns.turn(address):
            worker = self._free.pop()
            try:
                text: str = await worker.run(self._limit_s, work, *subjects)
            except WorkerFailed:
                raise TooLarge("record-too-slow", seconds=self._limit_s) from None
            finally:
                self._free.append(worker)
        return text

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


def read_and_look(body: bytes, event: int | None, with_views: bool) -> str:
    """Runs in a worker: the record of a request, read, replayed and shown."""
    return look_at(_text_of(body), event, with_views).model_dump_json()


def read_and_draw(body: bytes, event: int | None, language: str) -> str:
    """Runs in a worker: a position of the record of a request, drawn."""
    record, match = load_short(_text_of(body))
    return pictures.svg(record.rules, match.state_at(_number(match, event)), language=language)


def _text_of(body: bytes) -> str:
    try:
        text = body.decode()
        if text.startswith('"'):  # as a JSON string
            text = parse_json(text)
    except ValueError:
        raise InvalidRecord("record-truncated") from None
    return text


def look_at(text: str, event: int | None, with_views: bool = False) -> LookedAt:
    """A record read and replayed, and the view after `event` events, all of them if None."""
    record, match = load_short(text)
    last, at = len(match.events), _number(match, event)
    num_views = last + 1 if with_views and last <= MOST_VIEWS else 0
    return LookedAt(
        game=record.rules.game,
        variant=dump_variant(record.rules.options, record.rules.variant),
        seats=list(record.players),
        num_events=last,
        event=at,
        events=[_event(match, number) for number in range(last)],
        view=encode(record.rules.view(match.state_at(at))),
        views=[encode(record.rules.view(match.state_at(number))) for number in range(num_views)],
        outcome=outcome_info(record.outcome),
        stops_at=record.stops_at,
    )


def load_short(text: str) -> tuple[Record, Match]:
    """The match of a stranger's record, unless it is too long."""
    data = read_record(text)
    _require_short(data)
    return load_match(data)


def _number(match: Match, event: int | None) -> int:
    last = len(match.events)
    at = last if event is None else event
    if not 0 <= at <= last:
        raise InvalidMessage("no-such-event", number=at, last=last)
    return at


def _require_short(data: Json) -> None:
    events = data.get("events")
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise TooLarge("record-too-long", most=MOST_EVENTS)


def _event(match: Match, number: int) -> Event:
    event, rules = match.events[number], match.rules
    if match.is_draw(number):
        return Event(
            version=number + 1,
            at=0.0,
            kind="Drawn",
            notation=rules.format_draw(event),
            draw=encode_event(event),
        )
    return Event(
        version=number + 1,
        at=0.0,
        kind="MovePlayed",
        seat=match.seat_of(number),
        notation=rules.format_move(event),
        move=encode_event(event),
    )
