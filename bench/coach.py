"""How long the coach takes, and how long bots take beside it: `python -m bench.coach`.

Of every game a match against a bot: from the moment that a position is told until its worth is, without the
60 ms that the page waits for a newer one. Then ten tables of one address that ask for the best moves without
a pause: how long a stranger's bot takes to answer that thinks for half a second.
"""

import asyncio
import random
import tempfile
import time

from baumeister import catalog
from baumeister.server.thinkers import play_a_little
from bench.attacks import HERE_IS, NUM_ANSWERS, NUM_MATCHES, show
from bench.servers import served
from tests.server.attackers import LEVEL, Stranger
from tests.server.clients import Client, Json, new_room
from tests.server.test_rooms import HERE

NUM_POSITIONS = 16
NUM_TABLES = 10
BOT = {"kind": "bot", "level": "random"}


def table(port: int, game: str) -> str:
    variant = {"mode": "contest"} if game == "pyramido" else {}
    return new_room(port, game, [HERE, BOT], variant=variant)


async def look(client: Client, best: bool = False) -> Json:
    return await client.ask("coach", seat=0, version=client.state["version"], best=best)


async def looks(port: int, game: str) -> list[float]:
    """From a position to its worth, at each decision of a person."""
    found: list[float] = []
    rng = random.Random(3)
    async with Client(port, table(port, game)) as ada:
        await ada.do("start")
        while len(found) <= NUM_POSITIONS and not ada.is_over:
            if ada.my_turn is None:
                await ada.receive()
                continue
            began = time.monotonic()
            told = await look(ada)
            found.append(time.monotonic() - began)
            assert told["type"] == "coach", told
            await ada.play_on(rng, most_moves=1)
    return found[1:]  # with the first a process is started


async def answers(port: int) -> list[float]:
    """From a person's move to the bot's, in match after match."""
    found: list[float] = []
    for _ in range(NUM_MATCHES):
        rng = random.Random(7)
        room = new_room(port, "rumis", [HERE, {"kind": "bot", "level": LEVEL}])
        async with Client(port, room) as ada:
            await ada.do("start")
            for _ in range(NUM_ANSWERS):
                await ada.play_on(rng, most_moves=1)
                if ada.my_turn is not None or ada.is_over:
                    continue  # the bot has no place for a stone
                began, seen = time.monotonic(), ada.version
                while ada.version == seen:
                    await ada.receive()
                found.append(time.monotonic() - began)
    return found


async def ask_on(port: int) -> None:
    async with Stranger(port, table(port, "rumis")) as eve:
        await eve.do("start")
        while True:
            if eve.my_turn is None:
                await eve.receive()
            else:
                await look(eve, best=True)


async def beside_coaching(port: int) -> list[float]:
    asking = [asyncio.create_task(ask_on(port)) for _ in range(NUM_TABLES)]
    await asyncio.sleep(2)
    try:
        return await answers(port)
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def measure(port: int) -> None:
    for game in catalog.games():

        async def ask(port: int, game: str = game) -> list[float]:
            return await looks(port, game)

        await show(f"{game}: worth of a position", ask, port)
    await answers(port)  # processes are started
    await show("a bot of 0.5 s answers", answers, port)
    await show(f"beside {NUM_TABLES} tables that ask the coach", beside_coaching, port)


def main() -> None:
    for game in catalog.games():
        play_a_little(game)  # what is compiled is compiled
    limits = ("coach_per_s", "coach_burst", "messages_per_s", "messages_per_address")
    flags = [word for name in limits for word in ("--set", f"{name}=1000000")]
    with (
        tempfile.TemporaryDirectory() as folder,
        served(HERE_IS, f"sqlite:///{folder}/rooms.sqlite", *flags) as server,
    ):
        asyncio.run(measure(server.port))


if __name__ == "__main__":
    main()
