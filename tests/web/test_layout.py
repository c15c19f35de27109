"""Nothing overlaps or sticks out: on a phone held upright, with four long names; in the lobby anywhere."""

import random

import pytest
from playwright.sync_api import Locator, expect

from baumeister import catalog
from baumeister.texts import LANGUAGES, Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.visitors import Json, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG_NAMES = (
    "Maximiliane-Charlotte von Hohenstein-Oet",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "Bo",
    "Anna",
)

#: what is wider than the page, and what lies on another button of the same panel
TROUBLES = """() => {
  const name = (one) => `${one.tagName} ${one.className} ${(one.ariaLabel ?? one.textContent).slice(0, 40)}`;
  const box = (one) => one.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const panel = (one) => one.closest(".panel, .twin, .tray, .side, .ending, .bar, .notices");
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  for (const one of shown("button, .button, h1, h2, p, li, legend"))
    if (box(one).right > innerWidth + 1 && !one.closest(".twin")) found.push(`${name(one)} sticks out`);
  for (const one of shown(".card *"))
    if (box(one).right > box(one.closest(".card")).right + 1) found.push(`${name(one)} sticks out of its card`);
  const buttons = shown("button, .button, select, input[type=text]");
  for (const [i, one] of buttons.entries())
    for (const other of buttons.slice(i + 1))
      if (panel(one) === panel(other) && !apart(box(one), box(other))) found.push(`${name(one)} on ${name(other)}`);
  return found;
}"""  # noqa: E501  # one thought a line


def troubles(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(TROUBLES)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_on_a_phone(language: str, visit: MakeVisitor) -> None:
    visitor = visit(locale=language, **PHONE)
    for path in ("", "replay", "mine", "plan", *(f"new/{game}" for game in catalog.games())):
        visitor.open(path)
        expect(visitor.page.locator("h1").first).to_be_visible()
        assert troubles(visitor) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_lobby_hold_their_words(language: str, visit: MakeVisitor) -> None:
    """Also where four of them lie side by side; none is alone in its row."""
    visitor = visit(locale=language)
    for width, height, columns in ((1440, 900, 4), (844, 390, 2), (390, 844, 1)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.open()
        cards = visitor.page.locator(".card")
        expect(cards).to_have_count(4)
        assert troubles(visitor) == [], width
        assert len({box["x"] for box in map(Locator.bounding_box, cards.all()) if box}) == columns


def test_the_flat_view_takes_the_room_it_has(visit: MakeVisitor) -> None:
    """Two boards side by side fill most of a large window."""
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    stage = visitor.page.locator(".stage").bounding_box()
    assert stage
    grids = [grid.bounding_box() for grid in visitor.page.locator(".twin .grid").all()]
    assert sum(grid["width"] for grid in grids if grid) >= 0.7 * stage["width"]


#: fields of the flat view in which something reaches the edge
CRAMPED = """() => [...document.querySelectorAll(".twin .cell")].filter((cell) => {
  const inside = document.createRange();
  inside.selectNodeContents(cell);
  const [a, b] = [inside.getBoundingClientRect(), cell.getBoundingClientRect()];
  return cell.hasChildNodes() && (a.left < b.left + 2 || a.right > b.right - 2);
}).length"""


@pytest.mark.parametrize(
    "screen", [{"viewport": {"width": 1440, "height": 900}}, PHONE], ids=["wide", "phone"]
)
def test_a_field_of_the_flat_view_has_room_for_mark_and_heights(
    screen: Json, visit: MakeVisitor, rng: random.Random
) -> None:
    visitor = visit(**screen)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    assert Hands(visitor, FlatMouse(visitor), rng).play_on(2) == 2
    assert visitor.page.locator(".twin .cell .mark").count() > 0
    assert visitor.page.evaluate(CRAMPED) == 0


@pytest.mark.parametrize("game", catalog.games())
@pytest.mark.parametrize("language", ["de", "it"])
def test_tables_fit_on_a_phone(game: str, language: str, visit: MakeVisitor) -> None:
    visitor = visit(locale=language, **PHONE)
    most = max(rules.seats for rules in catalog.setups(game))
    variant = {"seats": most, **({"mode": "contest"} if game == "pyramido" else {})}
    visitor.open_room(game, variant, LONG_NAMES[:most])
    assert troubles(visitor) == []
    visitor.show_side()
    assert troubles(visitor) == []
    visitor.give_up(Texts(language)("resign"))
    assert troubles(visitor) == []
