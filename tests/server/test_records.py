"""Records that strangers send to be looked at: no more work than one of each address at a time."""

import asyncio
import json
import threading
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core.errors import TooLarge
from baumeister.play import Match, format_json, format_text, record, record_of
from baumeister.server import http
from baumeister.server.records import MOST_EVENTS, Reader, look_at
from baumeister.server.workers import Worker
from tests.server.clients import Client, new_room, request
from tests.server.servers import ThreadServer

HERE = {"kind": "here", "name": "Ada"}
EMPTY = record_of(Match(catalog.rules("tulum", seats=2)), ["Ada", "Bob"])


def look(port: int, text: str) -> Any:
    return request(port, "POST", "/api/records", text)


@pytest.mark.parametrize("text", [format_json(EMPTY), format_text(EMPTY)])
def test_a_record_is_looked_at(port: int, text: str) -> None:
    looked = look(port, text)
    assert (looked["num_events"], looked["seats"], looked["outcome"]) == (0, ["Ada", "Bob"], None)


def test_a_record_of_too_many_events_is_not_replayed(port: int) -> None:
    data = {"format": "baumeister record", "format_version": 1, "events": [{}] * (MOST_EVENTS + 1)}
    with pytest.raises(urllib.error.HTTPError) as caught:
        look(port, json.dumps(data))
    with caught.value as error:
        assert (error.code, json.loads(error.read())["because"]) == (413, "record-too-long")


def test_records_of_an_address_are_looked_at_one_at_a_time(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, most = [0], [0]
    run_in_worker = Worker.run

    async def run_counted(*given: Any) -> Any:
        now[0] += 1
        most[0] = max(most[0], now[0])
        looked = await run_in_worker(*given)
        await asyncio.sleep(0.1)
        now[0] -= 1
        return looked

    monkeypatch.setattr(Worker, "run", run_counted)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(look, [server.port] * 4, [format_json(EMPTY)] * 4))
    assert most == [1]


def test_a_record_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[int] = []
    replay = record._replay

    def replay_counted(*given: Any, **named: Any) -> Match:
        replayed.append(1)
        return replay(*given, **named)

    monkeypatch.setattr(record, "_replay", replay_counted)
    look_at(format_json(EMPTY), None)
    assert len(replayed) == 1


async def test_a_record_that_takes_too_long_is_given_up_and_the_next_is_looked_at() -> None:
    reader = Reader(0.0)
    try:
        with pytest.raises(TooLarge) as caught:
            await reader.look_at("here", format_json(EMPTY).encode(), None)
        assert caught.value.because == "record-too-slow"
        reader._limit_s = 60
        assert '"num_events":0' in await reader.look_at("here", format_json(EMPTY).encode(), None)
    finally:
        reader.close()


@pytest.mark.parametrize(
    ("path", "work", "begins"),
    [("record.txt", "format_text", b"baumeister record 1"), ("record", "record_json", b'{"format":')],
)
async def test_a_record_is_written_beside_the_loop(
    path: str, work: str, begins: bytes, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As text it is replayed, and of thousands of events everybody would wait for either."""
    threads: list[str] = []
    write = getattr(http, work)

    def note(*given: Any) -> str:
        threads.append(threading.current_thread().name)
        text: str = write(*given)
        return text

    monkeypatch.setattr(http, work, note)
    async with Client(server.port, new_room(server.port, "tulum", [HERE, HERE])) as ada:
        await ada.do("start")
        room = f"http://127.0.0.1:{server.port}/api/rooms/{ada.state['room']['id']}"
        with urllib.request.urlopen(f"{room}/{path}") as answer:
            assert answer.read().startswith(begins)
    assert [name.split("_")[0] for name in threads] == ["adviser"]
