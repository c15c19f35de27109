"""Servers of a cluster without sockets: rooms go from one to another, and none is in two places."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from baumeister.core.errors import RoomElsewhere, UnknownRoom
from baumeister.server.house import House
from baumeister.server.lobby import list_public
from baumeister.server.settings import Settings
from tests.server.postgres import postgres
from tests.server.quiet import open_live, tell, until

LEASE_S = 2.0
#: so long that nothing which comes sooner came because a lease ran out
LASTING_S = 120.0
BOTS = [{"kind": "bot", "level": "mcts:0.1s"}] * 2


class Ear:
    """Somebody connected, who only notes that the room went away."""

    def __init__(self) -> None:
        self.holder: str | None = None
        self.address, self.is_cut_off = "here", False

    def send_text(self, text: str) -> None: ...

    def tell_state(self, live: object, now: float) -> None: ...

    def dismiss(self, error: Exception) -> None: ...

    def cut_off(self) -> None:
        self.is_cut_off = True


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@asynccontextmanager
async def two_houses(database: str, lease_s: float) -> AsyncIterator[tuple[House, House]]:
    here, there = (House(Settings(database, cluster=True, lease_s=lease_s)) for _ in range(2))
    async with asyncio.timeout(240):
        await here.resume()
        await there.resume()
        yield here, there
    for house in (here, there):
        await house.close()


@pytest.fixture
async def houses(database: str) -> AsyncIterator[tuple[House, House]]:
    async with two_houses(database, LEASE_S) as both:
        yield both


@pytest.fixture
async def lasting_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    async with two_houses(database, LASTING_S) as both:
        yield both


async def vanish(house: House) -> None:
    """As a process does that is killed or frozen: it renews nothing and releases nothing."""
    for task in house._working:
        task.cancel()
    house._bots.close()
    house._flags.close()


@pytest.mark.parametrize("room_id", ["no\0room", "nö-room", "no\udcffroom", "x" * 10_000, ""])
async def test_what_can_be_no_room_is_an_unknown_one(
    room_id: str, lasting_houses: tuple[House, House]
) -> None:
    """PostgreSQL cannot be asked for a NUL: who asked was told to come back, again and again."""
    with pytest.raises(UnknownRoom):
        await lasting_houses[0].rooms.find(room_id)


async def test_a_room_goes_where_it_is_asked_for(lasting_houses: tuple[House, House]) -> None:
    here, there = lasting_houses
    room_id = (await open_live(here)).room.id
    live, ear = await here.rooms.find(room_id), Ear()
    here.join(live, ear)
    await tell(here, live, "start")
    began = time.monotonic()
    again = await there.rooms.find(room_id)
    assert time.monotonic() - began < LASTING_S / 2
    assert again.room.phase == "playing"
    assert ear.is_cut_off
    assert not here.rooms.knows(live)
    with pytest.raises(RoomElsewhere):
        await tell(here, live, "resign", seat=0)
    await tell(there, again, "resign", seat=0)
    assert (await here.rooms.look_at(room_id)).phase == "over"
    assert there.rooms.knows(again)  # to look on takes nothing away


async def test_the_rooms_of_a_dead_server_are_had_after_a_lease(houses: tuple[House, House]) -> None:
    here, there = houses
    live = await here.rooms.find((await open_live(here)).room.id)
    await tell(here, live, "start")
    await vanish(here)
    again = await there.rooms.find(live.room.id)  # who waits for longer than two leases is sent away
    await tell(there, again, "chat", text="I am here")
    with pytest.raises(RoomElsewhere):  # a server that was only frozen
        await tell(here, live, "chat", text="So am I")
    assert not here.rooms.knows(live)
    assert len(await there.log.read(live.room.id)) == again.room.version


async def test_who_was_frozen_learns_which_rooms_are_lost(houses: tuple[House, House]) -> None:
    here, there = houses
    live, ear = await here.rooms.find((await open_live(here)).room.id), Ear()
    here.join(live, ear)
    await vanish(here)
    await there.rooms.find(live.room.id)
    await here.resume()
    await until(lambda: ear.is_cut_off)
    assert not here.rooms.knows(live)


async def test_who_was_frozen_shows_nobody_what_a_room_was(houses: tuple[House, House]) -> None:
    """Nor before it has learnt what is lost: who comes back to it at once would be led to start again."""
    here, there = houses
    live = await here.rooms.find((await open_live(here)).room.id)
    await vanish(here)
    await tell(there, await there.rooms.find(live.room.id), "start")
    assert here.rooms.knows(live)
    with pytest.raises(RoomElsewhere):
        async with here.rooms.hold(live):
            pass
    assert (await here.rooms.look_at(live.room.id)).phase == "playing"


async def test_a_room_that_was_lost_while_it_was_read_is_not_here(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    room_id = (await open_live(here)).room.id
    read, is_frozen = here.log.read, asyncio.Event()

    async def freeze(wanted: str) -> object:
        entries = await read(wanted)
        await vanish(here)
        is_frozen.set()
        await until(lambda: any(each.room.id == room_id for each in there.rooms))
        return entries

    monkeypatch.setattr(here.log, "read", freeze)
    finding = asyncio.create_task(here.rooms.find(room_id))
    await is_frozen.wait()
    await tell(there, await there.rooms.find(room_id), "start")
    with pytest.raises(RoomElsewhere):
        await finding


async def test_bots_that_nobody_watches_go_on_at_another_server(houses: tuple[House, House]) -> None:
    here, there = houses
    live = await here.rooms.find((await open_live(here, seats=BOTS)).room.id)
    await tell(here, live, "start")
    await vanish(here)
    began = time.monotonic()
    await until(lambda: any(each.room.id == live.room.id for each in there.rooms))
    assert time.monotonic() - began < 10 * LEASE_S
    version = live.room.version
    await until(lambda: any(e.room.id == live.room.id and e.room.version > version for e in there.rooms))


async def test_a_server_that_stops_gives_all_its_rooms_away_at_once(
    houses: tuple[House, House], database: str
) -> None:
    _, there = houses
    leaving = House(Settings(database, cluster=True, lease_s=LASTING_S))
    await leaving.resume()
    live = await leaving.rooms.find((await open_live(leaving)).room.id)
    await tell(leaving, live, "start")
    await leaving.close()
    began = time.monotonic()
    assert (await there.rooms.find(live.room.id)).room.phase == "playing"
    assert time.monotonic() - began < LASTING_S / 2


async def test_a_flag_falls_once_wherever_its_room_is(lasting_houses: tuple[House, House]) -> None:
    here, there = lasting_houses
    room_id = (await open_live(here, clock={"kind": "move", "seconds": 0.5})).room.id
    await tell(here, await here.rooms.find(room_id), "start")
    again = await there.rooms.find(room_id)
    await until(lambda: again.room.phase == "over")
    await asyncio.sleep(0.7)
    kinds = [json.loads(entry.body)["kind"] for entry in await here.log.read(room_id)]
    assert kinds.count("FlagFell") == 1


async def test_the_lobby_shows_rooms_of_all_servers_and_takes_none(
    lasting_houses: tuple[House, House],
) -> None:
    here, there = lasting_houses
    live = await here.rooms.find((await open_live(here, is_public=True)).room.id)
    await tell(here, live, "lend-seat", seat=1, level="random")
    for house in (here, there):
        shown = [json.loads(each) for each in await list_public(house.log, house.rooms, 100)]
        (room,) = [each for each in shown if each["room"]["id"] == live.room.id]
        assert room["room"]["seats"][1]["level"] == "random"
        assert room["version"] == live.room.version
    assert here.rooms.knows(live)
    assert live.room.id not in {each.room.id for each in there.rooms}
    await tell(here, live, "start")
    shown = [json.loads(each) for each in await list_public(there.log, there.rooms, 100)]
    assert live.room.id not in {each["room"]["id"] for each in shown}
