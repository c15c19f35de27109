"""Puzzles on the page: solved by keys, mouse and finger, wrong tries explained, kept without a server."""

import json
import random
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.analysis.puzzles import Puzzle, finders, puzzle_of_the_day, shipped
from baumeister.core.codec import encode, encode_event
from baumeister.server.puzzles import sheet_of
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import Finger, FlatMouse, Keys, Manner, Place
from tests.web.test_access import violations
from tests.web.test_install import wait_until_kept
from tests.web.test_layout import PHONE
from tests.web.visitors import Visitor

say = Texts("en")

KINDS = [(game, kind) for game in catalog.games() for kind in finders(game)]
MOST_TURNS = 24
DAY = date(2026, 11, 17)


@cache
def all_puzzles() -> list[Puzzle]:
    return [puzzle for game in catalog.games() for puzzle in shipped(game)]


def puzzle_of(game: str, kind: str) -> Puzzle:
    """One of a kind that hands find quickly: of Rumis a straight stone, which is held in three ways only."""
    found = [puzzle for puzzle in shipped(game) if puzzle.kind == kind]
    straight = [puzzle for puzzle in found if all(answer[1] == "I" for answer in puzzle.answers)]
    return (straight or found)[0]


def try_it(visitor: Visitor, manner: Manner, puzzle: Puzzle, text: str) -> None:
    """Carry out a move of the puzzle as a person does."""
    rules, state = puzzle.open()
    visitor.state = {"room": {"game": puzzle.game}, "view": encode(rules.view(state))}
    move = rules.parse_move(text)
    if puzzle.game == "rumis":
        lay_straight(visitor, manner, encode_event(move))
    else:
        Hands(visitor, manner, random.Random(0)).carry_out(encode_event(move))


def lay_straight(visitor: Visitor, manner: Manner, move: dict[str, object]) -> None:
    """Turn the stone and try the places of the answer until one is right; wrong ones leave all as it was."""
    hands = Hands(visitor, manner, random.Random(0))
    done = visitor.page.locator(".coach.done")
    hands.press(say("table-rumis-take", stone=str(move["stone"])), is_pressed=True)
    wanted = {f"{x},{y}" for x, y, _ in move["cells"]}  # type: ignore[attr-defined]  # from JSON
    for number in range(MOST_TURNS):
        legal = visitor.page.locator(".twin .cell.legal")
        spots = legal.evaluate_all("cells => cells.map((cell) => cell.dataset.cell)")
        for spot in (spot for spot in spots if spot in wanted):
            x, y = map(int, spot.split(","))
            manner.choose(Place(spot, f"Column {chr(97 + x)}, row {y + 1}:"))
            manner.played()
            if done.count():
                return
        hands.press(say(f"table-rumis-turn-{'xyz'[number % 3]}"))
    raise AssertionError("the answer was not found")


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("make", [Keys, FlatMouse])
def test_one_of_each_kind_is_solved_by_keys_and_by_mouse(
    game: str, kind: str, make: Callable[[Visitor], Manner], visitor: Visitor
) -> None:
    puzzle = puzzle_of(game, kind)
    visitor.open(f"puzzle/{puzzle.name}")
    coach = visitor.page.locator(".coach")
    expect(coach).to_contain_text(say(f"puzzle-{game}-{kind}"))
    expect(
        visitor.page.locator(".tray button").or_(visitor.page.locator(".twin .legal")).first
    ).to_be_visible()
    if make is Keys:
        assert violations(visitor) == []
    try_it(visitor, make(visitor), puzzle, puzzle.answers[0])
    expect(coach).to_contain_text(say("puzzle-right"))
    expect(coach.locator("details li")).to_have_count(len(puzzle.line))
    if make is Keys:
        assert violations(visitor) == []


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_one_of_each_kind_is_solved_with_a_finger_on_a_phone(
    game: str, kind: str, visit: MakeVisitor
) -> None:
    visitor = visit(flat=False, device_scale_factor=0.5, **PHONE)
    puzzle = puzzle_of(game, kind)
    visitor.open(f"puzzle/{puzzle.name}")
    expect(visitor.page.locator(".coach")).to_contain_text(say(f"puzzle-{game}-{kind}"))
    try_it(visitor, Finger(visitor), puzzle, puzzle.answers[0])
    expect(visitor.page.locator(".coach")).to_contain_text(say("puzzle-right"))


@pytest.mark.parametrize(("language", "seats"), [("de", 2), ("fr", 1), ("it", 2)])
def test_a_wrong_try_is_explained_by_what_it_loses(language: str, seats: int, visit: MakeVisitor) -> None:
    visitor, speak = visit(), Texts(language)
    puzzle = next(
        one for one in shipped("tulum") if one.kind == "place" and one.position["variant"]["seats"] == seats
    )
    sheet, (rules, state) = sheet_of(puzzle), puzzle.open()
    assert sheet.worths is not None
    worst = min(range(len(sheet.worths)), key=sheet.worths.__getitem__)
    visitor.open(f"puzzle/{puzzle.name}")
    expect(visitor.page.locator(".coach b")).to_have_text(say("puzzle-tulum-place"))
    visitor.page.evaluate(NOTE_CLICKED)
    try_it(visitor, FlatMouse(visitor), puzzle, rules.format_move(rules.legal_moves(state)[worst]))
    clicked = visitor.page.evaluate("window.clicked")
    figures = {"worth": with_comma(sheet.worths[worst]), "best": with_comma(puzzle.worth)}
    visitor.page.evaluate(SPEAK, language)
    visitor.page.reload()
    expect(visitor.page.locator(".coach b")).to_have_text(speak("puzzle-tulum-place"))
    visitor.page.locator(f'.twin .cell.legal[data-cell="{clicked}"]').click()
    told = speak("puzzle-loses-alone" if seats == 1 else "puzzle-loses", **figures)
    expect(visitor.page.locator(".coach em")).to_have_text(told)
    visitor.button(speak("puzzle-show")).click()
    expect(visitor.page.locator(".coach")).to_contain_text(speak("puzzle-shown"))
    assert visitor.page.evaluate("localStorage.getItem('baumeister/puzzles')") is None


