"""A move is judged once: what its message finds out is what the room takes over and everyone is told."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from baumeister import catalog
from baumeister.games.pyramido import packing
from tests.server.clients import Client, new_room

MOVES = 40
#: calls for each accepted move, draws after it included
MOST = {"play": 1.0, "refusal": 1.0, "parse_move": 1.0, "turn": 3.0, "view": 1.0}
MOST_PACKED = 2.0


@pytest.mark.parametrize("game", catalog.games())
async def test_a_move_is_judged_once(game: str, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalog.setups(game)[0]
    seats = [{"kind": "here", "name": f"Ada {seat}"} for seat in range(rules.seats)]
    calls: Counter[str] = Counter()
    async with Client(port, new_room(port, game, seats)) as first:  # then all kernels are at hand
        await first.do("start")
        await first.play_on(random.Random(1), most_moves=100)
    async with Client(port, new_room(port, game, seats)) as ada:
        await ada.do("start")
        for name in MOST:
            monkeypatch.setattr(type(rules), name, counted(getattr(type(rules), name), name, calls))
        packed = packing.pack.cache_info().misses
        await ada.play_on(random.Random(1), most_moves=MOVES)
        num_moves = sum(event["kind"] == "MovePlayed" for event in ada.events)
        assert num_moves >= 20
        found = {name: calls[name] / num_moves for name in MOST}
        assert found["play"] == found["refusal"] == 1, found
        assert all(found[name] <= most for name, most in MOST.items()), found
        assert packing.pack.cache_info().misses - packed <= MOST_PACKED * num_moves


def counted(function: Callable[..., Any], name: str, calls: Counter[str]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        calls[name] += 1
        return function(*arguments)

    return call
