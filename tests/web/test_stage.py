"""What the 3D stage draws: all in few batches, nothing while nothing changes, and a fall by physics."""

import random

import pytest
from playwright.sync_api import Locator, Request, expect

from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.games.talo import PlaceStick, TaloRules
from baumeister.play import Match, format_json, record_of
from baumeister.play.draws import SeededDraws
from tests.web.conftest import MakeVisitor
from tests.web.visitors import PATIENCE_MS, Visitor

SLOW_MS = 4 * PATIENCE_MS
MOST_NEW_BATCHES = 4  #: pieces, their numbers and frames, a shadow: kinds that the start has none of
QUIET_MS = 1_500
MOST_BATCHES = 16  #: table, ground, pieces, glow and ghost; all but the last two once more for their shadows


def random_match(rules: AnyRules, seed: int) -> Match:
    """A whole match of players who pick a kind of move first, then a move."""
    match, draws, rng = Match(rules), SeededDraws(seed), random.Random(seed)
    while True:
        match match.turn:
            case Ended():
                return match
            case Chance():
                match.draw_from(draws)
            case Decision(seat):
                moves = rules.legal_moves(match.state)
                kind = rng.choice(sorted({type(move).__name__ for move in moves}))
                match.play(seat, rng.choice([move for move in moves if type(move).__name__ == kind]))


def look_at(visitor: Visitor, match: Match) -> Locator:
    """Open the match as a record and go to its end; the canvas, once it is still."""
    record = record_of(match, [f"P{seat}" for seat in range(match.rules.seats)])
    visitor.page.set_default_timeout(SLOW_MS)
    visitor.open("replay")
    visitor.page.locator("textarea").fill(format_json(record))
    visitor.button("Open").click()
    visitor.page.keyboard.press("End")
    last = len(match.events)
    expect(visitor.page.locator(".timeline p")).to_contain_text(f"Step {last} of {last}")
    canvas = visitor.page.locator(".stage canvas")
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    return canvas


def num(canvas: Locator, name: str) -> int:
    return int(canvas.get_attribute(f"data-{name}") or 0)


@pytest.mark.parametrize(
    ("game", "variant", "num_pieces", "what"),
    [("talo", {"seats": 2}, 55, "sticks"), ("rumis", {"scenario": "chullpa", "seats": 4}, 140, "cubes")],
)  # fmt: skip
def test_however_many_pieces_are_drawn_in_as_few_batches(
    game: str, variant: dict[str, object], num_pieces: int, what: str, visit: MakeVisitor
) -> None:
    rules = catalog.load_rules(game, variant)
    full = next(
        match
        for match in (random_match(rules, seed) for seed in range(100))
        if len(getattr(match.state, what)) >= num_pieces
    )
    visitor = visit(flat=False)
    canvas = look_at(visitor, full)
    at_the_end = num(canvas, "batches")

    frames = num(canvas, "frames")
    visitor.page.wait_for_timeout(QUIET_MS)
    assert num(canvas, "frames") == frames  # nothing changed, so nothing was drawn

    visitor.button("To the beginning").click()
    expect(visitor.page.locator(".timeline p")).to_contain_text("Step 0 of")
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    assert at_the_end - num(canvas, "batches") <= MOST_NEW_BATCHES
    assert at_the_end <= MOST_BATCHES


def fallen_match() -> Match:
    """A match that ends as soon as a stick can bring down another one with it."""
    rules = catalog.load_rules("talo", {"seats": 2, "collapse": "fall"})
    assert isinstance(rules, TaloRules)
    match, draws, rng = Match(rules), SeededDraws(1), random.Random(1)
    while True:
        match match.turn:
            case Ended():
                return match
            case Chance():
                match.draw_from(draws)
            case Decision(seat):
                moves = rules.legal_moves(match.state)
                builds = [move for move in moves if isinstance(move, PlaceStick)]
                falls = [move for move in builds if _brings_down(rules, match, move)]
                match.play(seat, rng.choice(falls or builds or moves))


def _brings_down(rules: TaloRules, match: Match, move: PlaceStick) -> bool:
    outlook = rules.outlook(match.state, move)
    return outlook is not None and len(outlook.fallen) > 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_building_falls_by_physics_that_is_loaded_only_then(motion: str, visit: MakeVisitor) -> None:
    visitor = visit(flat=False, reduced_motion=motion)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: _note(request, loaded))
    canvas = look_at(visitor, fallen_match())
    visitor.button("One step back").click()
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    assert loaded == []

    before = num(canvas, "frames")
    if motion == "reduce":
        visitor.button("One step on").click()
    else:
        with visitor.page.expect_request("**/collapse-*"):
            visitor.button("One step on").click()
    expect(visitor.page.locator(".twin")).to_contain_text("fell down")
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    assert num(canvas, "frames") > before
    assert bool(loaded) == (motion == "no-preference")


def _note(request: Request, loaded: list[str]) -> None:
    if "/collapse-" in request.url:
        loaded.append(request.url)
