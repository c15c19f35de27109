"""Which rooms nobody comes back to: idle ones are closed, finished ones forgotten; their log stays."""

import asyncio
import gc
import time

from baumeister.server.changes import Submit
from baumeister.server.decisions import Decided
from baumeister.server.entries import OVER, RoomClosed
from baumeister.server.live import LiveRoom
from baumeister.server.rooms import Rooms
from baumeister.server.tasks import complain

SWEEP_S = 60.0


class Sweeper:
    """Goes round the rooms once a minute."""

    def __init__(self, rooms: Rooms, submit: Submit, idle_s: float) -> None:
        self._rooms = rooms
        self._submit = submit
        self._idle_s = idle_s
        self.has_parted = False  #: somebody, since rubbish was last collected

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            for live in self._rooms:
                if not live.listeners and not live.lock.locked():
                    await self.retire(live)
            self._collect()

    async def retire(self, live: LiveRoom) -> None:
        """Close this room if it is idle, and put it away if it is over and empty."""
        try:
            idle_s = time.time() - live.room.changed_at
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
