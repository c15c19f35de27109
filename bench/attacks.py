"""How long honest players wait beside attacks, and without: `python -m bench.attacks`.

Twenty rooms of two bots that think for 10 s, started and left, and 150 sockets that ask for hints: how long a
stranger's bot takes to answer that thinks for half a second. Then 1,100 connections that say nothing: how
long a move takes from its sender to the other person.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from baumeister.server.thinkers import play_a_little
from bench.servers import served
from tests.server.attackers import attack, bot_delays, move_delays, silent
from tests.server.clients import Client, new_room
from tests.server.test_rooms import HERE

HERE_IS = Path(__file__).parents[1]
NUM_MATCHES, NUM_ANSWERS, NUM_MOVES = 6, 8, 12

Delays = list[float]


async def answers(port: int) -> Delays:
    """Of bots, in match after match."""
    return [delay for _ in range(NUM_MATCHES) for delay in await bot_delays(port, NUM_ANSWERS)]


async def moves(port: int) -> Delays:
    found: Delays = []
    for _ in range(4 * NUM_MATCHES):
        room_id = new_room(port, "rumis", [HERE, HERE])
        async with Client(port, room_id) as ada, Client(port, room_id) as at_another_screen:
            await ada.do("start")
            found += await move_delays(ada, at_another_screen, NUM_MOVES)
    return found


async def beside_thinkers(port: int) -> Delays:
    async with attack(port, 20, 150):
        return await answers(port)


async def beside_silence(port: int) -> Delays:
    with silent(port, 1100):
        return await moves(port)


async def measure(port: int) -> None:
    await answers(port)  # processes are started, kernels are here
    for name, honest, beside in (
        ("a bot of 0.5 s answers", answers, beside_thinkers),
        ("a move is seen", moves, beside_silence),
    ):
        await show(name, honest, port)
        await show(f"{name}, beside the attack", beside, port)


async def show(name: str, ask: Callable[[int], Awaitable[Delays]], port: int) -> None:
    found = sorted(await ask(port))
    p50, p99 = (1000 * found[int(len(found) * share)] for share in (0.5, 0.99))
    told = f"{len(found)} | {p50:,.0f} | {p99:,.0f} | {1000 * found[-1]:,.0f}"
    print(f"| {name} | {told} |", flush=True)  # noqa: T201  # the table is what it is for


def main() -> None:
    for game in ("tulum", "rumis"):
        play_a_little(game)  # what is compiled is compiled
    limits = ("hints_per_s", "hint_burst", "messages_per_s", "messages_per_address")
    flags = [word for name in limits for word in ("--set", f"{name}=1000000")]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/rooms.sqlite"
        with served(HERE_IS, database, *flags, "--set", "open_per_address=600") as server:
            asyncio.run(measure(server.port))


if __name__ == "__main__":
    main()
