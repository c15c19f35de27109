"""What one rude guest sends must not cost the others their match: texts that explode, bodies, connections."""

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core import BaumeisterError
from baumeister.play import Match, format_json, format_text, record_of
from baumeister.server.records import look_at
from tests.server.clients import SECRET
from tests.server.servers import ThreadServer
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
    began = time.monotonic()
    for path, body in (
        ("/api/rooms", room_with({"scenario": {"file": DOTTED}})),
        ("/api/records", record_with(exploding)),
        ("/api/records", as_text),
    ):
        status, told = post(port, path, body)
        assert (status, told["because"]) == (400, "scenario-too-long")
    assert time.monotonic() - began < 5


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


def test_a_large_record_is_read_beside_the_loop(server: ThreadServer) -> None:
    """Seven a second slowed everyone to half a second and more, whatever type they said they were."""
    large = b'{"format": "baumeister record", "events": [' + b'{"a":[1]},' * 180_000 + b"{}]}"
    assert post(server.port, "/api/records", b"")[0] == 400  # its process is up
    stop, delays = threading.Event(), []

    def look_on() -> None:
        while not stop.is_set():
            began = time.perf_counter()
            future = server.call_soon()
            future.result(30)
            delays.append(time.perf_counter() - began)
            time.sleep(0.005)

    watching = threading.Thread(target=look_on)
    watching.start()
    try:
        with ThreadPoolExecutor(3) as threads:
            sent = threads.map(
                lambda kind: post(server.port, "/api/records", large, kind), ["application/json"] * 6
            )
            assert {told["because"] for _, told in sent} == {"record-too-long"}
    finally:
        stop.set()
        watching.join()
    assert max(delays) < 0.1


def test_an_address_sends_few_records_at_a_time(port: int) -> None:
    """Each waits with its megabytes until those before it were looked at."""
    large = b'{"format": "baumeister record", "events": [' + b'{"a":[1]},' * 100_000 + b"{}]}"
    with ThreadPoolExecutor(12) as threads:
        found = list(threads.map(lambda _: post(port, "/api/records", large), range(12)))
    assert {status for status, _ in found} == {413, 429}
    assert {told["because"] for _, told in found} == {"record-too-long", "too-many-connections"}
