"""Matches watched and looked at again: every step of a record shows the table as it was."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.core.codec import encode
from baumeister.core.variant import Value
from baumeister.play import Match, SeededDraws, format_json, play_on, record_of
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.test_layout import PHONE, troubles
from tests.web.twins import expected, listed
from tests.web.visitors import GLANCE_MS, PATIENCE_MS, Json, Visitor

say = Texts("en")


@pytest.mark.parametrize("game", catalog.games())
def test_a_record_is_shown_at_each_step(game: str, visitor: Visitor, tmp_path: Path) -> None:
    """By the step keys; the twin lists exactly the stones of that position."""
    match = play_match(game)
    last = len(match.events)
    file = tmp_path / "match.json"
    names = [f"P{seat}" for seat in range(match.rules.seats)]
    file.write_text(format_json(record_of(match, names)), encoding="utf-8")
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-file")).set_input_files(file)
    status = visitor.page.locator(".timeline p")
    expect(status).to_contain_text(f"of {last}")
    expect(visitor.page.locator(".twin .table-told")).to_have_count(1)  # its game is loaded
    visitor.button(say("replay-first")).click()
    for step, view in enumerate(views_of(match)):
        expect(status).to_contain_text(f"Step {step} of {last}")
        expect(visitor.page.locator(".stage")).to_have_attribute("data-version", str(step))
        assert listed(visitor.page, game) == expected(game, view), step
        visitor.page.keyboard.press(".")
    visitor.page.keyboard.press("Home")
    expect(status).to_contain_text("Step 0 of")
    visitor.button(say("replay-last")).click()
    expect(status).to_contain_text(f"Step {last} of")
    visitor.page.get_by_role("slider").fill("3")
    expect(status).to_contain_text("Step 3 of")


def test_the_sheet_of_a_series_holds_the_points_of_every_game(visitor: Visitor) -> None:
    match = play_match("pyramido", mode="contest", seats=3, games=2)
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill(format_json(record_of(match, ["Ada", "Ben", "Cleo"])))
    visitor.button(say("replay-open")).click()
    rows = visitor.page.locator(".tray table").get_by_role("row")
    expect(rows).to_have_count(4)
    first, second = match.state.points
    for seat, name in enumerate(["Ada", "Ben", "Cleo"]):
        cells = [name, str(first[seat]), str(second[seat]), str(match.state.totals[seat])]
        assert rows.nth(seat + 1).get_by_role("cell").all_inner_texts()[:4] == cells


def test_a_record_plays_by_itself_and_every_move_is_in_a_list(visitor: Visitor) -> None:
    match = play_match("rumis")
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill(format_json(record_of(match, ["Ada", "Ben"])))
    visitor.button(say("replay-open")).click()
    status, last = visitor.page.locator(".timeline p"), len(match.events)
    expect(status).to_contain_text(f"Step {last} of {last}")
    visitor.button(say("playback-faster")).click()
    visitor.button(say("playback-play")).click()
    expect(status).to_contain_text(re.compile("Step ([3-9]|1[0-5]) of"))  # a glance may miss some
    visitor.button(say("playback-pause")).click()
    held = status.inner_text()
    visitor.page.wait_for_timeout(600)
    expect(status).to_have_text(held)
    moves = visitor.page.get_by_role("complementary", name=say("log")).get_by_role("button")
    expect(moves).to_have_count(last)
    moves.nth(5).click()
    expect(status).to_contain_text("Step 6 of")
    expect(moves.nth(5)).to_have_attribute("aria-current", "step")


def test_on_a_phone_the_buttons_of_a_replay_share_one_line(visit: MakeVisitor) -> None:
    visitor = visit(**PHONE)
    open_record(visitor, play_match("rumis"))
    buttons = visitor.page.locator(".timeline button")
    expect(buttons).to_have_count(7)
    assert len({box["y"] for box in (button.bounding_box() for button in buttons.all()) if box}) == 1


def test_a_finished_match_is_shared_by_a_link(visit: MakeVisitor) -> None:
    """From the result as from any step; on a phone the moves are listed when they are asked for."""
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    host.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    before = host.version
    host.button("Stone I3").click()
    host.page.locator(".twin .cell.legal").first.click()
    host.page.locator(".twin .cell.legal").first.click()
    host.wait_for_my_move(before)
    host.give_up()
    host.button(say("share-match")).click()
    expect(host.button(say("invite-copied"))).to_be_visible()
    friend = visit(permissions=["clipboard-read", "clipboard-write"], **PHONE)
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    status = friend.page.locator(".timeline p")
    expect(status).to_contain_text("Step 0 of ")
    moves = friend.page.get_by_role("complementary", name=say("log")).get_by_role("button")
    expect(moves).to_have_count(0)
    assert troubles(friend) == []
    friend.button(say("replay-moves")).tap()
    moves.first.tap()
    expect(moves).to_have_count(0)
    expect(status).to_contain_text("Step 1 of ")
    friend.button(say("share-position")).tap()
    for _ in range(PATIENCE_MS // GLANCE_MS):
        if friend.page.evaluate("navigator.clipboard.readText()").endswith("/1"):
            return
        friend.page.wait_for_timeout(GLANCE_MS)
    raise AssertionError("the position was not copied")


def test_another_step_is_another_link_to_copy(visit: MakeVisitor) -> None:
    """In German, where speeds have a comma; an address that names no step leads to the last."""
    visitor, words = visit(locale="de", permissions=["clipboard-read", "clipboard-write"]), Texts("de")
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"], events=["rI2@b5,c5"])
    visitor.give_up(words("resign"))
    visitor.open(f"replay/{visitor.state['room']['id']}/nonsense")
    expect(visitor.page.locator(".timeline p")).to_contain_text(words("replay-step", at=1, last=1))
    visitor.button(words("share-position")).click()
    expect(visitor.button(words("invite-copied"))).to_be_visible()
    visitor.page.keyboard.press(",")
    expect(visitor.button(words("share-position"))).to_be_visible()
    visitor.button(words("playback-slower")).click()
    expect(visitor.page.locator(".timeline output")).to_have_text("0,5 ×")


@pytest.mark.parametrize("game", ["rumis", "tulum"])
def test_a_match_is_played_on_from_any_step_against_bots(game: str, visitor: Visitor) -> None:
    match = play_match(game)
    at = next(number for number in range(6, len(match.events)) if match.seat_of(number) == 1)
    open_record(visitor, match)
    expect(visitor.button(say("replay-play-on"))).to_be_disabled()  # what is over does not go on
    visitor.page.get_by_role("slider").fill(str(at))
    expect(visitor.page.locator(".stage")).to_have_attribute("data-version", str(at))
    visitor.button(say("replay-play-on")).click()
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.view == encode(match.rules.view(match.state_at(at)))
    levels = [seat["level"] for seat in visitor.state["room"]["seats"]]
    assert [level is None for level in levels] == [False, True]


def test_a_position_is_saved_as_a_picture(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    open_record(visitor, play_match("rumis"))
    visitor.page.get_by_role("slider").fill("5")
    expect(visitor.page.locator(".stage canvas")).to_have_attribute("data-still", "true")
    for label, start in (("picture-png", b"\x89PNG"), ("picture-svg", b"<svg")):
        with visitor.page.expect_download() as saved:
            visitor.button(say(label)).click()
        assert saved.value.suggested_filename == f"baumeister-rumis-5.{label.rpartition('-')[2]}"
        assert Path(saved.value.path()).read_bytes().startswith(start)


def open_record(visitor: Visitor, match: Match) -> None:
    names = [f"P{seat}" for seat in range(match.rules.seats)]
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill(format_json(record_of(match, names)))
    visitor.button(say("replay-open")).click()
    expect(visitor.page.locator(".timeline p")).to_contain_text(f"of {len(match.events)}")


def play_match(game: str, **options: Value) -> Match:
    """A match of children, the same in every run."""
    match = Match(catalog.load_rules(game, {"collapse": "fall"} if game == "talo" else options))
    bots = [make_bot("random", match.rules, seat) for seat in range(match.rules.seats)]
    play_on(match, bots, SeededDraws("replayed"))
    return match


def views_of(match: Match) -> Iterator[Json]:
    """What the server shows after each number of events."""
    for number in range(len(match.events) + 1):
        yield encode(match.rules.view(match.state_at(number)))


def test_what_is_no_record_is_refused_in_words(visitor: Visitor) -> None:
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill("no record at all")
    visitor.button(say("replay-open")).click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.forgive("Failed to load resource")


def test_who_comes_when_bots_are_done_watches_from_the_beginning(visit: MakeVisitor) -> None:
    watcher = visit()
    watcher.set_up("rumis", "Watch bots")
    watcher.wait_for_table()
    expect(watcher.page.get_by_role("dialog")).to_be_visible(timeout=4 * PATIENCE_MS)
    late = visit()
    late.page.goto(watcher.page.url)
    late.page.get_by_role("link", name=say("playback-all")).click()
    status = late.page.locator(".timeline p")
    expect(status).to_contain_text(re.compile("Step [0-4] of"))  # a glance may miss some
    expect(status).to_contain_text(re.compile("Step ([5-9]|1[0-9]) of"))  # by itself
    late.button(say("playback-pause")).click()


def test_a_match_of_bots_is_watched_to_its_end_and_looked_at_again(visitor: Visitor) -> None:
    visitor.set_up("tulum", "Watch bots")
    visitor.wait_for_table()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("wins", timeout=4 * PATIENCE_MS)
    dialog.get_by_role("link", name=say("replay")).click()
    expect(visitor.page.locator(".timeline p")).to_contain_text("Step 0 of")
    visitor.button(say("replay-last")).click()
    stage = visitor.page.locator(".stage")
    expect(stage).to_have_attribute(
        "data-version", visitor.page.get_by_role("slider").get_attribute("max") or ""
    )
    assert listed(visitor.page, "tulum") == expected("tulum", visitor.view)
