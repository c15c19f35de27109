"""Who plays is asked for a name once, is spoken to as "you", and meets bots with names of their own."""

import pytest
from playwright.sync_api import expect

from baumeister.texts import LANGUAGES, Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import Visitor

say = Texts("en")


def test_a_name_is_asked_for_once_and_remembered(visit: MakeVisitor) -> None:
    visitor = visit(remembered={"name": ""})
    visitor.set_up("rumis")
    question = visitor.page.get_by_role("dialog", name=say("name-ask"))
    question.get_by_label(say("your-name")).fill("Nora")
    question.get_by_role("button", name=say("name-go")).click()
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][0]["name"] == "Nora"
    visitor.set_up("tulum")
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][0]["name"] == "Nora"


def test_nobody_sits_down_without_a_name(visit: MakeVisitor) -> None:
    host, guest = visit(), visit(remembered={"name": ""})
    host.set_up("rumis", "Invite by link")
    guest.page.goto(host.page.get_by_label("Link to this table").input_value())
    guest.button(say("waiting-sit")).click()
    question = guest.page.get_by_role("dialog", name=say("name-ask"))
    expect(question).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert guest.state["room"]["seats"][1]["is_free"]
    guest.button(say("waiting-sit")).click()
    expect(question.get_by_label(say("your-name"))).to_be_focused()
    guest.page.keyboard.type("Grace")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".seats")).to_contain_text("Grace")


def test_who_types_blanks_alone_is_asked(visit: MakeVisitor) -> None:
    host, guest = visit(), visit(remembered={"name": ""})
    host.set_up("rumis", "Invite by link")
    guest.page.goto(host.page.get_by_label("Link to this table").input_value())
    guest.page.get_by_label(say("your-name")).fill("  ")
    guest.button(say("waiting-sit")).click()
    expect(guest.page.get_by_role("dialog", name=say("name-ask"))).to_be_visible()


def test_no_bot_is_called_like_whoever_plays(visit: MakeVisitor) -> None:
    visitor = visit(remembered={"name": "Itzel"})
    visitor.set_up("rumis")
    visitor.wait_for_table()
    names = [seat["name"] for seat in visitor.state["room"]["seats"]]
    assert (names[0], len(set(names))) == ("Itzel", 2)


def test_a_name_that_would_turn_the_text_around_it_is_made_plain(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    visitor.page.get_by_label(say("seat-name-of", number=1)).fill("\u202eNora\u2066")
    visitor.button(say("setup-go")).click()
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][0]["name"] == "Nora"


def test_a_new_name_holds_where_another_was_given_before(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    visitor.page.get_by_label(say("seat-name-of", number=1)).fill("Nora ")
    visitor.button(say("setup-go")).click()
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][0]["name"] == "Nora"
    visitor.open()
    visitor.button(say("settings")).click()
    visitor.page.get_by_label(say("your-name")).fill("Bea")
    visitor.button(say("close")).click()
    visitor.button(say("card-play", game=say("game-rumis"))).click()
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][0]["name"] == "Bea"


def test_who_lets_a_bot_begin_keeps_the_own_name(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    visitor.page.get_by_label("Seat 1", exact=True).select_option("newcomer")
    visitor.page.get_by_label("Seat 2", exact=True).select_option(say("seat-here"))
    expect(visitor.page.get_by_label(say("seat-name-of", number=2))).to_have_value("Ada")
    visitor.button(say("setup-go")).click()
    visitor.wait_for_table()
    assert visitor.state["room"]["seats"][1]["name"] == "Ada"


def test_equal_bots_have_names_of_their_own(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    visitor.page.get_by_role("radio", name="4", exact=True).check()
    visitor.button(say("quick-watch")).click()
    visitor.button("Play").click()
    visitor.wait_for_table()
    names = [seat["name"] for seat in visitor.state["room"]["seats"]]
    assert len(set(names)) == 4
    shown = visitor.page.locator(".players li").all_inner_texts()
    for name, player in zip(names, shown, strict=True):
        assert name in player
        assert say("bot-apprentice") in player


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_is_told_you_win_and_the_loser_who_wins(language: str, visit: MakeVisitor) -> None:
    words = Texts(language)
    host, guest = visit(locale=language), visit(remembered={"name": "Grace"})
    host.open("new/rumis")
    host.button(words("quick-link")).click()
    host.button(words("setup-go")).click()
    guest.page.goto(host.page.get_by_label(words("invite-link")).input_value())
    guest.button(say("waiting-sit")).click()
    host.button(words("waiting-start")).click()
    for visitor in (host, guest):
        visitor.wait_for_table()
    guest.resign()
    expect(host.page.get_by_role("dialog", name=words("end-won-you"))).to_be_visible()
    expect(guest.page.get_by_role("dialog", name=say("end-won", names="Ada", count=1))).to_be_visible()
    expect(host.page.locator(".standings")).to_contain_text(f"Ada ({words('you')})")


@pytest.mark.parametrize(("game", "num_marks"), [("rumis", 1), ("talo", 1), ("tulum", 0)])
def test_players_and_result_show_the_colours_of_the_seats(
    game: str, num_marks: int, visitor: Visitor
) -> None:
    visitor.open_room(game, {"seats": 2}, ["Ada", "Ben"])
    rows = visitor.page.locator(".players li")
    colours = [row.locator(".mark rect").evaluate_all(FILLS) for row in rows.all()]
    assert [len(found) for found in colours] == [num_marks, num_marks]
    visitor.give_up()
    result = visitor.page.locator(".ending tbody tr", has_text="Ada")
    assert result.locator(".mark rect").evaluate_all(FILLS) == colours[0]
    assert num_marks == 0 or colours[0] != colours[1]


FILLS = "marks => marks.map((mark) => mark.getAttribute('fill'))"
