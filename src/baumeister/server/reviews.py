"""Finished matches looked at again: in a worker of their own, some events at a time, told and kept.

The worker steps back behind everything else on the machine, and rooms take turns after every few events. What
was found out is on disk, so whoever asks next, of whatever server, gets it at once; what is missing is looked
at as long as anybody is in the room.
"""

import json
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from baumeister.analysis import Account, ReviewedEvent, account, reviewing
from baumeister.analysis.coaching import measure
from baumeister.analysis.losses import plays_like
from baumeister.analysis.values import RatedMove
from baumeister.core import AnyRules
from baumeister.core.codec import encode_event
from baumeister.core.errors import TooMany, WrongTime
from baumeister.play import Match
from baumeister.play.record import dump_record, load_match
from baumeister.server.desks import Asker, Desk
from baumeister.server.entries import OVER
from baumeister.server.live import LiveRoom
from baumeister.server.records import room_record
from baumeister.server.replies import AccountInfo, RatedInfo, ReviewAnswer, Reviewed, ReviewedInfo
from baumeister.server.room import Room
from baumeister.server.tasks import Tasks, complain
from baumeister.solvers.answers import Value
from baumeister.storage import Log
from baumeister.storage.reviews import keep_reviewed, read_reviewed

NICENESS = 10  #: how far the worker steps back for others: as far as bots among themselves
TURN_S = 1.0  #: after which the next room has its turn, once a decision is understood
LIMIT_S = 300.0  #: for a turn on a machine that is busy with everything else
ATTEMPTS = 2  #: at the same events
WAIT_S = 30  #: before an address that has as many under way as it may asks for another

Stands = tuple[tuple[float, ...], float, bool]  #: a Value on its way to the worker
Look = Callable[[str, int, Stands | None], list[str]]


class Progress:
    """A review that goes on."""

    def __init__(self, live: LiveRoom, address: str, events: list[ReviewedInfo]) -> None:
        self.live = live
        self.address = address
        self.events = events
        self.record = json.dumps(dump_record(room_record(live.room)))
        self.num_events = len(_match(live.room).events)

    @property
    def is_done(self) -> bool:
        return len(self.events) >= self.num_events

    @property
    def is_wanted(self) -> bool:
        """Whether anybody is there to see it, here."""
        return bool(self.live.listeners) and not self.live.is_elsewhere

    @property
    def stands(self) -> Stands | None:
        return stands_after(self.events)


class Reviews:
    """One computation a room, however many ask."""

    def __init__(self, log: Log, tasks: Tasks, most: int) -> None:
        self._log = log
        self._tasks = tasks
        self._most = most  #: that one address may have under way
        self.desk = Desk("reviews", 1, LIMIT_S, NICENESS)
        self._under_way: dict[LiveRoom, Progress] = {}
        self.look: Look = look_at_some

    async def ask(self, live: LiveRoom, address: str, message_id: str) -> ReviewAnswer:
        """All that is known about the match of this room; what is missing follows, to all who are there."""
        if live.room.phase != OVER:
            raise WrongTime("review-too-early")
        _match(live.room)
        progress = self._under_way.get(live) or await self._begin(live, address)
        return ReviewAnswer(id=message_id, **_told(progress, progress.events))

    def close(self) -> None:
        self.desk.close()

    async def _begin(self, live: LiveRoom, address: str) -> Progress:
        found = _infos(await read_reviewed(self._log, live.room.id))
        if live in self._under_way:  # somebody else has asked meanwhile
            return self._under_way[live]
        progress = Progress(live, address, found)
        if not progress.is_done:
            self._require_place(address)
            self._under_way[live] = progress
            self._tasks.spawn(self._go_on(progress))
        return progress

    def _require_place(self, address: str) -> None:
        if sum(progress.address == address for progress in self._under_way.values()) >= self._most:
            raise TooMany("too-many-reviews", most=self._most, wait=WAIT_S)

    async def _go_on(self, progress: Progress) -> None:
        """Some events after the other, until all are known or nobody is there any more."""
        live = progress.live
        try:
            while progress.is_wanted and not progress.is_done:
                fresh = await self._look_further(progress)
                progress.events += fresh
                live.audience.tell(Reviewed(**_told(progress, fresh)).model_dump_json())
        except Exception as error:
            complain("the match of room %s was not looked at again", live.room.id, error)
            failed = {**_told(progress, []), "status": "failed"}
            live.audience.tell(Reviewed(**failed).model_dump_json())
        finally:
            del self._under_way[live]

    async def _look_further(self, progress: Progress) -> list[ReviewedInfo]:
        """What the worker finds out in one turn, on disk before it is told."""
        room, first = progress.live.room, len(progress.events)
        asker = Asker(progress.address, room.id)
        for _ in range(ATTEMPTS):
            bodies = await self.desk.ask(
                asker, self.look, lambda _: (progress.record, first, progress.stands)
            )
            if bodies:
                await keep_reviewed(self._log, room.id, first, bodies)
                return _infos(bodies)
        raise RuntimeError(f"the worker failed at event {first}")


