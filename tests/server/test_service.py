"""Rooms without sockets: idle ones, clocks through a restart, clients that do not read."""

import asyncio
import gc
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from baumeister.core.codec import encode_event
from baumeister.core.errors import RoomElsewhere, TooMany
from baumeister.server import clocks
from baumeister.server.connections import TOO_SLOW, Connection
from baumeister.server.house import House
from baumeister.server.live import LiveRoom
from baumeister.server.replies import You
from baumeister.server.settings import Limits
from tests.server.quiet import PEOPLE, house_in, open_live, tell, until


async def test_an_idle_room_is_closed_and_forgotten_but_stays_on_disk(tmp_path: Path) -> None:
    async with house_in(tmp_path, idle_room_s=-1.0) as house:
        live = await open_live(house)
        await house.sweeper.retire(live)
        again = await house.rooms.find(live.room.id)
        assert again is not live
        assert again.room.closed == "idle"


@pytest.mark.parametrize(
    ("wanted", "lonely_s", "rests"),
    [
        ({"seats": PEOPLE[:1]}, 300.0, False),
        ({"seats": PEOPLE[:1]}, 900.0, True),
        ({}, 900.0, False),  # a match between people is looked at nowhere
        ({}, 3900.0, True),
        ({"clock": {"kind": "move", "seconds": 86_400}}, 3900.0, False),
    ],
)
async def test_a_room_that_nobody_is_in_leaves_memory_and_comes_back(
    wanted: dict[str, Any], lonely_s: float, rests: bool, tmp_path: Path
) -> None:
    """Whatever a guest began and left was kept in memory for a week."""
    async with house_in(tmp_path) as house:
        live = await open_live(house, **wanted)
        await tell(house, live, "start")
        live.audience._parted -= lonely_s
        await house.sweeper.retire(live)
        assert house.rooms.knows(live) is not rests
        again = await house.rooms.find(live.room.id)
        assert (again is not live) is rests
        assert (again.room.version, again.room.seed) == (live.room.version, live.room.seed)
        await tell(house, again, "chat", text="here I am")
        if rests:
            with pytest.raises(RoomElsewhere):
                await tell(house, live, "chat", text="and here")


async def test_rooms_that_rest_are_counted(tmp_path: Path) -> None:
    async with house_in(tmp_path, num_rooms=1, rest_s=-1.0) as house:
        live = await open_live(house)
        await house.sweeper.retire(live)
        assert not house.rooms.knows(live)
        with pytest.raises(TooMany):
            await open_live(house)


async def test_the_time_of_a_stopped_server_counts_on_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        live = await open_live(house, clock={"kind": "total", "seconds": 5.0})
        await tell(house, live, "start")
    monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 3600)  # an hour later
    async with house_in(tmp_path) as house:
        room = (await house.rooms.find(live.room.id)).room
        assert room.phase == "playing"
        assert room.clocks.left == [5.0, 5.0]
        await until(lambda: room.phase == "over")
        assert room.outcome is not None
        assert room.outcome.reason == "flag-fell"
        times = {type(each.body).__name__: each.at for each in room.happened}
        assert 5.0 <= times["FlagFell"] - times["ServerResumed"] < 30.0


async def test_there_is_an_end_to_the_number_of_rooms(tmp_path: Path) -> None:
    async with house_in(tmp_path, num_rooms=1) as house:
        await open_live(house)
        with pytest.raises(TooMany):
            await open_live(house)


async def test_a_rematch_counts_as_a_room(tmp_path: Path) -> None:
    async with house_in(tmp_path, num_rooms=1) as house:
        live = await open_live(house)
        await tell(house, live, "close")
        await open_live(house)
        with pytest.raises(TooMany):
            await tell(house, live, "rematch")


async def test_a_full_log_takes_moves_but_no_more_talk(tmp_path: Path) -> None:
    async with house_in(tmp_path, entries_per_room=3) as house:
        live = await open_live(house)
        await tell(house, live, "start")
        with pytest.raises(TooMany):
            await tell(house, live, "chat", text="hello")
        await tell(house, live, "resign", seat=0)
        assert live.room.phase == "over"


async def play_to_the_end(house: House, live: LiveRoom) -> None:
    room = live.room
    while (seat := room.seat_to_move()) is not None:
        move = encode_event(room.rules.legal_moves(room.playing.state)[0])
        await tell(house, live, "move", seat=seat, version=room.version, move=move)


async def test_a_match_that_need_not_end_is_not_written_down_for_ever(tmp_path: Path) -> None:
    """At Tulum who loses every roll plays on for ever, past any number of entries."""
    async with house_in(tmp_path, entries_per_room=3) as house:
        live = await open_live(house)
        await tell(house, live, "start")
        with pytest.raises(TooMany) as refused:
            await play_to_the_end(house, live)
        assert refused.value.because == "room-overfull"
        assert 6 <= live.room.version < 20
        await tell(house, live, "resign", seat=0)
        assert live.room.phase == "over"


class DeafSocket:
    """A client that reads nothing."""

    client = None
    app = SimpleNamespace(state=SimpleNamespace(allowance=None, shown=None))
    closed_with: int | None = None

    async def send_text(self, text: str) -> None:
        del text
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed_with = code

    @property
    def application_state(self) -> Any:
        return WebSocketState.CONNECTED


async def test_who_does_not_read_is_cut_off() -> None:
    socket: Any = DeafSocket()
    connection = Connection(socket, None, 0, Limits(queue=5))
    pumping = asyncio.create_task(connection.pump())
    for _ in range(10):
        connection.send(You(seats=[], is_host=False))
        await asyncio.sleep(0)
    await asyncio.wait_for(connection.wait_for_end(), 60)
    assert socket.closed_with == TOO_SLOW
    pumping.cancel()


async def test_a_forgotten_room_is_freed_without_a_search_for_garbage(tmp_path: Path) -> None:
    """The server sets what lives long aside from the garbage collector: rooms must hold no cycles."""
    gc.disable()
    try:
        async with house_in(tmp_path, idle_room_s=-1.0) as house:
            live = await open_live(house, clock={"kind": "total", "seconds": 600})
            await tell(house, live, "start")
            await house.rooms.prepare(live)
            room = weakref.ref(live.room)
            await house.sweeper.retire(live)
            del live
            await asyncio.sleep(0)
            assert room() is None
    finally:
        gc.enable()
