"""What the 3D stage draws: all in few batches, nothing while nothing changes, and falls by physics."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.games.talo import PlaceStick, Roll
from baumeister.games.talo.collapse import Balance
from baumeister.play import Match, SeededDraws, format_json, play_on, record_of
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import ON_SCREEN, PATIENCE_MS, Visitor

say = Texts("en")

SLOW_MS = 4 * PATIENCE_MS
QUIET_MS = 1_500
MOST_BATCHES = 16  #: table, ground, pieces, glow and ghost; all but the last two once more for their shadows

#: where all stones of four colours find a place
PLAIN = f"""name = "plain"
max_height = [8, 8, 8]
plan = {["8" * 8] * 8}"""

#: asks the stage for what it shows
PICTURE = """(canvas) => {
  const detail = {};
  canvas.dispatchEvent(new CustomEvent("picture", { detail }));
  return detail.url;
}"""


#: how opaque the middle of the picture is as soon as it has another size, before the next frame is drawn
RESIZED = """(canvas) => new Promise((done) => {
  let isFirst = true;
  new ResizeObserver((_, observer) => {
    if (isFirst) {
      isFirst = false;
      canvas.parentElement.style.maxHeight = "200px";
      return;
    }
    observer.disconnect();
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy.drawImage(canvas, 0, 0);
    done(copy.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3]);
  }).observe(canvas);
})"""

#: a tall building, seen from where a wedge of the table was missing
TOWERS = """
5 take2+3 3z(3,0,0) 2x(1,7,0) end
2 take2 2x(5,2,0) end
10 take4+6 6z(2,0,0) 4x(1,1,0) walk(3,1,1) end
6 take6 6y(6,3,0) walk(6,2,1) end
10 take3+7 7z(1,0,0) 3z(5,2,1) end"""

#: how many points of the lower half, where the table lies, are of the colour that is behind it
NUM_HOLES = """async (canvas) => {
  const detail = { type: "image/png" };
  canvas.dispatchEvent(new CustomEvent("picture", { detail }));
  const image = new Image();
  image.src = detail.url;
  await image.decode();
  const ink = document.createElement("canvas").getContext("2d");
  Object.assign(ink.canvas, { width: image.width, height: image.height });
  ink.drawImage(image, 0, 0);
  const { data } = ink.getImageData(0, image.height / 2, image.width, image.height / 2);
  const behind = [0xa8, 0x84, 0x5a];
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (behind.every((value, i) => Math.abs(data[at + i] - value) < 5)) count++;
  return count;
}"""
MOST_ALIKE = 40  #: some points of wood have that colour, too; the wedge had 300


class Child:
    """Picks a kind of move first, then a move of it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, rules: AnyRules, state: Any) -> Any:
        moves = rules.legal_moves(state)
        kind = self.rng.choice(sorted({type(move).__name__ for move in moves}))
        return self.rng.choice([move for move in moves if type(move).__name__ == kind])


class Wrecker(Child):
    """Builds, and brings down more than one stick as soon as that can be done."""

    def choose(self, rules: AnyRules, state: Any) -> Any:
        moves = rules.legal_moves(state)
        builds = [move for move in moves if isinstance(move, PlaceStick)]
        falls = [move for move in builds if brings_down_others(rules.outlook(state, move))]
        return self.rng.choice(falls or builds or moves)


def brings_down_others(outlook: object) -> bool:
    return isinstance(outlook, Balance) and len(outlook.fallen) > 1


def match_of(rules: AnyRules, player: Child, seed: int) -> Match:
    """A whole match with the same player on every seat."""
    match = Match(rules)
    play_on(match, [player] * rules.seats, SeededDraws(seed))
    return match


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


