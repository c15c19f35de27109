"""Rooms without sockets: a server's inside, a room in it, and what its host says there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from baumeister.server import messages as wire
from baumeister.server.decisions import Decided
from baumeister.server.house import House
from baumeister.server.live import LiveRoom
from baumeister.server.openings import RoomRequest, open_room
from baumeister.server.settings import Limits, Settings
from baumeister.server.tokens import hash_secret

SECRET = "s" * 30
PEOPLE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]


@asynccontextmanager
async def house_in(folder: Path, **limits: Any) -> AsyncIterator[House]:
    """The rooms of this folder, which are closed in the end."""
    house = House(Settings(f"sqlite:///{folder / 'rooms.sqlite'}", limits=Limits(**limits)))
    await house.resume()
    try:
        async with asyncio.timeout(240):
            yield house
    finally:
        await house.close()


async def open_live(house: House, **wanted: Any) -> LiveRoom:
    request = {"game": "tulum", "seats": PEOPLE, "secret": SECRET, **wanted}
    return await house.open(Decided([open_room(RoomRequest.model_validate(request))]))


async def tell(house: House, live: LiveRoom, kind: str, **fields: Any) -> int:
    """What the host says there."""
    message = wire.client_message.validate_python(
        {"type": kind, "id": f"{kind} {fields}"[: wire.MOST_ID], **fields}
    )
    assert isinstance(message, wire.Told)
    return await house.tell(live, hash_secret(live.room.opened.salt, SECRET), message)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(240):
        while not is_so():
            await asyncio.sleep(0.02)
