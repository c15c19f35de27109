"""What a server of a cluster does all the time: renew leases, hand over what is wanted, adopt orphans."""

import asyncio
import logging
import time
from collections.abc import Callable

from baumeister.core.errors import BaumeisterError, StorageFailure
from baumeister.server import metrics
from baumeister.server.keepers import Tenancy
from baumeister.server.live import LiveRoom
from baumeister.server.rooms import Rooms
from baumeister.server.tasks import Tasks, complain
from baumeister.storage import Leases

logger = logging.getLogger(__name__)

LOOK_S = 0.25  #: how soon a room that is wanted, or awaited, is noticed
RENEWALS = 3  #: within a lease
ADOPTIONS = 12  #: looks for matches without a server, within a lease
MOST_ADOPTED = 20  #: matches at a time, so that other servers have some, too

Lose = Callable[[LiveRoom], None]


class Rounds:
    def __init__(self, leases: Leases, tenancy: Tenancy, rooms: Rooms, tasks: Tasks, lose: Lose) -> None:
        self._leases = leases
        self._tenancy = tenancy
        self._rooms = rooms
        self._tasks = tasks
        self._lose = lose  #: a room that another server has now
        self._leaving: set[str] = set()
        self._adopted = 0.0
        self._has_renewed = False
        self._fails = False

    async def run(self) -> None:
        while True:
            try:
                await self._go_round()
                self._fails = False
            except StorageFailure as error:
                if not self._fails:
                    logger.error("leases are not renewed: %s", error)
                self._fails = True
            await asyncio.sleep(LOOK_S)

    async def _go_round(self) -> None:
        since = time.monotonic() - self._tenancy.renewed_at
        if not self._has_renewed or since > self._leases.seconds / RENEWALS:
            await self._renew()
        if time.monotonic() - self._adopted > self._leases.seconds / ADOPTIONS:
            await self._adopt()
        await self._tenancy.look_again()
        for room_id in await self._leases.wanted() - self._leaving:
            self._leaving.add(room_id)
            self._tasks.spawn(self._hand_over(room_id))

    async def _renew(self) -> None:
        """A server that was frozen learns here which of its rooms others have by now."""
        began, here = time.monotonic(), tuple(self._rooms)
        kept = await self._leases.renew()
        self._tenancy.renewed_at, self._has_renewed = began, True
        metrics.LEASES.set(len(kept))
        for live in here:
            if live.room.id not in kept and self._rooms.knows(live):
                self._lose(live)

    async def _adopt(self) -> None:
        """Bots and flags go on in matches whose server is gone, though nobody looks on."""
        self._adopted = time.monotonic()
        for room_id in await self._leases.adopt(MOST_ADOPTED):
            self._tasks.spawn(self._bring_in(room_id))

    async def _bring_in(self, room_id: str) -> None:
        try:
            await self._rooms.find(room_id)
        except BaumeisterError as error:
            complain("room %s was not adopted", room_id, error)

    async def _hand_over(self, room_id: str) -> None:
        """Let go between two messages; who finds the room here meanwhile waits, and comes back elsewhere."""
        try:
            live = await self._rooms.find_here(room_id)
            if live is None:
                await self._leases.release(room_id)
                return
            async with live.lock:
                await self._leases.release(room_id)
                self._lose(live)
        except BaumeisterError as error:
            complain("room %s was not handed over", room_id, error)
        finally:
            self._leaving.discard(room_id)
