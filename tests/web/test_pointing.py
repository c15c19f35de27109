"""Hints, refusals and rules at the table: shown where they belong, the match in sight."""

import io
import math
import random

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.web.conftest import MakeVisitor
from tests.web.hands import PYRAMIDO_COLOURS, Hands
from tests.web.manners import Mouse
from tests.web.test_camera import ask, look
from tests.web.test_learn import course
from tests.web.test_stage import SLOW_MS, look_at, picture
from tests.web.visitors import Json, Visitor


def sit_down(visit: MakeVisitor, game: str, **wanted: object) -> Visitor:
    visitor = visit(flat=False)
    visitor.open_room(game, {"seats": 2}, ["Ada", "Ben"], **wanted)
    visitor.wait_for_my_move()
    return visitor


@pytest.mark.parametrize(
    ("game", "place", "rule"),
    [("tulum", "0,5,0", "TUL-"), ("rumis", "3,4", "RUM-06"), ("pyramido", None, "PYR-")],
)
def test_a_tap_where_nothing_may_lie_says_why_and_marks_what_is_in_the_way(
    game: str, place: str | None, rule: str, visit: MakeVisitor, rng: random.Random
) -> None:
    """In Rumis the corner of the plan, where the long stone sticks out; the rule is read beside the match."""
    visitor = sit_down(visit, game)
    if place is None:
        place = misfit(visitor, rng)
    if game == "rumis":
        visitor.button("Stone I4").click()
    before = ask(visitor)["needs"]
    for _ in range(1 if game == "tulum" else 2):
        visitor.page.mouse.click(*visitor.place_of(place))
    why = visitor.page.locator(".table-why")
    expect(why).to_contain_text(rule)
    look(visitor)
    if game == "rumis":
        assert ask(visitor)["needs"] > before  # the cells that would lie outside are marked

    why.get_by_role("button").click()
    card = visitor.page.locator(".rule-card")
    expect(card).to_contain_text(rule)
    expect(visitor.page.locator(".stage canvas")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def misfit(visitor: Visitor, rng: random.Random) -> str:
    """A place of the pyramid that is shown, though another colour would have to lie there."""
    hands = Hands(visitor, Mouse(visitor), rng)
    while True:
        for colour in sorted({move["colour"] for move in visitor.legal_moves() if "colour" in move}):
            hands.press(PYRAMIDO_COLOURS[colour], is_pressed=True)
            legal = [move for move in visitor.legal_moves() if move.get("colour") == colour]
            places = {f"{move['level']},{move['x']},{move['y']}" for move in legal}
            wrong = [spot for spot in visitor.spots() if spot not in places]
            if wrong:
                return wrong[0]
        hands.play(hands.pick())


DARK = 90  #: the sum of what red, green and blue are for a stripe is under three times this


def test_what_is_refused_is_hatched_and_not_red(visit: MakeVisitor) -> None:
    """In no colour that a stone has: nobody takes a red ghost for a red stone."""
    visitor = sit_down(visit, "rumis")
    visitor.button("Stone I4").click()
    canvas = visitor.page.locator(".stage canvas")
    before = pixels(canvas)
    for _ in range(2):
        visitor.page.mouse.click(*visitor.place_of("3,4"))
    expect(visitor.page.locator(".table-why")).to_contain_text("RUM-06")
    after = pixels(canvas)
    changed = after[(abs(after - before) > 24).any(axis=2)]
    red, green, blue = changed.T
    assert len(changed) > 1_000
    assert np.mean((red > 1.8 * green) & (red > 1.8 * blue)) < 0.02
    assert np.mean(changed.sum(axis=1) < 3 * DARK) > 0.1


def pixels(canvas: Locator) -> np.ndarray:
    picture(canvas)
    return np.asarray(Image.open(io.BytesIO(canvas.screenshot())).convert("RGB"), dtype=int)


@pytest.mark.parametrize("game", ["tulum", "rumis"])
def test_a_hint_is_shown_as_a_ghost_where_it_lies(game: str, visit: MakeVisitor) -> None:
    visitor = sit_down(visit, game, hints=True)
    canvas = visitor.page.locator(".stage canvas")
    before, plain = ask(visitor)["needs"], picture(canvas)
    visitor.button("Ask for a hint").click()
    expect(visitor.button("Play that")).to_be_visible(timeout=SLOW_MS)  # a master thinks
    look(visitor)
    assert ask(visitor)["needs"] > before
    assert picture(canvas) != plain


#: everything that is written onto boards and stones, and the colours of lines
WRITTEN = """window.written = [];
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  window.written.push(text);
  return write.call(this, text, ...where);
};
const draw = CanvasRenderingContext2D.prototype.stroke;
CanvasRenderingContext2D.prototype.stroke = function (...path) {
  window.written.push(`line ${this.strokeStyle}`);
  return draw.call(this, ...path);
};"""
RED_LINE = "line #c22a1c"  #: within which fewer players build


@pytest.mark.parametrize(
    ("game", "variant", "words"),
    [
        ("rumis", {"scenario": "coricancha"}, ["a", "h", "1", "8", "CORICANCHA", RED_LINE]),
        ("rumis", {"scenario": "chullpa"}, ["CHULLPA", "4", "6", "8"]),  # so high for two, three and four
        ("pyramido", {"mode": "contest"}, ["a", "d", "1", "4"]),
        ("talo", {}, ["0", "9"]),
        ("tulum", {}, ["1", "6"]),
    ],
)
def test_boards_carry_the_names_that_log_and_hints_use(
    game: str, variant: Json, words: list[str], visit: MakeVisitor
) -> None:
    visitor = visit(flat=False)
    visitor.page.add_init_script(WRITTEN)
    visitor.open_room(game, {"seats": 2, **variant}, ["Ada", "Ben"])
    visitor.spots()
    written = visitor.page.evaluate("window.written")
    assert not {*words} - {*written}, sorted({*written})


#: two towers in front, and behind the first of them a place for a stone that lies across
TOWERS = [f"{colour}I4@{place},{place}/2,{place}/3,{place}/4" for colour, place in (("r", "b5"), ("b", "c5"))]
BEHIND = "1,3"


def test_a_place_behind_the_building_shines_through(visit: MakeVisitor) -> None:
    """Once a stone seemed to fit nowhere, for all that was offered lay behind others."""
    visitor = visit(flat=False, viewport={"width": 390, "height": 844}, device_scale_factor=1)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"], events=TOWERS)
    visitor.wait_for_my_move()
    visitor.button("Stone I2").click()
    canvas, seen = visitor.page.locator(".stage canvas"), {}
    for _ in range(2):
        spots, (x, y), box = visitor.spots(), visitor.place_of(BEHIND), canvas.bounding_box()
        assert box is not None
        left, top = round(x - box["x"]), round(y - box["y"])
        seen[BEHIND in spots] = pixels(canvas)[top - REACH : top + REACH, left - REACH : left + REACH]
        visitor.page.keyboard.press("z")
    assert np.count_nonzero((abs(seen[True] - seen[False]) > 24).any(axis=2)) > REACH**2


REACH = 24  #: pixels around the middle of a cell, all of them behind the towers
GLOW = (0xFF, 0xCF, 0x6B)  #: of what happened last


def test_the_last_move_is_ringed_on_the_table(visit: MakeVisitor) -> None:
    """By a ring that is seen at a glance: about as wide as half a cell."""
    visitor = visit(flat=False, viewport={"width": 900, "height": 700}, device_scale_factor=1)
    match = course("rumis")
    while len(match.events) > 1:
        match.undo()
    canvas = look_at(visitor, match)
    cell = math.dist(visitor.place_of("0,0"), visitor.place_of("1,0"))
    shown = pixels(canvas)
    num_bright = np.count_nonzero((abs(shown - GLOW) < 24).all(axis=2))
    assert num_bright > 0.03 * cell**2
