"""Finished matches looked at again: only then, told to all as it comes, kept, and shared by all who ask."""

import asyncio
import os
import random
import time
from dataclasses import replace
from typing import Any

import pytest

from baumeister.analysis import review
from baumeister.play.record import load_match
from baumeister.server import reviews
from baumeister.server.replies import ReviewedInfo
from baumeister.server.reviews import Progress, Stands, look_at_some
from baumeister.storage import Log
from baumeister.storage.reviews import keep_reviewed
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.server.quiet import until
from tests.server.servers import GENEROUS, Serve, ThreadServer

HERE = {"kind": "here", "name": "Ada"}
BEN = {"kind": "here", "name": "Ben"}
LINK = {"kind": "link"}


def look_at_few(record: str, first: int, stands: Stands | None) -> list[str]:
    """Runs in a worker: one decision at a time, as in a slow game."""
    reviews.TURN_S = 0.0
    return look_at_some(record, first, stands)


def die(record: str, first: int, stands: Stands | None) -> list[str]:
    """Runs in a worker: it reaches the second piece and no further."""
    if first:
        os._exit(1)
    return look_at_few(record, first, stands)


def must_not_look(record: str, first: int, stands: Stands | None) -> list[str]:
    raise AssertionError((record, first, stands))  # all of it was known


async def finished(port: int, seed: int = 1, **wanted: Any) -> str:
    """The id of a room whose match was played to its end."""
    room_id = new_room(port, "tulum", [HERE, BEN], **wanted)
    async with Client(port, room_id) as host:
        await host.do("start")
        await host.play_on(random.Random(seed))
    return room_id


async def hear_all(client: Client) -> list[Json]:
    """The news of a review up to the last."""
    news: list[Json] = []
    while not news or news[-1]["status"] == "looking":
        message = await client.receive()
        if message["type"] == "reviewed":
            news.append(message)
    return news


async def ask_and_wait(client: Client) -> Json:
    """The whole review, whatever of it was known."""
    answer = await client.ask("review")
    assert answer["type"] == "review", answer
    if answer["status"] == "looking":
        news = await hear_all(client)
        answer["events"] += [event for each in news for event in each["events"]]
        answer |= {name: news[-1][name] for name in ("status", "accounts")}
    return answer


async def test_all_hear_what_every_event_was_worth_as_it_is_found_out(server: ThreadServer) -> None:
    server.house.reviews.look = look_at_few
    room_id = await finished(server.port)
    ada, eve = Client(server.port, room_id), Client(server.port, room_id, None)
    await ada.open()
    await eve.open()
    asked = await ada.ask("review")
    assert (asked["status"], asked["events"], asked["accounts"]) == ("looking", [], [])
    news = await hear_all(eve)
    _, match = load_match(request(server.port, "GET", f"/api/rooms/{room_id}/record"))
    told = [event for each in news for event in each["events"]]
    num_decisions = sum(event["seat"] is not None for event in told)
    assert num_decisions <= len(news) <= num_decisions + 1  # as it came
    assert {each["num_events"] for each in news} == {len(match.events)}
    expected = review(match)
    assert [(event["number"], event["seat"], event["mark"]) for event in told] == [
        (event.number, event.seat, event.mark) for event in expected.events
    ]
    decision = next(event for event in told if event["seat"] is not None and event["loss"] > 0)
    best = decision["best"][0]
    assert best["worth"][decision["seat"]] == pytest.approx(decision["before"][decision["seat"]], abs=1e-5)
    assert best["move"]["kind"] in ("PlaceBlock", "RollOn", "Stop")
    assert news[-1]["is_exact"]
    assert match.outcome is not None
    require_explained(news[-1]["accounts"], [*match.outcome.utilities])


def require_explained(accounts: list[Json], results: list[float]) -> None:
    for account, result in zip(accounts, results, strict=True):
        sum_ = account["start"] + account["luck"] - account["lost"] + account["given"] + account["drift"]
        assert account["result"] == result
        assert sum_ == pytest.approx(result, abs=1e-9)
        assert account["average_loss"] == pytest.approx(account["lost"] / account["num_decisions"])


