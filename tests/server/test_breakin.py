"""Nobody plays a seat without its secret, sees one, or gets a forged or foreign message accepted."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from baumeister.server.settings import Limits
from baumeister.server.tokens import hash_secret, is_same
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.server.servers import PATIENCE_S, Serve, ThreadServer

HERE = {"kind": "here", "name": "Ada"}
LINK = {"kind": "link"}
OPEN = {"kind": "open"}


async def started(port: int) -> Client:
    """A host who holds both seats of a started match."""
    ada = Client(port, new_room(port, "tulum", [HERE, HERE]))
    await ada.open()
    await ada.do("start")
    return ada


@pytest.mark.parametrize("secret", [None, SECRET.format("eve")])
@pytest.mark.parametrize(
    "kind", ["move", "resign", "ask-take-back", "leave-seat", "reclaim-seat", "hint", "solve"]
)
async def test_no_seat_acts_without_its_secret(port: int, secret: str | None, kind: str) -> None:
    ada = await started(port)
    seat, version = ada.my_turn, ada.state["version"]
    fields: dict[str, Json] = {"seat": seat}
    if kind in ("move", "ask-take-back", "hint", "solve"):
        fields["version"] = version
    if kind == "move":
        fields["move"] = ada.legal_moves()[0]
    async with Client(port, ada.state["room"]["id"], secret) as eve:
        answer = await eve.ask(kind, **fields)
        assert (answer["code"], answer["because"]) == ("NotAllowed", "not-your-seat")
        assert eve.state["version"] == version


@pytest.mark.parametrize("kind", ["start", "close"])
async def test_only_the_host_rules_the_room(port: int, kind: str) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        assert (await eve.ask(kind))["because"] == "host-only"


async def test_a_seat_by_link_needs_the_invitation(port: int) -> None:
    invite = SECRET.format("invite")
    room_id = new_room(port, "tulum", [HERE, LINK, OPEN, LINK], invite=invite, is_public=True)
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        for forged in (None, SECRET.format("guessed")):
            answer = await eve.ask("take-seat", seat=1, name="Eve", invite=forged)
            assert (answer["code"], answer["because"]) == ("NotAllowed", "invite-needed")
        await eve.do("take-seat", seat=2, name="Eve")
    async with Client(port, room_id, SECRET.format("bob")) as bob:
        await bob.do("take-seat", seat=1, name="Bob", invite=invite)
        await bob.do("leave-seat", seat=1)
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        assert (await eve.ask("take-seat", seat=1, name="Eve"))["because"] == "invite-needed"
        assert invite not in json.dumps([eve.state, eve.events, request(port, "GET", "/api/rooms")])
    async with Client(port, room_id) as ada:
        await ada.do("take-seat", seat=3, name="Ada too")


async def test_no_one_sees_a_secret_or_its_hash(port: int, server: ThreadServer) -> None:
    ada = await started(port)
    room_id = ada.state["room"]["id"]
    async with Client(port, room_id, None) as eve:
        await ada.do("chat", text="hello")
        while eve.version < ada.version:
            await eve.receive()
        seen = json.dumps([eve.state, eve.events, eve.you, eve.presence])
    seen += json.dumps([request(port, "GET", f"/api/rooms/{room_id}{end}") for end in ("", "/record")])
    room = server.house.rooms._here[room_id].room
    for hidden in (SECRET.format("host"), room.opened.host, room.opened.salt, room.seed):
        assert hidden not in seen


def test_only_hashes_of_secrets_are_stored(port: int, server: ThreadServer) -> None:
    new_room(port, "tulum", [HERE, LINK], invite=SECRET.format("invite"))
    database = Path(server.house.settings.database.removeprefix("sqlite:///"))
    stored = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert SECRET.format("host").encode() not in stored
    assert SECRET.format("invite").encode() not in stored


def test_hashes_are_salted_and_nobody_equals_nobody() -> None:
    assert hash_secret("a", "secret") != hash_secret("b", "secret")
    assert is_same(hash_secret("a", "secret"), hash_secret("a", "secret"))
    assert not is_same(None, None)


async def test_a_replayed_message_is_not_done_twice(port: int) -> None:
    ada = await started(port)
    message = {
        "type": "move",
        "id": "once",
        "seat": ada.my_turn,
        "version": ada.state["version"],
        "move": ada.legal_moves()[0],
    }
    first = await ada.ask_as_it_is(message)
    again = await ada.ask_as_it_is(message)
    assert first == again
    assert [e["kind"] for e in ada.events].count("MovePlayed") == 1
    async with Client(port, ada.state["room"]["id"], SECRET.format("eve")) as eve:
        assert (await eve.ask_as_it_is(message))["code"] == "NotAllowed"


async def test_a_secret_opens_nothing_in_another_room(port: int) -> None:
    ada = await started(port)
    other = new_room(port, "tulum", [HERE, HERE], secret=SECRET.format("other"))
    async with Client(port, other) as intruder:
        assert intruder.you == {"type": "you", "seats": [], "is_host": False}
        move = {"seat": 0, "version": 1, "move": ada.legal_moves()[0]}
        assert (await intruder.ask("move", **move))["code"] == "NotAllowed"


async def test_a_page_of_another_origin_opens_no_socket(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    url = f"ws://127.0.0.1:{port}/api/rooms/{room_id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, proxy=None, origin="https://evil.example")  # type: ignore[arg-type]  # any text
    assert refused.value.response.status_code == 403
    own = await connect(url, proxy=None, origin=f"http://127.0.0.1:{port}")  # type: ignore[arg-type]  # any text
    await own.close()


@pytest.mark.parametrize("first", ["", "{", "[]", '{"type": "ping", "id": "1"}', '{"type": "hello"}', "\x00"])
async def test_who_does_not_say_hello_is_sent_away(port: int, first: str) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with connect(f"ws://127.0.0.1:{port}/api/rooms/{room_id}/socket", proxy=None) as socket:
        await socket.send(first)
        assert json.loads(await socket.recv())["code"] == "InvalidMessage"


async def test_an_unknown_room_is_said_to_be_unknown(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/api/rooms/nowhere/socket", proxy=None) as socket:
        assert json.loads(await socket.recv())["code"] == "UnknownRoom"
    with pytest.raises(urllib.error.HTTPError, match="404"):
        request(port, "GET", "/api/rooms/nowhere")


def refused(port: int, path: str, body: bytes | None = None) -> Any:
    """The error object of a request that is refused."""
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", body, {"Content-Type": "application/json"}
    )
    try:
        urllib.request.urlopen(asked)
    except urllib.error.HTTPError as error:
        with error:
            return {"status": error.code, **json.loads(error.read())}
    raise AssertionError("this should have been refused")


async def test_limits_answer_clearly(serve: Serve) -> None:
    tight = Limits(
        body_bytes=1000,
        messages_per_s=1e-6,
        message_burst=3,
        connections_per_address=2,
        rooms_per_address=1,
        requests_per_s=1e-6,
        request_burst=9,
    )

    port = serve(tight).port
    room_id = new_room(port, "tulum", [HERE, HERE])
    body = {"game": "tulum", "seats": [HERE, HERE], "secret": SECRET.format("host")}
    assert refused(port, "/api/rooms", json.dumps(body).encode())["because"] == "too-many-rooms"
    assert refused(port, "/api/records", b" " * 2000)["status"] == 413
    async with Client(port, room_id) as ada, Client(port, room_id, None):
        async with connect(ada.url, proxy=None) as third:
            assert json.loads(await third.recv())["because"] == "too-many-connections"
        for _ in range(3):
            await ada.do("ping")
        assert (await ada.ask("ping"))["because"] == "too-many-messages"
    for _ in range(3):
        request(port, "GET", "/healthz")
    assert refused(port, "/healthz")["status"] == 429
    with pytest.raises(InvalidStatus):
        await connect(ada.url, proxy=None)


def test_answers_carry_security_headers(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


async def test_a_frame_that_is_too_large_ends_the_connection(port: int) -> None:
    ada = await started(port)
    await ada.socket.send("x" * 100_000)
    await asyncio.wait_for(ada.socket.wait_closed(), PATIENCE_S)
    assert ada.socket.close_code == 1009
