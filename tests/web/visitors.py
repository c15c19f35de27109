"""A person at a browser: opens pages, clicks, and has nothing to complain about in the end."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from baumeister.server.legal import unpack_moves

PATIENCE_MS = 120_000  #: only what fails takes so long, and a machine may be busy
GLANCE_MS = 20

Json = Any

#: dispatches the stage's own question "where is this place on the screen?"
LOCATE = """(canvas, spot) => {
  const detail = { spot, at: null };
  canvas.dispatchEvent(new CustomEvent("locate", { detail }));
  return detail.at;
}"""

#: asks the same event for every place where what is in hand may go
SPOTS = """(canvas) => {
  const detail = {};
  canvas.dispatchEvent(new CustomEvent("locate", { detail }));
  return detail.spots;
}"""

#: two frames later all that was drawn is on the screen, and knows what it listens to
ON_SCREEN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

#: the table shows a later version than this one, and it is my turn or the match is over
SETTLED = """(before) => {
  const stage = document.querySelector(".stage");
  const isReady = document.querySelector('.turn[data-mine="true"], .ending') !== null;
  return isReady && Number(stage?.dataset.version ?? -1) > before;
}"""


OPEN_ROOM = """async (room) => {
  const answer = await fetch("api/rooms", {
    method: "POST", body: JSON.stringify(room), headers: { "Content-Type": "application/json" },
  });
  const { room: { id } } = await answer.json();
  const visit = { id, game: room.game, secret: room.secret, at: 0, isOver: false };
  localStorage.setItem("baumeister/rooms", JSON.stringify([visit]));
  history.replaceState(null, "", `#/room/${id}`);
}"""


class Visitor:
    """One browser window, what the server told it, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.state: Json = None
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._watch)
        self.page.on("websocket", self._listen)

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/#/{path}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def set_up(self, game: str, quick: str = "Against bots", **chosen: Any) -> None:
        """From the lobby to a started table, by clicks; `chosen` are labels to click."""
        self.open()
        self.page.locator(f'a.card-main[href="#/new/{game}"]').click()
        for label in chosen.values():
            self.page.get_by_role("radio", name=str(label), exact=True).check()
        expect(self.page.locator(".seats")).to_be_visible()
        if self.page.locator(".seats li").count() > 1:  # alone there is nothing to be chosen
            self.button(quick).click()
        self.button("Play").click()

    def open_room(self, game: str, variant: Json, names: Sequence[str], **more: Json) -> None:
        """A table with everyone at this device, opened as the lobby does it."""
        self.open()
        room = {
            "game": game,
            "variant": variant,
            "seats": [{"kind": "here", "name": name} for name in names],
            "secret": "s" * 32,
            **more,
        }
        self.page.evaluate(OPEN_ROOM, room)
        self.page.reload()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        expect(self.page.locator(".turn h1")).to_be_visible()
        expect(self.page.locator(".twin *").first).to_be_attached()

    def wait_for_my_move(self, after: int = -1) -> None:
        """Until the table shows a later version than `after` and it is my turn, or the match is over."""
        self.page.wait_for_function(SETTLED, arg=after)
        self.wait_for_the_latest()

    def wait_for_the_latest(self) -> None:
        """Until the table shows all that the page has heard; the log may tell it a little earlier."""
        while self.version != self.state["version"]:
            self.page.wait_for_timeout(GLANCE_MS)

    def give_up(self, words: str = "Give up") -> None:
        """Seat by seat until the match is over; bots play on for those who left, whenever they like."""
        self.show_side()
        seats = len(self.state["room"]["seats"])
        for num_given_up in range(1, seats + 1):
            self.resign(words)
            for _ in range(PATIENCE_MS // GLANCE_MS):
                if self.is_over or self.num_given_up() >= num_given_up:
                    break
                self.page.wait_for_timeout(GLANCE_MS)
            assert self.is_over or self.num_given_up() >= num_given_up, self.page.inner_text("body")
            if self.is_over:
                break
        expect(self.page.locator(".ending")).to_be_visible()

    def resign(self, words: str = "Give up") -> None:
        """For whoever is to move, or who sits here first; and yes, really."""
        self.page.locator(".side > .actions > button", has_text=words).click()
        self.page.get_by_role("dialog").get_by_role("button", name=words, exact=True).click()

    def num_given_up(self) -> int:
        return sum(seat["gave_up"] is not None for seat in self.state["room"]["seats"])

    def show_side(self) -> None:
        """Where players, log and chat have no place of their own, a button shows them."""
        toggle = self.page.locator(".side-toggle")
        if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
            toggle.click()

    @property
    def version(self) -> int:
        """How far the table on the screen is."""
        return int(self.page.locator(".stage").get_attribute("data-version") or -1)

    @property
    def view(self) -> Json:
        return self.state["view"]

    def legal_moves(self) -> list[Json]:
        return unpack_moves(self.state["legal"]) if self.state["legal"] else []

    @property
    def is_over(self) -> bool:
        return bool(self.state["room"]["phase"] == "over")

    @property
    def log(self) -> Locator:
        return self.page.locator('[role="log"]')

    def num_moves(self) -> int:
        """How many moves and draws the log tells."""
        return self.log.locator("li").count()

    def wait_for_move(self, before: int) -> None:
        """Until the log tells more than it did before."""
        expect(self.log.locator("li").nth(before)).to_be_attached()

    def place_of(self, spot: str) -> tuple[float, float]:
        """Where a place of the 3D scene is on the screen, once the scene is still."""
        at = self._still_canvas().evaluate(LOCATE, spot)
        assert at is not None, spot
        return at["x"], at["y"]

    def spots(self) -> list[str]:
        """The places of the 3D scene where what is in hand may go now."""
        found: list[str] = self._still_canvas().evaluate(SPOTS)
        return found

    def _still_canvas(self) -> Locator:
        canvas = self.page.locator(".stage canvas")
        expect(canvas).to_have_attribute("data-still", "true")
        self.page.evaluate(ON_SCREEN)
        expect(canvas).to_have_attribute("data-still", "true")
        return canvas

    def forgive(self, words: str) -> None:
        """What belongs to the test: Chromium itself tells the console of a refused request."""
        assert any(words in complaint for complaint in self.complaints)
        self.complaints = [complaint for complaint in self.complaints if words not in complaint]

    def _hear(self, message: ConsoleMessage) -> None:
        self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.complaints.append(f"a request left the origin: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws") + "/"):
            self.complaints.append(f"a socket left the origin: {socket.url}")
        socket.on("framereceived", self._take_note)

    def _take_note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message
