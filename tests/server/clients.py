"""A client as a browser is one: it holds a secret, keeps what it was sent, and answers to versions."""

import asyncio
import itertools
import json
import random
import urllib.request
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from baumeister.server.legal import unpack_moves

SECRET = "a-secret-of-this-test-{}-0123456789"

Json = Any


def request(port: int, method: str, path: str, body: Json = None) -> Json:
    """One HTTP request, JSON both ways."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"}, method=method
    )
    try:
        with urllib.request.urlopen(asked, timeout=120) as answer:
            return json.loads(answer.read())
    except HTTPException as error:  # the server was lost in the middle of its answer
        raise ConnectionError(f"half an answer to {method} {path}") from error


def new_room(port: int, game: str, seats: list[Json], **wanted: Json) -> str:
    """The id of a new room whose host holds SECRET.format("host")."""
    body = {"game": game, "seats": seats, "secret": SECRET.format("host"), **wanted}
    room_id: str = request(port, "POST", "/api/rooms", body)["room"]["id"]
    return room_id


OPEN: "set[Client]" = set()


class Client:
    """One connection to a room."""

    def __init__(self, port: int, room_id: str, secret: str | None = SECRET.format("host")) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/rooms/{room_id}/socket"
        self.secret = secret
        self.state: Json = None
        self.you: Json = None
        self.presence: Json = None
        self.events: list[Json] = []
        self.pointed: list[Json] = []
        self._ids = itertools.count(1)
        self._prefix = f"{random.getrandbits(64):x}"

    async def __aenter__(self) -> "Client":
        await self.open()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, again if need be, and wait for the first state."""
        self.state = self.you = None
        self.socket: ClientConnection = await connect(self.url, proxy=None, max_size=None, compression=None)
        OPEN.add(self)
        hello = {"type": "hello", "id": self.new_id(), "secret": self.secret, "since": self.version}
        await self.socket.send(json.dumps(hello))
        while self.state is None or self.you is None:
            await self.receive()

    async def close(self) -> None:
        OPEN.discard(self)
        await self.socket.close()

    @property
    def version(self) -> int:
        return int(self.events[-1]["version"]) if self.events else 0

    def new_id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    async def receive(self) -> Json:
        """The next message, taken note of."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 120))
        match message["type"]:
            case "state":
                self.state = message
                self.events += [e for e in message["events"] if e["version"] > self.version]
            case "you":
                self.you = message
            case "presence":
                self.presence = message
            case "pointed":
                self.pointed.append(message)
        return message

    async def ask(self, kind: str, **fields: Json) -> Json:
        """Send a message and wait for its answer."""
        message = {"type": kind, "id": self.new_id(), **fields}
        return await self.ask_as_it_is(message)

    async def ask_as_it_is(self, message: Json) -> Json:
        await self.socket.send(json.dumps(message))
        while (answer := await self.receive()).get("id") != message["id"]:
            pass
        return answer

    async def do(self, kind: str, **fields: Json) -> Json:
        """Ask for something that must be granted."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "answer", answer
        return answer

    def legal_moves(self) -> list[Json]:
        return unpack_moves(self.state["legal"]) if self.state["legal"] else []

    @property
    def my_turn(self) -> int | None:
        """The seat to move, if it is mine and no bot plays it."""
        turn = self.state["turn"]
        if self.is_over or turn is None or turn["kind"] != "decision":
            return None
        seat = turn["seat"]
        is_mine = seat in self.you["seats"] and self.state["room"]["seats"][seat]["level"] is None
        return int(seat) if is_mine else None

    @property
    def is_over(self) -> bool:
        return bool(self.state["room"]["phase"] == "over")

    async def play_on(self, rng: random.Random, most_moves: int = 100_000) -> None:
        """Play random moves for my seats until the match is over, or so many are played."""
        played = 0
        while not self.is_over and played < most_moves:
            seat = self.my_turn
            if seat is None:
                await self.receive()
                continue
            move = rng.choice(self.legal_moves())
            answer = await self.ask("move", seat=seat, version=self.state["version"], move=move)
            assert answer["type"] == "answer" or answer["code"] == "StaleState", answer
            played += 1
