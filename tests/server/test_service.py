"""Rooms without sockets: idle ones, clocks through a restart, clients that do not read."""

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from baumeister.core.errors import TooMany
from baumeister.server.connections import TOO_SLOW, Connection
from baumeister.server.house import House
from baumeister.server.replies import You
from baumeister.server.settings import Limits
from tests.server.quiet import open_live, play, tell, until


def test_an_idle_room_is_closed_and_forgotten_but_stays_on_disk(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await open_live(house)
        await house.sweeper.retire(live)
        again = await house.rooms.find(live.room.id)
        assert again is not live
        assert again.room.closed == "idle"

    play(tmp_path, scene, idle_room_s=-1.0)


def test_the_time_of_a_stopped_server_counts_on_no_clock(tmp_path: Path) -> None:
    room_ids: list[str] = []

    async def start(house: House) -> None:
        live = await open_live(house, clock={"kind": "total", "seconds": 2.0})
        await tell(house, live, "start")
        room_ids.append(live.room.id)

    async def look(house: House) -> None:
        room = (await house.rooms.find(room_ids[0])).room
        assert room.phase == "playing"
        assert room.clocks.left == [2.0, 2.0]
        await until(lambda: room.phase == "over")
        assert room.outcome is not None
        assert room.outcome.reason == "flag-fell"
        times = {type(each.body).__name__: each.at for each in room.happened}
        assert 2.0 <= times["FlagFell"] - times["ServerResumed"] < 3.0

    play(tmp_path, start)
    time.sleep(2.5)
    play(tmp_path, look)


def test_there_is_an_end_to_the_number_of_rooms(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await open_live(house)
        with pytest.raises(TooMany):
            await open_live(house)

    play(tmp_path, scene, num_rooms=1)


def test_a_rematch_counts_as_a_room(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await open_live(house)
        await tell(house, live, "close")
        await open_live(house)
        with pytest.raises(TooMany):
            await tell(house, live, "rematch")

    play(tmp_path, scene, num_rooms=1)


def test_a_full_log_takes_moves_but_no_more_talk(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await open_live(house)
        await tell(house, live, "start")
        with pytest.raises(TooMany):
            await tell(house, live, "chat", text="hello")
        await tell(house, live, "resign", seat=0)
        assert live.room.phase == "over"

    play(tmp_path, scene, entries_per_room=3)


class DeafSocket:
    """A client that reads nothing."""

    client = None

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

    async def scene(house: House) -> None:
        live = await open_live(house, clock={"kind": "total", "seconds": 600})
        await tell(house, live, "start")
        await house.rooms.prepare(live)
        room = weakref.ref(live.room)
        await house.sweeper.retire(live)
        del live
        await asyncio.sleep(0)
        assert room() is None

    gc.disable()
    try:
        play(tmp_path, scene, idle_room_s=-1.0)
    finally:
        gc.enable()
