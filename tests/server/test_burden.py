"""Honest players beside those who take more than their share: how long they wait with and without."""

import asyncio
import json
import signal
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from baumeister.server.desks import Asker
from baumeister.server.thinkers import play_a_little
from baumeister.storage import Addition, Entry, Log
from bench.servers import cpu_s
from tests.server.attackers import THINKING_S, attack, bot_delays, move_delays, silent
from tests.server.clients import SECRET, Client, request
from tests.server.quiet import house_in, open_live, tell
from tests.server.servers import GENEROUS, ProcessServer, Serve
from tests.server.test_rooms import two_people
from tests.server.test_starting import fill

LONG = 20_000  #: entries
ATTACKERS_S = 10.0  #: that each of their bots thinks: nobody waits for as much as one of them


async def test_a_bot_answers_in_time_beside_an_attack(
    serve: Serve, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else's bot moved for minutes; now it has a process of its own, and needs a second more at most.

    How long a second is depends on the machine: only at full counts it is taken for quiet.
    """
    for game in ("tulum", "rumis"):
        play_a_little(game)  # what is compiled is compiled
    server = serve(num_thinkers=1)
    port, people = server.port, server.house.thinkers.people
    found: list[tuple[int, int]] = []
    ask = people.ask

    async def ask_noted(asker: Asker, *question: Any) -> Any:
        found.append((people.num_free, len(people._queue)))
        return await ask(asker, *question)

    await bot_delays(port, 1)  # its process is started
    alone = await bot_delays(port, 6)
    monkeypatch.setattr(people, "ask", ask_noted)
    async with attack(port, 20, 150 if full else 15):
        beside = await bot_delays(port, 6)
    assert set(found) == {(1, 0)}
    assert max(beside) < max(alone) + ATTACKERS_S
    if full:
        assert sorted(beside)[-2] < THINKING_S + 1, (alone, beside)


async def test_silent_connections_hold_up_nobody(tmp_path: Path) -> None:
    """1,100 of them killed the server for everybody."""
    server = ProcessServer(f"sqlite:///{tmp_path / 'rooms.sqlite'}", files=1000)
    await asyncio.to_thread(server.start)
    try:
        ada, bob = await two_people(server.port, "rumis")
        await move_delays(ada, bob, 2)
        worked = [cpu_s(server.process.pid)]
        alone = await move_delays(ada, bob, 6)
        worked.append(cpu_s(server.process.pid))
        with silent(server.port, 1100):
            worked.append(cpu_s(server.process.pid))
            beside = await move_delays(ada, bob, 6)
            worked.append(cpu_s(server.process.pid))
            async with Client(server.port, ada.state["room"]["id"], None) as newcomer:
                assert newcomer.state["version"] == ada.state["version"]
        await ada.close()
        await bob.close()
    finally:
        _, said = await asyncio.to_thread(server.stop, signal.SIGTERM)
    assert said == ""
    assert worked[3] - worked[2] < 5 * (worked[1] - worked[0]) + 0.2, worked
    assert statistics.median(beside) < 5 * statistics.median(alone) + 2, (alone, beside)


def start_and_ask(database: str, room_id: str) -> tuple[float, float]:
    """How much a process has worked until it answers, and how long one room then takes, in seconds."""
    server = ProcessServer(database)
    server.start()
    assert request(server.port, "GET", "/healthz") == {"ok": True}
    worked, began = cpu_s(server.process.pid), time.monotonic()
    request(server.port, "GET", f"/api/rooms/{room_id}")
    found = time.monotonic() - began
    server.stop(signal.SIGTERM)
    return worked, found


async def test_a_restart_with_unfinished_matches_costs_nothing_but_the_start(
    tmp_path: Path, full: bool
) -> None:
    """5,000 took 36 s and more; two matches or all of them, the process answers after the same work."""
    times = []
    for count in (2, 5000 if full else 300):
        folder = tmp_path / str(count)
        folder.mkdir()
        room_id, _ = await fill(folder, count)
        times.append(await asyncio.to_thread(start_and_ask, f"sqlite:///{folder / 'rooms.sqlite'}", room_id))
    (few, _), (many, found) = times
    assert many < few + 1, times
    assert found < (1 if full else 60), times  # a shared machine may be busy


async def test_a_room_with_a_long_log_is_told_without_work(serve: Serve, tmp_path: Path) -> None:
    """A hello wrote 20,000 entries anew, 0.7 s each time, while everyone else waited."""
    async with house_in(tmp_path) as house:
        live = await open_live(house)
        await tell(house, live, "start")
    said: dict[str, Any] = {"kind": "Chatted", "seat": 0, "text": "one more line, as long as people write"}
    log = Log(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    versions = range(live.room.version + 1, LONG + 1)
    lines = tuple(Entry(version, time.time(), None, json.dumps(said)) for version in versions)
    await log.append(Addition(live.room.id, "playing", False, lines))
    await log.close()
    port = serve(GENEROUS).port
    async with Client(port, live.room.id, SECRET.format("host")) as ada:
        assert len(ada.events) == LONG
        began = time.process_time()
        for _ in range(10):
            async with connect(ada.url, proxy=None, max_size=None, compression=None) as eve:
                await eve.send('{"type":"hello","id":"1"}')
                assert len(await eve.recv()) > LONG
        assert (time.process_time() - began) / 10 < 0.15
