"""Each address has its share of what all use: places, words, pictures, records, reviews and the lobby."""

import asyncio
import json
import time
import urllib.request
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from baumeister.core.errors import TooMany
from baumeister.server import game_info, guard, limits, sockets, turns
from baumeister.server.previews import Painter
from baumeister.server.records import Reader
from baumeister.server.turns import Turns
from baumeister.server.workers import Worker
from tests.server.clients import SECRET, Client, new_room, request
from tests.server.servers import GENEROUS, PATIENCE_S, Serve, ThreadServer
from tests.server.test_breakin import refused
from tests.server.test_reviews import ask_and_wait, finished

HERE = {"kind": "here", "name": "Ada"}
OPEN = {"kind": "open"}


async def hold(turns: Turns, address: str, until: asyncio.Event, order: list[str]) -> None:
    async with turns.turn(address):
        order.append(address)
        await until.wait()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_an_address_has_one_place_and_leaves_the_other() -> None:
    places, end, order = Turns(2), asyncio.Event(), list[str]()
    names = ["rude", "rude", "rude", "ada", "bob"]
    asking = [asyncio.create_task(hold(places, name, end, order)) for name in names]
    await settle()
    assert order == ["rude", "ada"]
    end.set()
    await asyncio.gather(*asking)
    assert order[2:] == ["rude", "bob", "rude"]  # one each


async def test_who_has_enough_waiting_is_told_so_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_WAITING", 2)
    places, end, order = Turns(1), asyncio.Event(), list[str]()
    asking = [asyncio.create_task(hold(places, "rude", end, order)) for _ in range(3)]
    await settle()
    with pytest.raises(TooMany):
        await hold(places, "rude", end, order)
    asking.append(asyncio.create_task(hold(places, "ada", end, order)))
    end.set()
    await asyncio.gather(*asking)
    assert order == ["rude", "rude", "ada", "rude"]


async def test_who_goes_away_takes_no_place() -> None:
    places, end, order = Turns(1), asyncio.Event(), list[str]()
    asking = [asyncio.create_task(hold(places, name, end, order)) for name in ("ada", "gone", "gone", "bob")]
    await settle()
    asking[1].cancel()
    asking[0].cancel()  # she leaves her place, too
    await settle()
    asking[2].cancel()  # in the moment in which it was given the place
    end.set()
    await asyncio.gather(*asking, return_exceptions=True)
    assert order[0] == "ada"
    assert order[-1] == "bob"


async def test_a_strangers_slow_record_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time in all: four slow ones of one address, and everybody waited for two minutes."""
    read: list[str] = []
    end = asyncio.Event()

    async def run(*given: Any) -> str:
        body = given[3]
        if body == b"slow":
            await end.wait()
        read.append(body.decode())
        return ""

    monkeypatch.setattr(Worker, "run", run)
    reader = Reader(60)
    slow = [asyncio.create_task(reader.look_at("rude", b"slow", None)) for _ in range(4)]
    await settle()
    await asyncio.wait_for(reader.look_at("ada", b"short", None), PATIENCE_S)
    assert read == ["short"]
    end.set()
    await asyncio.gather(*slow)


def test_a_picture_is_painted_in_another_process(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In any thread it held up everyone, for Python's lock was not let go of."""
    asked: list[str] = []
    run = Worker.run

    async def run_noted(worker: Worker, limit_s: float, work: Any, *rest: Any) -> Any:
        asked.append(work.__name__)
        return await run(worker, limit_s, work, *rest)

    monkeypatch.setattr(Worker, "run", run_noted)
    room_id = new_room(server.port, "tulum", [HERE, HERE])
    path = f"http://127.0.0.1:{server.port}/api/rooms/{room_id}/picture.png"
    with urllib.request.urlopen(path, timeout=60) as answer:
        assert answer.read().startswith(b"\x89PNG")
    assert asked == ["paint"]


async def test_a_flood_of_pictures_keeps_only_its_own_address_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[str] = []

    async def run(*given: Any) -> bytes:
        await asyncio.sleep(0)
        painted.append(given[3])
        return b""

    monkeypatch.setattr(Worker, "run", run)
    painter = Painter(60)
    flood = [asyncio.create_task(painter.paint("rude", "flood")) for _ in range(50)]
    await settle()
    begun = len(painted)
    await painter.paint("ada", "a link of Ada's")
    assert painted.index("a link of Ada's") <= begun + 2  # behind the one being painted, and one turn
    assert len(painted) < 50
    await asyncio.gather(*flood)


