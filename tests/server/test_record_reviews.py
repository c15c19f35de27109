"""Records of strangers looked at again: part after part, nothing kept, nothing that people play right now."""

import asyncio
import json
import random
import urllib.error
from dataclasses import replace
from typing import Any

import pytest

import baumeister
from baumeister.analysis import review
from baumeister.play import Match, format_text, record_of
from baumeister.play.record import dump_record, load_match
from baumeister.server import record_reviews, reviews
from baumeister.server.record_reviews import look_further
from tests.server.clients import Client, Json, new_room, request
from tests.server.quiet import until
from tests.server.servers import GENEROUS, Serve, ThreadServer
from tests.tables import random_match

HERE, BEN = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}
PATH = "/api/records/review"


def look_at_few(body: bytes) -> Any:
    """Runs in a worker: one decision at a time, as in a slow game."""
    reviews.TURN_S = 0.0
    return look_further(body)


def hang(body: bytes) -> Any:
    """Runs in a worker."""
    del body
    while True:
        pass


def a_match(seed: int = 1, game: str = "tulum") -> Match:
    return random_match(baumeister.rules(game), random.Random(seed))


def text_of(match: Match) -> str:
    return json.dumps(dump_record(record_of(match, ["Ada", "Ben"])))


def ask(port: int, record: str, events: list[Json] | None = None) -> Json:
    return request(port, "POST", PATH, {"record": record, "events": events or []})


def ask_all(port: int, record: str) -> tuple[list[Json], Json]:
    """Every event, and the last part."""
    events: list[Json] = []
    while True:
        part = ask(port, record, [{**event, "best": []} for event in events])
        assert part["events"], part
        events += part["events"]
        if part["status"] == "done":
            return events, part


def refusal(error: urllib.error.HTTPError) -> tuple[int, str]:
    with error:
        return error.code, json.loads(error.read())["because"]


def test_a_record_is_reviewed_part_after_part_as_a_match_is(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_reviews, "look_further", look_at_few)
    match = a_match()
    events, last = ask_all(server.port, text_of(match))
    known = review(match)
    assert [event["number"] for event in events] == [*range(len(match.events))]
    assert [event["mark"] for event in events] == [event.mark for event in known.events]
    told = [(one["luck"], one["lost"], one["result"]) for one in last["accounts"]]
    assert told == [pytest.approx((one.luck, one.lost, one.result)) for one in known.accounts]
    assert 0 < len(last["events"]) < len(events)


def test_a_record_as_text_and_one_of_a_match_that_went_on_are_reviewed_too(port: int) -> None:
    match = a_match(2)
    events, _ = ask_all(port, format_text(record_of(match, ["Ada", "Ben"])))
    assert len(events) == len(match.events)
    while len(match.events) > 20:
        match.undo()
    assert len(ask_all(port, text_of(match))[0]) == 20


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"record": "nonsense"}, (400, "not-a-record")),
        ({"record": ""}, (400, "not-a-record")),
        ({"events": []}, (400, "invalid-message")),
        ({"record": "{}", "more": 1}, (400, "invalid-message")),
        ([1, 2], (400, "invalid-message")),
    ],
)
def test_what_is_no_record_is_refused(body: Json, expected: tuple[int, str], port: int) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        request(port, "POST", PATH, body)
    assert refusal(caught.value) == expected


@pytest.mark.parametrize(
    "changed",
    [
        {"number": 3},
        {"seat": 1, "number": 0},
        {"before": [0.5]},
        {"after": [0.5, 1e300]},
        {"before": [0.5, -0.1]},
        {"error": 7.0},
    ],
)
def test_what_somebody_says_to_know_must_be_about_this_match(changed: Json, port: int) -> None:
    match = a_match()
    first = ask(port, text_of(match))["events"][0]
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(port, text_of(match), [{**first, **changed}])
    assert refusal(caught.value) == (400, "invalid-message")


def test_too_long_a_record_is_refused_before_it_is_looked_at(port: int) -> None:
    data = dump_record(record_of(a_match(), ["Ada", "Ben"]))
    data["events"] = [data["events"][0]] * 6_000
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(port, json.dumps(data))
    assert refusal(caught.value) == (413, "record-too-long")


def test_one_that_takes_too_long_is_told_and_others_are_served(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_reviews, "LIMIT_S", 0.5)
    monkeypatch.setattr(record_reviews, "look_further", hang)
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(server.port, text_of(a_match()))
    assert refusal(caught.value) == (413, "review-too-slow")
    monkeypatch.undo()
    assert ask(server.port, text_of(a_match()))["status"] in ("done", "looking")


async def test_an_address_asks_for_so_many_at_a_time(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(replace(GENEROUS, reviews_per_address=1))
    monkeypatch.setattr(record_reviews, "look_further", hang)
    first = asyncio.create_task(asyncio.to_thread(ask, server.port, text_of(a_match())))
    await until(lambda: not server.house.reviews.desk.num_free)
    with pytest.raises(urllib.error.HTTPError) as caught:
        await asyncio.to_thread(ask, server.port, text_of(a_match(2)))
    assert refusal(caught.value) == (429, "too-many-connections")
    server.house.reviews.close()
    with pytest.raises(urllib.error.HTTPError) as caught:
        await first
    assert refusal(caught.value)[1] == "review-too-slow"


@pytest.mark.parametrize("way", ["as it is", "led on"])
async def test_what_people_play_right_now_is_not_told(way: str, port: int) -> None:
    """The record of a match can be had while it goes on, and moves can be made up to bring it further."""
    async with Client(port, new_room(port, "tulum", [HERE, BEN])) as ada:
        await ada.do("start")
        moved: set[int | None] = set()
        while not moved >= {0, 1}:  # a match that has only begun looks like many others
            await ada.play_on(random.Random(4), most_moves=1)
            moved.add(ada.my_turn)
        await ada.play_on(random.Random(4), most_moves=1)
        record = request(port, "GET", f"/api/rooms/{ada.state['room']['id']}/record")
        record.pop("table")
        if way == "led on":
            record = led_on(record)
        with pytest.raises(urllib.error.HTTPError) as caught:
            await asyncio.to_thread(ask_all, port, json.dumps(record))
        assert refusal(caught.value) == (403, "coach-same")
        await ada.do("resign", seat=0)
        assert (await asyncio.to_thread(ask_all, port, json.dumps(record)))[1]["status"] == "done"


def led_on(record: Json) -> Json:
    match = load_match(record)[1]
    match.play(match.state.seat, match.rules.legal_moves(match.state)[0])
    return dump_record(record_of(match, ["Ada", "Ben"]))
