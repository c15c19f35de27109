"""For everyone: axe finds nothing, Tab reaches everything, the twin lists every stone, scripts are small."""

import gzip
import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.server.client import FOLDER
from baumeister.texts import LANGUAGES, Texts, page_entries
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse, Mouse
from tests.web.twins import expected, listed
from tests.web.visitors import Visitor

MOST_LOBBY, MOST_TABLE = 140_000, 300_000  #: bytes, compressed: of the first page, and of a table on top

say = Texts("en")

#: marks everything that can be used now; of a grid or a group of radio buttons the one that Tab reaches
MARK_USABLE = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => one.type !== "radio" || one.checked)
  .forEach((one) => (one.dataset.usable = "yes"))"""
MARK_FOCUSED = """() => {
  const now = document.activeElement;
  if (now === document.body) return false;
  now.dataset.reached = "yes";
  return true;
}"""
MISSED = """() => [...document.querySelectorAll("[data-usable]:not([data-reached])")]
  .map((one) => one.outerHTML.slice(0, 200))"""

#: pictures to be pressed that do not say what they do to whoever points at them
UNTITLED = """() => [...document.querySelectorAll("button, a.button")]
  .filter((one) => one.checkVisibility() && one.querySelector("svg.icon"))
  .filter((one) => !one.textContent.trim() && !one.title)
  .map((one) => one.outerHTML.slice(0, 200))"""


def violations(visitor: Visitor) -> list[str]:
    """What axe finds in the light and in the dark."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        expect(visitor.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
        for one in Axe().run(visitor.page).response["violations"]:
            found += [f"{scheme} {one['id']}: {node['html'][:200]}" for node in one["nodes"]]
    return found


@pytest.mark.parametrize("path", ["", "replay", "mine", "plan", *(f"new/{game}" for game in catalog.games())])
def test_axe_finds_nothing_on_the_pages_and_in_the_settings(path: str, visitor: Visitor) -> None:
    open_page(visitor, path)
    assert violations(visitor) == []
    visitor.button("Settings").click()
    assert violations(visitor) == []


@pytest.mark.parametrize("game", catalog.games())
def test_the_rules_are_told_in_a_minute_then_one_by_one_and_axe_finds_nothing(
    game: str, visitor: Visitor
) -> None:
    """Aim, turn and end in pictures come first; how we read what a rulebook leaves open is folded."""
    open_page(visitor, f"rules/{game}")
    expect(visitor.page.locator(".minute li:has(svg)")).to_have_count(3)
    expect(visitor.page.locator(".minute ~ article.rules")).to_be_visible()
    num_readings = sum(entry.startswith("rule-") and entry.endswith("i") for entry in page_entries(game))
    expect(visitor.page.locator("article.rules details:not([open])")).to_have_count(num_readings)
    assert num_readings > 0
    assert violations(visitor) == []


def open_page(visitor: Visitor, path: str) -> None:
    visitor.open(path)
    expect(visitor.page.locator("h1").first).to_be_visible()
    expect(visitor.page.get_by_text(say("loading"))).to_have_count(0)


def test_axe_finds_nothing_in_the_waiting_room(visitor: Visitor) -> None:
    visitor.set_up("tulum", "Invite by link")
    expect(visitor.page.locator(".qr")).to_be_visible()
    assert violations(visitor) == []


@pytest.mark.parametrize("game", catalog.games())
def test_a_flat_table_is_for_everyone(game: str, visitor: Visitor, rng: random.Random) -> None:
    """axe, Tab, the twin and what is told, some moves into a match; axe on its end screen and its replay."""
    visitor.set_up(game, "On this device")
    visitor.wait_for_table()
    Hands(visitor, FlatMouse(visitor), rng).play_on(6)
    assert listed(visitor.page, game) == expected(game, visitor.view)
    last_line = visitor.log.locator("li").last.inner_text()
    expect(visitor.page.locator(".table-told")).to_contain_text(last_line)
    assert violations(visitor) == []
    assert visitor.page.evaluate(UNTITLED) == []
    assert_tab_reaches_everything(visitor)
    visitor.give_up()
    dialog = visitor.page.get_by_role("dialog")
    assert violations(visitor) == []
    dialog.get_by_role("link", name=say("replay")).click()
    expect(visitor.page.locator(".timeline")).to_be_visible()
    assert violations(visitor) == []
    assert visitor.page.evaluate(UNTITLED) == []


