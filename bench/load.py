"""How much one server takes: `python -m bench.load` (`make load`).

500 matches at once, two sockets each, a move a second; the generator is a process of its own. Then
the most events a second that the log persists.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import random
import resource
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from baumeister.server.legal import unpack_moves
from baumeister.server.run import serve
from baumeister.server.settings import Limits, Settings
from baumeister.storage import Addition, Entry, Log

LIMITS = Limits(connections_per_address=100_000, rooms_per_address=1_000_000, request_burst=1_000_000)
SECRETS = ("the-secret-of-the-host-of-a-load-test", "the-secret-of-a-guest-of-a-load-test-")


class Table:
    """One match between two sockets, each move sent a second after the one before."""

    def __init__(self, port: int, room_id: str, pace_s: float) -> None:
        self._url = f"ws://127.0.0.1:{port}/api/rooms/{room_id}/socket"
        self._pace_s = pace_s
        self._rng = random.Random(room_id)
        self.delays_s: list[float] = []
        self.acknowledged = 0

    async def sit_down(self) -> None:
        self._people = [await self._connect(secret) for secret in SECRETS]
        await self._ask(1, {"type": "take-seat", "seat": 1, "name": "Bob"})
        await self._ask(0, {"type": "start"})

    async def play(self, seconds: float) -> None:
        """Play until the time is up or the match is over."""
        end = time.monotonic() + seconds
        await asyncio.sleep(self._rng.random() * self._pace_s)
        while time.monotonic() < end and self._state["turn"]["kind"] == "decision":
            began = time.monotonic()
            await self._move()
            await asyncio.sleep(max(0.0, self._pace_s - (time.monotonic() - began)))

    async def close(self) -> None:
        for socket in self._people:
            await socket.close()

    async def _move(self) -> None:
        """Send a move and wait until the other person sees it: that is the delay that counts."""
        seat, version = self._state["turn"]["seat"], self._state["version"]
        move = self._rng.choice(unpack_moves(self._state["legal"]))
        began = time.monotonic()
        watching = asyncio.create_task(self._see(1 - seat, version))
        await self._ask(seat, {"type": "move", "seat": seat, "version": version, "move": move})
        await watching
        self.delays_s.append(time.monotonic() - began)
        self.acknowledged += 1

    async def _see(self, person: int, version: int) -> None:
        while True:
            message = json.loads(await self._people[person].recv())
            if message["type"] == "state" and message["version"] > version:
                self._state = message
                return

    async def _connect(self, secret: str) -> ClientConnection:
        socket = await connect(self._url, proxy=None, compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "id": "hello", "secret": secret}))
        return socket

    async def _ask(self, person: int, message: dict[str, Any]) -> None:
        message_id = f"{person}-{self._rng.getrandbits(60)}"
        await self._people[person].send(json.dumps({**message, "id": message_id}))
        while True:
            answer = json.loads(await self._people[person].recv())
            if answer["type"] == "state":
                self._state = answer
            if answer.get("id") == message_id:
                assert answer["type"] == "answer", answer
                return


def open_room(port: int) -> str:
    body = {
        "game": "tulum",
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}],
        "secret": SECRETS[0],
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
        return sum(event["kind"] != "Roll" for event in json.loads(answer.read())["events"])


async def drive(port: int, num_matches: int, seconds: float, pace_s: float) -> dict[str, float]:
    rooms = [open_room(port) for _ in range(num_matches)]
    tables = [Table(port, room_id, pace_s) for room_id in rooms]
    for table in tables:
        await table.sit_down()
    began = time.monotonic()
    await asyncio.gather(*(table.play(seconds) for table in tables))
    took = time.monotonic() - began
    lost = sum(
        table.acknowledged - count_moves(port, room) for table, room in zip(tables, rooms, strict=True)
    )
    for table in tables:
        await table.close()
    delays = sorted(delay for table in tables for delay in table.delays_s)
    return {
        "moves": len(delays),
        "moves/s": len(delays) / took,
        "p50 ms": 1000 * statistics.median(delays),
        "p99 ms": 1000 * delays[int(len(delays) * 0.99)],
        "max ms": 1000 * delays[-1],
        "lost": lost,
    }


def serve_in_process(database: str, ports: Any) -> None:
    try:
        serve(Settings(database, limits=LIMITS), "127.0.0.1", 0, ports.put)
    finally:
        ports.put(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


def measure_matches(num_matches: int, seconds: float, pace_s: float) -> dict[str, float]:
    """The server in another process, the generator in this one, with no pauses of its own."""
    gc.disable()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ports = context.Queue()
        server = context.Process(target=serve_in_process, args=(f"sqlite:///{folder}/rooms.sqlite", ports))
        server.start()
        figures = asyncio.run(drive(ports.get(), num_matches, seconds, pace_s))
        server.terminate()
        figures["server MB"] = ports.get()
        server.join()
    return figures


async def persist(database: str, seconds: float, num_rooms: int) -> float:
    """Entries a second when that many rooms write as fast as they can, one entry a time."""
    log = Log(database)
    end = time.monotonic() + seconds

    async def write(room: int) -> int:
        version = 0
        while time.monotonic() < end:
            version += 1
            body = '{"kind":"MovePlayed","seat":0,"move":"a1"}'
            entry = Entry(version, time.time(), f"{room:032}{version:032}", body)
            await log.append(Addition(f"room-{room}", "playing", False, (entry,)))
        return version

    began = time.monotonic()
    written = sum(await asyncio.gather(*(write(room) for room in range(num_rooms))))
    rate = written / (time.monotonic() - began)
    await log.close()
    return rate


def measure_log(seconds: float, num_rooms: int) -> float:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        return asyncio.run(persist(f"sqlite:///{folder}/rooms.sqlite", seconds, num_rooms))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="seconds from one move of a match to the next"
    )
    wanted = parser.parse_args()
    figures = measure_matches(wanted.matches, wanted.seconds, wanted.pace)
    figures["persisted entries/s"] = measure_log(5.0, wanted.matches)
    for name, figure in figures.items():
        print(f"| {name} | {figure:,.1f} |")  # noqa: T201  # the table is what it is for


if __name__ == "__main__":
    main()
