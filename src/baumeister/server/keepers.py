"""Who keeps a room: a server that is alone keeps all of them, one of a cluster those whose leases it has."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from baumeister.core.errors import RoomElsewhere
from baumeister.storage import Leases

MOST_LEASES = 2  #: that a room is waited for whose owner neither gives it away nor dies


class Keeper(Protocol):
    """What rooms are asked of before they are here."""

    keeps_new: bool  #: whether a room that is opened here stays here

    async def take(self, room_id: str) -> None:
        """Have this room, or RoomElsewhere."""

    async def still_has(self, room_id: str) -> bool:
        """Whether a room that was taken has been this server's ever since: else its memory is out of date."""

    async def take_free(self, room_ids: Sequence[str]) -> Sequence[str]:
        """Have those of these rooms that no other server has."""

    async def forget(self, room_id: str) -> None:
        """This room is over, and no longer here."""


class Alone:
    """The only server of its database."""

    keeps_new = True

    async def take(self, room_id: str) -> None: ...

    async def still_has(self, room_id: str) -> bool:
        del room_id
        return True

    async def take_free(self, room_ids: Sequence[str]) -> Sequence[str]:
        return room_ids

    async def forget(self, room_id: str) -> None: ...


class Tenancy:
    """One server of several. A new room is kept by the server that its first socket is led to."""

    keeps_new = False

    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._awaited: dict[str, asyncio.Future[None]] = {}
        self.renewed_at = time.monotonic()  #: when the last renewal that succeeded began

    async def take(self, room_id: str) -> None:
        """Take the lease, or wait until its owner, who hears that it is wanted, has let go of it."""
        if await self._leases.take([room_id]):
            return
        await self._leases.require_known(room_id)
        awaited = self._awaited[room_id] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(awaited, MOST_LEASES * self._leases.seconds)
        except TimeoutError:
            raise RoomElsewhere("room-elsewhere") from None
        finally:
            del self._awaited[room_id]

    async def still_has(self, room_id: str) -> bool:
        """Known without asking for as long as a lease; who was frozen for longer asks the database."""
        if time.monotonic() - self.renewed_at < self._leases.seconds:
            return True
        return await self._leases.has(room_id)

    async def look_again(self) -> None:
        """Take what is awaited and can be had by now."""
        if not self._awaited:
            return
        for room_id in await self._leases.take([*self._awaited]):
            awaited = self._awaited.get(room_id)
            if awaited is not None and not awaited.done():
                awaited.set_result(None)

    async def take_free(self, room_ids: Sequence[str]) -> Sequence[str]:
        taken = await self._leases.take(room_ids, wants=False)
        return [room_id for room_id in room_ids if room_id in taken]

    async def forget(self, room_id: str) -> None:
        await self._leases.forget(room_id)
