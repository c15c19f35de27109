"""Rooms without sockets: idle ones, clocks through a restart, clients that do not read."""

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from baumeister.core.errors import TooMany
from baumeister.server import messages as wire
from baumeister.server.connections import TOO_SLOW, Connection
from baumeister.server.guard import Guard
from baumeister.server.lobby import RoomRequest, open_room
from baumeister.server.replies import You
from baumeister.server.rooms import Rooms, Table
from baumeister.server.settings import Limits, Settings
from baumeister.server.tokens import hash_secret

SECRET = "s" * 30


def settings(folder: Path, **limits: Any) -> Settings:
    return Settings(f"sqlite:///{folder / 'rooms.sqlite'}", limits=Limits(**limits))


async def open_table(rooms: Rooms, **wanted: Any) -> Table:
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bob")]
    request = RoomRequest.model_validate({"game": "tulum", "seats": seats, "secret": SECRET, **wanted})
    return await rooms.open(open_room(request))


def host_of(table: Table) -> str:
    return hash_secret(table.room.opened.salt, SECRET)


def test_an_idle_room_is_closed_and_forgotten_but_stays_on_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(settings(tmp_path, idle_room_s=-1.0))
        await rooms.resume()
        table = await open_table(rooms)
        await rooms._retire(table.room.id, table)
        again = await rooms.find(table.room.id)
        assert again is not table
        assert again.room.closed == "idle"
        await rooms.close()

    asyncio.run(scene())


def test_the_time_of_a_stopped_server_counts_on_no_clock(tmp_path: Path) -> None:
    async def start() -> str:
        rooms = Rooms(settings(tmp_path))
        await rooms.resume()
        table = await open_table(rooms, clock={"kind": "total", "seconds": 2.0})
        await rooms.tell(table, host_of(table), wire.Start(type="start", id="1"))
        await rooms.close()
        return table.room.id

    async def look(room_id: str) -> None:
        rooms = Rooms(settings(tmp_path))
        await rooms.resume()
        table = await rooms.find(room_id)
        assert table.room.phase == "playing"
        assert table.room.clocks.left == [2.0, 2.0]
        async with asyncio.timeout(60):
            while table.room.phase == "playing":
                await asyncio.sleep(0.05)
        assert (table.room.phase, table.room.outcome and table.room.outcome.reason) == ("over", "flag-fell")
        await rooms.close()

    room_id = asyncio.run(start())
    asyncio.run(asyncio.sleep(2.5))
    asyncio.run(look(room_id))


def test_there_is_an_end_to_the_number_of_rooms(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(settings(tmp_path, num_rooms=1))
        await rooms.resume()
        await open_table(rooms)
        with pytest.raises(TooMany):
            await open_table(rooms)
        await rooms.close()

    asyncio.run(scene())


def test_a_rematch_counts_as_a_room(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(settings(tmp_path, num_rooms=1))
        await rooms.resume()
        table = await open_table(rooms)
        await rooms.tell(table, host_of(table), wire.CloseRoom(type="close", id="1"))
        await open_table(rooms)
        with pytest.raises(TooMany):
            await rooms.tell(table, host_of(table), wire.Rematch(type="rematch", id="2"))
        await rooms.close()

    asyncio.run(scene())


def test_a_full_log_takes_moves_but_no_more_talk(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(settings(tmp_path, entries_per_room=3))
        await rooms.resume()
        table = await open_table(rooms)
        await rooms.tell(table, host_of(table), wire.Start(type="start", id="1"))
        with pytest.raises(TooMany):
            await rooms.tell(table, host_of(table), wire.Chat(type="chat", id="2", text="hello"))
        await rooms.tell(table, host_of(table), wire.Resign(type="resign", id="3", seat=0))
        assert table.room.phase == "over"
        await rooms.close()

    asyncio.run(scene())


class DeafSocket:
    """A client that reads nothing."""

    closed_with: int | None = None

    async def send_text(self, text: str) -> None:
        del text
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed_with = code

    @property
    def application_state(self) -> Any:
        return WebSocketState.CONNECTED


def test_who_does_not_read_is_cut_off() -> None:
    async def scene() -> None:
        socket: Any = DeafSocket()
        connection = Connection(socket, None, 0, Limits(queue=5))
        pumping = asyncio.create_task(connection.pump())
        for _ in range(10):
            connection.send(You(seats=[], is_host=False))
            await asyncio.sleep(0)
        await asyncio.wait_for(connection.cut_off_if_slow(), 5)
        assert socket.closed_with == TOO_SLOW
        pumping.cancel()

    asyncio.run(scene())


def test_a_forgotten_room_is_freed_without_a_search_for_garbage(tmp_path: Path) -> None:
    """The server sets what lives long aside from the garbage collector: rooms must hold no cycles."""

    async def scene() -> None:
        rooms = Rooms(settings(tmp_path, idle_room_s=-1.0))
        await rooms.resume()
        table = await open_table(rooms, clock={"kind": "total", "seconds": 600})
        await rooms.tell(table, host_of(table), wire.Start(type="start", id="1"))
        await rooms.prepare(table)
        room, room_id = weakref.ref(table.room), table.room.id
        await rooms._retire(room_id, table)
        del table
        await asyncio.sleep(0)
        assert room() is None
        await rooms.close()

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_a_request_that_the_stopping_server_drops_is_told_so() -> None:
    told: list[Any] = []

    async def think(*_: Any) -> None:
        await asyncio.sleep(3600)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    async def scene() -> None:
        scope = {"type": "http", "headers": [], "client": ("here", 1)}
        request = asyncio.create_task(Guard(think, Limits())(scope, receive, send))
        await asyncio.sleep(0)
        request.cancel()
        await request

    asyncio.run(scene())
    assert told[0]["status"] == 503
    assert json.loads(told[1]["body"])["code"] == "Stopping"
