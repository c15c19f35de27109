"""What takes long in one room holds up no other, what is quick needs no thread, and no caches are spoiled."""

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from baumeister.games.talo import balance
from baumeister.games.tulum import TulumRules
from baumeister.jit.ready import KernelMissing
from baumeister.server.judges import AT_ONCE_S, FADING, NUM_ADVISERS, Judges, Pace
from tests.games.talo.positions import random_building
from tests.server.clients import Client, new_room
from tests.server.servers import ThreadServer

HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]


async def test_a_room_whose_rules_take_long_holds_up_no_other(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tulum's legal moves wait until another room has been answered: in the loop, that would be never."""
    answered, listing = threading.Event(), TulumRules.legal_moves

    def list_late(self: TulumRules, state: object) -> object:
        assert answered.wait(600)
        return listing(self, state)  # type: ignore[arg-type]  # passed on

    slow, quick = new_room(port, "tulum", HERE), new_room(port, "pyramido", HERE)
    async with Client(port, slow) as ada, Client(port, quick) as bob:
        monkeypatch.setattr(TulumRules, "legal_moves", list_late)
        starting = asyncio.create_task(ada.do("start"))
        await bob.do("start")
        await bob.play_on(random.Random(1), most_moves=3)
        assert not starting.done()
        answered.set()
        await starting


async def who_is_asked(judges: Judges, pace: Pace) -> str:
    return await judges.judge(pace, lambda: threading.current_thread().name)


async def test_rules_that_answer_at_once_are_asked_without_a_thread() -> None:
    judges, pace, here = Judges(), Pace(), threading.current_thread().name
    assert (await who_is_asked(judges, pace)).startswith("judge")  # it is not known yet
    pace.note(AT_ONCE_S / 2)
    assert await who_is_asked(judges, pace) == here
    assert await who_is_asked(judges, pace.anew()) == here
    judges.close()


async def test_after_a_slow_answer_a_thread_is_asked_for_a_while() -> None:
    """A turn has quick phases between slow ones."""
    judges, pace = Judges(), Pace()
    pace.note(AT_ONCE_S / 2)
    pace.note(AT_ONCE_S / FADING**2.5)
    for _ in range(2):
        pace.note(0.0)
        assert (await who_is_asked(judges, pace)).startswith("judge")
    pace.note(0.0)
    assert await who_is_asked(judges, pace) == threading.current_thread().name
    judges.close()


async def test_a_kernel_that_is_not_at_hand_is_waited_for_in_a_thread() -> None:
    judges, pace, asked = Judges(), Pace(0.0), []

    def ask() -> str:
        asked.append(threading.current_thread().name)
        if len(asked) == 1:
            raise KernelMissing
        return "found"

    assert await judges.judge(pace, ask) == "found"
    assert asked[0] == threading.current_thread().name
    assert asked[1].startswith("judge")
    judges.close()


async def test_a_table_does_not_wait_for_those_who_only_ask(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who came in held the table while waiting behind questions of others, and nobody could move."""
    answered = threading.Event()

    def ask_for_long(*_: object) -> None:
        assert answered.wait(600)

    port = server.port
    asked, table = new_room(port, "tulum", HERE), new_room(port, "tulum", HERE)
    async with Client(port, asked) as ada, Client(port, table) as bob:
        await ada.do("start")
        await bob.do("start")
        monkeypatch.setattr(TulumRules, "why_not", ask_for_long)
        question = {"version": ada.state["version"], "move": ada.legal_moves()[0]}
        guests = [Client(port, asked, None) for _ in range(NUM_ADVISERS + 1)]
        for guest in guests:
            await guest.open()
        asking = [asyncio.create_task(guest.ask("why-not", **question)) for guest in guests]
        (await server.house.rooms.find(table)).position = None  # it has to be looked at
        async with Client(port, table, None) as comer:
            assert comer.state["version"] == bob.state["version"]
        await bob.play_on(random.Random(1), most_moves=1)
        assert not any(task.done() for task in asking)
        answered.set()
        await asyncio.gather(*asking)


def test_threads_share_what_was_found_out_about_buildings() -> None:
    """TAL-08: a building's verdicts are the same, however many threads ask about others meanwhile."""
    rng = random.Random(8)
    buildings = [random_building(size, rng) for size in (3, 6, 9, 12) for _ in range(10)]
    alone = [balance.stands(building) and balance.falls(building) for building in buildings]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            together = pool.map(lambda each: balance.stands(each) and balance.falls(each), buildings)
            assert list(together) == alone
