"""Whole matches in a real browser: by mouse through the canvas, by keys alone, by touch, and looking on."""

import json
import random
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant
from baumeister.play import parse_record
from tests.web.conftest import MakeVisitor
from tests.web.visitors import PATIENCE_MS, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ROWS = 6
SHORT_MS = 500
MOVES_IN_3D = 4
ABLE = '.twin button:not([aria-disabled="true"]):not(:disabled), .tray .choice:not(.quiet):not(:disabled)'
READY = f'.table:has(.turn[data-mine="true"]):has({ABLE})'


def legal_spots(visitor: Visitor) -> list[str]:
    """The places of Tulum where a block may go now, as the twin shows them."""
    cells = visitor.page.locator(".twin .cell.legal").evaluate_all(
        "cells => cells.map((c) => c.dataset.cell)"
    )
    return [f"{ROWS - 1 - int(y)},{x}" for x, y in (cell.split(",") for cell in cells)]


def wait_for_my_move(visitor: Visitor) -> None:
    """Until it is my turn and the table offers it, or the match is over."""
    expect(visitor.page.locator(f"{READY}, .table:has(dialog[open])")).to_be_attached(timeout=PATIENCE_MS)


def test_a_match_of_tulum_by_mouse_from_the_lobby_to_the_end(visit: MakeVisitor) -> None:
    """The first blocks in 3D, through the canvas; the others in the flat view, which is quicker here."""
    visitor = visit(flat=False, viewport={"width": 900, "height": 400})
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    wait_for_my_move(visitor)
    for number in range(1000):
        if visitor.is_over:
            break
        if number == MOVES_IN_3D:
            visitor.button("Show the flat view").click()
            wait_for_my_move(visitor)
        before = visitor.num_moves()
        if visitor.page.locator(".tray .choice.main").count():
            visitor.page.locator(".tray .choice.main").click()
        elif number < MOVES_IN_3D:
            visitor.page.mouse.click(*visitor.place_of(legal_spots(visitor)[0]))
        else:
            visitor.page.locator(".twin .cell.legal").first.click()
        visitor.wait_for_move(before)
        wait_for_my_move(visitor)
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Made it!")

    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("dialog").get_by_role("link", name="Save the record").click()
    record = parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.outcome.reason == "pyramid-complete"


def test_a_whole_match_by_keyboard(visitor: Visitor) -> None:
    """Tab to whatever can be pressed, Enter; the flat view, no pointer at all."""
    page = visitor.page
    visitor.open("new/tulum")
    expect(page.locator(".setup")).to_be_visible()
    press_by_keys(visitor, "Together here", "Play")
    visitor.wait_for_table()
    for _ in range(12):
        wait_for_my_move(visitor)
        before = visitor.num_moves()
        if page.locator(".twin .cell.legal").count():
            focus_by_tab(visitor, ".twin .grid:has(.legal) .cell")
            walk_to_legal_cell(visitor)
        else:
            focus_by_tab(visitor, ".tray .choice.main")
        page.keyboard.press("Enter")
        visitor.wait_for_move(before)


def press_by_keys(visitor: Visitor, *names: str) -> None:
    for name in names:
        focus_by_tab(visitor, "button", name)
        visitor.page.keyboard.press("Enter")


def walk_to_legal_cell(visitor: Visitor) -> None:
    """By arrow keys inside the grid: to the row's beginning, up or down, then along."""
    cell = "element => element.dataset.cell"
    x, y = map(int, visitor.page.locator(":focus").evaluate(cell).split(","))
    to_x, to_y = map(int, visitor.page.locator(".twin .cell.legal").first.evaluate(cell).split(","))
    steps = ["ArrowLeft"] * x + ["ArrowDown"] * (to_y - y) + ["ArrowUp"] * (y - to_y) + ["ArrowRight"] * to_x
    for step in steps:
        visitor.page.keyboard.press(step)


def focus_by_tab(visitor: Visitor, selector: str, text: str = "") -> None:
    """Press Tab until something of the selector, with this text, has the focus."""
    is_there = (
        "([s, t]) => document.activeElement.matches(s) && document.activeElement.textContent.includes(t)"
    )
    for _ in range(120):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(is_there, [selector, text]):
            return
    raise AssertionError(f"no Tab leads to {selector}")


