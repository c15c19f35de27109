"""Clients who go on through any crash, and what the log must say afterwards."""

import asyncio
import collections
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from baumeister.server.tokens import hash_secret, message_key
from baumeister.storage import Entry, Log
from tests.server.clients import SECRET, Client, Json

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)

MOMENT_S = 1.0

Wait = tuple[float, float]  #: from when until when, by `time.monotonic`
Pace = Callable[[], float]  #: seconds to think about a move


class Stubborn(Client):
    """Comes back with jitter, as the page does, and repeats the message that got no answer."""

    def __init__(
        self,
        port: int,
        room_id: str,
        rng: random.Random,
        pace: Pace,
        secret: str | None = SECRET.format("host"),
    ) -> None:
        super().__init__(port, room_id, secret)
        self.room_id = room_id
        self._rng = rng
        self._pace = pace
        self.acknowledged: dict[str, int] = {}
        self.refusals: list[Json] = []
        self.num_opened = 0
        self.waits: list[Wait] = []  #: longer than a moment without anything new, one's own thinking left out
        self._since = time.monotonic()
        self._pending: dict[str, Any] | None = None

    async def play_through(self) -> None:
        """Until the match is over."""
        while True:
            try:
                await self.open()
                self.num_opened += 1
                await self._play()
                await self.close()
                return
            except GONE:
                await asyncio.sleep(0.2 * (0.5 + self._rng.random()))

    async def receive(self) -> Json:
        before = self.version
        message = await super().receive()
        if self.version > before:
            self._note_news()
        if message["type"] == "error" and message["id"] is None:
            self.refusals.append(message)
        return message

    def _note_news(self) -> None:
        now = time.monotonic()
        if now - self._since > MOMENT_S:
            self.waits.append((self._since, now))
        self._since = now

    async def _play(self) -> None:
        if self._pending is not None:
            await self._send(self._pending)
        if self.state["room"]["phase"] == "waiting" and self.you["is_host"]:
            await self._send({"type": "start", "id": self.new_id()})
        while not self.is_over:
            if (seat := self.my_turn) is None:
                await self.receive()
                continue
            await asyncio.sleep(self._pace())
            self._since = time.monotonic()
            move, version = self._rng.choice(self.legal_moves()), self.state["version"]
            fields = {"seat": seat, "version": version, "move": move}
            await self._send({"type": "move", "id": self.new_id(), **fields})

    async def _send(self, message: dict[str, Any]) -> None:
        self._pending = message
        answer = await self.ask_as_it_is(message)
        if answer["type"] == "answer":
            self.acknowledged[message["id"]] = answer["version"]
        else:
            assert answer["code"] == "StaleState", answer
        self._pending = None


async def read_logs(log: Log, clients: Sequence[Stubborn]) -> list[tuple[Entry, ...]]:
    logs = [await log.read(client.room_id) for client in clients]
    await log.close()
    return logs


def check_log(entries: tuple[Entry, ...], client: Stubborn) -> None:
    """No gap, no doubled message, everything acknowledged where it was said to be, and an end."""
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    opened = json.loads(entries[0].body)
    holder = hash_secret(opened["salt"], client.secret or "")
    keys = collections.Counter(entry.answers for entry in entries if entry.answers is not None)
    assert set(keys.values()) <= {1}
    for message_id, version in client.acknowledged.items():
        key = message_key(holder, message_id)
        assert entries[version - 1].answers == key
    assert [json.loads(entry.body)["kind"] for entry in entries].count("MatchEnded") == 1
