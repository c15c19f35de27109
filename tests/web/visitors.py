"""A person at a browser: opens pages, clicks, and has nothing to complain about in the end."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

PATIENCE_MS = 30_000

#: dispatches the stage's own question "where is this place on the screen?"
LOCATE = """(canvas, spot) => {
  const detail = { spot, at: null };
  canvas.dispatchEvent(new CustomEvent("locate", { detail }));
  return detail.at;
}"""


class Visitor:
    """One browser window, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._watch)

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
        self.button(quick).click()
        self.button("Play").click()

    def wait_for_table(self) -> None:
        expect(self.page.locator(".turn h1")).to_be_visible(timeout=PATIENCE_MS)
        expect(self.page.locator(".twin *").first).to_be_attached(timeout=PATIENCE_MS)

    @property
    def turn(self) -> str:
        return self.page.locator(".turn h1").inner_text()

    @property
    def is_over(self) -> bool:
        return self.turn == "The match is over"

    def num_moves(self) -> int:
        """How many moves and draws the log tells."""
        return self.page.locator('[role="log"] li').count()

    def wait_for_move(self, before: int, timeout_ms: float = PATIENCE_MS) -> None:
        """Until the log tells more than it did before."""
        expect(self.page.locator('[role="log"] li').nth(before)).to_be_attached(timeout=timeout_ms)

    def place_of(self, spot: str) -> tuple[float, float]:
        """Where a place of the 3D scene is on the screen, once the scene is still."""
        canvas = self.page.locator(".stage canvas")
        expect(canvas).to_have_attribute("data-still", "true", timeout=PATIENCE_MS)
        at = canvas.evaluate(LOCATE, spot)
        assert at is not None, spot
        return at["x"], at["y"]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request left the origin: {request.url}")
