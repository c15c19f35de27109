"""Rumis by hand in a real browser: stones dragged, turned by fingers, and a cube that is solved."""

import re

from playwright.sync_api import CDPSession, expect

from baumeister import catalog
from baumeister.core.variant import dump_variant
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.manners import DOUBLE_TAP_S
from tests.web.visitors import Visitor

say = Texts("en")

PHONE = {"viewport": {"width": 390, "height": 600}, "has_touch": True, "is_mobile": True}
STONE_IN_HAND = '.choice[data-drag][aria-pressed="true"] svg'
WHEEL_PAUSE_MS = 200  #: a wheel that runs on turns a stone once; a little more than the page's own

Point = tuple[float, float]


class Fingers:
    """Real touches, several at once."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)

    def touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def swipe(self, start: Point, end: Point) -> None:
        self.touch("touchStart", start)
        for part in (0.25, 0.5, 0.75, 1):
            self.touch(
                "touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            )
        self.touch("touchEnd")


def sit_down(visitor: Visitor, **variant: object) -> None:
    """A table of Rumis where all seats are this visitor's."""
    rules = catalog.rules("rumis", **variant)
    names = [f"P{seat}" for seat in range(rules.seats)]
    visitor.open_room("rumis", dump_variant(rules.options, rules.variant), names)
    visitor.wait_for_my_move()
    expect(visitor.page.locator(".tray .choice[data-drag]").first).to_be_visible()


def test_a_plan_of_ones_own_may_be_as_high_as_plans_can_be(visit: MakeVisitor) -> None:
    """Its heights are drawn on the stones, too."""
    visitor = visit(flat=False)
    plan = 'name = "tower"\nmax_height = [9, 9, 9]\nplan = ["9999", "9999", "9999"]'
    visitor.open_room("rumis", {"seats": 2, "scenario": {"file": plan}}, ["Ada", "Ben"])
    visitor.wait_for_my_move()
    before = visitor.version
    visitor.page.mouse.click(*legal_place(visitor))
    visitor.wait_for_my_move(before)
    visitor.spots()


def legal_place(visitor: Visitor) -> Point:
    """Where some legal place of the stone in hand is on the screen."""
    spots = visitor.spots()
    return visitor.place_of(spots[len(spots) // 2])


def stone_in_hand(visitor: Visitor) -> str:
    """How the stone is held, as the tray draws it."""
    return visitor.page.locator(STONE_IN_HAND).inner_html()


def wait_for_turn(visitor: Visitor, held: str) -> None:
    """Until the stone is held otherwise; fingers and wheels are heard a moment after they moved."""
    visitor.page.wait_for_function(
        "([stone, held]) => document.querySelector(stone).innerHTML !== held", arg=[STONE_IN_HAND, held]
    )


def middle_of_stone(visitor: Visitor) -> Point:
    box = visitor.page.locator('.choice[data-drag][aria-pressed="true"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_stones_that_others_still_have_are_in_sight(visitor: Visitor) -> None:
    """Those in one's own hand lie in the tray."""
    sit_down(visitor, seats=3)
    left = visitor.page.locator(".tray .stones-left")
    expect(left).to_have_count(2)
    expect(left.first).to_have_attribute("aria-label", re.compile("^11 stones left: "))
    assert left.first.locator("svg").count() == 11


def test_a_ruin_is_called_so_and_wins_no_points(visitor: Visitor) -> None:
    sit_down(visitor, mode="ruinas", seats=2, ruin="random")
    expect(visitor.page.locator(".players li")).to_have_count(2)
    (ruin,) = {stone["colour"] for stone in visitor.view["stones"]}
    assert visitor.view["owners"][ruin] is None
    expect(visitor.page.locator(".players")).not_to_contain_text(say("table-rumis-ruin"))
    expect(visitor.log).to_contain_text(say("table-rumis-ruin").lower())


def test_a_stone_is_dragged_from_the_tray_onto_the_board_by_mouse(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    sit_down(visitor, seats=2)
    before, place = visitor.version, legal_place(visitor)
    mouse = visitor.page.mouse
    mouse.move(*middle_of_stone(visitor))
    mouse.down()
    mouse.move(*place, steps=4)
    mouse.up()
    visitor.wait_for_my_move(before)


def test_a_stone_is_dragged_from_the_tray_onto_the_board_by_a_finger(visit: MakeVisitor) -> None:
    visitor = visit(flat=False, **PHONE)
    sit_down(visitor, seats=2)
    before, place = visitor.version, legal_place(visitor)
    Fingers(visitor).swipe(middle_of_stone(visitor), place)
    visitor.wait_for_my_move(before)


def test_fingers_turn_the_stone_in_hand(visit: MakeVisitor) -> None:
    visitor = visit(flat=False, **PHONE)
    sit_down(visitor, seats=2)
    fingers = Fingers(visitor)
    x, y = legal_place(visitor)
    before = visitor.version

    visitor.page.touchscreen.tap(x, y)
    held = stone_in_hand(visitor)
    fingers.swipe((x, y), (x + 60, y))
    wait_for_turn(visitor, held)
    tipped = stone_in_hand(visitor)

    fingers.touch("touchStart", (150, 200), (250, 200))
    for dy in (20, 40, 60, 80):
        fingers.touch("touchMove", (150, 200 - dy), (250, 200 + dy))
    fingers.touch("touchEnd")
    wait_for_turn(visitor, tipped)
    assert visitor.version == before


def test_the_wheel_turns_the_stone_in_hand(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    sit_down(visitor, seats=2)
    visitor.page.mouse.move(*legal_place(visitor))
    for key in ("Shift", "Alt"):
        visitor.page.wait_for_timeout(WHEEL_PAUSE_MS)
        held = stone_in_hand(visitor)
        visitor.page.keyboard.down(key)
        visitor.page.mouse.wheel(0, 120)
        visitor.page.keyboard.up(key)
        wait_for_turn(visitor, held)


def test_a_started_cube_is_checked_and_completed_by_its_solution(visitor: Visitor) -> None:
    sit_down(visitor, mode="cube", edge=3, colours=1)
    visitor.button("Can it still be completed?").click()
    expect(visitor.page.locator(".tray")).to_contain_text("the cube can still be completed")
    visitor.button("Show the solution").click()
    expect(visitor.page.locator(".tray")).to_contain_text("Stone 1 of")
    visitor.button("One stone more").click()
    expect(visitor.page.locator(".tray")).to_contain_text("Stone 2 of")
    visitor.button("One stone less").click()
    while not visitor.is_over:
        before = visitor.version
        visitor.page.wait_for_timeout(1000 * DOUBLE_TAP_S)
        visitor.button("Place the next one").click()
        visitor.wait_for_my_move(before)
        expect(visitor.page.locator(".sending")).to_have_count(0)
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Made it!")


def test_a_spoiled_cube_is_known_to_be_spoiled(visitor: Visitor) -> None:
    sit_down(visitor, mode="cube", edge=3, colours=1)
    before = visitor.version
    visitor.button("Stone I2").click()
    visitor.page.locator(".twin .cell.legal").first.click()
    visitor.wait_for_my_move(before)
    visitor.button("Show the solution").click()
    expect(visitor.page.locator(".tray")).to_contain_text("cannot be completed any more")


def test_a_place_that_somebody_shows_is_told_for_a_while(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    sit_down(visitor, seats=2)
    visitor.page.mouse.click(*legal_place(visitor), button="right")
    notice = visitor.page.locator(".notice", has_text="points at")
    expect(notice).to_have_text(re.compile(r"points at [a-d][1-5]\.$"))  # as the edges of the board name it
    expect(notice).to_have_count(0)
