"""Garbage over sockets and HTTP: no 500, no traceback, no changed match."""

import asyncio
import copy
import json
import logging
import random
from typing import Any, get_args

import hypothesis
import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from baumeister import catalog
from baumeister.server import messages as wire
from tests.server.clients import Client, new_room
from tests.server.servers import ThreadServer

HERE = {"kind": "here", "name": "Ada"}
#: of all messages that a client can send
TYPES = {
    get_args(kind.model_fields["type"].annotation)[0]
    for kind in (wire.Hello, *get_args(wire.Told), *get_args(wire.Asked))
}
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**40,
    1e300,
    "",
    "x",
    "move",
    "\u202e",
    "\ud800",
    "é" * 200,
    [],
    {},
    [[]],
    {"kind": "Stop"},
]


def samples(client: Client) -> list[dict[str, Any]]:
    """One good message of each type, as a client would send it now."""
    version = client.state["version"]
    move = client.legal_moves()[0]
    return [
        {"type": "move", "seat": 0, "version": version, "move": move},
        {"type": "why-not", "version": version, "move": move},
        {"type": "solve", "seat": 0, "version": version},
        {"type": "hint", "seat": 0, "version": version},
        {"type": "coach", "seat": 0, "version": version, "best": True},
        {"type": "review"},
        {"type": "ping"},
        {"type": "ask-take-back", "seat": 0, "version": version},
        {"type": "answer-take-back", "seat": 0, "version": version, "agrees": True},
        {"type": "take-seat", "seat": 0, "name": "Eve", "invite": "not-the-invitation-0123456789"},
        {"type": "leave-seat", "seat": 0},
        {"type": "lend-seat", "seat": 0, "level": "random"},
        {"type": "reclaim-seat", "seat": 0},
        {"type": "resign", "seat": 0},
        {"type": "point", "at": [1, 2]},
        {"type": "chat", "text": "hello"},
        {"type": "hello", "secret": None, "since": 0},
        {"type": "start"},
        {"type": "close"},
        {"type": "rematch"},
    ]


def mutate(message: dict[str, Any], rng: random.Random) -> str:
    """The message with something wrong in it: a field, its form, or its bytes."""
    broken = json.loads(json.dumps(message))
    for _ in range(rng.randrange(3)):
        place, key = broken, rng.choice(list(broken))
        while isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
            place = place[key]
            key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
        if rng.random() < 0.3:
            del place[key]
        else:
            place[key] = copy.deepcopy(rng.choice(ODD))
        if not broken:
            break
    text = json.dumps(broken)
    for _ in range(rng.choice((0, 0, 0, 1, 5))):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice('{}[]",:\\0eé\u2028 ') + text[at + rng.randrange(2) :]
    return text


async def answers(client: Client, texts: list[str]) -> list[dict[str, Any]]:
    """What the server says to these, each of which it must answer."""
    for text in texts:
        await client.socket.send(text)
    found: list[dict[str, Any]] = []
    while len(found) < len(texts):
        message = json.loads(await asyncio.wait_for(client.socket.recv(), 120))  # it may compile a kernel
        if message["type"] in ("answer", "error", "hint", "coach", "solve", "why-not", "review"):
            found.append(message)
    return found


@pytest.mark.parametrize("game", catalog.games())
async def test_mutated_messages_change_no_match_and_are_all_answered(
    game: str, server: ThreadServer, rng: random.Random, full: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    room_id = new_room(server.port, game, [HERE, HERE])
    async with Client(server.port, room_id) as ada:
        await ada.do("start")
        await ada.play_on(rng, most_moves=5)
        good = samples(ada)
        assert {message["type"] for message in good} == TYPES
        before = ada.state["view"], ada.version
    async with Client(server.port, room_id, None) as eve:
        left = 250_000 if full else 5_000
        while left:
            size = min(left, 50)
            left -= size
            texts = [mutate({**rng.choice(good), "id": f"g{left}-{n}"}, rng) for n in range(size)]
            try:
                found = await answers(eve, texts)
            except ConnectionClosed:
                raise AssertionError(f"the server hung up on one of {texts}") from None
            assert {m["type"] for m in found} <= {"error", "answer", "why-not"}
    async with Client(server.port, room_id) as ada:
        assert (ada.state["view"], ada.version) == before
    assert [record.message for record in caplog.records if record.exc_info] == []


async def test_binary_frames_are_answered(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id) as ada:
        await ada.socket.send(b"\x00\xff")
        while (await ada.receive())["type"] != "error":
            pass
        await ada.do("ping")


def test_the_api_keeps_to_its_description(server: ThreadServer, full: bool) -> None:
    """Every operation of the OpenAPI document, with data that fits and data that does not."""
    schema = schemathesis.openapi.from_url(
        f"http://127.0.0.1:{server.port}/openapi.json", config=SchemathesisConfig()
    )
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        check_operation(operation.ok(), 200 if full else 15)


def check_operation(operation: Any, max_examples: int) -> None:
    @hypothesis.settings(
        max_examples=max_examples,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        database=None,
    )
    @hypothesis.given(case=operation.as_strategy())
    def call(case: Any) -> None:
        response = case.call()
        assert response.status_code < 500, (case, response.text)
        assert "Traceback" not in response.text

    call()
