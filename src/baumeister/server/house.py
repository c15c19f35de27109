"""The house: its rooms and all who work there, put together. Messages of people come in here."""

import asyncio

from baumeister.server import decisions
from baumeister.server import entries as log
from baumeister.server import messages as wire
from baumeister.server.audience import Listener
from baumeister.server.bots import Bots
from baumeister.server.changes import Changes
from baumeister.server.decisions import Asker, Decided
from baumeister.server.entries import PLAYING, WAITING
from baumeister.server.flags import Flags
from baumeister.server.judges import Judges
from baumeister.server.live import LiveRoom
from baumeister.server.room import Room
from baumeister.server.rooms import Rooms
from baumeister.server.settings import Settings
from baumeister.server.sweeper import Sweeper
from baumeister.server.tasks import Tasks
from baumeister.server.thinkers import Thinkers
from baumeister.server.tokens import message_key, new_room_id
from baumeister.storage import Log

CLOSE_S = 0.5


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = Log(settings.database)
        self.thinkers = Thinkers(settings.num_thinkers, settings.think_s)
        self.judges = Judges()
        self._tasks = Tasks()
        self.rooms = Rooms(self.log, self.judges, self._tasks, settings.limits.num_rooms)
        self._changes = Changes(self.log, self.rooms, self.judges, self._wake)
        submit = self._changes.submit
        self._bots = Bots(self.thinkers, submit, self._tasks)
        self._flags = Flags(submit, self._tasks)
        self.sweeper = Sweeper(self.rooms, submit, settings.limits.idle_room_s)

    async def resume(self) -> None:
        """Go on where the last server stopped: clocks, bots and all."""
        ids = (*await self.log.room_ids(PLAYING), *await self.log.room_ids(WAITING))
        for live in await self.rooms.find_all(ids):
            if live.room.clocks.deadline is not None:
                await self._changes.submit(live, lambda _: Decided([log.ServerResumed()]))
            self._wake(live)
        if self.settings.warms_up:
            self._tasks.spawn(self.thinkers.warm_up())
        self._sweeping = self._tasks.spawn(self.sweeper.run())

    async def close(self) -> None:
        """Stop taking messages, finish what is being written, end the bots."""
        self._sweeping.cancel()
        self._bots.close()
        self._flags.close()
        await self._tasks.finish(CLOSE_S)
        self.judges.close()
        await self.log.close()

    async def open(self, opened: log.RoomOpened) -> LiveRoom:
        """A new room."""
        self.rooms.require_space()
        live = LiveRoom(Room(new_room_id()))
        opening = self._changes.submit(live, lambda _: Decided([opened]))
        await asyncio.shield(self._tasks.spawn(opening))
        return self.rooms.add(live)

    async def tell(self, live: LiveRoom, holder: str | None, message: wire.Told) -> int:
        """Do what a message says; returns the version that answers it, the same one if it came before.

        Once begun it is finished, even if who sent it hangs up meanwhile.
        """
        key, asker = message_key(holder, message.id), self.asker(live, holder)
        if isinstance(message, wire.Rematch):
            work = self._changes.rematch(live, asker, key)
        else:
            work = self._changes.submit(live, lambda room: decisions.decide(room, asker, message), key)
        return await asyncio.shield(self._tasks.spawn(work))

    def asker(self, live: LiveRoom, holder: str | None) -> Asker:
        return Asker(holder, live.audience.away_s, self.settings.limits)

    def join(self, live: LiveRoom, listener: Listener) -> None:
        live.audience.join(listener, live.room, self.settings.limits.listeners_per_room)

    def part(self, live: LiveRoom, listener: Listener) -> None:
        live.audience.part(listener, live.room)
        self.sweeper.has_parted = True

    def _wake(self, live: LiveRoom) -> None:
        """Let whoever is not a person act: the bot to move, or the flag that will fall."""
        self._flags.set(live)
        self._bots.wake(live)
