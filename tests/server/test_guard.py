"""What stands before every request: bodies, origins, mistakes of ours, and headers on the way out."""

import asyncio
import json
import logging
import urllib.error
import urllib.request
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from baumeister.core.errors import NotAllowed
from baumeister.server import http, states
from baumeister.server.guard import HEADERS, Guard, client_address
from baumeister.server.hosts import Hosts, is_own_origin
from baumeister.server.settings import Limits
from tests.server.clients import SECRET, new_room, request
from tests.server.servers import PATIENCE_S, ThreadServer

HERE = {"kind": "here", "name": "Ada"}
ROOM = {"game": "tulum", "seats": [HERE, HERE], "secret": SECRET.format("host")}
WHOLE: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]


async def ask(app: ASGIApp, limits: Limits | None = None, heard: list[dict[str, Any]] = WHOLE) -> list[Any]:
    """What a guarded application sends to a client that says this, and then nothing more."""
    told: list[Any] = []
    left = list(heard)

    async def receive() -> dict[str, Any]:
        if not left:
            await asyncio.sleep(3600)
        return left.pop(0)

    async def send(message: Any) -> None:
        told.append(message)

    scope = {"type": "http", "headers": [], "client": ("here", 1)}
    await asyncio.wait_for(Guard(app, limits or Limits())(scope, receive, send), PATIENCE_S)
    return told


async def fail(*_: Any) -> None:
    raise ValueError("what somebody sent")


def post(port: int, path: str, body: bytes, content_type: str = "application/json") -> tuple[int, Any]:
    """The status and the JSON of an answer, whatever it is."""
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", body, {"Content-Type": content_type}, method="POST"
    )
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


async def test_a_mistake_of_ours_is_told_as_one_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    start, body = await ask(fail)
    assert start["status"] == 500
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    assert headers["content-type"] == "application/json"
    assert headers.items() >= {name.lower(): value for name, value in HEADERS.items()}.items()
    told = json.loads(body["body"])
    assert (told["code"], told["because"], told["details"]) == ("Failed", "failed", {})
    assert [(record.name, record.exc_info is not None) for record in caplog.records] == [("baumeister", True)]


def test_a_mistake_behind_a_route_is_told_and_logged_once(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(http, "open_room", lambda _: 1 / 0)
    status, told = post(server.port, "/api/rooms", json.dumps(ROOM).encode())
    assert (status, told["code"]) == (500, "Failed")
    assert [record.levelno for record in caplog.records if record.exc_info] == [logging.ERROR]


def test_a_room_that_cannot_be_told_is_not_opened(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {**ROOM, "is_public": True, "seats": [HERE, {"kind": "open"}]}
    with monkeypatch.context() as broken:
        broken.setattr(states, "room_info", lambda _: 1 / 0)
        status, _ = post(server.port, "/api/rooms", json.dumps(wanted).encode())
    assert status == 500
    assert request(server.port, "GET", "/api/rooms") == []


@pytest.mark.parametrize(
    "wanted",
    [
        {**ROOM, "game": "\ud800"},
        {**ROOM, "secret": "\udfff" * 30},
        {**ROOM, "seats": [HERE, {**HERE, "name": "\ud800"}]},
        {**ROOM, "variant": {"\ud83d": 1}},
        {**ROOM, "variant": {"decline": ["\ude00\ud83d"]}},
        {**ROOM, "\udead": "key"},
    ],
)
def test_half_a_character_is_refused_wherever_it_stands(port: int, wanted: dict[str, Any]) -> None:
    status, told = post(port, "/api/rooms", json.dumps(wanted).encode())
    assert (status, told["code"]) == (400, "InvalidMessage")


@pytest.mark.parametrize(
    "name",
    [
        "   ",
        "\u200b",
        "\u3164",
        "\ufeff\u00a0",
        "a\u2028b",
        "a\u0085",
        "\u200fa",
        "\U000e0061\U000e007f",
        "\ufff9\ufffb",
    ],
)
def test_a_name_can_be_seen(port: int, name: str) -> None:
    status, told = post(
        port, "/api/rooms", json.dumps({**ROOM, "seats": [{**HERE, "name": name}] * 2}).encode()
    )
    assert (status, told["details"]) == (422, {"place": "body.seats.0.name"})


@pytest.mark.parametrize("name", ["👩‍🚀", "❤️", "Ada Lovelace", "Zoë", "李", "رضا", "می‌خواهم"])
def test_names_of_people_are_names(port: int, name: str) -> None:
    seats = [{**HERE, "name": name}] * 2
    assert post(port, "/api/rooms", json.dumps({**ROOM, "seats": seats}).encode())[0] == 201


def test_of_what_somebody_sent_only_so_much_is_told(port: int) -> None:
    status, told = post(port, "/api/rooms", json.dumps({**ROOM, "variant": {"x" * 9000: 1}}).encode())
    assert (status, told["because"]) == (400, "unknown-option")
    assert len(told["details"]["option"]) < 1000


def test_a_way_of_asking_that_is_not_answered_is_said(port: int) -> None:
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/games", method="PATCH")
    with pytest.raises(urllib.error.HTTPError) as caught, urllib.request.urlopen(asked, timeout=60):
        pass
    with caught.value as error:
        told = json.loads(error.read())
        assert (error.code, told["because"], told["details"]) == (405, "wrong-method", {"method": "PATCH"})


def test_two_halves_are_a_character(port: int) -> None:
    wanted = {**ROOM, "seats": [HERE, {**HERE, "name": "Ada 😀"}]}
    body = json.dumps(wanted).encode()
    assert b"\\ud83d" in body
    assert post(port, "/api/rooms", body)[0] == 201


PART = {"type": "http.request", "body": b"{", "more_body": True}


async def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    start, body = await ask(fail, Limits(body_s=0.05), [PART])
    assert start["status"] == 400
    assert (b"connection", b"close") in start["headers"]
    assert json.loads(body["body"])["because"] == "body-too-slow"


async def test_who_hangs_up_in_the_middle_of_a_body_is_not_answered() -> None:
    assert await ask(fail, heard=[PART, {"type": "http.disconnect"}]) == []


@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"game": ' + b"9" * 5000 + b"}", b"{", b"\xff"])
def test_json_that_cannot_be_read_is_no_message(port: int, body: bytes) -> None:
    status, told = post(port, "/api/rooms", body)
    assert (status in (400, 422), told["code"]) == (True, "InvalidMessage")
    assert told["because"] == "invalid-message"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "file://", "file://here:8080"])
