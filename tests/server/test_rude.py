"""What one rude guest sends must not cost the others their match: texts that explode, bodies, connections."""

import asyncio
import json
import signal
import socket
import time
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core import BaumeisterError
from baumeister.play import Match, format_json, format_text, record_of
from baumeister.server.records import look_at
from baumeister.server.workers import Worker
from tests.server.clients import SECRET, Client, new_room, request
from tests.server.quiet import house_in, open_live
from tests.server.servers import GENEROUS, PATIENCE_S, ProcessServer, Serve
from tests.server.test_guard import post

HERE = {"kind": "here", "name": "Ada"}
DOTTED = ".".join("a" * 10_000) + " = 1"
RUMIS = record_of(Match(catalog.rules("rumis", seats=2)), ["Ada", "Bob"])


def room_with(variant: Any) -> bytes:
    room = {"game": "rumis", "variant": variant, "seats": [HERE, HERE], "secret": SECRET.format("host")}
    return json.dumps(room).encode()


def record_with(scenario: str) -> bytes:
    return format_json(RUMIS).replace('"chullpa"', scenario).encode()


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_a_scenario_that_explodes_is_refused_on_every_way_in(port: int) -> None:
    """Two rooms with 32 kB of dotted keys held up everyone for 15 s."""
    exploding = json.dumps({"file": DOTTED})
    as_text = format_text(RUMIS).replace('"chullpa"', exploding).encode()
    for path, body in (
        ("/api/rooms", room_with({"scenario": {"file": DOTTED}})),
        ("/api/records", record_with(exploding)),
        ("/api/records", as_text),
    ):
        status, told = post(port, path, body)
        assert (status, told["because"]) == (400, "scenario-too-long")


@pytest.mark.parametrize("depth", [99, 500, 900, 981, 990, 3000])
@pytest.mark.parametrize("content_type", ["application/json", "text/plain"])
def test_json_of_any_depth_is_answered_with_a_reason(port: int, depth: int, content_type: str) -> None:
    deep = nested(depth)
    bodies = (
        ("/api/rooms", room_with({"scenario": "HERE"}).replace(b'"HERE"', deep.encode())),
        ("/api/rooms", room_with({"scenario": {"file": "HERE"}}).replace(b'"HERE"', deep.encode())),
        ("/api/rooms", deep.encode()),
        ("/api/records", record_with(deep)),
        ("/api/records", record_with(f'{{"file": {deep}}}')),
        ("/api/records", format_text(RUMIS).replace('"chullpa"', deep).encode()),
        ("/api/records", format_json(RUMIS).replace('"events": []', f'"events": {deep}').encode()),
        ("/api/records", deep.encode()),
    )
    for path, body in bodies:
        status, told = post(port, path, body, content_type)
        assert 400 <= status < 500, (path, told)


@pytest.mark.parametrize("field", ["game", "variant", "seats", "seed", "events", "outcome", "more"])
def test_no_depth_of_a_record_is_a_mistake_of_ours(field: str) -> None:
    """A text could be shallow enough to be read and too deep to be written again or quoted in the refusal."""
    good = json.loads(format_json(RUMIS))
    for depth in range(850, 1000):
        text = json.dumps({**good, field: "HERE"}).replace('"HERE"', nested(depth))
        with pytest.raises(BaumeisterError):
            look_at(text, None)


def test_only_a_record_may_be_larger_than_a_message(port: int) -> None:
    status, told = post(port, "/api/rooms", room_with({"scenario": {"file": "x" * 40_000}}))
    assert (status, told["because"]) == (413, "body-too-large")
    assert post(port, "/api/records", b"x" * 40_000)[0] == 400


