"""All rooms: messages in, entries on disk, then everyone is told; bots and flags on the way."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from baumeister.core.errors import BaumeisterError, StorageFailure, TooMany, UnknownRoom
from baumeister.server import decisions, metrics
from baumeister.server import entries as log
from baumeister.server import messages as wire
from baumeister.server.decisions import Asker
from baumeister.server.entries import OVER, PLAYING, WAITING
from baumeister.server.replies import Reply
from baumeister.server.room import Room
from baumeister.server.settings import Settings
from baumeister.server.states import Position, state_of
from baumeister.server.thinkers import Thinkers
from baumeister.server.tokens import is_same, message_key, new_room_id
from baumeister.storage import Batch, Entry, Log

logger = logging.getLogger(__name__)

SWEEP_S = 60.0

Decide = Callable[[Room], list[log.Body]]


class Listener(Protocol):
    """Somebody connected to a room."""

    holder: str | None

    def send(self, reply: Reply) -> None: ...

    def tell_state(self, table: "Table", now: float) -> None: ...

    def tell_presence(self, table: "Table") -> None: ...


class Table:
    """A room in memory: its fold, who listens, and what is under way."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.flag: asyncio.TimerHandle | None = None
        self.thinking_about: int | None = None  #: the version that a bot thinks about
        self._position: Position | None = None
        self._text: tuple[tuple[int, int, float], str] | None = None

    @property
    def position(self) -> Position:
        if self._position is None or self._position.version != self.room.position_version:
            self._position = Position(self.room)
        return self._position

    def state_text(self, since: int, now: float) -> str:
        """The state for a client that has the version `since`, written once for all who hear it now."""
        key = (self.room.version, since, now)
        if self._text is None or self._text[0] != key:
            self._text = key, state_of(self.room, self.position, since, now).model_dump_json()
        return self._text[1]

    def is_here(self, holder: str | None) -> bool:
        return any(is_same(listener.holder, holder) for listener in self.listeners)

    def asker(self, holder: str | None) -> Asker:
        return Asker(holder, self.is_here)


