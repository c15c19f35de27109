"""Programs on seats of rooms: offered by who runs the server, never by who visits it."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from baumeister import catalog
from baumeister.bots import engines
from baumeister.core.errors import InvalidArgument, UnknownPlayer
from baumeister.play import Match, SeededDraws
from baumeister.server.game_info import game_info
from baumeister.server.levels import check_level, name_engines
from baumeister.server.thinkers import Thinkers
from baumeister.texts import Texts

RULES = catalog.rules("tulum", seats=2)
LAST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    answers = {
        "hello": {"type": "hello", "name": "last"},
        "new_match": {"type": "ready"},
        "choose": {"type": "move", "id": message.get("id"), "move": message.get("legal", [""])[-1]},
    }
    print(json.dumps(answers[message["type"]]), flush=True)
"""


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server that offers `last`, which plays the last legal move, and `dead`, which never answers."""
    monkeypatch.setattr(engines, "named", {})
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    name_engines((f"last={sys.executable} {tmp_path / 'last.py'}", f"dead={sys.executable} -c pass"))
    yield
    engines.end_engines()


@pytest.mark.usefixtures("offered")
def test_an_engine_plays_in_a_room_and_one_that_dies_does_not_stop_it() -> None:
    match, draws = Match(RULES), SeededDraws(1)
    while not (legal := RULES.legal_moves(match.state)):
        match.draw_from(draws)
    assert len(legal) > 1

    async def think() -> list[Any]:
        thinkers = Thinkers(1, 60)
        try:
            return [await thinkers.think(RULES, match.state, level) for level in ("last", "last", "dead")]
        finally:
            thinkers.close()

    first, second, instead = asyncio.run(think())
    assert first == second == legal[-1]
    assert instead in legal


@pytest.mark.usefixtures("offered")
def test_visitors_choose_among_the_names_and_send_no_commands() -> None:
    check_level("last", RULES)
    assert {"last", "dead"} <= {bot.name for bot in game_info("tulum", Texts("en")).bots}
    for command in (f"engine:{sys.executable}", "engine", "engine@1s:sh"):
        with pytest.raises(UnknownPlayer):
            check_level(command, RULES)


@pytest.mark.parametrize("word", ["last", "last=", "greedy=python", "Last=python", "=python", "a:b=python"])
def test_a_name_must_be_free_and_plain(word: str) -> None:
    with pytest.raises(InvalidArgument):
        name_engines((word,))
