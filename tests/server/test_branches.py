"""A match goes on in a room of its own from any point of a record, with draws that its own seed gives."""

import json
import random
import urllib.error

import pytest

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.core import Chance, Decision
from baumeister.core.errors import DrawsTampered
from baumeister.play import Match, SeededDraws, parse_record, play_on, verify_draws
from tests.server.clients import Client, Json, new_room, request

ADA, BOT = {"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}


def played(game: str) -> Match:
    """A whole match of two, the same in every run."""
    match = Match(catalog.rules(game, seats=2, **({"mode": "contest"} if game == "pyramido" else {})))
    play_on(match, [make_bot("random", match.rules, seat) for seat in range(2)], SeededDraws("branch"))
    return match


def notations(match: Match, num_events: int) -> list[str]:
    rules = match.rules
    return [
        rules.format_draw(event) if match.is_draw(number) else rules.format_move(event)
        for number, event in enumerate(match.events[:num_events])
    ]


def branch(port: int, match: Match, num_events: int, seats: list[Json]) -> str:
    variant = {"mode": "contest"} if match.rules.game == "pyramido" else {}
    return new_room(port, match.rules.game, seats, variant=variant, events=notations(match, num_events))


@pytest.mark.parametrize("game", catalog.games())
async def test_a_match_goes_on_from_any_point_to_its_end(game: str, port: int, rng: random.Random) -> None:
    """From a decision and, where there is one, from the moment before a draw."""
    match = played(game)
    half = range(len(match.events) // 2, len(match.events))
    decision = next(number for number in half if match.turn_at(number) == Decision(0))
    draws = [number for number in half if isinstance(match.turn_at(number), Chance)]
    for at in (decision, *draws[:1]):
        room = branch(port, match, at, [ADA, BOT])
        await finish(port, room, rng)
        data = request(port, "GET", f"/api/rooms/{room}/record")
        record = parse_record(json.dumps(data))
        assert record.events[:at] == tuple(match.events[:at])
        assert record.outcome is not None
        given = data["table"]["given"]
        assert given == at
        num_draws = sum(isinstance(match.turn_at(number), Chance) for number in range(at))
        if num_draws:
            with pytest.raises(DrawsTampered):  # of what happened elsewhere the seed knows nothing
                verify_draws(record, data["table"]["seed_hash"])
        verify_draws(record, data["table"]["seed_hash"], given)


async def finish(port: int, room: str, rng: random.Random) -> None:
    async with Client(port, room) as client:
        assert client.state["room"]["phase"] == "playing"
        await client.play_on(rng)
        assert client.state["outcome"] is not None


@pytest.mark.parametrize(
    ("events", "seats", "code"),
    [
        (["aabcef", "f1"], [ADA, BOT], "InvalidRecord"),
        (["aabcef", "no such move"], [ADA, BOT], "InvalidRecord"),
        (["aabcef"], [ADA, {"kind": "link"}], "InvalidMessage"),
        (["x" * 201], [ADA, BOT], "InvalidMessage"),
        (["aabcef"] * 2001, [ADA, BOT], "InvalidMessage"),
    ],
)
def test_what_cannot_have_happened_is_refused(
    events: list[str], seats: list[Json], code: str, port: int
) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        new_room(port, "tulum", seats, events=events)
    assert json.loads(refused.value.read())["code"] == code


def test_a_match_that_is_over_does_not_go_on(port: int) -> None:
    match = played("rumis")
    with pytest.raises(urllib.error.HTTPError) as refused:
        branch(port, match, len(match.events), [ADA, BOT])
    assert json.loads(refused.value.read())["code"] == "MatchOver"
