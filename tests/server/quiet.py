"""Rooms without sockets: a server's inside, a table in it, and what its host says there."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from baumeister.server import messages as wire
from baumeister.server.lobby import RoomRequest, open_room
from baumeister.server.rooms import Rooms
from baumeister.server.settings import Limits, Settings
from baumeister.server.table import Table
from baumeister.server.tokens import hash_secret

SECRET = "s" * 30
PEOPLE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]


def play(folder: Path, scene: Callable[[Rooms], Coroutine[Any, Any, None]], **limits: Any) -> None:
    """Let a scene happen among the rooms of this folder, which are closed in the end."""

    async def with_rooms() -> None:
        rooms = Rooms(Settings(f"sqlite:///{folder / 'rooms.sqlite'}", limits=Limits(**limits)))
        await rooms.resume()
        try:
            async with asyncio.timeout(120):
                await scene(rooms)
        finally:
            await rooms.close()

    asyncio.run(with_rooms())


async def open_table(rooms: Rooms, **wanted: Any) -> Table:
    request = {"game": "tulum", "seats": PEOPLE, "secret": SECRET, **wanted}
    return await rooms.open(open_room(RoomRequest.model_validate(request)))


async def tell(rooms: Rooms, table: Table, kind: str, **fields: Any) -> int:
    """What the host says at this table."""
    message = wire.client_message.validate_python({"type": kind, "id": f"{kind} {fields}", **fields})
    assert isinstance(message, wire.Told)
    return await rooms.tell(table, hash_secret(table.room.opened.salt, SECRET), message)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)
