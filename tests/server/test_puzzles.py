"""Puzzles over HTTP: everything to judge a try without asking again."""

import asyncio
import json
import urllib.error
import urllib.request
from random import Random

import pytest

from baumeister import catalog
from baumeister.analysis.puzzles import finders, shipped
from baumeister.core.codec import decode_event
from baumeister.server.legal import unpack_moves
from baumeister.server.puzzles import Puzzles, PuzzleSheet, listed, sheet_of
from baumeister.server.workers import Worker
from tests.server.servers import Serve

WITH_PUZZLES = [game for game in catalog.games() if finders(game)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_sheet_tells_answers_worths_and_proof(game: str) -> None:
    for puzzle in Random(game).sample(shipped(game), 8):
        sheet, (rules, state) = sheet_of(puzzle), puzzle.open()
        moves = [decode_event(move, rules.move_types) for move in unpack_moves(sheet.legal)]
        assert set(moves) == set(rules.legal_moves(state))
        assert {rules.format_move(moves[number]) for number in sheet.answers} == set(puzzle.answers)
        assert len(sheet.views) == len(sheet.answers)
        assert [step.notation for step in sheet.line] == list(puzzle.line)
        assert sheet.line[0].seat == sheet.seat
        if sheet.worths is not None:
            best = [number for number, worth in enumerate(sheet.worths) if worth > max(sheet.worths) - 2e-4]
            assert best == sorted(sheet.answers)
            assert max(sheet.worths) == pytest.approx(puzzle.worth, abs=2e-4)
            others = [worth for number, worth in enumerate(sheet.worths) if number not in best]
            assert max(others) == pytest.approx(puzzle.next_best, abs=2e-4)


def test_every_choice_of_tulum_has_an_exact_worth() -> None:
    assert all(sheet_of(puzzle).worths for puzzle in shipped("tulum")[::40])


async def test_a_page_that_is_there_waits_for_none_that_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make one takes seconds, on a busy machine a minute."""
    is_made = asyncio.Event()

    async def make(_: Worker, limit_s: float, work: object, game: str | None) -> str:
        del limit_s, work
        if game:
            await is_made.wait()
        return f"puzzles of {game}"

    monkeypatch.setattr(Worker, "run", make)
    puzzles = Puzzles()
    first = await puzzles.page(None)
    making = asyncio.create_task(puzzles.page("talo"))
    await asyncio.sleep(0)
    assert await asyncio.wait_for(puzzles.page(None), 60) is first
    assert not making.done()
    is_made.set()
    assert (await making).plain == b"puzzles of talo"


def get(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


def test_the_list_and_the_sheets_are_served_and_asked_for_once(serve: Serve) -> None:
    port = serve().port
    status, headers, body = get(port, "/api/puzzles")
    assert (status, body.decode()) == (200, listed())
    assert get(port, "/api/puzzles", **{"If-None-Match": headers["etag"]})[0] == 304
    packed = get(port, "/api/puzzles", **{"Accept-Encoding": "gzip"})
    assert packed[1]["content-encoding"] == "gzip"
    assert len(packed[2]) < len(body) / 2
    sheets = json.loads(get(port, "/api/puzzles/rumis")[2])
    assert [PuzzleSheet(**sheet).name for sheet in sheets] == [puzzle.name for puzzle in shipped("rumis")]
    assert get(port, "/api/puzzles/chess")[0] == 404