@pytest.mark.parametrize("game", catalog.games())
def test_a_table_in_3d_is_for_everyone(game: str, visit: MakeVisitor, rng: random.Random) -> None:
    """The twin stands beside the canvas, lists every stone, and is reached by Tab."""
    visitor = visit(flat=False, viewport={"width": 900, "height": 480})
    visitor.set_up(game, "On this device")
    visitor.wait_for_table()
    Hands(visitor, Mouse(visitor), rng).play_on(2)
    assert listed(visitor.page, game) == expected(game, visitor.view)
    assert violations(visitor) == []
    assert_tab_reaches_everything(visitor)


def assert_tab_reaches_everything(visitor: Visitor) -> None:
    """Every button, link, field and grid gets the focus, from here to the end and then in one round."""
    visitor.page.evaluate(MARK_USABLE)
    num_ends = 0
    while num_ends < 2:
        visitor.page.keyboard.press("Tab")
        num_ends += not visitor.page.evaluate(MARK_FOCUSED)
    assert visitor.page.evaluate(MISSED) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small_in_every_language(language: str, visit: MakeVisitor) -> None:
    load_lobby(visit(locale=language), set())


def load_lobby(visitor: Visitor, files: set[str]) -> set[str]:
    """With its fonts; every file that is asked for then and later is put into `files`."""
    visitor.page.on("request", lambda request: files.update(re.findall(r"/(assets/.+)", request.url)))
    visitor.open()
    expect(visitor.page.locator(".card")).to_have_count(len(catalog.games()))
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.page.wait_for_load_state("networkidle")
    lobby = {"index.html", *files}
    assert sum("nunito" in name for name in lobby) == 2, lobby  # one of them for the ō of Talō
    assert sum(map(size_of, lobby)) <= MOST_LOBBY, {name: size_of(name) for name in lobby}
    return lobby


@pytest.mark.parametrize("game", catalog.games())
def test_the_first_load_is_small(game: str, visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    files: set[str] = set()
    lobby = load_lobby(visitor, files)
    visitor.set_up(game, "On this device")
    visitor.wait_for_table()
    table = files - lobby
    assert len(table) > 1
    assert sum(map(size_of, table)) <= MOST_TABLE, {name: size_of(name) for name in table}


def size_of(name: str) -> int:
    """What travels: fonts are compressed already."""
    data = (FOLDER / name).read_bytes()
    return len(data) if name.endswith(".woff2") else len(gzip.compress(data))


def test_keys_with_control_are_the_browsers(visitor: Visitor, rng: random.Random) -> None:
    """Once saving the page with Ctrl and S ended the turn, and reloading it with Ctrl and R rolled."""
    visitor.open_room("tulum", {"seats": 1}, ["Ada"])
    visitor.wait_for_my_move()
    hands = Hands(visitor, FlatMouse(visitor), rng)
    while not {"RollOn", "Stop"} <= {move["kind"] for move in visitor.legal_moves()}:
        hands.play(visitor.legal_moves()[0])
    before = visitor.version
    for key in ("Control+s", "Alt+s", "Meta+s", "r"):
        visitor.page.keyboard.press(key)
    visitor.wait_for_my_move(before)
    expect(visitor.log).to_contain_text(say("move-tulum-RollOn"))
    expect(visitor.log).not_to_contain_text(say("move-tulum-Stop"))
