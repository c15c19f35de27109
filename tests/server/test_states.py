"""What people are told is put together from parts; it must be what its description says."""

import json
import random
import time
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision
from baumeister.core.codec import encode
from baumeister.play import Match, SeededDraws
from baumeister.server.house import House
from baumeister.server.legal import unpack_moves
from baumeister.server.live import LiveRoom
from baumeister.server.replies import State
from baumeister.server.writing import json_text
from tests.server.quiet import house_in, open_live, tell

EVENTS = 12
SETUPS = [rules for game in catalog.games() for rules in catalog.setups(game)]


@pytest.mark.parametrize("rules", SETUPS, ids=repr)
def test_a_view_is_written_as_the_codec_would(rules: AnyRules) -> None:
    match_, draws, rng = Match(rules), SeededDraws(5), random.Random(5)
    for _ in range(EVENTS):
        match match_.turn:
            case Decision(seat):
                match_.play(seat, rng.choice(rules.legal_moves(match_.state)))
            case Chance():
                match_.draw_from(draws)
        view = rules.view(match_.state)
        assert json.loads(json_text(view)) == encode(view)


@pytest.mark.parametrize("game", catalog.games())
async def test_a_state_is_what_its_description_says(game: str, tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        live = await open_live(house, game=game, clock={"kind": "total", "seconds": 60})
        await tell(house, live, "chat", text="hello")
        texts = [await state_text(house, live)]
        await tell(house, live, "start")
        for _ in range(3):
            texts.append(await state_text(house, live))
            state = json.loads(texts[-1])
            seat, move = state["turn"]["seat"], unpack_moves(state["legal"])[0]
            await tell(house, live, "move", seat=seat, version=state["version"], move=move)
        for text in texts:
            described = State.model_validate_json(text)
            assert json.loads(described.model_dump_json()) == json.loads(text)


async def state_text(house: House, live: LiveRoom) -> str:
    """What somebody hears who comes in now."""
    async with house.rooms.hold(live):
        await house.rooms.prepare(live, live.room.opened.host)
    return live.state_text(0, time.time(), moves=True)
