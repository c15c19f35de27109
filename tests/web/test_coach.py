"""The coach at the table: a bar of chances in practice, the best moves on request, nothing between people."""

import re

import pytest
from playwright.sync_api import expect

from baumeister.texts import LANGUAGES, Texts
from tests.web.conftest import MakeVisitor
from tests.web.test_access import violations
from tests.web.test_camera import ask, look
from tests.web.test_ending import are_apart, box
from tests.web.test_layout import LONG_NAMES, PHONE
from tests.web.test_stage import SLOW_MS, picture
from tests.web.visitors import Json, Visitor

say = Texts("en")

ACROSS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
WANTED = {"coach": True}
VARIANTS: dict[str, Json] = {"pyramido": {"mode": "contest"}}


#: nothing is cut off at the end of a figure
FIGURES_ARE_WHOLE = """(line) => [...line.querySelectorAll("b, em")].every((figure) => {
  const { right, top, bottom } = figure.getBoundingClientRect();
  return document.elementFromPoint(right - 1, (top + bottom) / 2) === figure;
})"""


def practise(visitor: Visitor, game: str, **more: Json) -> None:
    """Against a bot, and it is my turn."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]
    variant = {"seats": 2, **VARIANTS.get(game, {})}
    visitor.open_room(game, variant, ["Ada"], **{"seats": seats, **more})
    visitor.wait_for_my_move()


def wait_for_bar(visitor: Visitor) -> str:
    """What the bar says once it is about what is shown."""
    bar = visitor.page.locator('.worth-told[data-looking="false"]')
    expect(bar).to_be_visible(timeout=SLOW_MS)
    return bar.get_attribute("aria-label") or ""


def ask_for_best(visitor: Visitor) -> None:
    visitor.button(say("coach-best")).click()
    expect(visitor.page.locator(".best-move").first).to_be_visible(timeout=SLOW_MS)


@pytest.mark.parametrize("game", ["tulum", "rumis", "pyramido", "talo"])
def test_the_bar_tells_everyones_chances_and_follows_the_match(game: str, visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    practise(visitor, game)
    told = wait_for_bar(visitor)
    found = re.fullmatch(rf"{say('coach-win')}: Ada: (\d+) %, Ben: (\d+) %, (exact|± \d+)", told)
    assert found, told
    assert abs(int(found[1]) + int(found[2]) - 100) <= 1
    assert (found[3] == say("coach-exact")) == (game == "tulum")
    assert visitor.page.locator(".worth-bar i").count() == 2
    before = visitor.version
    ask_for_best(visitor)
    visitor.page.locator(".best-move").first.click()
    visitor.button(say("coach-play")).click()
    visitor.wait_for_my_move(before)
    wait_for_bar(visitor)
    expect(visitor.page.locator(".best-moves")).to_have_count(0)


def test_the_best_moves_are_read_chosen_and_played_with_keys(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    practise(visitor, "rumis")
    wait_for_bar(visitor)
    keys = visitor.page.keyboard
    visitor.button(say("coach-best")).focus()
    keys.press("Enter")
    moves = visitor.page.locator(".best-move")
    expect(moves).to_have_count(3, timeout=SLOW_MS)
    for number, text in enumerate(moves.all_inner_texts(), start=1):
        assert text.startswith(str(number))
        assert re.search(r"\d+ % ± \d+", text)
        assert "Ada places" in text
        assert "seen from above" in text
    assert violations(visitor) == []
    moves.nth(1).focus()
    keys.press("Enter")
    expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(moves).to_have_count(0)
    visitor.button(say("coach-best")).focus()
    keys.press("Enter")
    expect(moves).to_have_count(3, timeout=SLOW_MS)
    moves.nth(2).focus()
    keys.press("Enter")
    before = visitor.version
    keys.press("Tab")
    keys.press("Enter")
    visitor.wait_for_my_move(before)


def test_the_best_moves_lie_on_the_table_as_ghosts_and_one_alone(visit: MakeVisitor) -> None:
    visitor = visit(flat=False, remembered=WANTED)
    practise(visitor, "rumis")
    wait_for_bar(visitor)
    canvas = visitor.page.locator(".stage canvas")
    look(visitor)
    before = ask(visitor)["needs"]
    ask_for_best(visitor)
    look(visitor)
    three, shown = ask(visitor)["needs"], picture(canvas)
    assert three > before
    visitor.page.locator(".best-move").nth(1).click()
    look(visitor)
    assert before < ask(visitor)["needs"] < three
    assert picture(canvas) != shown
    visitor.page.locator(".best-move").nth(1).click()
    look(visitor)
    assert ask(visitor)["needs"] == three


def test_the_best_moves_and_a_hint_take_the_place_of_each_other(visit: MakeVisitor) -> None:
    """Both together left no room for the table of a phone."""
    visitor = visit(remembered=WANTED)
    practise(visitor, "rumis")
    hint = visitor.button(say("hint-play"))
    visitor.button(say("hint")).click()
    expect(hint).to_be_visible(timeout=SLOW_MS)
    ask_for_best(visitor)
    expect(hint).to_have_count(0)
    visitor.button(say("hint")).click()
    expect(hint).to_be_visible(timeout=SLOW_MS)
    expect(visitor.page.locator(".best-moves")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, ACROSS], ids=["upright", "across"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_bar_and_best_moves_cover_no_board(
    language: str, screen: Json, visit: MakeVisitor
) -> None:
    visitor, speak = visit(remembered=WANTED, locale=language, **screen), Texts(language)
    practise(visitor, "tulum")
    wait_for_bar(visitor)
    visitor.button(speak("coach-best")).tap()
    expect(visitor.page.locator(".best-move").first).to_be_visible(timeout=SLOW_MS)
    stage = box(visitor.page.locator(".stage"))
    parts = [box(visitor.page.locator(name)) for name in (".worth", ".best-moves", ".tray")]
    assert all(are_apart(part, stage) for part in parts)
    assert all(are_apart(one, other) for one in parts for other in parts if one is not other)
    size = screen["viewport"]
    assert all(part["x"] >= 0 and part["x"] + part["width"] <= size["width"] + 1 for part in parts)
    assert stage["height"] >= 0.3 * size["height"]
    visitor.page.locator(".best-move").first.tap()
    expect(visitor.button(speak("coach-play"))).to_be_visible()


def test_a_long_name_hides_no_figure(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED, **PHONE)
    names = [
        {"kind": "here", "name": LONG_NAMES[0]},
        {"kind": "bot", "level": "random", "name": LONG_NAMES[2]},
    ]
    practise(visitor, "tulum", seats=names)
    wait_for_bar(visitor)
    assert visitor.page.locator(".worth-names").evaluate(FIGURES_ARE_WHOLE)


def test_the_coach_is_sent_away_and_called_back(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    practise(visitor, "tulum")
    wait_for_bar(visitor)
    visitor.button(say("coach-hide")).click()
    expect(visitor.page.locator(".worth")).to_have_count(0)
    visitor.button("Settings").click()
    visitor.page.get_by_role("switch", name=say("settings-coach")).check()
    visitor.button("Close").click()
    wait_for_bar(visitor)


def test_together_and_alone_there_is_one_figure(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    bot = {"kind": "bot", "level": "greedy", "name": "Ben"}
    seats = [{"kind": "here", "name": "Ada"}, bot]
    visitor.open_room("pyramido", {"mode": "coop", "seats": 2}, ["Ada"], seats=seats)
    visitor.wait_for_my_move()
    assert re.match(rf"{say('coach-complete')}: \d+ %, ± \d+", wait_for_bar(visitor))
    visitor.open_room("tulum", {"seats": 1}, ["Ada"])
    visitor.wait_for_my_move()
    assert re.match(rf"{say('coach-points')}: \d+ points, exact", wait_for_bar(visitor))


def test_between_people_there_is_no_coach_and_the_page_says_so(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    visitor.wait_for_my_move()
    expect(visitor.page.locator(".worth")).to_have_count(0)
    visitor.open("new/tulum")
    switch = visitor.page.get_by_role("switch", name=say("coach-option"))
    expect(switch).to_be_checked()
    visitor.button(say("quick-link")).click()
    expect(switch).to_have_count(0)
    expect(visitor.page.get_by_text(say("coach-option-alone"))).to_be_visible()
    visitor.button("Play").click()
    expect(visitor.page.get_by_text(say("coach-people"))).to_be_visible()


@pytest.mark.parametrize("are_wanted", [False, True])
def test_people_who_play_each_other_have_hints_only_if_they_wanted_them(
    are_wanted: bool, visit: MakeVisitor
) -> None:
    visitor = visit()
    visitor.open("new/tulum")
    switch = visitor.page.get_by_role("switch", name=say("hints-option"))
    expect(switch).to_have_count(0)  # against bots there are hints
    visitor.button(say("quick-link")).click()
    expect(switch).not_to_be_checked()
    switch.set_checked(are_wanted)
    visitor.button("Play").click()
    agreed = visitor.page.locator(".agreed div", has_text=say("hints-title"))
    expect(agreed.locator("dd")).to_have_text(say("yes" if are_wanted else "no"))
    visitor.open("new/tulum")
    visitor.button(say("quick-here")).click()
    switch.set_checked(are_wanted)
    visitor.button("Play").click()
    visitor.wait_for_my_move()
    expect(visitor.button(say("hint"))).to_have_count(int(are_wanted))
    assert violations(visitor) == []


def test_a_table_is_opened_without_a_coach(visit: MakeVisitor) -> None:
    visitor = visit(remembered=WANTED)
    visitor.open("new/tulum")
    visitor.page.get_by_role("switch", name=say("coach-option")).uncheck()
    visitor.button("Play").click()
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.state["room"]["coach"] == "off"
    expect(visitor.page.locator(".worth")).to_have_count(0)
