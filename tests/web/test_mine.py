"""Start in one tap, continue what goes on, and find again what is over."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from baumeister import catalog
from baumeister.bots.ladders import ladder_of
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.test_access import violations
from tests.web.visitors import Visitor

say = Texts("en")

BOT = {"kind": "bot", "level": "random", "name": "Itzel"}
ADA = {"kind": "here", "name": "Ada"}


def play(visitor: Visitor, game: str) -> None:
    visitor.button(say("card-play", game=say(f"game-{game}"))).click()
    visitor.wait_for_table()


def test_one_tap_leads_to_a_table_and_the_next_to_the_same_set_up(visitor: Visitor) -> None:
    visitor.open()
    play(visitor, "rumis")
    seats = visitor.state["room"]["seats"]
    assert [seat["plan"] for seat in seats] == ["here", "bot"]
    assert seats[0]["name"] == "Ada"
    assert seats[1]["level"] == "apprentice"  # the second, for whoever has never played
    visitor.open("new/rumis")
    visitor.page.get_by_role("radio", name="3", exact=True).check()
    visitor.page.get_by_label("Seat 2").select_option("newcomer")
    visitor.button(say("setup-go")).click()
    visitor.wait_for_table()
    visitor.open()
    play(visitor, "rumis")
    seats = visitor.state["room"]["seats"]
    assert [seat["plan"] for seat in seats] == ["here", "bot", "bot"]
    assert seats[1]["level"] == "newcomer"


def test_what_goes_on_is_continued_and_what_is_over_is_not(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, [], seats=[ADA, BOT])
    visitor.wait_for_my_move()
    visitor.open()
    heading = visitor.page.get_by_role("heading", name="Continue")
    row = visitor.page.locator("section").filter(has=heading).locator(".rows li")
    expect(row).to_contain_text("Rumis · Itzel · Your move")
    row.get_by_role("link").click()
    visitor.wait_for_table()
    visitor.give_up()
    visitor.open()
    expect(visitor.page.locator("h1")).to_be_visible()
    expect(row).to_have_count(0)


def test_my_matches_are_counted_looked_at_exported_and_deleted(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, [], seats=[ADA, BOT])
    visitor.wait_for_my_move()
    visitor.give_up()
    visitor.open()
    visitor.page.get_by_role("link", name=say("mine-title")).click()
    expect(visitor.page.locator("tbody tr")).to_have_text(f"Rumis{say('bot-random')}01")
    assert violations(visitor) == []
    match = visitor.page.locator(".rows li")
    expect(match).to_contain_text("Rumis · Itzel · Lost")
    with visitor.page.expect_download() as download:
        visitor.button(say("mine-export")).click()
    (kept,) = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["matches"]
    assert kept["result"] == "lost"
    assert kept["record"]["game"] == "rumis"
    assert "secret" not in json.dumps(kept)
    match.get_by_role("link").click()
    expect(visitor.page.locator(".timeline")).to_be_visible()
    visitor.open("mine")
    visitor.button(say("mine-delete")).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("mine-delete")).click()
    expect(visitor.page.locator("main")).to_contain_text(say("mine-none"))


def test_only_what_was_won_or_lost_is_counted_and_by_the_strongest_bot(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, [], seats=[BOT, BOT])
    expect(visitor.page.locator(".ending")).to_be_visible()
    visitor.open("mine")
    expect(visitor.page.locator(".rows li")).to_contain_text(say("mine-open"))
    expect(visitor.page.locator("tbody tr")).to_have_count(0)
    bots = [{"kind": "bot", "level": level} for level in ("newcomer", "apprentice")]
    visitor.open_room("rumis", {"seats": 3}, [], seats=[ADA, *bots])
    visitor.wait_for_my_move()
    visitor.resign()
    expect(visitor.page.locator(".ending")).to_be_visible()  # the bots play it out
    visitor.open("mine")
    expect(visitor.page.locator("tbody tr")).to_have_text(f"Rumis{say('bot-apprentice')}01")


def test_levels_tell_their_strength_and_matches_against_them_ones_own(visitor: Visitor) -> None:
    ladder = ladder_of(catalog.rules("tulum", seats=2))
    assert ladder is not None
    elo = {strength.level: round(strength.figure) for strength in ladder.strengths}
    visitor.open("new/tulum")
    shown = f"Bot, {say('bot-master')} ({elo['master']} Elo)"
    expect(visitor.page.get_by_label("Seat 2").locator("option", has_text=shown)).to_have_count(1)
    visitor.open_room("tulum", {"seats": 2}, [], seats=[ADA, {"kind": "bot", "level": "master"}])
    visitor.wait_for_my_move()
    visitor.give_up()
    visitor.open("mine")
    own = visitor.page.get_by_role("listitem").filter(has_text="±")
    expect(own).to_have_count(1)
    found = re.fullmatch(r"Tulum: (\d+) ± (\d+) Elo", own.inner_text())
    assert found is not None
    assert int(found[1]) < elo["master"], "who lost is taken for weaker"
    assert 300 < int(found[2]) < 690, "one match tells little"
    assert violations(visitor) == []


def test_pictures_show_the_games_own_shapes(visitor: Visitor) -> None:
    """Tulum has six rows of one to six blocks; each box shows three sides."""
    visitor.open()
    cards = {
        game: visitor.page.locator(f'a.card-main[href="#/new/{game}"] polygon') for game in catalog.games()
    }
    expect(cards["tulum"]).to_have_count(3 * 21)
    expect(cards["pyramido"]).to_have_count(3 * 30)


def test_the_tab_tells_whose_turn_it_is(visit: MakeVisitor) -> None:
    visitor = visit()
    visitor.open_room("rumis", {"seats": 2}, [], seats=[ADA, BOT])
    visitor.wait_for_my_move()
    expect(visitor.page).to_have_title("● Your move · Rumis")
    visitor.give_up()
    expect(visitor.page).to_have_title(f"{say('turn-over')} · Rumis")


def test_the_play_button_covers_no_option(visit: MakeVisitor) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    visitor.open("new/rumis")
    button = visitor.button(say("setup-go"))
    expect(button).to_be_visible()
    assert button.evaluate("one => getComputedStyle(one).position") == "static"