def test_an_origin_that_is_no_address_is_foreign(origin: str) -> None:
    headers = [(b"origin", origin.encode()), (b"host", b"here:8080")]
    assert not is_own_origin(HTTPConnection({"type": "http", "headers": headers}), ())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::7", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "somebody", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    def counted(host: str) -> str:
        return client_address(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)}))

    assert (counted(one) == counted(other)) is same


async def be_cancelled(*_: Any) -> None:
    raise asyncio.CancelledError


async def test_a_request_that_the_stopping_server_drops_is_told_so() -> None:
    told = await ask(be_cancelled)
    assert told[0]["status"] == 503
    assert json.loads(told[1]["body"])["code"] == "Stopping"


def called(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"host", host.encode())]})


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8080",
        "a.localhost",
        "127.0.0.1:1",
        "[::1]:8080",
        "192.168.1.7",
        "club.org:443",
    ],
)
def test_the_server_answers_to_addresses_and_its_own_names(host: str) -> None:
    Hosts(("Club.org",), ()).check(called(host))


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "club.org.evil", "", "a b", "[::1", "x/y"]
)
def test_a_strangers_name_that_leads_here_is_refused(host: str) -> None:
    with pytest.raises(NotAllowed):
        Hosts(("club.org",), ()).check(called(host))


def test_names_and_origins_are_checked_on_every_way_in(port: int) -> None:
    def status(**headers: str) -> int:
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/rooms", headers=headers)
        if "Origin" in headers:
            asked.data = json.dumps(ROOM).encode()
            asked.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code

    assert status() == 200
    assert status(Host="evil.example") == 403
    assert status(Origin="http://evil.example") == 403
    assert status(Origin="null") == 403
    assert status(Origin=f"http://127.0.0.1:{port}") == 201


async def test_a_socket_by_a_strangers_name_is_refused(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    url = f"ws://evil.example:{port}/api/rooms/{room_id}/socket"
    with pytest.raises(InvalidStatus):
        await connect(url, host="127.0.0.1", port=port, proxy=None)


def test_the_page_may_open_sockets_only_here(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
        policy = answer.headers["Content-Security-Policy"]
    (sources,) = [part.split() for part in policy.split(";") if part.strip().startswith("connect-src")]
    assert sources == ["connect-src", "'self'", f"ws://127.0.0.1:{port}", f"wss://127.0.0.1:{port}"]
