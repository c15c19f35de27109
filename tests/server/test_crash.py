"""Killed at any moment, the server forgets nothing that it acknowledged, and every match goes on."""

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from baumeister.storage import Log
from tests.server.clients import new_room
from tests.server.postgres import database_of
from tests.server.servers import ProcessServer, free_port
from tests.server.stubborn import Stubborn, check_log, read_logs

NUM_MATCHES = 20
STOP_WITHIN_S = 30  #: 3 s of it are given to others; who were waited for without end would take longer
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}


async def play_and_kill(server: ProcessServer, num_kills: int, rng: random.Random) -> list[Stubborn]:
    """Twenty matches while the server is killed so often; then all are played to their end."""
    seats = [[HERE, HERE], [HERE, BOT], [HERE, BOT, HERE]]
    rooms = [new_room(server.port, "tulum", seats[n % 3]) for n in range(NUM_MATCHES)]
    clients = [Stubborn(server.port, room_id, rng, lambda: rng.random() * 0.2) for room_id in rooms]
    tasks = [asyncio.create_task(client.play_through()) for client in clients]
    for _ in range(num_kills):
        await asyncio.sleep(rng.random())
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*tasks), 600)
    return clients


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, tmp_path: Path, rng: random.Random, full: bool
) -> None:
    with database_of(kind, tmp_path) as database:
        server = ProcessServer(database, port=free_port())
        server.start()
        try:
            clients = await play_and_kill(server, 100 if full else 10, rng)
        finally:
            server.kill()
        for entries, client in zip(await read_logs(Log(database), clients), clients, strict=True):
            check_log(entries, client)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_server_quickly_and_loses_nothing(
    sign: signal.Signals, tmp_path: Path, rng: random.Random
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    server = ProcessServer(database, port=free_port())
    server.start()
    try:
        rooms = [new_room(server.port, "tulum", [HERE, BOT]) for _ in range(5)]
        clients = [Stubborn(server.port, room_id, rng, lambda: rng.random() * 0.2) for room_id in rooms]
        tasks = [asyncio.create_task(client.play_through()) for client in clients]
        await asyncio.sleep(1.5)
        began = time.monotonic()
        out, err = await asyncio.to_thread(server.stop, sign)
        assert time.monotonic() - began < STOP_WITHIN_S
        assert "Traceback" not in err
        assert out.endswith("Stopped. Every match is kept.\n")
        assert server.process.returncode == 0
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*tasks), 600)
    finally:
        server.kill()
    for entries, client in zip(await read_logs(Log(database), clients), clients, strict=True):
        check_log(entries, client)
