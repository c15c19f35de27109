"""Which rooms are here: found in memory, or read from disk, if this server is the one to keep them."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager

from baumeister.core.errors import BaumeisterError, RoomElsewhere, StorageFailure, TooMany, UnknownRoom
from baumeister.server.entries import load_body
from baumeister.server.judges import Judges
from baumeister.server.keepers import Keeper
from baumeister.server.live import LiveRoom
from baumeister.server.room import Room
from baumeister.server.states import Position, present_position
from baumeister.server.tasks import Tasks
from baumeister.storage import Entry, Log

logger = logging.getLogger(__name__)


Welcome = Callable[[LiveRoom], Awaitable[None]]


class Rooms:
    """The rooms in memory, each once."""

    def __init__(
        self,
        log: Log,
        keeper: Keeper,
        judges: Judges,
        tasks: Tasks,
        most: int,
        welcome: Welcome,
        part_with: Callable[[LiveRoom], None],
    ) -> None:
        self._log = log
        self._keeper = keeper
        self._judges = judges
        self._tasks = tasks
        self._most = most  #: waiting or playing
        self._welcome = welcome  #: awaited before a room from disk is here
        self._part_with = part_with  #: called when another server has taken a room that is here
        self._here: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter(tuple(self._here.values()))

    async def find(self, room_id: str) -> LiveRoom:
        """The room of this id, from disk if need be."""
        if (live := self._here.get(room_id)) is not None:
            return live
        if room_id not in self._loading:
            self._loading[room_id] = self._tasks.spawn(self._load(room_id))
        return await asyncio.shield(self._loading[room_id])

    async def find_all(self, ids: Iterable[str]) -> list[LiveRoom]:
        """The rooms of these ids; one that cannot be read is left out and told to the log."""
        found = []
        for room_id in ids:
            try:
                found.append(await self.find(room_id))
            except BaumeisterError as error:
                logger.error("room %s cannot be read: %s", room_id, error)
        return found

    async def find_here(self, room_id: str) -> LiveRoom | None:
        """The room of this id if it is here, or about to be."""
        return await self.find(room_id) if room_id in self._here or room_id in self._loading else None

    async def look_at(self, room_id: str) -> Room:
        """A room to be shown, not changed: another server's is read, and stays where it is."""
        live = await self.find_here(room_id)
        if live is not None and await self._keeper.still_has(room_id):
            return live.room
        if live is None and await self._keeper.take_free([room_id]):
            return (await self.find(room_id)).room
        return await self._read(room_id, self._judges.advise)

    @asynccontextmanager
    async def hold(self, live: LiveRoom) -> AsyncIterator[None]:
        """Be the only one in this room, which is what the disk says."""
        async with live.lock:
            if not live.is_elsewhere and not await self._keeper.still_has(live.room.id):
                self._part_with(live)
            if live.is_elsewhere:
                raise RoomElsewhere("room-elsewhere")
            if live.is_stale:
                live.renew(await self._read(live.room.id, self._judges.judge_apart))
            yield

    async def prepare(self, live: LiveRoom, comer: str | None = None) -> None:
        """Have at hand what those who are here, and one who comes, are shown; the room is held.

        Legal moves are among it if the person to move is one of them.
        """
        room, shown = live.room, live.position
        if room.match is None:
            return
        seat = room.seat_to_move()
        is_awaited = seat is not None and (live.is_awaited(seat) or live.may_move(comer))
        is_known = shown is not None and shown.version == room.position_version
        if not is_known or (is_awaited and shown is not None and shown.legal is None):
            live.position = await self._judges.judge(live.pace, _look, live, is_awaited)

    def knows(self, live: LiveRoom) -> bool:
        """Whether this is still the room of its id, and not put away meanwhile."""
        return self._here.get(live.room.id) is live

    def add(self, live: LiveRoom) -> LiveRoom:
        """Keep a room here; the one that is here already, if there is one."""
        return self._here.setdefault(live.room.id, live)

    def add_new(self, live: LiveRoom) -> LiveRoom:
        """Keep a room that was opened here; in a cluster its first socket says where it is kept."""
        if self._keeper.keeps_new:
            return self.add(live)
        self.lose(live)
        return live

    def lose(self, live: LiveRoom) -> None:
        """Nothing more is done in this room, as it was read: another server has it, or nobody needs it."""
        live.is_elsewhere = True
        self._here.pop(live.room.id, None)

    def vanish(self, live: LiveRoom) -> None:
        """The room was deleted: whoever is there is told so, and nothing can happen in it any more."""
        self._here.pop(live.room.id, None)
        live.is_stale = True
        live.audience.dismiss(UnknownRoom("room-deleted"))

    async def put_away(self, live: LiveRoom) -> None:
        """Forget a room that is over."""
        self._here.pop(live.room.id, None)
        await self._keeper.forget(live.room.id)

    async def require_space(self) -> None:
        if await self._log.num_open() >= self._most:
            raise TooMany("too-many-rooms", wait=60)

    async def _load(self, room_id: str) -> LiveRoom:
        try:
            await self._keeper.take(room_id)
            live = LiveRoom(await self._read(room_id, self._judges.judge_apart))
            await self._welcome(live)
            if not await self._keeper.still_has(room_id):  # it took too long, or this process was frozen
                raise RoomElsewhere("room-elsewhere")
            return self.add(live)
        finally:
            del self._loading[room_id]

    async def _read(self, room_id: str, judge: Callable[..., Awaitable[Room]]) -> Room:
        entries = await self._log.read(room_id)
        if not entries:
            raise UnknownRoom("unknown-room")
        return await judge(read_again, room_id, entries)


def _look(live: LiveRoom, is_awaited: bool) -> Position | None:
    began = time.thread_time()
    position = present_position(live.room, is_awaited)
    live.pace.note(time.thread_time() - began)
    return position


def read_again(room_id: str, entries: Sequence[Entry]) -> Room:
    """What the log of a room amounts to; StorageFailure if that cannot be told."""
    try:
        return fold(room_id, entries)
    except Exception as error:  # of whatever kind: it was written by other rules than these
        raise StorageFailure("room-unreadable") from error


def fold(room_id: str, entries: Sequence[Entry]) -> Room:
    """What the log of a room amounts to."""
    room = Room(room_id)
    for entry in entries:
        room.apply(entry, load_body(entry.body))
    return room
