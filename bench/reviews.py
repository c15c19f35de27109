"""How long a bot takes to answer beside ten reviews, and without: `python -m bench.reviews`.

Matches of Rumis are given up after some moves, and ten of them are asked to be reviewed at the same time. One
worker looks at them in turn, while somebody plays against a bot whose thinking is counted in simulations, so
that whatever the reviews take from it shows.
"""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from baumeister.server.thinkers import play_a_little
from bench.servers import served
from tests.server.attackers import wait_for_bot
from tests.server.clients import Client, Json, new_room
from tests.server.test_rooms import HERE

HERE_IS = Path(__file__).parents[1]
BOT = {"kind": "bot", "level": "mcts:5000"}
NUM_REVIEWS, NUM_MATCHES, NUM_ANSWERS, NUM_MOVES = 10, 15, 7, 12


async def answers(port: int) -> list[float]:
    """How long the bot took, in match after match."""
    found: list[float] = []
    for number in range(NUM_MATCHES):
        async with Client(port, new_room(port, "rumis", [HERE, BOT])) as ada:
            await ada.do("start")
            rng = random.Random(number)
            found += [await wait_for_bot(ada, rng) for _ in range(NUM_ANSWERS)]
    return found


async def finished(port: int, number: int) -> str:
    room_id = new_room(port, "rumis", [HERE, HERE])
    async with Client(port, room_id) as ada:
        await ada.do("start")
        await ada.play_on(random.Random(number), NUM_MOVES)
        if not ada.is_over:
            await ada.do("close")
    return room_id


@asynccontextmanager
async def reviewed(port: int) -> AsyncIterator[list[Client]]:
    """Somebody in each of ten rooms who waits for a review."""
    rooms = [await finished(port, number) for number in range(NUM_REVIEWS)]
    clients = [Client(port, room_id) for room_id in rooms]
    for client in clients:
        await client.open()
        await client.ask("review")
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


async def num_under_way(clients: list[Client]) -> int:
    told: list[Json] = [await client.ask("review") for client in clients]
    return sum(one["status"] == "looking" for one in told)


async def measure(port: int) -> None:
    await answers(port)  # processes are started, kernels are here
    show("without", await answers(port))
    async with reviewed(port) as clients:
        before = await num_under_way(clients)
        found = await answers(port)
        show(f"beside {before} reviews, {await num_under_way(clients)} in the end", found)


def show(name: str, found: list[float]) -> None:
    ordered = sorted(found)
    p50, p99 = (1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    print(f"| {name} | {len(found)} | {p50:,.0f} | {p99:,.0f} |", flush=True)  # noqa: T201  # the table


def main() -> None:
    play_a_little("rumis")  # what is compiled is compiled
    with tempfile.TemporaryDirectory() as folder:
        many = ("--set", f"reviews_per_address={NUM_REVIEWS}")
        with served(HERE_IS, f"sqlite:///{folder}/rooms.sqlite", *many) as server:
            asyncio.run(measure(server.port))


if __name__ == "__main__":
    main()