async def test_two_who_ask_at_once_share_one_look(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.house.reviews.look = look_at_few
    may_go_on = wait_behind_the_first(server, monkeypatch)
    room_id = await finished(server.port, 2)
    ada, eve = Client(server.port, room_id), Client(server.port, room_id, None)
    await ada.open()
    await eve.open()
    await asyncio.gather(ada.ask("review"), eve.ask("review"))
    assert len(server.house.reviews._under_way) == 1
    may_go_on.set()
    heard, answer = await hear_all(eve), await ada.ask("review")
    numbers = [event["number"] for each in heard for event in each["events"]]
    assert numbers == [*range(answer["num_events"])]  # each once
    assert answer["status"] == "done"


async def test_a_second_look_is_immediate_also_after_a_restart(serve: Serve) -> None:
    before = serve()
    room_id = await finished(before.port)
    async with Client(before.port, room_id) as ada:
        known = await ask_and_wait(ada)
    await asyncio.to_thread(before.stop)
    after = serve()
    after.house.reviews.look = must_not_look
    async with Client(after.port, room_id, None) as eve:
        again = await eve.ask("review")
    assert again["status"] == "done"
    assert (again["events"], again["accounts"]) == (known["events"], known["accounts"])


@pytest.mark.parametrize("who", ["seat", "spectator", "second device", "other seat"])
async def test_nothing_is_told_of_a_match_that_goes_on(port: int, who: str) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada, Client(port, room_id, SECRET.format("bob")) as bob:
        assert (await ada.ask("review"))["because"] == "review-too-early"  # nothing to be told yet
        await bob.do("take-seat", seat=1, name="Bob")
        await ada.do("start")
        secret = {"spectator": None, "other seat": SECRET.format("bob")}.get(who, SECRET.format("host"))
        async with Client(port, room_id, secret) as asker:
            refused = await asker.ask("review")
            assert (refused["code"], refused["because"]) == ("WrongTime", "review-too-early")
            await ada.do("resign", seat=0)
            assert (await asker.ask("review"))["type"] == "review"


async def test_a_room_that_never_saw_a_match_has_nothing_to_be_reviewed(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada:
        await ada.do("close")
        assert (await ada.ask("review"))["because"] == "match-not-started"


async def test_a_match_that_was_given_up_is_looked_at_as_far_as_it_went(server: ThreadServer) -> None:
    server.house.reviews.look = look_at_some
    room_id = new_room(server.port, "tulum", [HERE, BEN])
    async with Client(server.port, room_id) as ada:
        await ada.do("start")
        await ada.play_on(random.Random(3), most_moves=3)
        await ada.do("close")
        found = await ask_and_wait(ada)
    assert found["status"] == "done"
    assert sum(event["seat"] is not None for event in found["events"]) == 3
    assert 0 < found["accounts"][0]["result"] < 1


async def test_an_address_has_so_many_reviews_under_way(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(replace(GENEROUS, reviews_per_address=1))
    server.house.reviews.look = look_at_few
    may_go_on = wait_behind_the_first(server, monkeypatch)
    first, second = await finished(server.port, 4), await finished(server.port, 5)
    async with Client(server.port, first) as ada, Client(server.port, second) as eve:
        await ada.ask("review")
        refused = await eve.ask("review")
        assert (refused["code"], refused["because"]) == ("TooMany", "too-many-reviews")
        may_go_on.set()
        server.house.reviews.look = look_at_some
        await hear_all(ada)
        await asyncio.to_thread(wait_until_idle, server)
        assert (await ask_and_wait(eve))["status"] == "done"


def wait_behind_the_first(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """What was found out first is told; the rest is looked at once this is set."""
    may_go_on, look_further = asyncio.Event(), server.house.reviews._look_further

    async def look_later(progress: Progress) -> list[ReviewedInfo]:
        if progress.events:
            await until(may_go_on.is_set)
        return await look_further(progress)

    monkeypatch.setattr(server.house.reviews, "_look_further", look_later)
    return may_go_on


def wait_until_idle(server: ThreadServer) -> None:
    while server.house.reviews._under_way:
        time.sleep(0.01)


async def test_a_worker_that_dies_is_told_and_asked_again_next_time(server: ThreadServer) -> None:
    server.house.reviews.look = die
    room_id = await finished(server.port, 6)
    async with Client(server.port, room_id) as ada:
        await ada.ask("review")
        news = await hear_all(ada)
        assert [each["status"] for each in news] == ["looking", "failed"]
        await asyncio.to_thread(wait_until_idle, server)
        server.house.reviews.look = look_at_some
        again = await ada.ask("review")
        assert again["events"] == news[0]["events"]  # what was found out before is not lost
        assert (await hear_all(ada))[-1]["status"] == "done"


async def test_nobody_looks_on_for_an_empty_room_and_the_next_goes_on_there(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.house.reviews.look = look_at_few
    may_go_on = wait_behind_the_first(server, monkeypatch)
    room_id = await finished(server.port, 7)
    async with Client(server.port, room_id) as ada:
        asked = await ada.ask("review")
        while (await ada.receive())["type"] != "reviewed":
            pass
    await until(lambda: not server.house.rooms._here[room_id].listeners)
    may_go_on.set()
    await asyncio.to_thread(wait_until_idle, server)
    async with Client(server.port, room_id) as ada:
        found = await ada.ask("review")
        assert 0 < len(found["events"]) < asked["num_events"]
        server.house.reviews.look = look_at_some
        assert (await hear_all(ada))[-1]["status"] == "done"


async def test_rooms_take_turns(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rooms of one address: neither waits until the other is done."""
    reviews_ = server.house.reviews
    reviews_.look, order = look_at_few, list[str]()
    keep, asking, both_ask = keep_reviewed, set[str](), asyncio.Event()

    async def look_with_the_other(progress: Progress) -> list[ReviewedInfo]:
        asking.add(progress.live.room.id)
        if len(asking) == 2:
            both_ask.set()
        await both_ask.wait()
        return await look_further(progress)

    async def keep_noted(log: Log, room_id: str, *found: Any) -> None:
        order.append(room_id)
        await keep(log, room_id, *found)

    look_further = reviews_._look_further
    monkeypatch.setattr(reviews_, "_look_further", look_with_the_other)
    monkeypatch.setattr(reviews, "keep_reviewed", keep_noted)
    clients = [Client(server.port, await finished(server.port, seed)) for seed in (8, 9)]
    for client in clients:
        await client.open()
    await asyncio.gather(*(client.ask("review") for client in clients))
    await asyncio.gather(*(hear_all(client) for client in clients))
    assert len({*order[:3]}) == 2
