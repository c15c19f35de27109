"""For every game and variant a whole match runs over real sockets, and its record verifies."""

import asyncio
import json
import random
from functools import cache

from baumeister.core import AnyRules
from baumeister.core.codec import decode_event
from baumeister.core.variant import dump_variant
from baumeister.play import parse_record, replay, verify_draws
from baumeister.server.legal import unpack_moves
from baumeister.server.thinkers import play_a_little
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.tables import each_setup

MOST_LEGAL_BYTES = 16_000


def seats_for(rules: AnyRules) -> list[Json]:
    """A person here, a person by link, and bots."""
    kinds = [{"kind": "here", "name": "Ada"}, {"kind": "link"}, *[{"kind": "bot", "level": "random"}] * 14]
    return kinds[: rules.seats]


async def play_match(port: int, rules: AnyRules, rng: random.Random) -> Json:
    """The record of a whole match of two people and bots."""
    variant = dump_variant(rules.options, rules.variant)
    room_id = new_room(port, rules.game, seats_for(rules), variant=variant)
    async with Client(port, room_id) as ada, Client(port, room_id, SECRET.format("bob")) as bob:
        if rules.seats > 1:
            await bob.do("take-seat", seat=1, name="Bob")
        await ada.do("start")
        await asyncio.gather(ada.play_on(rng), bob.play_on(rng))
        assert ada.state["outcome"] == bob.state["outcome"]
        assert ada.state["outcome"] is not None
    return request(port, "GET", f"/api/rooms/{room_id}/record")


@cache
def compile_kernels(game: str) -> None:
    """Compiled here, so that the server's loop need not wait for it."""
    play_a_little(game)


@each_setup()
async def test_a_whole_match_runs_over_sockets_and_its_record_verifies(
    rules: AnyRules, port: int, rng: random.Random
) -> None:
    compile_kernels(rules.game)
    data = await play_match(port, rules, rng)

    record = parse_record(json.dumps(data))
    num_draws = verify_draws(record, data["table"]["seed_hash"])

    assert record.rules == rules
    assert record.outcome is not None
    assert num_draws == replay(record).num_draws


@each_setup()
async def test_legal_moves_travel_small_and_whole(rules: AnyRules, port: int) -> None:
    variant = dump_variant(rules.options, rules.variant)
    seats = [{"kind": "here", "name": "Ada"}] * rules.seats
    room_id = new_room(port, rules.game, seats, variant=variant)
    async with Client(port, room_id) as ada:
        await ada.do("start")
        packed: str = ada.state["legal"]
    match = replay(parse_record(json.dumps(request(port, "GET", f"/api/rooms/{room_id}/record"))))
    moves = [decode_event(move, rules.move_types) for move in unpack_moves(packed)]

    assert len(packed) <= MOST_LEGAL_BYTES
    assert sorted(map(repr, moves)) == sorted(map(repr, rules.legal_moves(match.state)))