def test_a_table_that_is_given_another_size_is_not_empty_for_a_moment(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    visitor.spots()  # the scene is there, and still
    assert visitor.page.locator(".stage canvas").evaluate(RESIZED) == 255


@pytest.mark.parametrize(
    ("game", "variant", "num_pieces", "what"),
    [
        ("talo", {"seats": 2}, 55, "sticks"),
        ("rumis", {"scenario": {"file": PLAIN}, "seats": 4}, 160, "cubes"),
    ],
)
def test_however_many_pieces_are_drawn_in_as_few_batches(
    game: str, variant: dict[str, object], num_pieces: int, what: str, visit: MakeVisitor
) -> None:
    rules = catalog.load_rules(game, variant)
    full = next(
        match
        for match in (match_of(rules, Child(seed), seed) for seed in range(100))
        if len(getattr(match.state, what)) >= num_pieces
    )
    visitor = visit(flat=False)
    canvas = look_at(visitor, full)
    at_the_end = num(canvas, "batches")

    frames = num(canvas, "frames")
    visitor.page.wait_for_timeout(QUIET_MS)
    assert num(canvas, "frames") == frames  # nothing changed, so nothing was drawn

    early = len(full.events) // 4
    visitor.page.get_by_role("slider").fill(str(early))
    expect(visitor.page.locator(".stage")).to_have_attribute("data-version", str(early))
    expect(canvas).not_to_have_attribute("data-frames", str(frames))
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    assert at_the_end == num(canvas, "batches")  # however many pieces there are
    assert at_the_end <= MOST_BATCHES


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_building_falls_by_physics_that_is_loaded_only_then(motion: str, visit: MakeVisitor) -> None:
    """Whoever comes later sees the heap at once, and the very same one as those who saw it fall."""
    visitor = visit(flat=False, reduced_motion=motion)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: _note(request, loaded))
    rules = catalog.load_rules("talo", {"seats": 2, "collapse": "fall", "foretell": True})
    match = match_of(rules, Wrecker(1), seed=1)
    fall = match.undo()
    look_at(visitor, match)
    assert loaded == []

    match.play(match.state.seat, fall)
    visitor.page.reload()
    with visitor.page.expect_request("**/collapse-*"):
        canvas = look_at(visitor, match)
    heap = picture_of_all(visitor, canvas)
    visitor.button("One step back").click()
    expect(visitor.page.locator(".twin")).not_to_contain_text("fell down")
    assert picture_of_all(visitor, canvas) != heap
    visitor.button("One step forward").click()
    expect(visitor.page.locator(".twin")).to_contain_text("fell down")
    assert picture_of_all(visitor, canvas) == heap


def test_without_physics_a_fallen_building_is_told_all_the_same(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    visitor.page.route("**/collapse-*", lambda route: route.abort())
    match = match_of(
        catalog.load_rules("talo", {"seats": 2, "collapse": "fall", "foretell": True}), Wrecker(1), seed=1
    )
    canvas = look_at(visitor, match)
    expect(visitor.page.locator(".twin")).to_contain_text("fell down")
    visitor.button("One step back").click()
    expect(visitor.page.locator(".twin")).not_to_contain_text("fell down")
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    visitor.forgive("Failed to load resource")


def test_the_table_has_no_holes(visit: MakeVisitor) -> None:
    match = Match(catalog.rules("talo", seats=2))
    for word in TOWERS.split():
        match.take(
            match.after_draw(Roll(int(word)))
            if word.isdigit()
            else match.after_move(match.state.seat, match.rules.parse_move(word))
        )
    visitor = visit(flat=False, color_scheme="light", viewport={"width": 390, "height": 660})
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill(format_json(record_of(match, ["Ada", "Ben"])))
    visitor.button(say("replay-open")).click()
    canvas = visitor.page.locator(".stage canvas")
    for height in (660, 690, 720):
        visitor.page.set_viewport_size({"width": 390, "height": height})
        visitor.page.evaluate(ON_SCREEN)
        expect(canvas).to_have_attribute("data-still", "true")
        assert canvas.evaluate(NUM_HOLES) < MOST_ALIKE


def test_reflections_are_left_out_without_a_graphics_card_until_they_are_wanted(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    canvas = visitor.page.locator(".stage canvas")
    plain = picture(canvas)
    switch = visitor.page.get_by_role("switch", name="Reflections")
    visitor.button("Settings").click()
    expect(switch).not_to_be_checked()
    switch.check()
    visitor.page.keyboard.press("Escape")
    fine = picture(canvas)
    assert fine != plain
    visitor.page.reload()
    visitor.wait_for_table()
    assert picture(canvas) == fine
    visitor.button("Settings").click()
    switch.uncheck()
    visitor.page.keyboard.press("Escape")
    assert picture(canvas) == plain


def picture_of_all(visitor: Visitor, canvas: Locator) -> str:
    """As `picture`, from where the table is seen at first: the camera moves only as far as it has to."""
    picture(canvas)
    visitor.button("Reset the view").click()
    return picture(canvas)


def picture(canvas: Locator) -> str:
    """What the canvas shows once it is still, and has been for a while."""
    canvas.page.wait_for_timeout(QUIET_MS)
    expect(canvas).to_have_attribute("data-still", "true", timeout=SLOW_MS)
    shown: str = canvas.evaluate(PICTURE)
    return shown


def _note(request: Request, loaded: list[str]) -> None:
    if "/collapse-" in request.url:
        loaded.append(request.url)