def _match(room: Room) -> Match:
    if room.match is None:
        raise WrongTime("match-not-started")
    return room.match


def _infos(bodies: Sequence[str]) -> list[ReviewedInfo]:
    return [ReviewedInfo.model_validate_json(body) for body in bodies]


def _told(progress: Progress, events: Sequence[ReviewedInfo]) -> dict[str, Any]:
    return fields_of(progress.live.room.rules, progress.num_events, progress.events, events)


def fields_of(
    rules: AnyRules, num_events: int, known: Sequence[ReviewedInfo], events: Sequence[ReviewedInfo]
) -> dict[str, Any]:
    """The fields of a ReviewInfo that tells of these events, when so many are known."""
    found = account(rules.seats, [_reviewed(info) for info in known])
    is_done = len(known) >= num_events
    return {
        "status": "done" if is_done else "looking",
        "measure": measure(rules),
        "num_events": num_events,
        "is_exact": found.is_exact,
        "events": events,
        "accounts": [_account_info(rules, one) for one in found.accounts] if is_done else [],
    }


def _reviewed(info: ReviewedInfo) -> ReviewedEvent:
    return ReviewedEvent(
        info.number, info.seat, tuple(info.before), tuple(info.after), info.error, info.is_exact
    )


def _account_info(rules: AnyRules, one: Account) -> AccountInfo:
    return AccountInfo(**one.told(), plays_like=list(plays_like(rules, one)))


def look_at_some(record: str, first: int, stands: Stands | None) -> list[str]:
    """Runs in a worker: ReviewedInfo as JSON of the events from `first` on, for about as long as a turn."""
    return [info.model_dump_json() for info in one_turn(_replayed(record), first, stands)]


def one_turn(match: Match, first: int, stands: Stands | None) -> list[ReviewedInfo]:
    """It stops behind a decision: what it found out about the next would be lost otherwise."""
    ends = time.monotonic() + TURN_S
    infos: list[ReviewedInfo] = []
    for event in reviewing(match, first=first, stands=Value(*stands) if stands else None):
        infos.append(_info(match.rules, event))
        if event.seat is not None and time.monotonic() > ends:
            break
    return infos


def stands_after(events: Sequence[ReviewedInfo]) -> Stands | None:
    """What the last of these events led to."""
    if not events:
        return None
    last = events[-1]
    return tuple(last.after), last.error, last.is_exact


@lru_cache(maxsize=8)
def _replayed(record: str) -> Match:
    """Rooms that take turns are not replayed each time."""
    return load_match(json.loads(record))[1]


def _info(rules: AnyRules, event: ReviewedEvent) -> ReviewedInfo:
    best = [_rated_info(rules, rated) for rated in event.best]
    return ReviewedInfo(number=event.number, seat=event.seat, **event.told(), best=best)


def _rated_info(rules: AnyRules, rated: RatedMove) -> RatedInfo:
    return RatedInfo(
        move=encode_event(rated.move),
        notation=rules.format_move(rated.move),
        worth=list(rated.value.worth),
        error=rated.value.error,
        is_exact=rated.value.is_exact,
    )
