"""Ways to touch the page: a mouse or a finger on the 3D table, a mouse on the flat one, keys alone."""

import math
import re
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from playwright.sync_api import Locator

from tests.web.visitors import Visitor

MOST_TABS = 150
MOST_STEPS = 40
DOUBLE_TAP_S = 0.4  #: a little more than the page's own
SAME_PLACE_PX = 40

FOCUSED = "element => element === document.activeElement"


@dataclass(frozen=True)
class Tap:
    x: float
    y: float
    at_s: float


@dataclass(frozen=True)
class Place:
    """A place of a table: its name in the scene, and how its label in the twin begins."""

    spot: str
    words: str
    num_taps: int = 2  #: a finger taps once to see the ghost, and once more to let go


class Manner(ABC):
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def played(self) -> None:  # noqa: B027  # keys have nothing to remember
        """What was pressed or chosen last was a move."""

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button of the page."""

    @abstractmethod
    def choose(self, place: Place) -> None:
        """Let go of what is in hand at a place."""


class Pointing(Manner):
    """Taps have a place; a second one there within a blink of a move would count as half of a double tap."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self._latest = self._played = Tap(0, 0, 0)

    def played(self) -> None:
        self._played = replace(self._latest, at_s=time.monotonic())

    def rest(self, x: float, y: float) -> tuple[float, float]:
        """Wait as long as a tap there would not count; the same place again."""
        self._latest = Tap(x, y, time.monotonic())
        rest_s = self._played.at_s + DOUBLE_TAP_S - self._latest.at_s
        if rest_s > 0 and math.dist((x, y), (self._played.x, self._played.y)) < SAME_PLACE_PX:
            self.visitor.page.wait_for_timeout(1000 * rest_s)
        return x, y

    def rest_before(self, element: Locator) -> Locator:
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box is not None
        self.rest(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return element


class Mouse(Pointing):
    """Places are clicked in the canvas, where the camera shows them."""

    def press(self, button: Locator) -> None:
        self.rest_before(button).click()

    def choose(self, place: Place) -> None:
        self.visitor.page.mouse.click(*self.rest(*self.visitor.place_of(place.spot)))


class Finger(Pointing):
    """Places are tapped in the canvas."""

    def press(self, button: Locator) -> None:
        self.rest_before(button).tap()

    def choose(self, place: Place) -> None:
        for _ in range(place.num_taps):
            self.visitor.page.touchscreen.tap(*self.rest(*self.visitor.place_of(place.spot)))


class FlatMouse(Mouse):
    """Places are fields of the twin."""

    def choose(self, place: Place) -> None:
        self.rest_before(cell_of(self.visitor, place.words)).click()


class Keys(Manner):
    """Tab, arrows and Enter; no pointer at all."""

    def press(self, button: Locator) -> None:
        self._tab_to(button)
        self.visitor.page.keyboard.press("Enter")

    def choose(self, place: Place) -> None:
        """Into the grid by Tab, to the place by arrows, Enter."""
        target = cell_of(self.visitor, place.words)
        self._tab_to(target.locator("xpath=ancestor::*[@role='grid']").locator('[tabindex="0"]'))
        to_x, to_y = _coordinates(target)
        for _ in range(MOST_STEPS):
            x, y = _coordinates(self.visitor.page.locator(":focus"))
            if (x, y) == (to_x, to_y):
                break
            for key in _steps(x, y, to_x, to_y):
                self.visitor.page.keyboard.press(key)
                if _coordinates(self.visitor.page.locator(":focus")) != (x, y):
                    break
        self.visitor.page.keyboard.press("Enter")

    def walk_to_radio(self, radio: Locator) -> None:
        """Into the group by Tab, then along it by arrow keys, which also choose."""
        group = radio.locator("xpath=ancestor::fieldset").locator("input:checked")
        self._tab_to(group)
        for _ in range(MOST_STEPS):
            if radio.is_checked():
                return
            self.visitor.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {radio}")

    def _tab_to(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate(FOCUSED):
                return
            self.visitor.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {target}")


def cell_of(visitor: Visitor, words: str) -> Locator:
    """The field of the twin that can be pressed now and is called so."""
    cells = visitor.page.locator(".twin .cell.legal")
    return cells.and_(visitor.page.get_by_role("button", name=re.compile("^" + re.escape(words))))


def _coordinates(cell: Locator) -> tuple[int, int]:
    x, y = map(int, (cell.get_attribute("data-cell") or "").split(","))
    return x, y


def _steps(x: int, y: int, to_x: int, to_y: int) -> tuple[str, ...]:
    """What to try, one after the other: rows are of different lengths, and have holes."""
    if y != to_y:
        return ("ArrowDown" if y < to_y else "ArrowUp", "ArrowLeft", "ArrowRight")
    return ("ArrowRight" if x < to_x else "ArrowLeft",)
