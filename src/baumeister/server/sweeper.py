"""Which rooms nobody comes back to: idle ones are closed, finished ones forgotten; their log stays."""

import asyncio
import gc

from baumeister.core.errors import BaumeisterError
from baumeister.server import clocks
from baumeister.server.changes import Submit
from baumeister.server.decisions import Decided
from baumeister.server.entries import OVER, PLAYING, WAITING, RoomClosed
from baumeister.server.live import LiveRoom
from baumeister.server.rooms import Rooms
from baumeister.server.tasks import complain
from baumeister.storage import Log

SWEEP_S = 60.0
MOST_FETCHED = 100  #: idle rooms in one round


class Sweeper:
    """Goes round the rooms once a minute."""

    def __init__(self, log: Log, rooms: Rooms, submit: Submit, idle_s: float) -> None:
        self._log = log
        self._rooms = rooms
        self._submit = submit
        self._idle_s = idle_s
        self.has_parted = False  #: somebody, since rubbish was last collected

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self._fetch_idle()
            for live in self._rooms:
                if not live.listeners and not live.lock.locked():
                    await self.retire(live)
            self._collect()

    async def _fetch_idle(self) -> None:
        """Rooms of an earlier server that nobody has asked for since are idle, too."""
        try:
            before = clocks.now() - self._idle_s
            for phase in (WAITING, PLAYING):
                await self._rooms.find_all(await self._log.room_ids(phase, most=MOST_FETCHED, before=before))
        except BaumeisterError as error:
            complain("idle rooms were not looked for%s", "", error)

    async def retire(self, live: LiveRoom) -> None:
        """Close this room if it is idle, and put it away if it is over and empty."""
        try:
            idle_s = clocks.now() - live.room.changed_at
            if live.room.phase != OVER and idle_s > self._idle_s:
                await self._submit(live, lambda _: Decided([RoomClosed("idle")]))
            if live.room.phase == OVER and not live.listeners:
                self._rooms.put_away(live)
        except Exception as error:
            complain("room %s was not retired", live.room.id, error)

    def _collect(self) -> None:
        """Once nobody waits any more, search what was set aside, too."""
        if self.has_parted and not any(live.listeners for live in self._rooms):
            self.has_parted = False
            gc.unfreeze()
            gc.collect()
