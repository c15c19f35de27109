"""On a phone nothing of a running match is out of sight, upright or across."""

import random
import re

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.test_ending import are_apart, box
from tests.web.test_layout import PHONE, troubles
from tests.web.test_rooms import lay_a_stone
from tests.web.test_turn import seat_two
from tests.web.visitors import Json

ACROSS = {**PHONE, "viewport": {"width": 844, "height": 390}}

say = Texts("en")

AT_ITS_END = """() => {
  const log = document.querySelector('[role="log"]');
  return log.scrollTop + log.clientHeight >= log.scrollHeight - 1 && log.scrollTop > 0;
}"""


@pytest.mark.parametrize("game", catalog.games())
def test_across_the_buttons_lie_beside_the_table(game: str, visit: MakeVisitor, rng: random.Random) -> None:
    visitor = visit(**ACROSS)
    variant = {"seats": 2, **({"mode": "coop"} if game == "pyramido" else {})}
    visitor.open_room(game, variant, ["Ada", "Ben"])
    stage, tray = box(visitor.page.locator(".stage")), box(visitor.page.locator(".tray"))
    assert tray["x"] >= stage["x"] + stage["width"] - 1
    assert stage["height"] >= 0.8 * 390
    assert stage["width"] >= 0.5 * 844
    assert Hands(visitor, FlatMouse(visitor), rng).play_on(2) == 2
    assert troubles(visitor) == []
    visitor.give_up()
    assert are_apart(box(visitor.page.locator(".stage")), box(visitor.page.locator(".ending")))
    assert troubles(visitor) == []


@pytest.mark.parametrize("screen", [PHONE, ACROSS], ids=["upright", "across"])
@pytest.mark.parametrize(
    "variant", [{"seats": 4, "scenario": "pisac"}, {"mode": "cube"}], ids=["four", "cube"]
)
def test_a_full_hand_of_stones_leaves_every_button_in_sight(
    variant: Json, screen: Json, visit: MakeVisitor
) -> None:
    visitor = visit(flat=False, device_scale_factor=0.25, **screen)
    visitor.open_room("rumis", variant, ["Ada", "Ben", "Cleo", "Dan"][: variant.get("seats", 1)])
    tray = visitor.page.locator(".tray")
    expect(tray.get_by_role("button", name="Stone ")).to_have_count(11)
    assert tray.evaluate("tray => tray.scrollHeight - tray.clientHeight") <= 1


def test_the_table_stays_where_it_is_while_others_move(visit: MakeVisitor, rng: random.Random) -> None:
    visitor = visit(remembered={"pace": "steps", "guide": True}, **PHONE)
    bot = {"kind": "bot", "level": "random"}
    visitor.open_room("rumis", {"seats": 2}, [], seats=[{"kind": "here", "name": "Ada"}, bot])
    hands, stage = Hands(visitor, FlatMouse(visitor), rng), visitor.page.locator(".stage")
    visitor.wait_for_my_move()
    hands.carry_out(hands.pick())
    visitor.button(say("playback-next")).click()
    visitor.wait_for_my_move(1)
    before = box(stage)
    hands.carry_out(hands.pick())
    expect(visitor.button(say("playback-next"))).to_be_visible()
    expect(visitor.page.locator('.turn[data-mine="false"]')).to_be_visible()
    assert box(stage) == before


def test_the_table_stays_where_it_is_in_every_part_of_a_turn(visit: MakeVisitor, rng: random.Random) -> None:
    visitor = visit(**PHONE)
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    hands, stage = Hands(visitor, FlatMouse(visitor), rng), visitor.page.locator(".stage")
    hands.play_on(1)
    before = box(stage)
    for _ in range(12):
        hands.play_on(1)
        assert box(stage) == before, visitor.page.locator(".tray").inner_text()


def test_the_picture_stays_as_large_whoever_is_to_move(visit: MakeVisitor, rng: random.Random) -> None:
    """Buttons and tips come and go; the picture grew and shrank with them at every turn."""
    visitor = visit(remembered={"pace": "steps", "guide": True}, **PHONE)
    bot = {"kind": "bot", "level": "random", "name": "Ben"}
    seats = [{"kind": "here", "name": "Ada"}, bot]
    visitor.open_room("pyramido", {"mode": "contest", "seats": 2}, ["Ada"], seats=seats)
    stage = visitor.page.locator(".stage")
    visitor.wait_for_my_move()
    hands = Hands(visitor, FlatMouse(visitor), rng)
    hands.carry_out(hands.pick())
    expect(visitor.page.locator('.turn[data-mine="false"]')).to_be_visible()
    expect(visitor.page.locator(".tray .choice:not(.quiet)")).to_have_count(0)
    seen = box(stage)
    visitor.button(say("playback-skip")).click()
    visitor.wait_for_my_move()
    assert box(stage) == seen
    visitor.give_up()
    assert visitor.page.locator(".tray").evaluate("tray => tray.style.length") == 0


def test_the_running_clock_is_in_sight(visit: MakeVisitor) -> None:
    visitor = visit(**PHONE)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"], clock={"kind": "total", "seconds": 600.0})
    expect(visitor.page.locator(".players")).not_to_be_visible()
    timer = visitor.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(timer).not_to_have_text(timer.inner_text())  # it runs


def test_chat_and_a_wish_to_take_back_are_in_sight(visit: MakeVisitor, rng: random.Random) -> None:
    host, guest = visit(), visit(remembered={"name": "Grace"}, **PHONE)
    seat_two(host, guest)
    host.page.get_by_label(say("chat-write")).fill("Hello")
    host.button(say("chat-send")).click()
    expect(guest.page.locator(".side-toggle .badge")).to_have_text("1")
    guest.show_side()
    expect(guest.page.locator(".badge")).to_have_count(0)
    lay_a_stone(host, guest, rng)
    host.button(say("undo")).click()
    question = guest.page.locator(".side .take-back")
    expect(question).to_be_visible()
    question.get_by_role("button", name=say("yes")).click()
    expect(question).to_have_count(0)


def test_the_log_opens_at_its_end(visit: MakeVisitor, rng: random.Random) -> None:
    visitor = visit(**PHONE)
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    while visitor.state["version"] < 24:
        Hands(visitor, FlatMouse(visitor), rng).play_on(4)
    visitor.show_side()
    expect(visitor.log).to_be_visible()
    visitor.page.wait_for_function(AT_ITS_END)


def test_an_invited_guest_sits_down_first_and_sees_what_is_played(visit: MakeVisitor) -> None:
    host, guest = visit(), visit(**PHONE)
    host.open("new/rumis")
    host.page.get_by_label(say("setup-clock")).select_option(label="10 minutes each")
    host.button(say("quick-link")).click()
    host.button(say("setup-go")).click()
    guest.page.goto(host.page.get_by_label(say("invite-link")).input_value())
    expect(host.button(say("waiting-sit"))).to_have_count(0)  # who sits already is not asked to
    sit = box(guest.button(say("waiting-sit")))
    assert sit["y"] + sit["height"] <= box(guest.page.locator(".qr"))["y"]
    assert sit["y"] + sit["height"] <= 844
    agreed = guest.page.locator(".agreed")
    expect(agreed).to_contain_text("10 minutes each")
    expect(agreed).to_contain_text("CHULLPA")
    expect(agreed).not_to_contain_text(say("option-rumis-seats").rstrip("."))  # the seats themselves tell it
    qr = box(host.page.locator(".qr"))
    assert qr["x"] < box(host.page.locator(".seats"))["x"]