def test_ten_moves_on_a_phone_by_touch(visit: MakeVisitor) -> None:
    visitor = visit(flat=False, **PHONE)
    visitor.open("new/tulum")
    visitor.button("Together here").tap()
    visitor.button("Play").tap()
    visitor.wait_for_table()
    for _ in range(10):
        wait_for_my_move(visitor)
        before = visitor.num_moves()
        if spots := legal_spots(visitor):
            visitor.page.touchscreen.tap(*visitor.place_of(spots[0]))
        else:
            visitor.page.locator(".tray .choice.main").tap()
        visitor.wait_for_move(before)


def test_a_double_tap_plays_once_and_undo_takes_back(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    wait_for_my_move(visitor)
    before = visitor.num_moves()
    place = visitor.place_of(legal_spots(visitor)[0])
    visitor.page.mouse.dblclick(*place)
    visitor.wait_for_move(before)
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(1)
    visitor.button("Take back").click()
    expect(visitor.page.locator('[role="log"]')).to_contain_text("A move was taken back.")
    expect(visitor.page.locator(".twin .cell.loose")).to_have_count(0)


def test_a_hint_can_be_asked_for_and_played(visitor: Visitor) -> None:
    visitor.set_up("tulum", seats="1")
    visitor.wait_for_table()
    wait_for_my_move(visitor)
    before = visitor.num_moves()
    visitor.button("Ask for a hint").click()
    visitor.button("Play that").click()
    visitor.wait_for_move(before)


def test_a_match_of_bots_is_watched_to_its_end_and_replayed_step_by_step(visitor: Visitor) -> None:
    visitor.set_up("tulum", "Watch bots")
    visitor.wait_for_table()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("wins", timeout=2 * PATIENCE_MS)
    visitor.page.get_by_role("link", name="Look at it again").click()
    status = visitor.page.locator(".timeline p")
    expect(status).to_contain_text("Step 0 of")
    last = int(status.inner_text().split()[3])
    for step in range(1, min(last, 12) + 1):
        visitor.page.keyboard.press(".")
        expect(status).to_contain_text(f"Step {step} of {last}")
    visitor.button("To the end").click()
    expect(status).to_contain_text(f"Step {last} of {last}")


def starts() -> list[tuple[str, AnyRules]]:
    """Every mode and scenario of the catalogue: one variant for each kind of table."""
    found: dict[str, tuple[str, AnyRules]] = {}
    for game in catalog.games():
        for rules in catalog.setups(game):
            variant = dump_variant(rules.options, rules.variant)
            key = json.dumps([game, variant.get("mode"), variant.get("scenario")])
            found.setdefault(key, (game, rules))
    return list(found.values())


@pytest.mark.parametrize(("game", "rules"), starts(), ids=lambda value: str(value)[:60])
def test_every_mode_and_scenario_is_playable(game: str, rules: AnyRules, visitor: Visitor) -> None:
    """Ten moves by a child at the flat table: press whatever can be pressed."""
    rng = random.Random(repr(rules))
    open_room(visitor, game, rules)
    visitor.wait_for_table()
    for _ in range(10):
        wait_for_my_move(visitor)
        if visitor.is_over:
            break
        play_something(visitor, rng)


def open_room(visitor: Visitor, game: str, rules: AnyRules) -> None:
    """A table with everyone here, opened as the lobby does it."""
    visitor.open()
    room = {
        "game": game,
        "variant": dump_variant(rules.options, rules.variant),
        "seats": [{"kind": "here", "name": f"P{seat}"} for seat in range(rules.seats)],
        "secret": "s" * 32,
    }
    script = """async (room) => {
      const answer = await fetch("api/rooms", {
        method: "POST", body: JSON.stringify(room), headers: { "Content-Type": "application/json" },
      });
      const { room: { id } } = await answer.json();
      const visit = { id, game: room.game, secret: room.secret, at: 0, isOver: false };
      localStorage.setItem("baumeister/rooms", JSON.stringify([visit]));
      location.hash = `#/room/${id}`;
      location.reload();
    }"""
    visitor.page.evaluate(script, room)


def play_something(visitor: Visitor, rng: random.Random) -> None:
    """Press buttons of tray and twin until the log grows."""
    before = visitor.num_moves()
    for _ in range(60):
        visitor.page.evaluate(
            "([able, chance]) => { const all = [...document.querySelectorAll(able)];"
            "all[Math.floor(chance * all.length)]?.click(); }",
            [ABLE, rng.random()],
        )
        with suppress(AssertionError):
            return visitor.wait_for_move(before, SHORT_MS)
    raise AssertionError("nothing that was pressed made a move")
