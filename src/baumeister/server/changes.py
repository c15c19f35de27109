"""How a room changes: decided, on disk, then it happens, then everyone is told; in this order."""

import time
from collections.abc import Callable
from typing import Protocol

from baumeister.core.errors import RoomElsewhere
from baumeister.server import clocks, decisions, metrics
from baumeister.server import entries as log
from baumeister.server.decisions import Decided, Sender
from baumeister.server.judges import Judges
from baumeister.server.live import LiveRoom
from baumeister.server.room import Room
from baumeister.server.rooms import Rooms
from baumeister.server.states import Position, answer_of, coming_position
from baumeister.server.tokens import new_room_id
from baumeister.storage import Addition, Entry, Log

Decide = Callable[[Room], Decided]


class Submit(Protocol):
    """Let a decision change a room; returns the version that answers it."""

    async def __call__(self, live: LiveRoom, decide: Decide, key: str | None = None) -> int: ...


class Changes:
    """One message a room at a time; what is told afterwards is what the disk says."""

    def __init__(
        self,
        log: Log,
        rooms: Rooms,
        judges: Judges,
        then: Callable[[LiveRoom], None],
        lose: Callable[[LiveRoom], None],
    ) -> None:
        self._log = log
        self._rooms = rooms
        self._judges = judges
        self._then = then  #: called when all have been told
        self._lose = lose  #: called when another server has the room

    async def submit(self, live: LiveRoom, decide: Decide, key: str | None = None) -> int:
        """Do what is decided; a message whose key was answered gets the same answer again."""
        async with self._rooms.hold(live):
            room = live.room
            if key is not None and key in room.answers:
                return room.answers[key]
            decided, position = await self._judges.judge(live.pace, _foresee, decide, live)
            if decided.bodies:
                await self._happen(live, decided, key)
            live.position = position or live.position
            if live.listeners:
                await self._rooms.prepare(live)
            answer = room.version
        live.tell_state()
        self._then(live)
        return answer

    async def rematch(self, live: LiveRoom, sender: Sender, key: str) -> int:
        """The next room and the entry that leads to it, in one transaction."""
        async with self._rooms.hold(live):
            room = live.room
            if key in room.answers:
                return room.answers[key]
            opened = decisions.rematch_of(room, sender)
            await self._rooms.require_space()
            following = LiveRoom(Room(new_room_id()), live.pace.anew())
            first = addition_of(following.room, [opened])
            await self._happen(live, Decided([log.RematchMade(following.room.id)]), key, first)
            following.room.apply(first.entries[0], opened)
            self._rooms.add_new(following)
            answer = room.version
        live.tell_state()
        return answer

    async def _happen(self, live: LiveRoom, decided: Decided, key: str | None, *others: Addition) -> None:
        """On disk first, then here; what fails in between leaves the room stale."""
        room = live.room
        entries = _number(room, decided.bodies, key)
        live.is_stale = True
        began = time.perf_counter()
        try:
            await self._log.append(_addition(room, entries, decided.bodies), *others)
        except RoomElsewhere:
            self._lose(live)
            raise
        metrics.COMMIT_S.observe(time.perf_counter() - began)
        for entry, (body, step) in zip(entries, decided.pairs(), strict=True):
            room.apply(entry, body, step)
        live.is_stale = False
        metrics.ENTRIES.inc(len(entries))


def _foresee(decide: Decide, live: LiveRoom) -> tuple[Decided, Position | None]:
    """What is decided, and what people will then be shown: one question to a judge, not two."""
    began = time.thread_time()
    decided = decide(live.room)
    if not decided.steps:
        return decided, None
    position = coming_position(live.room, decided, live.is_awaited) if live.listeners else None
    live.pace.note(time.thread_time() - began)
    return decided, position


def _number(room: Room, bodies: list[log.Body], key: str | None) -> tuple[Entry, ...]:
    """Entries for these bodies, following the room's last; the last of them answers the message."""
    now = max(clocks.now(), room.changed_at)
    return tuple(
        Entry(room.version + number, now, key if number == len(bodies) else None, log.dump_body(body))
        for number, body in enumerate(bodies, start=1)
    )


def addition_of(room: Room, bodies: list[log.Body]) -> Addition:
    """What these add to a room as it is."""
    return _addition(room, _number(room, bodies, None), bodies)


def _addition(room: Room, entries: tuple[Entry, ...], bodies: list[log.Body]) -> Addition:
    first = bodies[0]
    opened = first if isinstance(first, log.RoomOpened) else room.opened
    phase = log.phase_after(room.phase, bodies)
    is_shown = opened.is_public and phase == log.WAITING
    summary = answer_of(room.after(zip(entries, bodies, strict=True))).model_dump_json() if is_shown else None
    return Addition(room.id, phase, opened.is_public, entries, summary)
