"""One is called back when it is one's turn, asked before in due time, and cheered at the end."""

import random

import pytest
from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.test_rooms import lay_a_stone
from tests.web.visitors import Visitor

say = Texts("en")

#: a device that notes what it is told to tell, and whether anybody was asked
DEVICE = """window.told = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() { return Promise.resolve((this.permission = "granted")); }
  constructor(title) { window.told.push(title); }
  close() {}
}"""

#: one on which a page may not ring by itself, as phones are
PHONE = """window.told = [];
window.Notification = class {
  static permission = "granted";
  constructor() { throw new TypeError("Illegal constructor"); }
}
const showNotification = (title) => Promise.resolve(window.told.push(title));
const getRegistration = () => Promise.resolve({ showNotification });
Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration } });"""

LOOK_AWAY = "Object.defineProperty(document, 'hidden', { value: true })"


def seat_two(host: Visitor, guest: Visitor) -> None:
    host.set_up("rumis", "Invite by link")
    guest.page.goto(host.page.get_by_label("Link to this table").input_value())
    guest.button(say("waiting-sit")).click()
    host.button(say("waiting-start")).click()
    for visitor in (host, guest):
        visitor.wait_for_table()
    host.wait_for_my_move()


def test_the_device_tells_whose_turn_it_is_after_it_was_asked_in_due_time(
    visit: MakeVisitor, rng: random.Random
) -> None:
    host, guest = visit(), visit(remembered={"name": "Grace"})
    host.page.add_init_script(DEVICE)
    seat_two(host, guest)
    question = host.page.locator(".notice", has_text=say("bell-ask"))
    for _ in range(2):
        lay_a_stone(host, guest, rng)
        expect(question).to_have_count(0)
        lay_a_stone(guest, host, rng)
    lay_a_stone(host, guest, rng)
    question.get_by_role("button", name=say("yes")).click()
    expect(question).to_have_count(0)
    host.page.evaluate(LOOK_AWAY)
    lay_a_stone(guest, host, rng)
    assert host.page.evaluate("window.told") == [say("turn-mine")]


def test_a_phone_rings_by_its_service_worker_and_the_table_goes_on(
    visit: MakeVisitor, rng: random.Random
) -> None:
    host, guest = visit(remembered={"bell": True}), visit(remembered={"name": "Grace"})
    host.page.add_init_script(PHONE)
    seat_two(host, guest)
    lay_a_stone(host, guest, rng)
    host.page.evaluate(LOOK_AWAY)
    lay_a_stone(guest, host, rng)
    expect(host.page.locator(".twin .cell.legal").first).to_be_visible()
    assert host.page.evaluate("window.told") == [say("turn-mine")]


@pytest.mark.parametrize(("motion", "count"), [("no-preference", 1), ("reduce", 0)])
def test_the_winner_is_cheered_unless_motion_is_unwanted(motion: str, count: int, visit: MakeVisitor) -> None:
    host, guest = visit(reduced_motion=motion), visit(remembered={"name": "Grace"})
    seat_two(host, guest)
    guest.resign()
    expect(host.page.get_by_role("dialog", name=say("end-won-you"))).to_be_visible()
    expect(host.page.locator(".joy")).to_have_count(count)
    expect(guest.page.locator(".joy")).to_have_count(0)


def test_sound_has_one_volume(visitor: Visitor) -> None:
    visitor.open()
    visitor.button(say("settings")).click()
    volume = visitor.page.get_by_label(say("settings-volume"))
    expect(volume).to_have_count(0)
    visitor.page.get_by_role("switch", name=say("settings-sound")).check()
    volume.fill("0.2")
    visitor.page.reload()
    visitor.button(say("settings")).click()
    expect(volume).to_have_value("0.2")


#: a page that nobody has touched yet, and how many notes it has begun
UNTOUCHED = """window.notes = 0;
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
OscillatorNode.prototype.start = () => window.notes++;"""


def test_nothing_is_heard_before_the_page_was_touched(visit: MakeVisitor) -> None:
    """Browsers would refuse, and say so in the console; whoever watches need not touch anything."""
    visitor = visit(remembered={"sound": True})
    visitor.page.add_init_script(UNTOUCHED)
    visitor.open_room("rumis", {"seats": 2}, [], seats=[{"kind": "bot", "level": "random"}] * 2)
    expect(visitor.page.locator(".ending")).to_be_visible()
    assert visitor.page.evaluate("window.notes") == 0
