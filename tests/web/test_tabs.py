"""Several tabs of one browser share what it remembers."""

import random

from playwright.sync_api import Page, expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.visitors import PATIENCE_MS, Visitor

say = Texts("en")


def open_tab(visitor: Visitor) -> Page:
    """Another tab of the same browser, at the lobby."""
    tab = visitor.page.context.new_page()
    tab.set_default_timeout(PATIENCE_MS)
    tab.goto(visitor.address)
    return tab


def test_a_match_in_another_tab_keeps_its_seat(visitor: Visitor, rng: random.Random) -> None:
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    tab = open_tab(visitor)
    tab.get_by_role("button", name=say("card-play", game=say("game-rumis"))).click()
    expect(tab.locator(".players")).to_contain_text(f"Ada ({say('you')})")
    Hands(visitor, FlatMouse(visitor), rng).play_on(1)
    tab.reload()
    expect(tab.locator(".players")).to_contain_text(f"Ada ({say('you')})")


def test_a_setting_of_another_tab_holds_here_and_stays(visitor: Visitor) -> None:
    visitor.open()
    tab = open_tab(visitor)
    tab.get_by_role("button", name=say("settings")).click()
    tab.get_by_role("radio", name=say("theme-dark")).check()
    expect(visitor.page.locator('html[data-theme="dark"]')).to_be_attached()
    visitor.button(say("settings")).click()
    visitor.page.get_by_role("switch", name=say("settings-sound")).check()
    visitor.page.reload()
    expect(visitor.page.locator('html[data-theme="dark"]')).to_be_attached()


def test_the_language_is_that_of_the_browser_until_one_is_chosen(visit: MakeVisitor) -> None:
    """It may change its own."""
    visitor = visit()
    visitor.open()
    expect(visitor.page.locator("h1")).to_have_text(say("lobby-welcome"))
    visitor.button(say("settings")).click()
    visitor.page.get_by_role("switch", name=say("settings-sound")).check()
    saved = visitor.page.evaluate("JSON.parse(localStorage.getItem('baumeister/settings'))")
    assert saved["sound"]
    assert "language" not in saved
