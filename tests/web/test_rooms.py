"""People in one room: invitation, chat, reloading, taking back, bots for people, clocks, the next match."""

import random

import pytest
from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.visitors import GLANCE_MS, Visitor

say = Texts("en")


def play(visitor: Visitor, num_moves: int, rng: random.Random) -> None:
    Hands(visitor, FlatMouse(visitor), rng).play_on(num_moves)


@pytest.fixture
def pair(visit: MakeVisitor) -> tuple[Visitor, Visitor]:
    """Host and guest at a table of Rumis, the host to move."""
    host, guest = visit(), visit()
    host.set_up("rumis", "Invite by link")
    guest.page.goto(host.page.get_by_label("Link to this table").input_value())
    guest.page.get_by_label("Your name").fill("Grace")
    guest.button("Sit down here").click()
    expect(guest.page.get_by_text("that’s you")).to_be_visible()
    host.button("Start").click()
    for visitor in (host, guest):
        visitor.wait_for_table()
    host.wait_for_my_move()
    return host, guest


def lay_a_stone(mover: Visitor, other: Visitor, rng: random.Random) -> None:
    """One move; both tables show it, and it is the other's turn."""
    mover.wait_for_the_latest()
    hands, before = Hands(mover, FlatMouse(mover), rng), mover.version
    hands.carry_out(hands.pick())
    other.wait_for_my_move(before)
    while mover.state["version"] < other.state["version"]:
        mover.page.wait_for_timeout(GLANCE_MS)


