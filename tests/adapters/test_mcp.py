"""A seat for language models: whole matches through the SDK's own client, refusals included."""

import json
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

from baumeister.adapters import sittings
from baumeister.adapters.mcp import make_server
from baumeister.core.errors import TooMany, UnknownRoom
from baumeister.texts import Texts

GAMES: dict[str, dict[str, Any]] = {
    "tulum": {"options": {"seats": 2}},
    "pyramido": {"options": {"mode": "contest", "seats": 2}},
    "rumis": {"options": {"seats": 2}, "seat": 2},
    "talo": {"options": {"seats": 2}},
}
COMMAND = ("-m", "baumeister", "mcp", "--lang", "en")


@asynccontextmanager
async def over_stdio() -> AsyncIterator[Client]:
    async with Client(StdioServerParameters(command=sys.executable, args=list(COMMAND))) as client:
        yield client


@asynccontextmanager
async def over_http() -> AsyncIterator[Client]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, *COMMAND, "--http", str(port)], stderr=subprocess.DEVNULL)
    try:
        await answering(port)
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            yield client
    finally:
        server.terminate()
        server.wait()


async def answering(port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        await anyio.sleep(0.2)
    raise TimeoutError(port)


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    found = result.structured_content
    assert found is not None
    return found.get("result", found)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(getattr(result.content[0], "text", ""))


async def play_whole_match(client: Client, game: str) -> None:
    """As a model would: look at a page of moves, play one, until it is over."""
    rng = random.Random(game)
    state = await call(client, "new_match", game=game, opponents="random", seed="s", **GAMES[game])
    match = state["match"]
    for _ in range(500):
        if state["over"]:
            break
        page = await call(client, "legal_moves", match=match)
        assert page["count"] == state["num_legal_moves"] > 0
        assert len(page["moves"]) <= sittings.PAGE
        state = await call(client, "play", match=match, move=rng.choice(page["moves"]))
    assert state["over"]
    assert state["reason"]
    assert len(state["scores"]) == 2
    assert "MatchOver" in await refused(client, "play", match=match, move="stop")


@pytest.mark.filterwarnings("ignore")  # what the SDK says of its own parts
@pytest.mark.parametrize("connect", [over_stdio, over_http], ids=["stdio", "http"])
def test_a_model_plays_whole_matches_of_all_games(connect: Any) -> None:
    async def play() -> None:
        async with connect() as client:
            for game in GAMES:
                await play_whole_match(client, game)

    anyio.run(play)


@pytest.mark.filterwarnings("ignore")
def test_a_model_is_told_what_it_may_not_do_and_why() -> None:
    async def ask() -> None:
        async with Client(make_server(Texts("en"))) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {
                *("list_games", "get_rules", "new_match", "get_state", "draw_board"),
                *("legal_moves", "play", "why_not", "advise"),
            }
            games = await call(client, "list_games")
            assert [game["game"] for game in games] == ["pyramido", "rumis", "talo", "tulum"]
            assert "RUM-07" in await call(client, "get_rules", game="rumis")
            assert (await call(client, "get_rules", game="rumis", rule="rum-07")).startswith("RUM-07: ")
            for reading in ("RUM-14i", "rum-14I", "RUM-14"):
                assert (await call(client, "get_rules", game="rumis", rule=reading)).startswith("RUM-14i: ")
            assert "UnknownRule" in await refused(client, "get_rules", game="rumis", rule="RUM-99")
            assert "UnknownGame" in await refused(client, "new_match", game="chess")
            assert "InvalidVariant" in await refused(client, "new_match", game="rumis", options={"seats": 9})
            assert "UnknownPlayer" in await refused(client, "new_match", game="rumis", opponents="mcts:900s")
            assert "UnknownPlayer" in await refused(client, "new_match", game="rumis", opponents="engine:sh")
            assert "half of a character" in await refused(client, "new_match", game="rumis", seed="\ud800")
            assert "no seat 3" in await refused(client, "new_match", game="rumis", seat=3)
            assert "no match" in await refused(client, "get_state", match="nowhere")
            await ask_about_a_match(client)

    anyio.run(ask)


async def ask_about_a_match(client: Client) -> None:
    state = await call(client, "new_match", game="rumis", opponents="random", seed="s")
    match = state["match"]
    assert "a   b   c   d" in state["board"]
    illegal = "rI2@a1/4,b1/4"
    assert "(rule RUM-" in await refused(client, "play", match=match, move=illegal)
    assert "(rule RUM-" in await call(client, "why_not", match=match, move=illegal)
    assert "InvalidNotation" in await refused(client, "play", match=match, move="checkmate" * 100)
    assert "no page 99" in await refused(client, "legal_moves", match=match, page=99)
    few = await call(client, "legal_moves", match=match, containing="I2")
    assert 0 < few["count"] < state["num_legal_moves"]
    assert await call(client, "why_not", match=match, move=few["moves"][0]) == ""
    assert (await call(client, "draw_board", match=match)).startswith("<svg ")
    advice = await call(client, "advise", match=match)
    after = await call(client, "play", match=match, move=advice)
    assert after["events"][0] == f"seat 1: {advice}"
    assert after["events"][1].startswith("seat 2: ")
    again = await call(client, "get_state", match=match)
    assert (again["events"], again["board"]) == ([], after["board"]), "what happened is told once"
    assert len(json.dumps(after)) < 4000


def test_there_is_an_end_to_how_many_matches_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "MOST_MATCHES", 2)
    mine = sittings.Sittings(Texts("en"))
    first, _ = (mine.new_match("tulum", 1, {"seats": 1}, "random", "s")["match"] for _ in range(2))
    with pytest.raises(TooMany):
        mine.new_match("tulum", 1, {"seats": 1}, "random", "s")
    while not mine.state(first)["over"]:
        mine.play(first, mine.legal_moves(first, 1, "")["moves"][0])
    mine.new_match("tulum", 1, {"seats": 1}, "random", "s")
    with pytest.raises(UnknownRoom):
        mine.state(first)
