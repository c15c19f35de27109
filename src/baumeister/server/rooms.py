"""All rooms: messages in, entries on disk, then everyone is told; bots and flags on the way."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from baumeister.core.errors import BaumeisterError, StorageFailure, TooMany, UnknownRoom
from baumeister.server import decisions, metrics
from baumeister.server import entries as log
from baumeister.server import messages as wire
from baumeister.server.decisions import Asker, Decided
from baumeister.server.entries import OVER, PLAYING, WAITING
from baumeister.server.room import Room
from baumeister.server.settings import Settings
from baumeister.server.states import Position
from baumeister.server.table import Listener, Table
from baumeister.server.thinkers import Thinkers
from baumeister.server.tokens import message_key, new_room_id
from baumeister.storage import Batch, Entry, Log

logger = logging.getLogger(__name__)

SWEEP_S = 60.0
RETRY_S = 1.0

NUM_JUDGES = 4  #: threads that ask rules about moves
NUM_ADVISERS = 2  #: threads for those who only ask

Decide = Callable[[Room], Decided]
T = TypeVar("T")


class Rooms:
    """The rooms in memory and on disk. One message at a time changes a room."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = Log(settings.database)
        self.thinkers = Thinkers(settings.num_thinkers, settings.think_s)
        self._judges = ThreadPoolExecutor(NUM_JUDGES, "judge")
        self._advisers = ThreadPoolExecutor(NUM_ADVISERS, "adviser")
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self._has_parted = False

    async def resume(self) -> None:
        """Go on where the last server stopped: clocks, bots and all."""
        ids = (*await self.log.room_ids(PLAYING), *await self.log.room_ids(WAITING))
        for table in await self._find_all(ids):
            if table.room.clocks.deadline is not None:
                await self._submit(table, lambda _: Decided([log.ServerResumed()]), None)
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
        for threads in (self._judges, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.log.close()

    async def judge(self, question: Callable[..., T], *subjects: Any) -> T:
        """Ask rules in a thread, so that a large building does not hold up everyone else."""
        return await asyncio.get_running_loop().run_in_executor(self._judges, question, *subjects)

    async def advise(self, question: Callable[..., T], *subjects: Any) -> T:
        """The same for questions that change nothing: no match waits behind those who only ask."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, question, *subjects)

    @asynccontextmanager
    async def hold(self, table: Table) -> AsyncIterator[None]:
        """Be the only one at this table, whose room is what the disk says."""
        async with table.lock:
            if table.is_stale:
                table.room, table.position = await self._read(table.room.id), None
                table.is_stale = False
            yield

    async def prepare(self, table: Table) -> None:
        """Have view and legal moves of the present position at hand; the table's lock is held."""
        if table.position is None or table.position.version != table.room.position_version:
            table.position = await self.judge(Position, table.room)

    async def find(self, room_id: str) -> Table:
        """The table of this room, from disk if need be."""
        if (table := self._tables.get(room_id)) is not None:
            return table
        if room_id not in self._loading:
            self._loading[room_id] = self._spawn(self._load(room_id))
        return await asyncio.shield(self._loading[room_id])

    async def open(self, opened: log.RoomOpened) -> Table:
        """A new room."""
        self._require_space()
        table = Table(Room(new_room_id()))
        await asyncio.shield(self._spawn(self._submit(table, lambda _: Decided([opened]), None)))
        return self._tables.setdefault(table.room.id, table)

    async def tell(self, table: Table, holder: str | None, message: wire.Told) -> int:
        """Do what a message says; returns the version that answers it, the same one if it came before.

        Once begun it is finished, even if who sent it hangs up meanwhile.
        """
        key, asker = message_key(holder, message.id), self.asker(table, holder)
        if isinstance(message, wire.Rematch):
            work = self._rematch(table, asker, key)
        else:
            work = self._submit(table, lambda room: decisions.decide(room, asker, message), key)
        return await asyncio.shield(self._spawn(work))

    async def public_tables(self, most: int) -> list[Table]:
        """The rooms of the lobby that wait for players, last changed first."""
        ids = await self.log.room_ids(WAITING, only_public=True, most=most)
        return await self._find_all(ids)

    def asker(self, table: Table, holder: str | None) -> Asker:
        return Asker(holder, table.away_s, self.settings.limits)

    def knows(self, table: Table) -> bool:
        """Whether this table is still the one of its room, and not retired meanwhile."""
        return self._tables.get(table.room.id) is table

    def join(self, table: Table, listener: Listener) -> None:
        if len(table.listeners) >= self.settings.limits.listeners_per_room:
            raise TooMany("too-many-connections", wait=60)
        table.listeners.add(listener)
        self._tell_presence(table)

    def part(self, table: Table, listener: Listener) -> None:
        table.part(listener)
        self._has_parted = True
        self._tell_presence(table)

    def _require_space(self) -> None:
        if sum(table.room.phase != OVER for table in self._tables.values()) >= self.settings.limits.num_rooms:
            raise TooMany("too-many-rooms", wait=60)

    async def _find_all(self, ids: Iterable[str]) -> list[Table]:
        """The tables of these rooms; one that cannot be read is left out and told to the log."""
        tables = []
        for room_id in ids:
            try:
                tables.append(await self.find(room_id))
            except BaumeisterError:
                logger.exception("room %s cannot be read", room_id)
        return tables

    async def _load(self, room_id: str) -> Table:
        try:
            return self._tables.setdefault(room_id, Table(await self._read(room_id)))
        finally:
            del self._loading[room_id]

    async def _read(self, room_id: str) -> Room:
        entries = await self.log.read(room_id)
        if not entries:
            raise UnknownRoom("unknown-room")
        try:
            return await self.judge(_fold, room_id, entries)
        except Exception as error:  # of whatever kind: it was written by other rules than these
            raise StorageFailure("room-unreadable") from error

    async def _submit(self, table: Table, decide: Decide, key: str | None) -> int:
        """Decide, commit, then let it happen and tell: in this order, one message a room at a time."""
        async with self.hold(table):
            room = table.room
            if key is not None and key in room.answers:
                return room.answers[key]
            decided = await self.judge(decide, room)
            if decided.bodies:
                await self._happen(table, decided, key)
            if table.listeners:
                await self.prepare(table)
            answer = room.version
        self._tell_state(table)
        self._wake(table)
        return answer

    async def _happen(self, table: Table, decided: Decided, key: str | None, *others: Batch) -> None:
        """On disk first, then here; what fails in between leaves the table stale."""
        room = table.room
        entries = _number(room, decided.bodies, key)
        table.is_stale = True
        await self.log.append(_batch(room, entries, decided.bodies), *others)
        for entry, (body, step) in zip(entries, decided.pairs(), strict=True):
            room.apply(entry, body, step)
        table.is_stale = False
        metrics.ENTRIES.inc(len(entries))

    async def _rematch(self, table: Table, asker: Asker, key: str) -> int:
        """The next room and the entry that leads to it, in one transaction."""
        async with self.hold(table):
            room = table.room
            if key in room.answers:
                return room.answers[key]
            opened = decisions.rematch_of(room, asker)
            self._require_space()
            following = Room(new_room_id())
            first = _batch(following, _number(following, [opened], None), [opened])
            await self._happen(table, Decided([log.RematchMade(following.id)]), key, first)
            answer = room.version
        self._tell_state(table)
        return answer

    def _tell_state(self, table: Table) -> None:
        now = time.time()
        for listener in tuple(table.listeners):
            listener.tell_state(table, now)
        if table.listeners and table.presence_text() != table.told_presence:
            self._tell_presence(table)  # somebody sat down, or stood up

    def _tell_presence(self, table: Table) -> None:
        table.told_presence = text = table.presence_text()
        for listener in tuple(table.listeners):
            listener.send_text(text)

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
        except Exception as error:
            _complain("the bot of room %s did not move", room.id, error)
            self._wake_later(table)
        finally:
            if table.thinking_about == version:
                table.thinking_about = None

    def _wake_later(self, table: Table) -> None:
        """What went wrong may be well again in a while."""
        asyncio.get_running_loop().call_later(RETRY_S, self._wake, table)

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
        try:
            await self._submit(table, lambda room: decisions.flag_fallen(room, time.time()), None)
        except Exception as error:
            _complain("the flag of room %s did not fall", table.room.id, error)
            self._wake_later(table)

    async def _sweep(self) -> None:
        """Close rooms that nobody comes back to, and forget finished ones; their log stays."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for room_id, table in tuple(self._tables.items()):
                if not table.listeners and not table.lock.locked():
                    await self._retire(room_id, table)
            if self._has_parted and not any(table.listeners for table in self._tables.values()):
                self._has_parted = False
                gc.unfreeze()  # nobody waits now: search what was set aside, too
                gc.collect()

    async def _retire(self, room_id: str, table: Table) -> None:
        try:
            await self._retire_if_idle(room_id, table)
        except Exception as error:
            _complain("room %s was not retired", room_id, error)

    async def _retire_if_idle(self, room_id: str, table: Table) -> None:
        idle_s = time.time() - table.room.changed_at
        if table.room.phase != OVER and idle_s > self.settings.limits.idle_room_s:
            await self._submit(table, lambda _: Decided([log.RoomClosed("idle")]), None)
        if table.room.phase == OVER and not table.listeners:
            self._tables.pop(room_id, None)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _complain(what: str, room_id: str, error: Exception) -> None:
    """One line for what can happen, such as a full disk; a mistake of ours is told in full."""
    logger.error("%s: %s", what % room_id, error, exc_info=not isinstance(error, BaumeisterError))


def _fold(room_id: str, entries: Sequence[Entry]) -> Room:
    room = Room(room_id)
    for entry in entries:
        room.apply(entry, log.load_body(entry.body))
    return room


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