def test_the_invitation_is_a_link_and_its_qr_code(visit: MakeVisitor) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    host.set_up("tulum", "Invite by link")
    link = host.page.get_by_label("Link to this table").input_value()
    place = host.page.url.removeprefix(f"{host.address}/#/room/")
    room = place.split("/")[0]
    assert link == f"{host.address}/?room={room}#/room/{place}", "a preview can tell of the room"
    expect(host.page.get_by_role("img", name="QR code of the link").locator("svg")).to_be_visible()
    host.button("Copy the link").click()
    expect(host.button("Copied")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == link


def test_a_seat_by_link_is_kept_for_those_who_have_the_link(visit: MakeVisitor) -> None:
    host, stranger = visit(), visit()
    host.set_up("tulum", "Invite by link")
    link = host.page.get_by_label("Link to this table").input_value()
    stranger.page.goto(link.rsplit("/", 1)[0])
    expect(stranger.page.locator(".seats")).to_contain_text("Reserved for someone with the link")
    stranger.page.goto(link)
    expect(stranger.button("Sit down here")).to_be_visible()


def test_one_reloads_in_the_middle_and_both_play_on(
    pair: tuple[Visitor, Visitor], rng: random.Random
) -> None:
    host, guest = pair
    lay_a_stone(host, guest, rng)
    guest.page.reload()
    guest.wait_for_table()
    guest.wait_for_my_move()
    assert guest.view == host.view
    expect(guest.page.locator(".players")).to_contain_text("Grace (you)")
    lay_a_stone(guest, host, rng)
    assert len(host.view["stones"]) == len(guest.view["stones"]) == 2


def test_chat_is_text_and_nothing_else(pair: tuple[Visitor, Visitor]) -> None:
    host, guest = pair
    host.page.get_by_label("Write something").fill("Hello <b>there</b>")
    host.button("Send").click()
    expect(guest.page.locator(".chat li")).to_have_text("Ada Hello <b>there</b>")


def test_a_long_word_in_the_chat_pushes_nothing_out_of_sight(pair: tuple[Visitor, Visitor]) -> None:
    host, _ = pair
    host.page.get_by_label("Write something").fill("W" * 200)
    host.button("Send").click()
    expect(host.page.locator(".chat li")).to_have_count(1)
    side = host.page.locator(".side")
    assert side.evaluate("side => side.scrollWidth - side.clientWidth") <= 0


@pytest.mark.parametrize("agrees", [True, False])
def test_a_move_is_taken_back_only_if_the_other_agrees(
    agrees: bool, pair: tuple[Visitor, Visitor], rng: random.Random
) -> None:
    host, guest = pair
    lay_a_stone(host, guest, rng)
    host.button("Take back").click()
    expect(guest.page.locator(".notice")).to_contain_text("would like to take a move back")
    guest.button("Yes" if agrees else "No").click()
    stones = host.page.get_by_role("list", name=say("table-rumis-lying")).get_by_role("listitem")
    expect(stones).to_have_count(0 if agrees else 1)
    expect(host.page.locator(".notice")).to_have_count(0)
    expect(host.log).to_contain_text("A move was taken back." if agrees else "does not agree.")


def test_a_seat_is_lent_to_a_bot_and_taken_back(pair: tuple[Visitor, Visitor], rng: random.Random) -> None:
    host, guest = pair
    guest.button("Let a bot play").click()
    expect(host.log).to_contain_text("lets a bot play from now on.")
    hands = Hands(host, FlatMouse(host), rng)
    hands.play(hands.pick())
    assert len(host.view["stones"]) == 2
    guest.button("Take over again").click()
    expect(host.log).to_contain_text("takes over again.")
    lay_a_stone(host, guest, rng)


def test_the_seat_of_somebody_who_left_can_be_given_to_a_bot(pair: tuple[Visitor, Visitor]) -> None:
    host, guest = pair
    guest.open()
    expect(host.page.locator(".players")).to_contain_text("away")
    host.page.locator(".players li", has_text="Grace").get_by_role("button").click()
    expect(host.log).to_contain_text("lets a bot play from now on.")


def test_giving_up_ends_the_match_and_there_is_a_next_one(pair: tuple[Visitor, Visitor]) -> None:
    host, guest = pair
    host.resign()
    expect(host.page.get_by_role("dialog")).to_contain_text("Grace wins")
    expect(guest.page.get_by_role("dialog")).to_contain_text("You win")
    host.button("Play again").click()
    guest.page.get_by_role("link", name="To the next match").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    if host.page.locator(".waiting").is_visible():
        host.button("Start").click()
    for visitor in (host, guest):
        visitor.wait_for_table()
        expect(visitor.page.locator(".players li")).to_have_count(2)


def test_clocks_tick_for_whoever_is_to_move(visitor: Visitor) -> None:
    visitor.open("new/tulum")
    visitor.button("On this device").click()
    visitor.page.get_by_label("Clock").select_option(label="10 minutes each")
    visitor.button("Play").click()
    visitor.wait_for_table()
    clocks, running = visitor.page.get_by_role("timer"), visitor.view["seat"]
    expect(clocks.nth(1 - running)).to_have_text("10:00")
    expect(clocks.nth(running)).to_have_text("9:58")


def test_a_knock_is_heard_for_a_move_only_if_sound_is_on(visitor: Visitor, rng: random.Random) -> None:
    visitor.page.add_init_script(
        "window.knocks = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function () { window.knocks++; start.call(this); }"
    )
    visitor.set_up("tulum", "On this device")
    visitor.wait_for_table()
    play(visitor, 1, rng)
    assert visitor.page.evaluate("window.knocks") == 0
    visitor.button("Settings").click()
    visitor.page.get_by_role("switch", name="Sound").check()
    visitor.button("Close").click()
    play(visitor, 1, rng)
    assert visitor.page.evaluate("window.knocks") >= 1


def test_a_hint_can_be_asked_for_and_played(visitor: Visitor) -> None:
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    before = visitor.version
    visitor.button("Ask for a hint").click()
    expect(visitor.page.locator(".notice")).to_contain_text("A master places a block in row ")
    visitor.button("Play that").click()
    visitor.wait_for_my_move(before)


def test_a_link_to_a_position_opens_that_position(visit: MakeVisitor, rng: random.Random) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    host.set_up("rumis", "On this device")
    host.wait_for_table()
    play(host, 3, rng)
    host.button("Copy a link to this position").click()
    expect(host.button("Copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    play(host, 1, rng)
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator(".timeline p")).to_contain_text("Step 3 of")
    stones = friend.page.get_by_role("list", name=say("table-rumis-lying")).get_by_role("listitem")
    expect(stones).to_have_count(3)
