"""Slow and broken lines, and impatient fingers."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import Visitor

say = Texts("en")


class SlowLine:
    """Keeps moves back on their way to the server until they are let go."""

    def __init__(self, visitor: Visitor) -> None:
        self.kept: list[Callable[[], None]] = []
        self.connections: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket", self._connect)

    def let_go(self) -> None:
        while self.kept:
            self.kept.pop(0)()

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.connections.append(page)

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                self.kept.append(lambda: server.send(message))
            else:
                server.send(message)

        page.on_message(pass_on)


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
