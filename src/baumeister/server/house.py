"""The house: its rooms and all who work there, put together. Messages of people come in here."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from baumeister.core.errors import StorageFailure
from baumeister.server import decisions
from baumeister.server import entries as log
from baumeister.server import messages as wire
from baumeister.server.audience import Listener
from baumeister.server.bots import Bots
from baumeister.server.changes import Changes
from baumeister.server.decisions import Decided, Sender
from baumeister.server.entries import PLAYING
from baumeister.server.flags import Flags
from baumeister.server.judges import NUM_ADVISERS, Judges
from baumeister.server.keepers import Alone, Keeper, Tenancy
from baumeister.server.levels import name_engines
from baumeister.server.live import LiveRoom
from baumeister.server.reviews import Reviews
from baumeister.server.room import Room
from baumeister.server.rooms import Rooms
from baumeister.server.rounds import Rounds
from baumeister.server.settings import Settings
from baumeister.server.sweeper import Sweeper
from baumeister.server.tasks import RETRY_S, Tasks
from baumeister.server.thinkers import Thinkers
from baumeister.server.tokens import hash_secret, message_key, new_room_id
from baumeister.server.turns import Turns
from baumeister.server.watch import watch
from baumeister.storage import Leases, Log, Tenant
from baumeister.storage.housekeeping import delete_room

logger = logging.getLogger(__name__)

CLOSE_S = 0.5

T = TypeVar("T")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        tenant = Tenant(new_room_id(), settings.lease_s) if settings.cluster else None
        self.log = Log(settings.database, tenant)
        self._leases = None if tenant is None else Leases(self.log, tenant.owner, tenant.lease_s)
        tenancy = None if self._leases is None else Tenancy(self._leases)
        self._keeper: Keeper = tenancy or Alone()
        name_engines(settings.engines)
        self.thinkers = Thinkers(settings.num_thinkers, settings.think_s)
        self.judges = Judges()
        self._turns = Turns(NUM_ADVISERS)
        self._tasks = Tasks()
        self.has_resumed = False  #: every match that went on has been read again
        self._working: list[asyncio.Task[None]] = []
        most = settings.limits.num_rooms
        self.rooms = Rooms(self.log, self._keeper, self.judges, self._tasks, most, self._welcome, self._lose)
        self._changes = Changes(self.log, self.rooms, self.judges, self._wake, self._lose)
        submit = self._changes.submit
        self._bots = Bots(self.thinkers, submit, self._tasks, settings.limits.unwatched_s)
        self._flags = Flags(submit, self._tasks)
        self.reviews = Reviews(self.log, self._tasks, settings.limits.reviews_per_address)
        self.sweeper = Sweeper(self.log, self.rooms, self._keeper, submit, settings.limits)
        if self._leases is not None and tenancy is not None:
            self._go_on = Rounds(self._leases, tenancy, self.rooms, self._tasks, self._lose).run
            self.has_resumed = True
        else:
            self._go_on = self._resume_matches

    async def resume(self) -> None:
        """Go on where the last server stopped: rooms that are asked for at once, others by and by."""
        working = (self._go_on(), self.sweeper.run(), watch(self.rooms))
        self._working = [self._tasks.spawn(each) for each in working]
        if self.settings.warms_up:
            self._tasks.spawn(self.thinkers.warm_up())

    async def close(self) -> None:
        """Stop taking messages, finish what is being written, end the bots."""
        for task in self._working:
            task.cancel()
        self._bots.close()
        self.reviews.close()
        self._flags.close()
        await self._tasks.finish(CLOSE_S)
        self.judges.close()
        if self._leases is not None:
            with suppress(StorageFailure):  # then they run out
                await self._leases.release_all()
        await self.log.close()

    async def advise(self, address: str, question: Callable[..., T], *subjects: Any) -> T:
        """Ask rules what changes nothing; however much an address asks, others have their turn."""
        async with self._turns.turn(address):
            return await self.judges.advise(question, *subjects)

    async def open(self, decided: Decided) -> LiveRoom:
        """A new room of these first entries."""
        await self.rooms.require_space()
        live = LiveRoom(Room(new_room_id()))
        opening = self._changes.submit(live, lambda _: decided)
        await asyncio.shield(self._tasks.spawn(opening))
        return self.rooms.add_new(live)

    async def tell(self, live: LiveRoom, holder: str | None, message: wire.Told) -> int:
        """Do what a message says; returns the version that answers it, the same one if it came before.

        Once begun it is to be finished, even if who sent it hangs up meanwhile.
        """
        key, sender = message_key(holder, message.id), self.sender(live, holder)
        if isinstance(message, wire.Rematch):
            return await self._changes.rematch(live, sender, key)
        return await self._changes.submit(live, lambda room: decisions.decide(room, sender, message), key)

    async def delete(self, live: LiveRoom, secret: str) -> None:
        """Delete a room with all it holds, for who may; those who are there are told."""
        sender = self.sender(live, hash_secret(live.room.opened.salt, secret))
        await asyncio.shield(self._tasks.spawn(self._delete(live, sender)))

    async def _delete(self, live: LiveRoom, sender: Sender) -> None:
        async with self.rooms.hold(live):
            decisions.require_deletable(live.room, sender)
            await delete_room(self.log, live.room.id)
            self.rooms.vanish(live)

    def sender(self, live: LiveRoom, holder: str | None) -> Sender:
        return Sender(holder, live.audience.away_s, self.settings.limits)

    def join(self, live: LiveRoom, listener: Listener) -> None:
        live.audience.join(listener, live.room, self.settings.limits.listeners_per_room)
        self._bots.wake(live)  # it may have waited for somebody to look on

    def part(self, live: LiveRoom, listener: Listener) -> None:
        live.audience.part(listener, live.room)
        self.sweeper.has_parted = True

    async def _resume_matches(self) -> None:
        """Read every match that goes on, the last played first; flags may have to fall in it."""
        waiting = [*reversed(await self.log.room_ids(PLAYING))]
        has_complained = False
        while waiting:
            try:
                await self.rooms.find(waiting[-1])
            except StorageFailure as error:
                if error.because == "storage-failure":  # a full disk, say: all others would fail, too
                    if not has_complained:
                        logger.error("rooms are not resumed yet: %s", error)
                    has_complained = True
                    await asyncio.sleep(RETRY_S)
                    continue
                logger.error("room %s is not resumed: %s", waiting[-1], error)
            waiting.pop()
        self.has_resumed = True

    async def _welcome(self, live: LiveRoom) -> None:
        """A room from disk goes on: the time in between counts on no clock."""
        if live.room.clocks.deadline is not None and live.room.phase == PLAYING:
            await self._changes.submit(live, lambda _: Decided([log.ServerResumed()]))
        self._wake(live)

    def _lose(self, live: LiveRoom) -> None:
        """Another server has this room: whoever is connected here comes back there."""
        self.rooms.lose(live)
        self._flags.set(live)
        live.audience.cut_off()

    def _wake(self, live: LiveRoom) -> None:
        """Let whoever is not a person act: the bot to move, or the flag that will fall."""
        self._flags.set(live)
        self._bots.wake(live)