class Rooms:
    """The rooms in memory and on disk. One at a time changes a room, others never wait for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = Log(settings.database)
        self.thinkers = Thinkers(settings.num_thinkers, settings.think_s)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    async def resume(self) -> None:
        """Go on where the last server stopped: clocks, bots and all."""
        for room_id in (*await self.log.room_ids(PLAYING), *await self.log.room_ids(WAITING)):
            table = await self.find(room_id)
            if table.room.clocks.deadline is not None:
                await self._submit(table, lambda _: [log.ServerResumed()], None)
            self._wake(table)
        if self.settings.warms_up:
            self._spawn(self.thinkers.warm_up())
        self._sweeper = self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop taking messages, finish what is being written, end the bots."""
        self._is_closing = True
        self._sweeper.cancel()
        self.thinkers.close()
        for table in self._tables.values():
            self._stop_flag(table)
        _, late = await asyncio.wait(self._tasks, timeout=0.5) if self._tasks else (set(), set())
        for task in late:
            task.cancel()
        await self.log.close()

    async def find(self, room_id: str) -> Table:
        """The table of this room, from disk if need be."""
        if (table := self._tables.get(room_id)) is not None:
            return table
        if room_id not in self._loading:
            self._loading[room_id] = self._spawn(self._load(room_id))
        return await asyncio.shield(self._loading[room_id])

    async def open(self, opened: log.RoomOpened) -> Table:
        """A new room."""
        if sum(table.room.phase != OVER for table in self._tables.values()) >= self.settings.limits.num_rooms:
            raise TooMany("too-many-rooms", wait=60)
        table = Table(Room(new_room_id()))
        await asyncio.shield(self._spawn(self._submit(table, lambda _: [opened], None)))
        return self._tables.setdefault(table.room.id, table)

    async def tell(self, table: Table, holder: str | None, message: wire.Told) -> int:
        """Do what a message says; returns the version that answers it, the same one if it came before.

        Once begun it is finished, even if who sent it hangs up meanwhile.
        """
        key = message_key(holder, message.id)
        if isinstance(message, wire.Rematch):
            work = self._rematch(table, table.asker(holder), key)
        else:
            work = self._submit(table, lambda room: decisions.decide(room, table.asker(holder), message), key)
        return await asyncio.shield(self._spawn(work))

    async def public_tables(self, most: int) -> list[Table]:
        """The rooms of the lobby that wait for players, last changed first."""
        ids = await self.log.room_ids(WAITING, only_public=True, most=most)
        return [await self.find(room_id) for room_id in ids]

    def join(self, table: Table, listener: Listener) -> None:
        table.listeners.add(listener)
        self._tell_presence(table)

    def part(self, table: Table, listener: Listener) -> None:
        table.listeners.discard(listener)
        self._tell_presence(table)

    async def _load(self, room_id: str) -> Table:
        try:
            room = Room(room_id)
            for entry in await self.log.read(room_id):
                room.apply(entry, log.load_body(entry.body))
            if not room.entries:
                raise UnknownRoom("unknown-room")
            return self._tables.setdefault(room_id, Table(room))
        finally:
            del self._loading[room_id]

    async def _submit(self, table: Table, decide: Decide, key: str | None) -> int:
        """Decide, commit, then let it happen and tell: in this order, one message a room at a time."""
        async with table.lock:
            room = table.room
            if key is not None and key in room.answers:
                return room.answers[key]
            if bodies := decide(room):
                await self._happen(table, bodies, key)
            answer = room.version
        self._tell_state(table)
        self._wake(table)
        return answer

    async def _happen(self, table: Table, bodies: list[log.Body], key: str | None) -> None:
        room = table.room
        entries = _number(room, bodies, key)
        await self._commit(table, _batch(room, entries, bodies))
        for entry, body in zip(entries, bodies, strict=True):
            room.apply(entry, body)
        metrics.ENTRIES.inc(len(entries))

    async def _commit(self, table: Table, *batches: Batch) -> None:
        try:
            await self.log.append(*batches)
        except StorageFailure:
            self._tables.pop(table.room.id, None)  # what is on disk is the truth: read it again
            raise

    async def _rematch(self, table: Table, asker: Asker, key: str) -> int:
        """The next room and the entry that leads to it, in one transaction."""
        async with table.lock:
            room = table.room
            if key in room.answers:
                return room.answers[key]
            opened = decisions.rematch_of(room, asker)
            following = Room(new_room_id())
            bodies: list[log.Body] = [log.RematchMade(following.id)]
            entries = _number(room, bodies, key)
            first = _number(following, [opened], None)
            await self._commit(table, _batch(following, first, [opened]), _batch(room, entries, bodies))
            room.apply(entries[0], bodies[0])
            answer = room.version
        self._tell_state(table)
        return answer

    def _tell_state(self, table: Table) -> None:
        now = time.time()
        for listener in tuple(table.listeners):
            listener.tell_state(table, now)

    def _tell_presence(self, table: Table) -> None:
        for listener in tuple(table.listeners):
            listener.tell_presence(table)

    def _wake(self, table: Table) -> None:
        """Let whoever is not a person act: the bot to move, or the flag that will fall."""
        if self._is_closing:
            return
        self._set_flag(table)
        room = table.room
        if room.bot_to_move() is not None and table.thinking_about != room.position_version:
            table.thinking_about = room.position_version
            self._spawn(self._let_bot_move(table))

    async def _let_bot_move(self, table: Table) -> None:
        room, version = table.room, table.room.position_version
        level, match = room.bot_to_move(), room.match
        assert level is not None
        assert match is not None
        try:
            move = await self.thinkers.think(room.rules, match.state, level)
            await self._submit(table, lambda now: decisions.bot_moved(now, version, move), None)
        except BaumeisterError as error:
            logger.warning("the bot of room %s did not move: %s", room.id, error)
        finally:
            if table.thinking_about == version:
                table.thinking_about = None

    def _set_flag(self, table: Table) -> None:
        self._stop_flag(table)
        deadline = table.room.clocks.deadline
        if deadline is not None and table.room.phase == PLAYING:
            loop = asyncio.get_running_loop()
            table.flag = loop.call_later(
                max(0.0, deadline - time.time()), lambda: self._spawn(self._drop_flag(table))
            )

    def _stop_flag(self, table: Table) -> None:
        if table.flag is not None:
            table.flag.cancel()
            table.flag = None

    async def _drop_flag(self, table: Table) -> None:
        await self._submit(table, lambda room: decisions.flag_fallen(room, time.time()), None)

    async def _sweep(self) -> None:
        """Close rooms that nobody comes back to, and forget finished ones; their log stays."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for room_id, table in tuple(self._tables.items()):
                if not table.listeners and not table.lock.locked():
                    await self._retire(room_id, table)

    async def _retire(self, room_id: str, table: Table) -> None:
        idle_s = time.time() - table.room.changed_at
        if table.room.phase != OVER and idle_s > self.settings.limits.idle_room_s:
            await self._submit(table, lambda _: [log.RoomClosed("idle")], None)
        if table.room.phase == OVER and not table.listeners:
            self._tables.pop(room_id, None)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _number(room: Room, bodies: list[log.Body], key: str | None) -> tuple[Entry, ...]:
    """Entries for these bodies, following the room's last; the last of them answers the message."""
    now = max(time.time(), room.changed_at)
    return tuple(
        Entry(room.version + number, now, key if number == len(bodies) else None, log.dump_body(body))
        for number, body in enumerate(bodies, start=1)
    )


def _batch(room: Room, entries: tuple[Entry, ...], bodies: list[log.Body]) -> Batch:
    first = bodies[0]
    opened = first if isinstance(first, log.RoomOpened) else room.opened
    return Batch(room.id, log.phase_after(room.phase, bodies), opened.is_public, entries)
