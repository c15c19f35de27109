"""A bot that crashes, hangs or fails is replaced, and the seat plays on."""

import asyncio
import os
import time
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core.codec import Json
from baumeister.play import Match, SeededDraws
from baumeister.server.thinkers import Choose, Thinkers, choose_move

CRASH, HANG, FAIL = "crash", "hang", "fail"


def choose_badly(dumped: Json, level: str, seed: int) -> Json:
    """Runs in the worker: what this bot does instead of choosing."""
    match level:
        case "crash":
            os._exit(1)
        case "hang":
            time.sleep(60)
        case "fail":
            raise ValueError(level)
    return choose_move(dumped, level, seed)


def position() -> Match:
    match = Match(catalog.rules("tulum", seats=2))
    draws = SeededDraws(1)
    while match.state.seat is None or not match.rules.legal_moves(match.state):
        match.draw_from(draws)
    return match


async def think(levels: list[str], limit_s: float, choose: Choose | None = choose_badly) -> list[Any]:
    match = position()
    thinkers = Thinkers(1, limit_s, choose)
    try:
        return [await thinkers.think(match.rules, match.state, level) for level in levels]
    finally:
        thinkers.close()


@pytest.mark.parametrize("level", [CRASH, FAIL])
def test_the_seat_plays_on_when_a_bot_breaks(level: str) -> None:
    legal = position().rules.legal_moves(position().state)
    moves = asyncio.run(think([level, "random"], limit_s=60))
    assert all(move in legal for move in moves)


def test_the_seat_plays_on_when_a_bot_hangs() -> None:
    legal = position().rules.legal_moves(position().state)
    began = time.monotonic()
    moves = asyncio.run(think([HANG], limit_s=0.5))
    assert time.monotonic() - began < 20
    assert moves[0] in legal


def test_a_bot_thinks_without_holding_up_the_loop() -> None:
    async def scene() -> int:
        thinking = asyncio.create_task(think(["mcts:500"], limit_s=120, choose=None))
        num_ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            num_ticks += 1
        assert (await thinking)[0] in position().rules.legal_moves(position().state)
        return num_ticks

    assert asyncio.run(scene()) > 20
