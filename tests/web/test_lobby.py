"""The lobby: games by picture, options from the server, seats, invitations, open tables, four languages."""

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from baumeister import catalog
from baumeister.texts import LANGUAGES, Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import GLANCE_MS, ON_SCREEN, Visitor

say = Texts("en")


def test_every_game_has_a_card_with_a_picture(visitor: Visitor) -> None:
    visitor.open()
    for game in catalog.games():
        card = visitor.page.locator(f'a.card-main[href="#/new/{game}"]')
        expect(card.locator("h2")).to_have_text(Texts("en")(f"game-{game}"))
        assert card.locator("svg polygon").count() > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_the_language(language: str, visit: MakeVisitor) -> None:
    visitor = visit(locale=language)
    visitor.open()
    expect(visitor.page.locator("h1")).to_have_text(Texts(language)("lobby-welcome"))
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_the_language_can_be_changed_and_is_remembered(visitor: Visitor) -> None:
    visitor.open()
    visitor.button("Settings").click()
    visitor.page.get_by_label("Language").select_option(label="Italiano")
    visitor.button(Texts("it")("close")).click()
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text(Texts("it")("lobby-welcome"))


def test_an_option_offers_only_what_suits_the_options_before(visitor: Visitor) -> None:
    visitor.open("new/tulum")
    visitor.page.get_by_role("radio", name="4").check()
    expect(visitor.page.locator(".seats li")).to_have_count(4)
    visitor.page.get_by_role("radio", name="1").check()
    expect(visitor.page.locator(".seats li")).to_have_count(1)


def test_a_scenario_of_ones_own_is_played(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "bridge.toml"
    file.write_text('name = "bridge"\nmax_height = [2, 3, 4]\nplan = ["44.44", "44444", "44.44"]')
    visitor.open("new/rumis")
    visitor.page.get_by_label(say("setup-own-file")).set_input_files(file)
    expect(visitor.page.get_by_role("radio", name=say("setup-own-chosen"))).to_be_checked()
    visitor.button("Play").click()
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.view["limits"] == [[2, 2, 0, 2, 2], [2, 2, 2, 2, 2], [2, 2, 0, 2, 2]]


def test_a_broken_scenario_is_refused_in_words(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("plan = [")
    visitor.open("new/rumis")
    visitor.page.get_by_label(say("setup-own-file")).set_input_files(file)
    visitor.button("Play").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("not TOML")
    visitor.forgive("Failed to load resource")
    chosen = visitor.page.get_by_label(say("setup-own-file")).evaluate("field => field.files.length")
    assert chosen == 0, "once it is mended, the same file can be chosen again"


def test_who_presses_play_twice_has_one_table(visitor: Visitor) -> None:
    asked: list[Route] = []

    def ask(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route)
        else:
            route.continue_()

    visitor.page.route("**/api/rooms", ask)
    visitor.open()
    visitor.button(say("card-play", game=say("game-tulum"))).dblclick()
    while not asked:
        visitor.page.wait_for_timeout(GLANCE_MS)
    visitor.page.evaluate(ON_SCREEN)
    assert len(asked) == 1
    asked.pop().continue_()
    visitor.wait_for_table()


@pytest.mark.parametrize("page", ["new", "rules", "learn", "puzzles"])
def test_a_link_to_a_game_that_is_not_there_says_so(page: str, visitor: Visitor) -> None:
    visitor.open(f"{page}/chess")
    expect(visitor.page.get_by_role("alert")).to_contain_text("There is no game called “chess”")
    visitor.page.get_by_role("link", name="baumeister").click()
    expect(visitor.page.locator(".card")).to_have_count(len(catalog.games()))


def test_an_open_table_is_in_the_lobby_and_a_match_can_be_continued(visit: MakeVisitor) -> None:
    host, guest = visit(), visit()
    host.open("new/tulum")
    host.page.get_by_label("Seat 2").select_option("Anyone, from the lobby")
    host.button("Play").click()
    expect(host.page.locator(".qr")).to_be_visible()

    guest.open()
    expect(guest.page.locator("main")).to_contain_text("one free seat")
    guest.page.locator(".rows a").first.click()
    guest.button("Sit down here").click()
    expect(guest.page.locator(".seats")).to_contain_text("Ada")
    with host.page.expect_response("**/api/rooms"):
        host.open()
    host.page.evaluate(ON_SCREEN)
    expect(
        host.page.get_by_role("heading", name="Open tables")
    ).to_be_hidden()  # one's own is to be continued
    with guest.page.expect_response("**/api/rooms"):
        guest.open()
    guest.page.evaluate(ON_SCREEN)
    expect(guest.page.get_by_role("heading", name="Open tables")).to_be_hidden()  # no seat is free any more
    host.open()
    host.page.get_by_role("heading", name="Continue").wait_for()
    host.page.locator(".rows a").first.click()
    expect(host.page.locator(".qr")).to_be_visible()
