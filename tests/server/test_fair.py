"""Bots for everyone: whatever others let think, ask or leave running, a stranger's bot answers."""

import asyncio
import time
from dataclasses import replace

import pytest

from baumeister.core.errors import TooMany
from baumeister.server.desks import Asker, Desk, FairQueue
from baumeister.server.thinkers import shared_level
from tests.server.clients import Client, new_room
from tests.server.quiet import until
from tests.server.servers import GENEROUS, Serve

ADA = {"kind": "here", "name": "Ada"}


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


def test_addresses_and_their_rooms_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for address, room in (("eve", "1"), ("eve", "1"), ("eve", "2"), ("eve", "3"), ("bob", "4"), ("ada", "5")):
        queue.push(Asker(address, room), f"{address} {room}")
    assert (len(queue), queue.num_of("eve"), queue.num_of("nobody")) == (6, 4, 0)
    served = [queue.pop() for _ in range(6)]
    assert served == ["eve 1", "bob 4", "ada 5", "eve 2", "eve 3", "eve 1"]


@pytest.mark.parametrize(
    ("level", "num_others", "shared"),
    [
        ("mcts:10s", 0, "mcts:10s"),
        ("mcts:10s", 3, "mcts:2.500s"),
        ("mcts:10s", 99, "mcts:0.500s"),
        ("mcts:0.1s", 99, "mcts:0.100s"),
        ("mcts:100000", 9, "mcts:10000"),
        ("mcts:100", 9, "mcts:100"),
        ("greedy", 9, "greedy"),
    ],
)
def test_the_more_wait_the_less_a_bot_thinks(level: str, num_others: int, shared: str) -> None:
    assert shared_level(level, num_others) == shared


def nap(seconds: float) -> float:
    """Runs in a worker."""
    time.sleep(seconds)
    return seconds


async def test_an_address_has_so_many_hints_waiting_and_others_still_ask() -> None:
    desk = Desk("test", 1, 60, most=2)
    eve, ada = Asker("eve", "1"), Asker("ada", "2")
    asked = [asyncio.create_task(desk.ask(eve, nap, lambda _: (0.1,))) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await desk.ask(eve, nap, lambda _: (0.1,))
    assert await desk.ask(ada, nap, lambda others: (0.01 * others,)) == 0.01  # one of Eve's still waits
    await asyncio.gather(*asked)
    assert desk.num_free == 1
    desk.close()


async def test_who_goes_away_while_waiting_takes_no_worker() -> None:
    desk = Desk("test", 1, 60)
    first = asyncio.create_task(desk.ask(Asker(), nap, lambda _: (0.2,)))
    second = asyncio.create_task(desk.ask(Asker(), nap, lambda _: (0.2,)))
    await asyncio.sleep(0)
    second.cancel()
    assert await first == 0.2
    assert await desk.ask(Asker(), nap, lambda _: (0.0,)) == 0.0
    assert desk.num_free == 1
    desk.close()


async def test_bots_wait_for_somebody_to_look_on(serve: Serve) -> None:
    """Rooms that were started and left kept all workers busy, even after a restart."""
    server = serve(replace(GENEROUS, unwatched_s=0.0))
    port = server.port
    room_id = new_room(port, "tulum", [bot("greedy"), bot("greedy")])
    async with Client(port, room_id) as ada:
        await ada.do("start")
    live = server.house.rooms._here[room_id]
    await until(lambda: not live.listeners)
    left_at = live.room.version
    await asyncio.sleep(1)
    assert live.room.version <= left_at + 20  # what was being thought about when she left
    assert live.room.phase == "playing"
    async with Client(port, room_id) as ada:
        while not ada.is_over:
            await ada.receive()
