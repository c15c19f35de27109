"""The append-only log of every room, on disk before anyone is told.

One thread writes. Whatever arrives while it is busy waits for the next transaction, so a commit is
shared by all rooms that moved meanwhile.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, event, func, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from baumeister.core.errors import BaumeisterError, RoomElsewhere, StorageFailure, problem_of
from baumeister.storage import postgres
from baumeister.storage.engine import make_engine, unreachable
from baumeister.storage.migrate import migrate
from baumeister.storage.tables import entries, is_room_id, rooms
from baumeister.storage.writing import Addition, Entry, write

logger = logging.getLogger(__name__)

OPEN = ("waiting", "playing")  #: phases of rooms that are not over
CHECK_S = 1.0  #: how often those who wait look whether the database still answers

#: changes nothing, and is written all the same: a full disk is found out
PROBE = text("UPDATE rooms SET phase = phase WHERE id = (SELECT min(id) FROM rooms)")
LEASED = text("SELECT room_id FROM leases WHERE owner = :owner AND room_id = ANY(:rooms) FOR SHARE")

T = TypeVar("T")
Group = list[tuple[Sequence[Addition], "asyncio.Future[None]"]]  #: what is added, and who waits for it
Written = tuple["asyncio.Future[None]", StorageFailure | None]


@dataclass(frozen=True, slots=True)
class Tenant:
    """One server of a cluster: it appends only to rooms whose leases it has."""

    owner: str
    lease_s: float


class Log:
    """The rooms' logs in a SQLite file or a PostgreSQL database."""

    def __init__(self, url: str, tenant: Tenant | None = None) -> None:
        self._tenant = tenant
        self._driver: Any = None  #: the driver's own connection, while it is PostgreSQL's
        self._busy_since: float | None = None
        self._engine = self._open(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._lock = threading.Lock()  #: of the next two
        self._waiting: Group = []
        self._is_writing = False
        self._fails = False  #: what was to be written last was not
        self._watching: asyncio.Task[None] | None = None
        self.num_commits = 0

    async def append(self, *additions: Addition) -> None:
        """Write these additions in one transaction; returns when they are on disk."""
        self._watch()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self._lock:
            self._waiting.append((additions, done))
            if not self._is_writing:
                self._is_writing = True
                self._thread.submit(self._write_waiting, loop)
        await done

    async def read(self, room_id: str) -> tuple[Entry, ...]:
        """A room's whole log; empty if there is no such room."""
        return await self.run(lambda connection: read_entries(connection, room_id))

    async def knows(self, room_id: str) -> bool:
        return await self.run(lambda connection: _knows(connection, room_id))

    async def room_ids(
        self, phase: str, most: int = 1_000_000, before: float | None = None
    ) -> tuple[str, ...]:
        """The rooms in this phase, last changed first; only those not changed since `before`."""
        return await self.run(lambda connection: _room_ids(connection, phase, most, before))

    async def num_open(self) -> int:
        """How many rooms are not over."""
        query = select(func.count()).select_from(rooms).where(rooms.c.phase.in_(OPEN))
        return await self.run(lambda connection: connection.scalar(query) or 0)

    async def still(self, phase: str, room_ids: Collection[str]) -> set[str]:
        """Those of these rooms that are in this phase."""
        query = select(rooms.c.id).where(rooms.c.id.in_(room_ids), rooms.c.phase == phase)
        return await self.run(lambda connection: {*connection.scalars(query)}) if room_ids else set()

    async def summaries(self, phase: str, most: int) -> tuple[tuple[str, str | None], ...]:
        """The public rooms in this phase, last changed first, and what is to be shown of them."""
        query = select(rooms.c.id, rooms.c.summary).where(rooms.c.phase == phase, rooms.c.is_public == 1)
        query = query.order_by(rooms.c.changed_at.desc()).limit(most)
        return await self.run(lambda connection: tuple((row[0], row[1]) for row in connection.execute(query)))

    async def is_alive(self) -> bool:
        """Whether the database answers, and whether it can be written to if that failed last."""
        probes = self._fails
        try:
            await self.run(lambda connection: connection.execute(PROBE if probes else select(1)))
        except StorageFailure:
            return False
        if probes:
            self._note(None)
        return True

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        while self._is_writing:  # the thread takes turns: after this, one group more is written
            await asyncio.get_running_loop().run_in_executor(self._thread, _do_nothing)
        if self._watching is not None:
            self._watching.cancel()
        self._thread.shutdown(cancel_futures=True)
        self._engine.dispose()

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: write what waits, tell the loop once, and go on with what has come meanwhile.

        The loop has no part in this: the more it has to do, the longer the disk would lie idle. What else
        the thread was asked for has its turn in between.
        """
        with self._lock:
            group, self._waiting = self._waiting, []
        loop.call_soon_threadsafe(_settle, self._write_group(group))
        with self._lock:
            self._is_writing = bool(self._waiting)
            if self._is_writing:
                self._thread.submit(self._write_waiting, loop)

    def _write_group(self, group: Group) -> list[Written]:
        """One transaction for all; if it fails, one each, so that nobody pays for another's fault."""
        additions = [each for adding, _ in group for each in adding]
        try:
            self._transact(lambda connection: self._write(connection, additions))
        except StorageFailure as failure:
            if len(group) == 1:
                self._note(failure)
                return [(group[0][1], failure)]
            return [written for one in group for written in self._write_group([one])]
        self.num_commits += 1
        self._note(None)
        return [(done, None) for _, done in group]

    def _note(self, failure: StorageFailure | None) -> None:
        """Tell once that nothing can be written; another's entry in the same place is no such failure."""
        if failure is None:
            if self._fails:
                logger.warning("the database can be written to again")
            self._fails = False
            return
        cause = failure.__cause__
        if self._fails or cause is None or isinstance(cause, IntegrityError):
            return
        self._fails = True
        logger.error("nothing can be written: %s", problem_of(getattr(cause, "orig", None) or cause))

    def _write(self, connection: Connection, additions: Sequence[Addition]) -> None:
        if self._tenant is not None:
            _require_leases(connection, self._tenant.owner, additions)
        write(connection, additions)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Let the thread do this in a transaction of its own."""
        self._watch()
        working = asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        working.add_done_callback(_note)
        return await working

    def _transact(self, work: Callable[[Connection], T]) -> T:
        self._busy_since = time.monotonic()
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except BaumeisterError:
            raise
        except Exception as error:  # whatever it is, who waits must hear of it
            raise StorageFailure("storage-failure") from error
        finally:
            self._busy_since = None

    def _watch(self) -> None:
        if self._driver is not None and self._watching is None:
            self._watching = asyncio.create_task(self._keep_watch())

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(CHECK_S)
            self._hang_up_if_frozen()

    def _hang_up_if_frozen(self) -> None:
        """A database that does not answer, not even by its own time limit, would hold us for ever."""
        since = self._busy_since
        if self._driver is None or since is None or time.monotonic() - since < postgres.PATIENCE_S:
            return
        with suppress(Exception):  # it may have come back this moment
            postgres.hang_up(self._driver)

    def _open(self, url: str) -> Engine:
        if make_engine(url).dialect.name == "sqlite":
            if self._tenant is not None:
                raise StorageFailure("cluster-needs-postgres")
            engine = make_engine(url)
            event.listen(engine, "connect", make_durable)
        else:
            engine = make_engine(url, pool_size=1, max_overflow=0, connect_args=postgres.CONNECT)
            event.listen(engine, "connect", self._meet)
        try:
            migrate(engine)
        except SQLAlchemyError as error:
            raise unreachable(url, error) from error
        return engine

    def _meet(self, connection: Any, record: ConnectionPoolEntry) -> None:
        del record
        self._driver = connection
        if self._tenant is None:
            postgres.claim_session(connection, False, postgres.IDLE_S)
        else:  # who freezes in the middle of a transaction holds its rooms no longer than its leases
            postgres.claim_session(connection, True, self._tenant.lease_s)


def _note(working: "asyncio.Future[Any]") -> None:
    """Who asked may have gone; then nobody else looks at what went wrong."""
    if not working.cancelled():
        working.exception()


def _settle(written: "list[Written]") -> None:
    for done, failure in written:
        if done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


def _do_nothing() -> None: ...


def make_durable(connection: sqlite.base.SQLiteDialect, record: ConnectionPoolEntry) -> None:
    del record
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]  # the driver's own connection


def _require_leases(connection: Connection, owner: str, additions: Sequence[Addition]) -> None:
    """Nobody can take these rooms until this transaction ends; a new room is whoever's opens it."""
    needed = {addition.room_id for addition in additions if addition.entries[0].version > 1}
    if needed and {*connection.scalars(LEASED, {"owner": owner, "rooms": [*needed]})} != needed:
        raise RoomElsewhere("room-elsewhere")


def read_entries(connection: Connection, room_id: str) -> tuple[Entry, ...]:
    if not is_room_id(room_id):
        return ()
    columns = (entries.c.version, entries.c.at, entries.c.answers, entries.c.body)
    rows = connection.execute(
        select(*columns).where(entries.c.room_id == room_id).order_by(entries.c.version)
    )
    return tuple(Entry(*row) for row in rows)


def _knows(connection: Connection, room_id: str) -> bool:
    return is_room_id(room_id) and bool(connection.scalar(select(rooms.c.id).where(rooms.c.id == room_id)))


def _room_ids(connection: Connection, phase: str, most: int, before: float | None) -> tuple[str, ...]:
    query = select(rooms.c.id).where(rooms.c.phase == phase).order_by(rooms.c.changed_at.desc()).limit(most)
    if before is not None:
        query = query.where(rooms.c.changed_at < before)
    return tuple(connection.scalars(query))
