"""Which rooms nobody comes back to: idle ones are closed, finished ones put away, old ones kept no longer.

A room that nobody has been in for a while leaves memory and is read again when somebody comes: what guests
have begun and left would fill it otherwise.

It also notices what somebody else has done to a room on disk: an administrator may have closed or deleted it.
"""

import asyncio
import gc

from baumeister.core.errors import BaumeisterError
from baumeister.server import clocks, metrics
from baumeister.server.changes import Submit
from baumeister.server.decisions import Decided
from baumeister.server.entries import OVER, PLAYING, WAITING, RoomClosed
from baumeister.server.keepers import Keeper
from baumeister.server.live import LiveRoom
from baumeister.server.played import is_between_people
from baumeister.server.rooms import Rooms
from baumeister.server.settings import Limits
from baumeister.server.tasks import complain
from baumeister.storage import Log
from baumeister.storage.housekeeping import changes_of, forget_old

SWEEP_S = 60.0
MOST_FETCHED = 100  #: idle rooms in one round
MOST_FORGOTTEN = 200  #: old rooms and lines of chat in one round
MOST_ASKED = 500  #: rooms in one question
PATIENCE = 6  #: times as long a match between people stays in memory: it is looked at nowhere (`played.py`)


class Sweeper:
    """Goes round the rooms once a minute."""

    def __init__(self, log: Log, rooms: Rooms, keeper: Keeper, submit: Submit, limits: Limits) -> None:
        self._log = log
        self._rooms = rooms
        self._keeper = keeper
        self._submit = submit
        self._limits = limits
        self._emptied_before = 0.0  #: rooms over and unchanged since then hold no words any more
        self.has_parted = False  #: somebody, since rubbish was last collected

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self._fetch_idle()
            await self.notice_others()
            await self.forget_old()
            for live in self._rooms:
                if not live.listeners and not live.lock.locked():
                    await self.retire(live)
            self._collect()

    async def _fetch_idle(self) -> None:
        """Rooms of an earlier server that nobody has asked for since are idle, too."""
        try:
            before = clocks.now() - self._limits.idle_room_s
            for phase in (WAITING, PLAYING):
                idle = await self._log.room_ids(phase, most=MOST_FETCHED, before=before)
                await self._rooms.find_all(await self._keeper.take_free(idle))
        except BaumeisterError as error:
            complain("idle rooms were not looked for%s", "", error)

    async def forget_old(self) -> None:
        """What was to be kept for so long and no longer."""
        limits, now = self._limits, clocks.now()
        over_before = now - limits.keep_over_s if limits.keep_over_s else 0.0
        chat_before = now - limits.keep_chat_s if limits.keep_chat_s else 0.0
        try:
            forgotten = await forget_old(
                self._log, over_before, chat_before, MOST_FORGOTTEN, self._emptied_before
            )
            if forgotten < MOST_FORGOTTEN:  # there was nothing more
                self._emptied_before = chat_before
            metrics.FORGOTTEN.inc(forgotten)
        except BaumeisterError as error:
            complain("old rooms were not forgotten%s", "", error)

    async def notice_others(self) -> None:
        """What was done to rooms on disk, not by us, becomes true here."""
        here = [live for live in self._rooms if not live.lock.locked()]
        try:
            for first in range(0, len(here), MOST_ASKED):
                some = here[first : first + MOST_ASKED]
                changed = await changes_of(self._log, [live.room.id for live in some])
                for live in some:
                    if changed.get(live.room.id) != live.room.changed_at:
                        await self._follow(live)
        except BaumeisterError as error:
            complain("rooms were not compared with the disk%s", "", error)

    async def _follow(self, live: LiveRoom) -> None:
        """Look again while nobody else changes the room; it may have been ourselves."""
        async with live.lock:
            changed = await changes_of(self._log, [live.room.id])
            if not changed:
                self._rooms.vanish(live)
                return
            if changed[live.room.id] == live.room.changed_at:
                return
            live.is_stale = True
        await self._submit(live, lambda _: Decided([]))

    async def retire(self, live: LiveRoom) -> None:
        """Close this room if it is idle, and put it away if it is empty and nothing can happen in it."""
        try:
            idle_s = clocks.now() - live.room.changed_at
            if live.room.phase != OVER and idle_s > self._limits.idle_room_s:
                await self._submit(live, lambda _: Decided([RoomClosed("idle")]))
            if live.room.phase == OVER and not live.listeners:
                await self._rooms.put_away(live)
            elif self._may_rest(live):
                self._rooms.lose(live)
        except Exception as error:
            complain("room %s was not retired", live.room.id, error)

    def _may_rest(self, live: LiveRoom) -> bool:
        """Whether nobody misses this room in memory; where a clock runs its flag has to fall."""
        if live.lock.locked() or live.room.clocks.running is not None:
            return False
        patience = PATIENCE if is_between_people(live.room) else 1
        return live.audience.unwatched_s > patience * self._limits.rest_s

    def _collect(self) -> None:
        """Once nobody waits any more, search what was set aside, too."""
        if self.has_parted and not any(live.listeners for live in self._rooms):
            self.has_parted = False
            gc.unfreeze()
            gc.collect()
