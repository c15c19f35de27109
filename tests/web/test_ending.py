"""The end of a match: a card beside the building that comes by itself, can be put away and brought back."""

import random
from itertools import count

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from baumeister import catalog
from baumeister.core import Decision, Ended
from baumeister.texts import Texts
from tests.web.conftest import WIDE, MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.test_layout import PHONE
from tests.web.visitors import Visitor

LEAST_SCENE = 0.4  #: of the height of the page, whatever the card says

IS_ON_TOP = """canvas => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === canvas;
}"""

say = Texts("en")


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, PHONE], ids=["desktop", "phone"])
def test_the_result_leaves_the_building_in_view(screen: dict[str, object], visit: MakeVisitor) -> None:
    visitor = visit(flat=False, **screen)
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    visitor.give_up()
    card = visitor.page.get_by_role("dialog", name="Ben wins")
    expect(card).to_contain_text(say("reason-resigned"))
    stage = box(visitor.page.locator(".stage canvas"))
    assert are_apart(stage, box(card))
    assert stage["height"] >= LEAST_SCENE * visitor.page.evaluate("innerHeight")
    assert visitor.page.locator(".stage canvas").evaluate(IS_ON_TOP)  # players and log lie no longer on it


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def are_apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


@pytest.mark.parametrize(
    "options", [{"mode": "solo"}, {"mode": "coop", "seats": 2}], ids=["alone", "together"]
)
def test_who_builds_alone_or_together_has_no_rank(options: dict[str, object], visitor: Visitor) -> None:
    visitor.open_room("pyramido", options, ["Ada", "Ben"][: 2 if "seats" in options else 1])
    visitor.give_up()
    card = visitor.page.get_by_role("dialog", name=say("end-lost"))
    expect(card.get_by_role("columnheader", name=say("standings-player"))).to_be_visible()
    expect(card.get_by_role("columnheader", name=say("standings-rank"))).to_have_count(0)


def test_a_win_is_shared_by_those_who_win_and_not_by_all_together(visitor: Visitor) -> None:
    """Two against each other; what they share is no common success."""
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"], events=almost_a_tie())
    Hands(visitor, FlatMouse(visitor), random.Random(0)).play_on()
    expect(visitor.page.get_by_role("dialog", name="Ada and Ben win")).to_be_visible()


def almost_a_tie() -> list[str]:
    """A match of random moves in which only one more is possible, and both then have as many points."""
    rules = catalog.rules("rumis", seats=2)
    for seed in count():
        rng, state, moves = random.Random(seed), rules.start(), []
        while isinstance(turn := rules.turn(state), Decision):
            legal = rules.legal_moves(state)
            moves.append(rng.choice(legal))
            state = rules.play(state, moves[-1])
        if len(legal) == 1 and isinstance(turn, Ended) and turn.outcome.ranks == (1, 1):
            return [rules.format_move(move) for move in moves[:-1]]
    raise AssertionError


def test_of_a_match_given_up_nothing_is_at_stake_and_no_points_are_counted(
    visitor: Visitor, rng: random.Random
) -> None:
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    hands, tray = Hands(visitor, FlatMouse(visitor), rng), visitor.page.locator(".tray")
    visitor.wait_for_my_move()
    while not visitor.view["loose"]:
        hands.play(hands.pick())
    expect(tray).to_contain_text("at stake")
    visitor.give_up()
    expect(tray).not_to_contain_text("at stake")
    card = visitor.page.locator(".ending")
    expect(card.get_by_role("columnheader", name=say("standings-player"))).to_be_visible()
    expect(card.get_by_role("columnheader", name=say("standings-score"))).to_have_count(0)
    expect(visitor.log.locator("li").last).to_have_text(say("event-MatchEnded"))


def test_the_record_is_offered_once(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    record = visitor.page.get_by_role("link", name=say("record-download"))
    expect(record).to_have_count(1)
    visitor.give_up()
    expect(
        visitor.page.get_by_role("dialog").get_by_role("link", name=say("record-download"))
    ).to_be_visible()
    expect(record).to_have_count(1)


def test_the_way_to_the_replay_is_offered_once_to_who_played(visitor: Visitor) -> None:
    """Who comes back after giving up against a bot need not be shown twice how to see it again."""
    bot = {"kind": "bot", "level": "random"}
    visitor.open_room("rumis", {"seats": 2}, [], seats=[{"kind": "here", "name": "Ada"}, bot])
    visitor.wait_for_my_move()
    visitor.give_up()
    visitor.page.reload()
    expect(visitor.page.get_by_role("dialog").get_by_role("link", name=say("replay"))).to_be_visible()
    expect(visitor.page.get_by_role("link", name=say("playback-all"))).to_have_count(0)


def test_the_result_is_put_away_and_brought_back(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    visitor.give_up()
    card, toggle = visitor.page.get_by_role("dialog"), visitor.button(say("result"))
    expect(card).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(toggle).to_be_focused()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    visitor.page.keyboard.press("Enter")
    expect(card).to_be_focused()
    card.get_by_role("button", name=say("close")).click()
    expect(card).to_have_count(0)
    visitor.page.reload()
    expect(card).to_contain_text("Ben wins")


def test_giving_up_is_asked_before_it_is_done(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    question = visitor.page.get_by_role("dialog", name=say("resign-ask", name="Ada"))
    version = visitor.state["version"]
    visitor.button(say("resign")).click()
    expect(question).to_contain_text(say("resign-final"))
    visitor.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    visitor.button(say("resign")).click()
    question.get_by_role("button", name=say("resign-not")).click()
    expect(question).to_have_count(0)
    assert visitor.state["version"] == version
    assert not visitor.is_over
    visitor.give_up()
    assert visitor.is_over


def test_a_flag_falls_before_everyones_eyes(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"], clock={"kind": "total", "seconds": 3.0})
    expect(visitor.page.get_by_role("timer").nth(0)).to_have_text("0:00")
    card = visitor.page.get_by_role("dialog", name="Ben wins")
    expect(card).to_contain_text(say("reason-flag-fell"))
    expect(visitor.page.get_by_role("status").first).to_contain_text(say("turn-over"))
    expect(visitor.log).to_contain_text(say("event-FlagFell"))
    expect(visitor.page.locator(".players li").nth(0)).to_contain_text(say("reason-flag-fell"))
    expect(visitor.page.get_by_role("timer").nth(1)).to_have_text("0:03")
