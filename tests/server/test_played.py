"""What people play right now is looked at nowhere: a copy of their match has no coach, however it is made."""

import asyncio
import json
import random
import urllib.error
from collections.abc import Awaitable, Callable, Sequence

import pytest

import baumeister
from baumeister.core.codec import encode_event
from baumeister.play import Match, record_of
from baumeister.play.record import dump_record, load_match
from tests.server.clients import SECRET, Client, Json, new_room, request

ADA, BEN = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
EVES = SECRET.format("eve")
SAME = ("NotAllowed", "coach-same")

Way = Callable[[int, Match], Awaitable[tuple[str, str]]]


async def played_by_people(port: int, num_moves: int) -> Client:
    client = Client(port, new_room(port, "rumis", [ADA, BEN]))
    await client.open()
    await client.do("start")
    await client.play_on(random.Random(1), most_moves=num_moves)
    return client


def match_of(client: Client) -> Match:
    """As anybody can have it while it goes on."""
    port = client.socket.remote_address[1]
    record = request(port, "GET", f"/api/rooms/{client.state['room']['id']}/record")
    record.pop("table", None)
    match: Match = load_match(record)[1]
    return match


def led_on(match: Match) -> list[str]:
    """The moves so far and one more."""
    rules = match.rules
    return [rules.format_move(move) for move in (*match.events, rules.legal_moves(match.state)[0])]


async def copied(port: int, seats: list[Json], events: list[str]) -> Client:
    eve = Client(port, new_room(port, "rumis", seats, events=events, secret=EVES), EVES)
    await eve.open()
    return eve


def told(answer: Json) -> tuple[str, str]:
    return (answer["code"], answer["because"]) if answer["type"] == "error" else (answer["type"], "")


async def ask_behind_a_move(port: int, match: Match) -> tuple[str, str]:
    """What is it worth to place this stone? In a room where it lies there."""
    seats = [ADA, BOT] if match.state.seat == 1 else [BOT, ADA]
    eve = await copied(port, seats, led_on(match))
    return told(await eve.ask("coach", seat=seats.index(ADA), version=eve.state["version"], best=True))


async def have_a_hint_behind_a_move(port: int, match: Match) -> tuple[str, str]:
    seats = [ADA, BOT] if match.state.seat == 1 else [BOT, ADA]
    eve = await copied(port, seats, led_on(match))
    return told(await eve.ask("hint", seat=seats.index(ADA), version=eve.state["version"]))


async def review_a_copy(port: int, match: Match) -> tuple[str, str]:
    """A room that goes on from there, one move more, given up."""
    eve = await copied(port, [ADA, BEN], led_on(match))
    await eve.do("close")
    return told(await eve.ask("review"))


async def review_what_was_played_again(port: int, match: Match) -> tuple[str, str]:
    """A match of two at one device, move by move the same: nothing of it was given."""
    eve = Client(port, new_room(port, "rumis", [ADA, BEN], secret=EVES), EVES)
    await eve.open()
    await eve.do("start")
    for number, text in enumerate(led_on(match)):
        move = encode_event(match.rules.parse_move(text))
        await eve.do("move", seat=number % 2, version=eve.state["version"], move=move)
    await eve.do("resign", seat=0)
    return told(await eve.ask("review"))


async def review_a_record(port: int, match: Match, known: Sequence[Json] = ()) -> tuple[str, str]:
    rules = match.rules
    copy = Match(rules)
    for text in led_on(match):
        copy.play(copy.state.seat, rules.parse_move(text))
    body = {"record": json.dumps(dump_record(record_of(copy, ["Ada", "Ben"]))), "events": known}
    try:
        found = await asyncio.to_thread(request, port, "POST", "/api/records/review", body)
    except urllib.error.HTTPError as error:
        with error:
            return told({"type": "error", **json.loads(error.read())})
    return "review" if found["events"] else "", ""


async def review_a_record_whose_beginning_is_known(port: int, match: Match) -> tuple[str, str]:
    """What was told of the moves before is made up, so that only what follows is asked for."""
    return await review_a_record(port, match, [made_up(number) for number in range(len(match.events))])


def made_up(number: int) -> Json:
    even = [0.5, 0.5]
    told_of = {"number": number, "seat": number % 2, "before": even, "after": even, "best": []}
    return {**told_of, "loss": 0.0, "error": 0.0, "is_exact": False, "mark": "best"}


@pytest.mark.parametrize(
    "way",
    [
        ask_behind_a_move,
        have_a_hint_behind_a_move,
        review_a_copy,
        review_what_was_played_again,
        review_a_record,
        review_a_record_whose_beginning_is_known,
    ],
)
async def test_a_copy_of_a_match_between_people_is_not_looked_at(way: Way, port: int) -> None:
    people = await played_by_people(port, 4)
    match = match_of(people)
    assert await way(port, match) == SAME
    await people.do("resign", seat=0)
    assert (await way(port, match))[0] in ("coach", "hint", "review")


@pytest.mark.parametrize("num_moves", [0, 1])
async def test_who_leaves_a_match_at_its_beginning_silences_nobody(num_moves: int, port: int) -> None:
    """Many matches begin alike; an abandoned room is kept for days."""
    people = await played_by_people(port, num_moves)
    match = match_of(people)
    await people.close()
    rules = baumeister.rules("rumis")
    for _ in range(4):
        match.play(match.state.seat, rules.legal_moves(match.state)[0])
    assert (await review_a_copy(port, match))[0] == "review"
    assert (await review_a_record(port, match))[0] == "review"
    assert (await ask_behind_a_move(port, match))[0] == "coach"