def test_the_list_of_games_is_written_once_for_each_language(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty pages a second took most of a core."""
    game_info.games_json.cache_clear()
    written: list[str] = []
    write = game_info.game_info

    def noted(name: str, say: Any) -> Any:
        written.append(name)
        return write(name, say)

    monkeypatch.setattr(game_info, "game_info", noted)
    first = request(port, "GET", "/api/games?lang=it")
    assert request(port, "GET", "/api/games?lang=it") == first
    assert written == [game["name"] for game in first]
    game_info.game_json.cache_clear()
    name = first[0]["name"]
    assert [request(port, "GET", f"/api/games/{name}?lang=it") for _ in range(2)] == [first[0]] * 2
    assert written[len(first) :] == [name]


async def test_more_sockets_bring_no_more_words(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is said at a room is told to everyone there: 200 sockets that point were 200 times 200."""
    monkeypatch.setattr(sockets, "PAUSE_S", 0.0)
    port = serve(replace(GENEROUS, messages_per_s=0.001, message_burst=4)).port
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id) as ada, Client(port, room_id) as again:
        told = [(await each.ask("point", at=[1])).get("because") for each in (ada, again) * 3]
        assert told == [None] * 4 + ["too-many-messages"] * 2
        async with Client(port, new_room(port, "tulum", [HERE, HERE])) as elsewhere:
            await elsewhere.do("ping")


async def test_more_rooms_bring_no_more_words_than_an_address_has(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SECONDS_AT_ONCE", 4000)
    port = serve(replace(GENEROUS, messages_per_address=0.001)).port  # four at once
    told = []
    for _ in range(5):
        async with Client(port, new_room(port, "tulum", [HERE, HERE])) as ada:
            told.append((await ada.ask("ping")).get("because"))
    assert told == [None] * 4 + ["too-many-messages"]


async def test_those_who_look_on_keep_nobody_from_playing(serve: Serve) -> None:
    """Three strangers' sockets were as many as a room takes, and who lost the line did not come back."""
    port = serve(replace(GENEROUS, listeners_per_room=1)).port
    room_id = new_room(port, "tulum", [HERE, OPEN])
    async with Client(port, room_id, None), Client(port, room_id) as ada:
        await ada.do("take-seat", seat=1, name="Bob")
        async with connect(ada.url, proxy=None) as stranger:
            await stranger.send(json.dumps({"type": "hello", "id": "1", "secret": SECRET.format("eve")}))
            assert json.loads(await stranger.recv())["because"] == "too-many-connections"
        async with Client(port, room_id) as at_another_device:
            await at_another_device.do("ping")


async def test_more_sockets_bring_no_more_chat(serve: Serve) -> None:
    port = serve(replace(GENEROUS, chats_per_s=0.001, chat_burst=2)).port
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id) as ada, Client(port, room_id) as again:
        told = [(await each.ask("chat", text="hi")).get("because") for each in (ada, again, ada, again)]
    assert told == [None, None, "too-many-messages", "too-many-messages"]


async def test_who_says_too_much_is_not_listened_to_for_a_while(serve: Serve) -> None:
    """To refuse costs as much as to answer: a flood took the whole loop."""
    port = serve(replace(GENEROUS, messages_per_s=0.001, message_burst=1)).port
    async with Client(port, new_room(port, "tulum", [HERE, HERE])) as ada:
        began = time.monotonic()
        for number in range(40):
            await ada.socket.send(json.dumps({"type": "ping", "id": str(number)}))
        for number in range(4):
            while (answer := await ada.receive()).get("id") != str(number):
                pass
            assert answer["type"] == ("error" if number else "answer")
    assert time.monotonic() - began >= 2 * sockets.PAUSE_S  # between three refusals


def test_a_request_too_many_is_refused_in_no_hurry(serve: Serve) -> None:
    port = serve(replace(GENEROUS, requests_per_s=0.001, request_burst=1)).port
    request(port, "GET", "/healthz")
    began = time.monotonic()
    assert refused(port, "/healthz")["because"] == "too-many-requests"
    assert time.monotonic() - began >= guard.PAUSE_S


async def test_a_whole_review_is_told_so_often(serve: Serve) -> None:
    """It may be megabytes, and asking costs nothing."""
    port = serve(replace(GENEROUS, reviews_per_s=0.001, review_burst=2)).port
    async with Client(port, await finished(port)) as ada:
        assert (await ask_and_wait(ada))["status"] == "done"
        told = [(await ada.ask("review")).get("because") for _ in range(2)]
    assert told == [None, "too-many-requests"]


async def test_a_rematch_has_no_place_of_its_own_in_the_lobby(serve: Serve) -> None:
    """Open, close, play again: a hundred tables an hour, and nobody else's is to be seen."""
    port = serve(replace(GENEROUS, public_per_address=2)).port
    first, second = (new_room(port, "tulum", [HERE, OPEN], is_public=True) for _ in range(2))
    async with Client(port, first) as ada, Client(port, second) as also_ada:
        await ada.do("close")
        await ada.do("rematch")
        await also_ada.do("close")
        await also_ada.do("rematch")
        following = also_ada.state["room"]["next_room"]
    third = {"game": "tulum", "seats": [HERE, OPEN], "secret": SECRET.format("host"), "is_public": True}
    told = refused(port, "/api/rooms", json.dumps(third).encode())
    assert told["because"] == "too-many-public-rooms"
    async with Client(port, following) as ada:
        await ada.do("close")
        assert (await ada.ask("rematch"))["type"] == "answer"
