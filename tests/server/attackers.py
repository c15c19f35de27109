"""Those who take more than their share, and how long honest players wait beside them."""

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from websockets.asyncio.client import connect

from tests.server.clients import Client, new_room
from tests.server.test_rooms import HERE, to_move

STRANGER = "127.0.0.66"  #: the address from which too much comes
THINKING_S = 0.5
LEVEL = f"mcts:{THINKING_S}s"


class Stranger(Client):
    """Somebody at another address."""

    async def open(self) -> None:
        self.state = self.you = None
        self.socket = await connect(
            self.url, proxy=None, max_size=None, compression=None, local_addr=(STRANGER, 0)
        )
        await self.socket.send(json.dumps({"type": "hello", "id": self.new_id(), "secret": self.secret}))
        while self.state is None or self.you is None:
            await self.receive()

    async def close(self) -> None:
        await self.socket.close()


async def ask_hints(port: int) -> None:
    async with Stranger(port, new_room(port, "rumis", [HERE, HERE], hints=True)) as eve:
        await eve.do("start")
        while True:
            await eve.ask("hint", seat=eve.state["turn"]["seat"], version=eve.state["version"])
            await asyncio.sleep(0.5)


async def leave_running(port: int) -> None:
    bots = [{"kind": "bot", "level": "mcts:10s"}] * 2
    async with Stranger(port, new_room(port, "tulum", bots)) as eve:
        await eve.do("start")


@asynccontextmanager
async def attack(port: int, num_rooms: int, num_sockets: int) -> AsyncIterator[None]:
    """Rooms of two bots that think for long, left alone, and sockets that ask for hints again and again."""
    for _ in range(num_rooms):
        await leave_running(port)
    asking = [asyncio.create_task(ask_hints(port)) for _ in range(num_sockets)]
    await asyncio.sleep(2)
    try:
        yield
    finally:
        for task in asking:
            task.cancel()
        ended = await asyncio.gather(*asking, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended


async def wait_for_bot(client: Client, rng: random.Random) -> float:
    """Play one's moves until the bot has answered; returns how long that took."""
    while client.my_turn is not None:
        await client.play_on(rng, most_moves=1)
    began = time.monotonic()
    while client.my_turn is None and not client.is_over:
        await client.receive()
    return time.monotonic() - began


async def bot_delays(port: int, number: int) -> list[float]:
    """How long a bot takes to answer somebody, so many times in one match."""
    rng, room_id = random.Random(7), new_room(port, "rumis", [HERE, {"kind": "bot", "level": LEVEL}])
    async with Client(port, room_id) as ada:
        await ada.do("start")
        return [await wait_for_bot(ada, rng) for _ in range(number)]


async def move_delays(ada: Client, bob: Client, number: int) -> list[float]:
    """From sending a move until the other person sees it; rumis, so that every move changes the turn."""
    delays: list[float] = []
    for _ in range(number):
        mover, other = await to_move(ada, bob)
        fields = {"version": mover.state["version"], "move": mover.legal_moves()[0]}
        began = time.monotonic()
        await mover.do("move", seat=mover.my_turn, **fields)
        while other.state["version"] <= fields["version"]:
            await other.receive()
        delays.append(time.monotonic() - began)
    return delays


@contextmanager
def silent(port: int, number: int) -> Iterator[int]:
    """So many connections of a stranger that say nothing; how many are still open in the end."""
    lines: list[socket.socket] = []
    try:
        for _ in range(number):
            with contextlib.suppress(OSError):
                lines.append(socket.create_connection(("127.0.0.1", port), 5, (STRANGER, 0)))
        yield len(lines)
    finally:
        for line in lines:
            line.close()
