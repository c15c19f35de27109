"""Starting: the server answers at once, whatever waits on disk, and goes on when the disk does."""

import asyncio
import resource
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure
from baumeister.server import clocks
from baumeister.server import house as house_module
from baumeister.server.house import House
from baumeister.server.settings import Limits, Settings
from baumeister.storage import Addition, Log
from tests.server.clients import Client, new_room
from tests.server.quiet import house_in, open_live, tell, until
from tests.server.servers import ProcessServer, ThreadServer
from tests.server.test_failures import BrokenDisk

CLOCK = {"kind": "total", "seconds": 600.0}


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'rooms.sqlite'}"


async def fill(folder: Path, count: int) -> list[str]:
    """So many matches that go on, each with a clock, and one room that waits."""
    async with house_in(folder) as house:
        playing, waiting = await open_live(house, clock=CLOCK), await open_live(house)
        await tell(house, playing, "start")
    log = Log(database(folder))
    entries = await log.read(playing.room.id)
    await log.append(*(Addition(f"copy-{number}", "playing", False, entries) for number in range(count - 1)))
    await log.close()
    return [playing.room.id, waiting.room.id]


async def test_a_server_with_thousands_of_unfinished_matches_answers_at_once(
    tmp_path: Path, full: bool
) -> None:
    """5,000 took 36 s and more, while nobody was answered."""
    count = 5000 if full else 300
    playing, waiting = await fill(tmp_path, count)
    house = House(Settings(database(tmp_path)))
    began = time.monotonic()
    await house.resume()
    assert (await house.rooms.find("copy-7")).room.phase == "playing"
    if full:
        assert time.monotonic() - began < 3
    assert len(list(house.rooms)) < count
    assert not house.has_resumed
    await until(lambda: house.has_resumed)
    here = {live.room.id for live in house.rooms}
    assert playing in here
    assert waiting not in here  # it is read when somebody asks for it
    assert (await house.rooms.find(waiting)).room.phase == "waiting"
    await house.close()


async def test_a_full_disk_holds_up_resuming_but_not_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One match with a clock that could not be resumed ended the start with a traceback."""
    monkeypatch.setattr(house_module, "RETRY_S", 0.05)
    playing, waiting = await fill(tmp_path, 3)
    house = House(Settings(database(tmp_path)))
    monkeypatch.setattr(house.log, "append", BrokenDisk(house, 0, 8).append)
    await house.resume()
    with pytest.raises(StorageFailure):
        await house.rooms.find(playing)
    assert (await house.rooms.find(waiting)).room.phase == "waiting"
    await until(lambda: house.has_resumed)
    room = (await house.rooms.find(playing)).room
    assert room.clocks.left_at(clocks.now())[0] > 300  # nothing of the time in between counts
    await house.close()
    assert [record.exc_info for record in caplog.records] == [None]


async def test_rooms_of_an_earlier_server_that_nobody_asks_for_are_closed_when_idle(tmp_path: Path) -> None:
    _, waiting = await fill(tmp_path, 2)
    house = House(Settings(database(tmp_path), limits=Limits(idle_room_s=-1.0)))
    await house.sweeper._fetch_idle()
    for live in house.rooms:
        await house.sweeper.retire(live)
    assert waiting in await house.log.room_ids("over")
    await house.close()


async def test_whoever_sets_the_computers_clock_changes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        live = await open_live(house, clock=CLOCK)
        await tell(house, live, "start")
        real = time.time
        with monkeypatch.context() as moved:
            moved.setattr(time, "time", lambda: real() + 3600)
            await tell(house, live, "chat", text="an hour later?")
            await asyncio.sleep(0.1)
            assert live.room.phase == "playing"
            assert live.room.clocks.left_at(clocks.now())[0] > 300


async def test_what_fails_after_who_asked_has_hung_up_leaves_no_traceback(tmp_path: Path) -> None:
    """200 a minute were written when people hung up."""
    told: list[object] = []

    async with house_in(tmp_path) as house:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        asking = asyncio.create_task(house.rooms.find("nowhere"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        await asyncio.sleep(0.2)
    assert told == []


def status(port: int, path: str) -> int:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_health_asks_nobody_and_readiness_asks_the_database(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def be_dead() -> bool:
        return False

    port = server.port
    assert (status(port, "/healthz"), status(port, "/readyz"), status(port, "/version")) == (200, 200, 200)
    monkeypatch.setattr(server.house.log, "is_alive", be_dead)
    assert (status(port, "/healthz"), status(port, "/readyz")) == (200, 503)


async def test_who_cannot_write_is_not_ready_and_says_so_once(tmp_path: Path) -> None:
    """With a full disk no move was taken, the log said nothing, and /readyz that all was well."""
    server = ProcessServer(database(tmp_path), "--set", "chat_burst=1000", "--set", "message_burst=1000")
    await asyncio.to_thread(server.start)
    process, port = server.process.pid, server.port
    async with Client(port, new_room(port, "tulum", [{"kind": "here", "name": "Ada"}] * 2)) as ada:
        _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (100_000, most))  # that of each file
        refused = 0
        while refused < 5:
            refused += (await ada.ask("chat", text="x" * 300)).get("because") == "storage-failure"
        assert await asyncio.to_thread(status, port, "/readyz") == 503
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
        assert await asyncio.to_thread(status, port, "/readyz") == 200  # though nobody has written since
        await ada.do("chat", text="hello again")
    _, said = await asyncio.to_thread(server.stop, signal.SIGTERM)
    lines = [line.partition("baumeister.storage.log: ")[2] for line in said.splitlines()]
    assert lines[0].startswith("nothing can be written: ")
    assert lines[1:] == ["the database can be written to again"]
