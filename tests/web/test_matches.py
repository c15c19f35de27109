"""Whole matches in a real browser: by mouse through the canvas, by keys alone, by touch."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant
from baumeister.play import parse_record
from baumeister.texts import Texts
from tests.conftest import Budget
from tests.web.conftest import COARSE, MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import Finger, FlatMouse, Keys, Mouse
from tests.web.visitors import Visitor

PHONE = {**COARSE, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

NAMES = ("Ada", "Ben", "Cleo", "Dan")

say = Texts("en")

#: game → how it is set up by clicks for a match that a child can bring to its end
SHORT: dict[str, dict[str, str]] = {
    "tulum": {"seats": "1"},
    "pyramido": {"mode": "solo", "base": "4"},
    "rumis": {},
    "talo": {"collapse": "fall"},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_match_by_mouse_from_the_lobby_to_the_end(
    game: str, visit: MakeVisitor, rng: random.Random
) -> None:
    """Every place is clicked in the canvas, every button in the tray."""
    visitor = visit(flat=False)
    visitor.set_up(game, "On this device", **labels(game))
    visitor.wait_for_table()
    Hands(visitor, Mouse(visitor), rng).play_on()
    dialog = visitor.page.get_by_role("dialog")
    outcome = visitor.state["outcome"]
    expect(dialog).to_contain_text(say(f"reason-{outcome['reason']}"))
    with visitor.page.expect_download() as download:
        dialog.get_by_role("link", name=say("record-download")).click()
    record = parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.outcome.reason == outcome["reason"]


def labels(game: str) -> dict[str, str]:
    """The radio buttons of a set-up, as the page calls them."""
    return {option: _label(game, option, choice) for option, choice in SHORT[game].items()}


def _label(game: str, option: str, choice: str) -> str:
    message = f"choice-{game}-{option}-{choice}"
    return say(message) if say.has(message) else choice


def test_a_match_by_keys_alone(visitor: Visitor, rng: random.Random) -> None:
    """From the lobby to the end screen by Tab, arrows and Enter; the flat table, no pointer at all."""
    keys = Keys(visitor)
    visitor.open()
    keys.press(visitor.page.locator('a.card-main[href="#/new/tulum"]'))
    one = visitor.page.get_by_role("radio", name="1", exact=True)
    expect(one).to_be_attached()
    keys.walk_to_radio(one)
    keys.press(visitor.button("Play"))
    visitor.wait_for_table()
    Hands(visitor, keys, rng).play_on()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Made it!")
    keys.press(dialog.get_by_role("link", name="To the lobby"))
    expect(visitor.page.locator("h1")).to_have_text(say("lobby-welcome"))


def test_a_match_on_a_phone_by_touch(visit: MakeVisitor, rng: random.Random) -> None:
    """A whole match on a screen held upright, every place tapped in the canvas."""
    visitor = visit(flat=False, **PHONE)
    visitor.open("new/tulum")
    visitor.page.get_by_role("radio", name="1", exact=True).tap(force=True)
    visitor.button("Play").tap()
    visitor.wait_for_table()
    Hands(visitor, Finger(visitor), rng).play_on()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Made it!")


SECONDS = 3  #: one match at least; with --full every game on both screens


def test_a_match_against_a_bot_in_one_tap_from_the_lobby(
    visit: MakeVisitor, rng: random.Random, budget: Budget
) -> None:
    """By pointer to its end; whatever the bot did is told before it is one's own turn again."""
    tables = [(game, is_phone) for game in catalog.games() for is_phone in (True, False)]
    tables.sort(key=lambda table: table != ("rumis", True))
    for number in budget(len(tables), SECONDS):
        game, is_phone = tables[number]
        visitor = visit(flat=False, **(PHONE if is_phone else {}))
        visitor.open()
        visitor.button(say("card-play", game=say(f"game-{game}"))).click()
        visitor.wait_for_table()
        play_to_the_end(visitor, Hands(visitor, (Finger if is_phone else Mouse)(visitor), rng))
        visitor.page.close()


def play_to_the_end(visitor: Visitor, hands: Hands) -> None:
    visitor.wait_for_my_move()
    names = [seat["name"] for seat in visitor.state["room"]["seats"]]
    assert names[0] == "Ada"
    while not visitor.is_over:
        hands.play(hands.pick())
        told = visitor.page.locator(".last-step").inner_text()
        assert told.startswith(tuple(names)), told
    dialog = visitor.page.get_by_role("dialog")
    winners = [name for name, rank in zip(names, visitor.state["outcome"]["ranks"], strict=True) if rank == 1]
    if winners == ["Ada"]:
        expect(dialog).to_contain_text(say("end-won-you"))
    elif "Ada" in winners:
        expect(dialog).to_be_visible()  # together, or nobody before the other
    else:
        expect(dialog).to_contain_text(say("end-won", names=winners[0], count=1))


@pytest.mark.parametrize("game", ["pyramido", "rumis", "talo"])
def test_places_are_shown_by_one_tap_and_taken_by_the_next(
    game: str, visit: MakeVisitor, rng: random.Random
) -> None:
    visitor = visit(flat=False, **PHONE)
    visitor.open(f"new/{game}")
    visitor.button("On this device").tap()
    visitor.button("Play").tap()
    visitor.wait_for_table()
    assert Hands(visitor, Finger(visitor), rng).play_on(4) == 4


def starts() -> list[tuple[str, AnyRules]]:
    """Every mode and scenario of the catalogue: one variant for each kind of table."""
    found: dict[str, tuple[str, AnyRules]] = {}
    for game in catalog.games():
        for rules in catalog.setups(game):
            variant = dump_variant(rules.options, rules.variant)
            kind = [variant.get(option) for option in ("mode", "scenario", "collapse", "decline")]
            found.setdefault(json.dumps([game, *kind]), (game, rules))
    return list(found.values())


@pytest.mark.parametrize(("game", "rules"), starts(), ids=lambda value: str(value)[:60])
def test_every_mode_and_scenario_is_playable(
    game: str, rules: AnyRules, visitor: Visitor, rng: random.Random
) -> None:
    """Ten moves by a child at the flat table, everyone at one device."""
    visitor.open_room(game, dump_variant(rules.options, rules.variant), NAMES[: rules.seats])
    played = Hands(visitor, FlatMouse(visitor), rng).play_on(10)
    assert played == 10 or visitor.is_over
