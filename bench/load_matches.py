"""A match of a load test: two sockets, a move a second, and the next room once it is over."""

import asyncio
import json
import random
import re
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from baumeister.server.legal import unpack_moves

SECRETS = ("the-secret-of-the-host-of-a-load-test", "the-secret-of-a-guest-of-a-load-test-")
HOST = 0
#: Of most states version and turn are enough; the generator must not be what is measured.
STATE = re.compile(r'\{"type":"state","version":(\d+)')
TO_MOVE = re.compile(r'"turn":\{"kind":"decision","seat":(\d+)\}')


class LoadedMatch:
    """Moves go on, a pace apart, through as many matches as it takes."""

    def __init__(self, port: int, game: str, room_id: str, pace_s: float) -> None:
        self.game = game
        self._port = port
        self._pace_s = pace_s
        self._rng = random.Random(game + room_id)
        self._first = 0  #: the person on seat 0; a rematch moves everyone one seat further
        self.rooms = [room_id]
        self.delays_s: list[float] = []
        self.acknowledged = 0

    async def sit_down(self) -> None:
        await self._connect()
        await self._ask(1, {"type": "take-seat", "seat": 1, "name": "Bob"})
        await self._ask(HOST, {"type": "start"})

    async def play(self, lead_s: float, seconds: float) -> None:
        """Play until the time is up; what happens within the lead does not count."""
        begin = time.monotonic() + lead_s
        await asyncio.sleep(self._rng.random() * self._pace_s)
        while (began := time.monotonic()) < begin + seconds:
            to_move = TO_MOVE.search(self._state)
            if to_move is None:
                await self._play_again()
                continue
            delay_s = await self._move(int(to_move[1]))
            if began >= begin:
                self.delays_s.append(delay_s)
            await asyncio.sleep(max(0.0, self._pace_s - (time.monotonic() - began)))

    async def close(self) -> None:
        for socket in self._people:
            await socket.close()

    async def _move(self, seat: int) -> float:
        """Send a move and wait until the other person sees it: that is the delay that counts."""
        person = (seat + self._first) % 2
        state = json.loads(await self._see(person, self._version))  # only who moves is told how
        move, version = self._rng.choice(unpack_moves(state["legal"])), state["version"]
        began = time.monotonic()
        watching = asyncio.create_task(self._see(1 - person, version + 1))
        await self._ask(person, {"type": "move", "seat": seat, "version": version, "move": move})
        await watching
        self.acknowledged += 1
        return time.monotonic() - began

    async def _play_again(self) -> None:
        await self._ask(HOST, {"type": "rematch"})
        self.rooms.append(json.loads(self._state)["room"]["next_room"])
        self._first = 1 - self._first
        await self.close()
        await self._connect()
        await self._ask(HOST, {"type": "start"})

    @property
    def _state(self) -> str:
        """The newest that anyone was told."""
        return max(self._told, key=_version)

    @property
    def _version(self) -> int:
        return _version(self._state)

    async def _see(self, person: int, version: int) -> str:
        """What this person is told once it is of this version."""
        while _version(self._told[person]) < version:
            text = str(await self._people[person].recv())
            if STATE.match(text):
                self._told[person] = text
        return self._told[person]

    async def _connect(self) -> None:
        self._people = [await self._greet(secret) for secret in SECRETS]
        self._told = ["", ""]

    async def _greet(self, secret: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self._port}/api/rooms/{self.rooms[-1]}/socket"
        socket = await connect(url, proxy=None, compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "id": "hello", "secret": secret}))
        return socket

    async def _ask(self, person: int, message: dict[str, Any]) -> None:
        message_id = f"{person}-{self._rng.getrandbits(60)}"
        await self._people[person].send(json.dumps({**message, "id": message_id}))
        while True:
            text = str(await self._people[person].recv())
            if STATE.match(text):
                self._told[person] = text
            elif (answer := json.loads(text)).get("id") == message_id:
                assert answer["type"] == "answer", answer
                return


def _version(text: str) -> int:
    found = STATE.match(text)
    return int(found[1]) if found else 0


def open_room(port: int, game: str) -> str:
    body = {
        "game": game,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}],
        "secret": SECRETS[HOST],
    }
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/rooms", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        room_id: str = json.loads(answer.read())["room"]["id"]
        return room_id


def count_moves(port: int, room_id: str) -> int:
    """The moves that the server holds, by its record."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/rooms/{room_id}/record") as answer:
        record = json.loads(answer.read())
    draws = {"Roll", "DrawStone"}
    return sum(event["kind"] not in draws for event in record["events"])