def with_comma(worth: float) -> str:
    """As German, French and Italian write it."""
    return f"{100 * worth:.1f}".replace(".", ",")


@pytest.mark.parametrize(("game", "kind"), [("pyramido", "complete"), ("talo", "climb"), ("talo", "balance")])
def test_a_wrong_try_is_told_what_can_no_longer_be_reached(game: str, kind: str, visitor: Visitor) -> None:
    """And the table is as it was: the answer still solves it."""
    puzzle = puzzle_of(game, kind)
    rules, state = puzzle.open()
    wrong = next(
        text for text in map(rules.format_move, rules.legal_moves(state)) if text not in puzzle.answers
    )
    visitor.open(f"puzzle/{puzzle.name}")
    coach = visitor.page.locator(".coach")
    expect(coach).to_contain_text(say(f"puzzle-{game}-{kind}"))
    try_it(visitor, FlatMouse(visitor), puzzle, wrong)
    expect(coach.locator("em")).to_have_text(say(f"puzzle-missed-{kind}"))
    try_it(visitor, FlatMouse(visitor), puzzle, puzzle.answers[0])
    expect(coach).to_contain_text(say("puzzle-right"))


NOTE_CLICKED = """() => addEventListener("click", ({ target }) => {
  window.clicked = target.closest("[data-cell]").dataset.cell;
}, { capture: true, once: true })"""

SPEAK = """(language) => {
  const settings = JSON.parse(localStorage.getItem("baumeister/settings"));
  localStorage.setItem("baumeister/settings", JSON.stringify({ ...settings, language }));
}"""


def test_the_puzzle_of_a_day_is_everybodys_makes_a_streak_and_is_shared_without_its_answer(
    visit: MakeVisitor,
) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.page.clock.install()
    for number in range(2):
        day = DAY + timedelta(days=number)
        puzzle = puzzle_of_the_day(day, all_puzzles())
        visitor.page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")
        visitor.open()
        visitor.page.reload()
        visitor.page.get_by_role("link", name=say("puzzle-of-day")).click()
        expect(visitor.page.locator(".coach b")).to_have_text(say(f"puzzle-{puzzle.game}-{puzzle.kind}"))
        try_it(visitor, FlatMouse(visitor), puzzle, puzzle.answers[0])
        expect(visitor.page.locator(".coach")).to_contain_text(say("puzzle-streak", count=number + 1))
    visitor.button(say("puzzle-share")).click()
    shared = visitor.page.evaluate("navigator.clipboard.readText()")
    assert "✓" in shared
    assert puzzle.name in shared
    assert not any(answer in shared for answer in puzzle.answers)
    visitor.page.clock.set_fixed_time(f"{(DAY + timedelta(days=3)).isoformat()}T12:00:00")
    visitor.open("puzzles")
    visitor.page.reload()
    expect(visitor.page.locator(".grades").first).to_be_visible()
    assert say("puzzle-streak", count=2) not in visitor.page.inner_text("body"), "a day was missed"
    assert violations(visitor) == []
    progress = json.loads(visitor.page.evaluate("localStorage.getItem('baumeister/puzzles')"))
    assert len(progress["solved"]) == 2


@pytest.mark.parametrize("first", ["", "puzzle"], ids=["lobby", "puzzle"])
def test_puzzles_are_found_by_game_and_grade_and_open_without_a_server(
    first: str, visit: MakeVisitor
) -> None:
    """Also by whoever looked at a puzzle before all of them were there."""
    visitor = visit(installs=True)
    puzzle = puzzle_of("tulum", "push")
    visitor.open()
    wait_until_kept(visitor, "/assets/index-", "api/games")
    visitor.open(first)
    if first:
        wait_until_kept(visitor, "api/puzzles/")
    visitor.page.reload()
    wait_until_kept(
        visitor, "/assets/tulum-", *(f"api/puzzles/{game}" for game in {one.game for one in all_puzzles()})
    )
    visitor.page.context.set_offline(True)
    visitor.open("puzzles")
    visitor.page.reload()
    visitor.page.locator(f'a[href="#/puzzles/tulum/{puzzle.grade}"]').click()
    visitor.page.locator(f'a[href="#/puzzle/{puzzle.name}"]').click()
    try_it(visitor, FlatMouse(visitor), puzzle, puzzle.answers[0])
    expect(visitor.page.locator(".coach")).to_contain_text(say("puzzle-right"))
    visitor.open(f"puzzles/tulum/{puzzle.grade}")
    done = visitor.page.locator(f'a[href="#/puzzle/{puzzle.name}"]')
    expect(done).to_have_accessible_name(say("puzzle-done", number=int(done.inner_text())))
    assert violations(visitor) == []
    visitor.page.context.set_offline(False)


@pytest.mark.parametrize("path", ["puzzles/tulum/77", "puzzle/nonsense"])
def test_where_there_is_no_puzzle_the_page_says_so(path: str, visitor: Visitor) -> None:
    visitor.open(path)
    expect(visitor.page.get_by_role("alert")).to_have_text(say("puzzle-none"))
    expect(visitor.page.locator("body")).not_to_contain_text("77")
