"""The guide lies above the buttons it speaks of, and speaks of the mode that is played."""

import random

import pytest
from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.conftest import WIDE, MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.test_ending import are_apart, box
from tests.web.test_layout import PHONE
from tests.web.visitors import Json, Visitor

say = Texts("en")

ONE_LINE_PX = 60


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("flat", [True, False], ids=["flat", "3d"])
def test_the_guide_covers_nothing(flat: bool, screen: Json, visit: MakeVisitor) -> None:
    visitor = visit(flat=flat, remembered={"guide": True}, **screen)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    guide, tray = box(visitor.page.locator(".guide")), box(visitor.page.locator(".tray"))
    assert are_apart(guide, box(visitor.page.locator(".stage")))
    assert are_apart(guide, tray)
    assert abs(guide["y"] + guide["height"] - tray["y"]) <= 1
    if screen is PHONE:
        assert guide["height"] <= ONE_LINE_PX
        visitor.page.locator(".guide-text").tap()
        assert box(visitor.page.locator(".guide"))["height"] > ONE_LINE_PX


@pytest.mark.parametrize(
    ("game", "variant", "told", "untold"),
    [
        ("rumis", {"seats": 2}, "PlaceStone", "cube-PlaceStone"),
        ("rumis", {"mode": "cube", "seats": 1}, "cube-PlaceStone", "PlaceStone"),
        ("rumis", {"mode": "ruinas", "seats": 2}, "ruinas-PlaceStone", "PlaceStone"),
        ("pyramido", {"mode": "solo", "seats": 1}, "BuildStone", "BuildFromQuarry"),
        ("pyramido", {"mode": "contest", "seats": 2}, "BuildFromQuarry", "BuildStone"),
    ],
    ids=["contest", "cube", "ruinas", "pyramido-solo", "pyramido-contest"],
)
def test_the_guide_knows_the_mode(
    game: str, variant: Json, told: str, untold: str, visit: MakeVisitor
) -> None:
    visitor = visit(remembered={"guide": True})
    visitor.open_room(game, variant, ["Ada", "Ben"][: variant["seats"]])
    guide = visitor.page.locator(".guide-text")
    expect(guide).to_contain_text(say(f"guide-{game}-{told}"))
    expect(guide).not_to_contain_text(say(f"guide-{game}-{untold}"))


def test_where_there_is_nothing_to_tell_there_is_no_guide(visit: MakeVisitor, rng: random.Random) -> None:
    """The sticks of a turn are built, and no figure can walk: the turn is to be ended, and that is all."""
    visitor = visit(remembered={"guide": True})
    visitor.open_room("talo", {"seats": 2}, ["Ada", "Ben"])
    hands = Hands(visitor, FlatMouse(visitor), rng)
    visitor.wait_for_my_move()
    while {move["kind"] for move in visitor.legal_moves()} != {"EndTurn"}:
        expect(visitor.page.locator(".guide-text")).not_to_be_empty()
        hands.play(hands.pick())
    expect(visitor.page.locator(".guide-text")).to_be_hidden()


@pytest.mark.parametrize(("game", "mode"), [("tulum", "1"), ("pyramido", "solo"), ("rumis", "cube")])
def test_alone_nobody_is_offered_company(game: str, mode: str, visitor: Visitor) -> None:
    visitor.open(f"new/{game}")
    label = f"choice-{game}-mode-{mode}"
    choice = visitor.page.get_by_role("radio", name=say(label) if say.has(label) else mode, exact=True)
    expect(visitor.button(say("quick-link"))).to_be_visible()
    choice.check()
    expect(visitor.button(say("quick-link"))).to_have_count(0)
    for words in ("quick-bots", "quick-here", "quick-watch"):
        expect(visitor.button(say(words))).to_have_count(0)
    expect(visitor.page.get_by_role("switch", name=say("setup-random-start"))).to_have_count(0)
    expect(visitor.page.get_by_label(say("seat-name", number=1), exact=True)).to_have_count(0)
    visitor.button("Play").click()
    visitor.wait_for_table()


def test_who_has_no_stone_left_is_shown_the_way_on(visitor: Visitor, rng: random.Random) -> None:
    """An empty hand is not named, and what is left to be done is the button that is seen first."""
    visitor.open_room("pyramido", {"mode": "coop", "seats": 2}, ["Ada", "Ben"])
    hands, end = Hands(visitor, FlatMouse(visitor), rng), visitor.button(say("table-end-turn"))
    visitor.wait_for_my_move()
    expect(end).not_to_contain_class("main")
    while builds := [move for move in visitor.legal_moves() if move["kind"] == "BuildStone"]:
        hands.play(builds[0])
    expect(end).to_contain_class("main")
    expect(visitor.page.locator(".tray")).not_to_contain_text(say("table-pyramido-hand"))


def test_pyramido_warns_before_the_idle_turn_that_loses(visitor: Visitor, rng: random.Random) -> None:
    visitor.open_room("pyramido", {"mode": "coop", "seats": 2}, ["Ada", "Ben"])
    hands, warning = Hands(visitor, FlatMouse(visitor), rng), visitor.page.locator(".tray .warning")
    visitor.wait_for_my_move()
    for _ in range(3):
        expect(warning).to_have_count(0)
        hands.play({"kind": "EndTurn"})
    expect(warning).to_have_text(say("table-pyramido-last-idle"))
    hands.play({"kind": "EndTurn"})
    assert visitor.is_over