@pytest.mark.parametrize("content_type", ["application/json", "text/plain"])
def test_a_large_record_is_read_in_another_process(
    port: int, content_type: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To parse it holds Python's lock in any thread: seven a second slowed everyone to half a second."""
    read: list[int] = []
    loads = json.loads

    def loads_noted(text: str | bytes, **more: Any) -> Any:
        read.append(len(text))
        return loads(text, **more)

    monkeypatch.setattr(json, "loads", loads_noted)
    large = (
        b'{"format": "baumeister record", "half": "\\ud83d\\ude00", "events": [' + b"{}," * 180_000 + b"{}]}"
    )
    status, told = post(port, "/api/records", large, content_type)
    assert (status, told["because"]) == (413, "record-too-long")
    assert max(read) < 1000


def test_an_address_sends_few_records_at_a_time(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits with its megabytes until those before it were looked at."""
    refused: list[str] = []
    run = Worker.run

    async def run_late(*given: Any) -> Any:
        while len(refused) < 8:
            await asyncio.sleep(0.01)
        return await run(*given)

    def send(_: int) -> tuple[int, str]:
        status, told = post(port, "/api/records", large)
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            refused.append(told["because"])
        return status, told["because"]

    monkeypatch.setattr(Worker, "run", run_late)
    large = b'{"format": "baumeister record", "events": [' + b'{"a":[1]},' * 100_000 + b"{}]}"
    with ThreadPoolExecutor(12) as threads:
        found = sorted(threads.map(send, range(12)))
    assert found == [(413, "record-too-long")] * 4 + [(429, "too-many-connections")] * 8


def knock(port: int, count: int, source: str = "127.0.0.1") -> list[socket.socket]:
    """So many connections from this address, of which none says a word."""
    knocking = []
    for _ in range(count):
        knocked = socket.create_connection(("127.0.0.1", port), PATIENCE_S, source_address=(source, 0))
        knocking.append(knocked)
    return knocking


def is_hung_up(knocked: socket.socket) -> bool:
    try:
        return knocked.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def hang_up(knocking: list[socket.socket]) -> None:
    for knocked in knocking:
        knocked.close()


IMPATIENT = replace(GENEROUS, headers_s=3.0)
CROWDED = replace(GENEROUS, headers_s=3600.0, open_per_address=20)


def test_who_says_nothing_is_hung_up_on(serve: Serve) -> None:
    running = serve(IMPATIENT)
    silent = knock(running.port, 5)
    for number, knocked in enumerate(silent[1:]):
        knocked.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n"[: number * 8])  # a word, and then nothing
    assert all(map(is_hung_up, silent))
    hang_up(silent)


def test_a_second_request_may_not_be_told_for_ever_either(serve: Serve) -> None:
    running = serve(IMPATIENT)
    (slow,) = knock(running.port, 1)
    slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    told = b""
    while b'"ok":true' not in told:  # head and body may come apart
        heard = slow.recv(10_000)
        assert heard
        told += heard
    slow.sendall(b"GET /hea")
    assert is_hung_up(slow)
    slow.close()


def test_an_address_has_so_many_connections_and_its_neighbour_still_comes_in(serve: Serve) -> None:
    running = serve(CROWDED)
    knocking = knock(running.port, 25, "127.0.0.2")
    assert all(map(is_hung_up, knocking[20:]))
    assert request(running.port, "GET", "/healthz") == {"ok": True}
    assert all(map(is_answered, knocking[:20]))
    hang_up(knocking)
    for _ in range(20):
        assert is_let_in_by_and_by(running.port, "127.0.0.2")


def is_answered(knocked: socket.socket) -> bool:
    with suppress(ConnectionError):
        knocked.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return knocked.recv(12) == b"HTTP/1.1 200"
    return False


def is_let_in_by_and_by(port: int, source: str) -> bool:
    """Once the server has noticed who has gone."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        (knocked,) = knock(port, 1, source)
        with knocked:
            if is_answered(knocked):
                return True
        time.sleep(0.05)
    return False


async def test_a_socket_is_counted_until_it_ends(serve: Serve) -> None:
    port = serve(replace(CROWDED, open_per_address=3), proxies=()).port
    room_id = new_room(port, "tulum", [HERE, HERE])
    for _ in range(30):
        async with Client(port, room_id, None):
            pass


def test_a_process_with_few_files_outlives_a_thousand_silent_connections(tmp_path: Path) -> None:
    """They took all its files, and it wrote 2 MB of tracebacks a second."""
    server = ProcessServer(f"sqlite:///{tmp_path / 'rooms.sqlite'}", files=300)
    server.start()
    knocking: list[socket.socket] = []
    try:
        for _ in range(1100):
            with suppress(OSError):
                knocking += knock(server.port, 1, "127.0.0.3")
        time.sleep(1)
        hang_up(knocking)
        assert is_let_in_by_and_by(server.port, "127.0.0.1")
    finally:
        _, said = server.stop(signal.SIGTERM)
    assert said == ""


@pytest.mark.parametrize(
    "said", [b"\x81\x82\x00\x00\x00\x00\xff\xff", b"\xff" * 20, b"\x81\x05hello", b"\xf1\x00"]
)
async def test_frames_that_break_the_protocol_leave_no_traceback(
    port: int, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with Client(port, new_room(port, "tulum", [HERE, HERE])) as ada:
        ada.socket.transport.write(said)
        await asyncio.wait_for(ada.socket.wait_closed(), PATIENCE_S)
    assert [record for record in caplog.records if record.exc_info] == []


def test_an_address_that_opens_rooms_at_once_shows_no_more_of_them(serve: Serve) -> None:
    """While one was counted the others saw an empty list: 60 got in where 20 may be."""
    port = serve(replace(GENEROUS, public_per_address=3)).port
    seats = [HERE, {"kind": "open"}]
    wanted = {"game": "tulum", "seats": seats, "secret": SECRET.format("host"), "is_public": True}
    with ThreadPoolExecutor(16) as threads:
        found = threads.map(lambda _: post(port, "/api/rooms", json.dumps(wanted).encode())[0], range(32))
        assert sorted(found) == [201] * 3 + [429] * 29
    assert len(request(port, "GET", "/api/rooms")) == 3


async def test_one_address_does_not_fill_the_lobby(serve: Serve) -> None:
    wanted = {
        "game": "tulum",
        "seats": [HERE, {"kind": "open"}],
        "secret": SECRET.format("host"),
        "is_public": True,
    }

    def open_public() -> str | None:
        _, told = post(port, "/api/rooms", json.dumps(wanted).encode())
        because: str | None = told.get("because")
        return because

    port = serve(replace(GENEROUS, public_per_address=2)).port
    assert [open_public() for _ in range(3)] == [None, None, "too-many-public-rooms"]
    assert new_room(port, "tulum", [HERE, HERE])  # one that is not shown may still be opened
    shown = request(port, "GET", "/api/rooms")
    assert len(shown) == 2
    async with Client(port, shown[0]["room"]["id"]) as ada:
        await ada.do("close")
    assert open_public() is None


def test_rooms_of_one_variant_share_their_rules() -> None:
    """A waiting room of Pyramido took 204 kB for tables that never change."""
    variant = {"mode": "contest", "seats": 2}
    assert catalog.load_rules("pyramido", variant) is catalog.load_rules("pyramido", dict(variant))
    assert catalog.load_rules("pyramido", {"seats": 2}) is not catalog.load_rules("pyramido", variant)


async def test_a_waiting_room_is_small(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await open_live(house, game="pyramido")  # with it come the tables that all share
        tracemalloc.start()
        try:
            kept = [await open_live(house, game="pyramido") for _ in range(20)]
            used, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert used / len(kept) < 20_000
