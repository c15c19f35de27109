"""Records that strangers send to be looked at: no more work than one of them at a time."""

import json
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from baumeister import catalog
from baumeister.play import Match, Record, format_json, format_text, record, record_of
from baumeister.server import http
from baumeister.server.lobby import LookedAt
from baumeister.server.records import MOST_EVENTS, look_at
from tests.server.clients import Client, new_room, request, run
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


def test_records_are_replayed_once_and_one_at_a_time(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, most = [0], [0]
    replayed: list[int] = []
    replay = record._replay

    def replay_counted(*given: Any) -> Match:
        replayed.append(1)
        return replay(*given)

    def look_slowly(text: str, event: int | None) -> LookedAt:
        now[0] += 1
        most[0] = max(most[0], now[0])
        time.sleep(0.1)
        looked = look_at(text, event)
        now[0] -= 1
        return looked

    monkeypatch.setattr(http, "look_at", look_slowly)
    monkeypatch.setattr(record, "_replay", replay_counted)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(look, [server.port] * 4, [format_json(EMPTY)] * 4))
    assert (most, len(replayed)) == ([1], 4)


def test_the_text_of_a_record_is_written_beside_the_loop(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing it replays the match."""
    threads: list[str] = []

    def note(written: Record) -> str:
        threads.append(threading.current_thread().name)
        return format_text(written)

    async def scene() -> None:
        async with Client(server.port, new_room(server.port, "tulum", [HERE, HERE])) as ada:
            await ada.do("start")
            path = f"/api/rooms/{ada.state['room']['id']}/record.txt"
            with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
                assert answer.read().startswith(b"baumeister record 1")

    monkeypatch.setattr(http, "format_text", note)
    run(scene())
    assert [name.split("_")[0] for name in threads] == ["adviser"]
