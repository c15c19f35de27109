"""Talō through the canvas: a stick set by two taps, the balance foretold, a stick held and taken back."""

import random
import re

import pytest
from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import Visitor

say = Texts("en")

SMALL = {"width": 700, "height": 520}


def sit_down(visit: MakeVisitor) -> Visitor:
    """At a table in 3D."""
    visitor = visit(flat=False, viewport=SMALL)
    visitor.open_room("talo", {"seats": 2}, ["Ada", "Ben"])
    return visitor


def take_sticks(visitor: Visitor, pattern: str) -> None:
    """Play on until sticks of this pattern can be taken, and take them."""
    rng = random.Random(1)
    for _ in range(60):
        visitor.wait_for_my_move()
        before = visitor.version
        takes = visitor.page.get_by_role("group", name="Take sticks:").get_by_role("button")
        if takes.count():
            wanted = takes.filter(has_text=re.compile(pattern))
            is_there = wanted.count() > 0
            (wanted if is_there else takes).first.click()
            visitor.wait_for_my_move(before)
            if is_there:
                return
        elif (end := visitor.button("End the turn")).count():
            end.click()
            visitor.wait_for_my_move(before)
        else:
            tap_twice(visitor, rng.choice(visitor.spots()))
            visitor.wait_for_my_move(before)
    raise AssertionError(f"the die never gave {pattern}")


def tap_twice(visitor: Visitor, spot: str) -> None:
    """The first tap shows the ghost, the second lets go."""
    place = visitor.place_of(spot)
    visitor.page.mouse.click(*place)
    visitor.page.mouse.click(*place)


def test_a_stick_is_set_through_the_canvas_and_its_balance_foretold(visit: MakeVisitor) -> None:
    visitor = sit_down(visit)
    take_sticks(visitor, r"^\s*[2-6]$")
    for key in "xyz":
        visitor.page.keyboard.press(key)
        expect(visitor.button(say(f"table-talo-axis-{key}"))).to_have_attribute("aria-pressed", "true")
        spot = visitor.spots()[0]
        visitor.page.mouse.move(*visitor.place_of(spot))
        expect(visitor.page.locator(".foretold")).to_contain_text("would stand firm")
        visitor.page.keyboard.press("Escape")
        visitor.page.mouse.move(1, 1)
    before = visitor.version
    tap_twice(visitor, visitor.spots()[-1])
    visitor.wait_for_my_move(before)
    expect(visitor.page.locator(".twin [aria-label='Sticks on the board'] li")).not_to_have_count(0)


def test_a_stick_lies_first_and_standing_is_aimed_at_by_its_foot(visit: MakeVisitor) -> None:
    """Where a stick would stand is the same place on the screen as where the middle of a lying one is."""
    visitor = sit_down(visit)
    take_sticks(visitor, r"^\s*[357]$")
    along_x = visitor.button(say("table-talo-axis-x"))
    expect(along_x).to_have_attribute("aria-pressed", "true")
    (length,) = visitor.view["taken"]
    lying = {
        f"{int(x) + length // 2},{y},0": visitor.place_of(f"{x},{y},0")
        for x, y in (spot.split(",")[:2] for spot in visitor.spots()[:4])
    }
    visitor.page.keyboard.press("z")
    expect(along_x).to_have_attribute("aria-pressed", "false")
    assert {*lying} & {*visitor.spots()}
    for spot in {*lying} & {*visitor.spots()}:
        assert visitor.place_of(spot) == pytest.approx(lying[spot], abs=4)


@pytest.mark.parametrize("foretell", [False, True])
def test_where_buildings_fall_one_may_ask_only_if_the_room_was_opened_so(
    foretell: bool, visitor: Visitor
) -> None:
    visitor.open_room("talo", {"seats": 2, "collapse": "fall", "foretell": foretell}, ["Ada", "Ben"])
    take_sticks(visitor, r"\d")
    expect(visitor.button(say("table-lay"))).to_be_visible()
    expect(visitor.button(say("table-talo-test"))).to_have_count(int(foretell))


def test_two_sticks_are_set_at_once(visit: MakeVisitor) -> None:
    """The first is held where it would fall, which is shown; taken back, it is in hand again."""
    visitor = sit_down(visit)
    for _ in range(6):
        take_sticks(visitor, r"\d \+ \d")
        if (hold := visitor.button("Hold it")).count():
            break
    hold.click()
    expect(visitor.page.locator(".tray")).to_contain_text("so that both stand")
    visitor.page.mouse.move(*visitor.place_of(visitor.spots()[0]))
    expect(visitor.page.locator(".foretold")).to_contain_text("It would not stand")
    before = visitor.version
    visitor.button("Place here").click()
    visitor.wait_for_my_move(before)
    expect(visitor.page.locator(".tray")).to_contain_text("You hold the stick")
    before = visitor.version
    visitor.button("Take the held stick back").click()
    visitor.wait_for_my_move(before)
    expect(visitor.page.locator(".tray")).not_to_contain_text("You hold the stick")
