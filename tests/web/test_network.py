"""Slow and broken lines, and impatient fingers."""

import json
from collections.abc import Callable
from functools import partial

from playwright.sync_api import WebSocketRoute, expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import GLANCE_MS, ON_SCREEN, Visitor

say = Texts("en")


class SlowLine:
    """Keeps messages of one kind back, on their way to the server or answers of it, until they are let go."""

    def __init__(self, visitor: Visitor, kind: str = "move", are_answers: bool = False) -> None:
        self.kept: list[Callable[[], None]] = []
        self.connections: list[WebSocketRoute] = []
        self._kinds = ("", kind) if are_answers else (kind, "")
        visitor.page.route_web_socket("**/socket", self._connect)

    def let_go(self) -> None:
        while self.kept:
            self.kept.pop(0)()

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.connections.append(page)
        for kind, source, target in zip(self._kinds, (page, server), (server, page), strict=True):
            source.on_message(partial(self._pass_on, kind, target))

    def _pass_on(self, kind: str, target: WebSocketRoute, message: str | bytes) -> None:
        if json.loads(message)["type"] == kind:
            self.kept.append(lambda: target.send(message))
        else:
            target.send(message)


def test_a_slow_line_shows_that_a_move_is_on_its_way(visitor: Visitor) -> None:
    line = SlowLine(visitor)
    visitor.set_up("tulum", "On this device")
    visitor.wait_for_table()
    block = visitor.page.locator(".twin .cell.legal").first
    block.click()
    expect(visitor.page.get_by_role("img", name=say("sending"))).to_be_visible()
    block.click(force=True)
    assert len(line.kept) == 1
    line.let_go()
    expect(visitor.page.get_by_role("img", name=say("sending"))).to_have_count(0)
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(1)


def test_a_broken_line_comes_back_and_brings_the_move(visitor: Visitor) -> None:
    line = SlowLine(visitor)
    visitor.set_up("tulum", "On this device")
    visitor.wait_for_table()
    visitor.page.locator(".twin .cell.legal").first.click()
    expect(visitor.page.get_by_role("img", name=say("sending"))).to_be_visible()
    line.kept.clear()
    line.connections[-1].close(code=1012)
    while not line.kept:
        visitor.page.wait_for_timeout(50)
    line.let_go()
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(1)


def test_what_is_said_twice_before_an_answer_came_is_sent_once(visitor: Visitor) -> None:
    """An impatient Enter in the chat; the same once more is another sentence."""
    line = SlowLine(visitor, "chat")
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    field, said = visitor.page.get_by_label(say("chat-write")), visitor.page.locator(".chat li")
    for count in (1, 2):
        field.fill("Hello")
        field.press("Enter")
        field.press("Enter")
        while not line.kept:
            visitor.page.wait_for_timeout(GLANCE_MS)
        visitor.page.evaluate(ON_SCREEN)
        assert len(line.kept) == 1
        line.let_go()
        expect(said).to_have_count(count)
        expect(field).to_have_value("")


def test_a_hint_that_comes_after_the_move_is_not_shown(visitor: Visitor) -> None:
    """It was about what was there before, and could no longer be played."""
    line = SlowLine(visitor, "hint", are_answers=True)
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    before = visitor.version
    visitor.button(say("hint")).click()
    while not line.kept:
        visitor.page.wait_for_timeout(GLANCE_MS)
    visitor.page.locator(".twin .cell.legal").first.click()
    visitor.wait_for_my_move(before)
    line.let_go()
    visitor.page.evaluate(ON_SCREEN)
    expect(visitor.button(say("hint-play"))).to_have_count(0)
    expect(visitor.page.locator(".notice")).to_have_count(0)


def test_a_double_tap_in_the_canvas_plays_once_and_undo_takes_back(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    before = visitor.version
    block = next(move for move in visitor.legal_moves() if move["kind"] == "PlaceBlock")
    visitor.page.mouse.dblclick(*visitor.place_of(f"{block['row']},{block['place']}"))
    visitor.wait_for_my_move(before)
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(1)
    visitor.button("Take back").click()
    expect(visitor.log).to_contain_text("A move was taken back.")
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(0)


def test_a_double_tap_does_not_play_for_the_next_seat(visitor: Visitor) -> None:
    """The same button waits under the finger when the turn has passed on."""
    visitor.open_room("pyramido", {"mode": "contest", "seats": 2}, ("Ada", "Ben"))
    visitor.wait_for_my_move()
    before = visitor.version
    visitor.button(say("table-pyramido-pass")).dblclick(delay=40)
    visitor.wait_for_my_move(before)
    expect(visitor.log.get_by_text(say("move-pyramido-Pass"))).to_have_count(1)
