"""A bot that crashes, hangs or fails is replaced, and the seat plays on."""

import asyncio
import os
import time
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core.codec import Json
from baumeister.core.errors import InvalidMessage, UnknownPlayer
from baumeister.play import Match, SeededDraws
from baumeister.server import metrics
from baumeister.server.levels import check_level
from baumeister.server.thinkers import ATTEMPTS, Choose, Thinkers, choose_move

CRASH, HANG, FAIL, SLOW = "crash", "hang", "fail", "slow"


def choose_badly(dumped: Json, level: str, seed: int) -> Json:
    """Runs in the worker: what this bot does instead of choosing."""
    match level:
        case "crash":
            os._exit(1)
        case "hang":
            time.sleep(3600)
        case "fail":
            raise ValueError(level)
        case "slow":
            time.sleep(2)
            level = "random"
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
async def test_the_seat_plays_on_when_a_bot_breaks(level: str) -> None:
    legal = position().rules.legal_moves(position().state)
    moves = await think([level, "random"], limit_s=60)
    assert all(move in legal for move in moves)


async def test_the_seat_plays_on_when_a_bot_hangs() -> None:
    legal = position().rules.legal_moves(position().state)
    moves = await asyncio.wait_for(think([HANG], limit_s=0.5), 600)
    assert moves[0] in legal


async def test_a_bot_that_breaks_does_not_end_its_neighbour() -> None:
    match, thinkers = position(), Thinkers(2, 60, choose_badly)
    before = num_failures()
    levels = (SLOW, CRASH)
    await asyncio.gather(*(thinkers.think(match.rules, match.state, level) for level in levels))
    assert num_failures() - before == ATTEMPTS  # of the one that breaks
    thinkers.close()


async def test_a_worker_stays_taken_until_it_is_done_though_nobody_waits_any_more() -> None:
    match, thinkers = position(), Thinkers(1, 60, choose_badly)
    before = num_failures()
    asking = asyncio.create_task(thinkers.think(match.rules, match.state, SLOW))
    await asyncio.sleep(0.2)
    asking.cancel()
    await asyncio.wait([asking])
    assert thinkers.people.num_free == 0
    await thinkers.think(match.rules, match.state, "random")
    assert thinkers.people.num_free == 1
    assert num_failures() == before
    thinkers.close()


def num_failures() -> float:
    return sum(sample.value for metric in metrics.BOT_FAILURES.collect() for sample in metric.samples[:1])


@pytest.mark.parametrize("level", ["mcts:100001", "mcts:10.1s", "mcts:86400s", "mcts:99999999999"])
def test_a_bot_that_would_think_too_long_is_refused(level: str) -> None:
    with pytest.raises(InvalidMessage) as caught:
        check_level(level, position().rules)
    assert caught.value.details == {"seconds": 10, "iterations": 100_000}


@pytest.mark.parametrize("level", ["mcts:0", "mcts:00", "mcts:0s", "mcts:0.0s", "mcts:.s", "grandmaster"])
def test_a_bot_that_would_not_think_at_all_is_refused(level: str) -> None:
    with pytest.raises(UnknownPlayer):
        check_level(level, position().rules)


@pytest.mark.parametrize("level", ["random", "greedy", "mcts", "mcts:100000", "mcts:10s", "mcts:0.1s"])
def test_every_bot_within_bounds_may_play(level: str) -> None:
    check_level(level, position().rules)


async def test_a_table_that_a_bot_plays_from_is_made_in_the_background(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For the seat nobody waits: it is answered before the table is there."""
    made: list[Any] = []
    match, thinkers = position(), Thinkers(1, 60)

    async def note(_limit_s: float | None, _work: Any, dumped: Json) -> None:
        made.append(dumped["variant"])

    monkeypatch.setattr(thinkers._table_maker, "run", note)
    for level in ("random", "perfect", "perfect"):
        assert await thinkers.think(match.rules, match.state, level) in match.rules.legal_moves(match.state)
    thinkers.close()
    assert made == [{"seats": 2, "decline": False}]


async def test_a_bot_thinks_without_holding_up_the_loop() -> None:
    thinking = asyncio.create_task(think(["mcts:500"], limit_s=120, choose=None))
    num_ticks = 0
    while not thinking.done():
        await asyncio.sleep(0.01)
        num_ticks += 1
    assert (await thinking)[0] in position().rules.legal_moves(position().state)
    assert num_ticks > 20
