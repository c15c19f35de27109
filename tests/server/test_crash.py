"""Killed at any moment, the server forgets nothing that it acknowledged, and every match goes on."""

import asyncio
import collections
import contextlib
import json
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from baumeister.server.tokens import hash_secret, message_key
from baumeister.storage import Entry, Log
from tests.server.clients import Client, new_room
from tests.server.postgres import postgres
from tests.server.servers import ProcessServer

NUM_MATCHES = 20
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Stubborn(Client):
    """Plays on through any crash: connects again and repeats the message that got no answer."""

    def __init__(self, port: int, room_id: str) -> None:
        super().__init__(port, room_id)
        self.room_id = room_id
        self.acknowledged: dict[str, int] = {}
        self._pending: dict[str, Any] | None = None

    async def play_through(self, rng: random.Random) -> None:
        while True:
            try:
                await self.open()
                await self._play(rng)
                await self.close()
                return
            except GONE:
                await asyncio.sleep(0.05)

    async def _play(self, rng: random.Random) -> None:
        if self._pending is not None:
            await self._send(self._pending)
        if self.state["room"]["phase"] == "waiting":
            await self._send({"type": "start", "id": self.new_id()})
        while not self.is_over:
            if (seat := self.my_turn) is None:
                await self.receive()
                continue
            move = rng.choice(self.legal_moves())
            version = self.state["version"]
            fields = {"seat": seat, "version": version, "move": move}
            await self._send({"type": "move", "id": self.new_id(), **fields})
            await asyncio.sleep(rng.random() * 0.2)

    async def _send(self, message: dict[str, Any]) -> None:
        self._pending = message
        answer = await self.ask_as_it_is(message)
        if answer["type"] == "answer":
            self.acknowledged[message["id"]] = answer["version"]
        else:
            assert answer["code"] == "StaleState", answer
        self._pending = None


async def play_and_kill(server: ProcessServer, num_kills: int, rng: random.Random) -> list[Stubborn]:
    """Twenty matches while the server is killed so often; then all are played to their end."""
    seats = [[HERE, HERE], [HERE, BOT], [HERE, BOT, HERE]]
    rooms = [new_room(server.port, "tulum", seats[n % 3]) for n in range(NUM_MATCHES)]
    clients = [Stubborn(server.port, room_id) for room_id in rooms]
    tasks = [asyncio.create_task(client.play_through(rng)) for client in clients]
    for _ in range(num_kills):
        await asyncio.sleep(rng.random())
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*tasks), 240)
    return clients


async def read_logs(database: str, clients: list[Stubborn]) -> list[tuple[Entry, ...]]:
    log = Log(database)
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


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'rooms.sqlite'}"
    else:
        with postgres() as url:
            yield url


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, tmp_path: Path, rng: random.Random, full: bool
) -> None:
    with database_of(kind, tmp_path) as database:
        server = ProcessServer(database)
        server.start()
        try:
            clients = await play_and_kill(server, 100 if full else 10, rng)
        finally:
            server.kill()
        for entries, client in zip(await read_logs(database, clients), clients, strict=True):
            check_log(entries, client)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_server_quickly_and_loses_nothing(
    sign: signal.Signals, tmp_path: Path, rng: random.Random
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    server = ProcessServer(database)
    server.start()
    try:
        clients = [Stubborn(server.port, new_room(server.port, "tulum", [HERE, BOT])) for _ in range(5)]
        tasks = [asyncio.create_task(client.play_through(rng)) for client in clients]
        await asyncio.sleep(1.5)
        began = time.monotonic()
        out, err = await asyncio.to_thread(server.stop, sign)
        assert time.monotonic() - began < 5
        assert "Traceback" not in err
        assert out.endswith("Stopped. Every match is kept.\n")
        assert server.process.returncode == 0
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    finally:
        server.kill()
    for entries, client in zip(await read_logs(database, clients), clients, strict=True):
        check_log(entries, client)
