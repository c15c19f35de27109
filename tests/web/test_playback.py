"""One can follow: bots' steps are seen one after the other, can be held, taken back, and stay marked."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse, Mouse
from tests.web.twins import expected, listed
from tests.web.visitors import GLANCE_MS, Json, Visitor

say = Texts("en")

LEAST_MS = 500  #: between two steps of a bot
ENOUGH = 30  #: entries that are told and not yet shown

#: when the table on the screen changed, and to which version
NOTE_STEPS = """() => {
  const stage = document.querySelector(".stage");
  window.steps = [];
  const note = () => window.steps.push([performance.now(), Number(stage.dataset.version)]);
  new MutationObserver(note).observe(stage, { attributeFilter: ["data-version"] });
}"""


def test_the_steps_of_bots_are_at_least_half_a_second_apart(visit: MakeVisitor) -> None:
    visitor = visit(remembered={"pace": "calm"})
    visitor.set_up("tulum", "Watch bots")
    visitor.wait_for_table()
    visitor.page.evaluate(NOTE_STEPS)
    visitor.page.wait_for_function("() => window.steps.length >= 6")
    times = [at for at, _ in visitor.page.evaluate("() => window.steps")]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert min(gaps) >= LEAST_MS, gaps
    assert visitor.version < visitor.state["version"]


def test_ones_own_move_is_seen_at_once_and_the_answer_after_a_pause(
    visit: MakeVisitor, rng: random.Random
) -> None:
    visitor = visit(remembered={"pace": "calm"})
    visitor.set_up("rumis")
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    visitor.page.evaluate(NOTE_STEPS)
    hands = Hands(visitor, FlatMouse(visitor), rng)
    hands.play(hands.pick())
    (mine, _), (answer, _) = visitor.page.evaluate("() => window.steps")
    assert answer - mine >= LEAST_MS


def test_a_match_of_bots_is_watched_step_by_step_and_back(visit: MakeVisitor) -> None:
    """The whole match, which the server has long ended; the twin shows every position that it told."""
    visitor = visit(remembered={"pace": "steps"})
    told = hear_views(visitor)
    visitor.set_up("rumis", "Watch bots")
    visitor.wait_for_table()
    while not visitor.is_over:
        visitor.page.wait_for_timeout(GLANCE_MS)
    first, ending = visitor.version, visitor.page.locator(".ending")
    while not ending.is_visible():
        before = visitor.version
        visitor.page.keyboard.press(".")
        expect(visitor.page.locator(".stage")).not_to_have_attribute("data-version", str(before))
        assert listed(visitor.page, "rumis") == expected("rumis", told[visitor.version])
    assert visitor.version == visitor.state["version"]
    visitor.button(say("playback-back")).click()
    expect(ending).to_have_count(0)
    visitor.page.keyboard.press(",")
    assert first < visitor.version < visitor.state["version"]
    visitor.button(say("playback-skip")).click()
    expect(ending).to_be_visible()


def hear_views(visitor: Visitor) -> dict[int, Json]:
    """Every position that the server tells, by its version."""
    told: dict[int, Json] = {}
    take_note = visitor._take_note

    def note(frame: str | bytes) -> None:
        take_note(frame)
        if visitor.state:
            told[visitor.state["version"]] = visitor.state["view"]

    visitor._take_note = note  # type: ignore[method-assign]  # it hears the frames first
    return told


def test_watching_is_paused_and_made_faster(visit: MakeVisitor) -> None:
    visitor = visit(remembered={"pace": "calm"})
    visitor.set_up("tulum", "Watch bots")
    visitor.wait_for_table()
    visitor.button(say("playback-pause")).click()
    while visitor.state["version"] < visitor.version + ENOUGH:
        visitor.page.wait_for_timeout(GLANCE_MS)
    held = visitor.version
    visitor.page.wait_for_timeout(1500)
    assert visitor.version == held
    for _ in range(2):
        visitor.button(say("playback-faster")).click()
    expect(visitor.page.locator(".playback output")).to_have_text("4 ×")
    expect(visitor.button(say("playback-faster"))).to_be_disabled()
    visitor.page.evaluate(NOTE_STEPS)
    visitor.button(say("playback-play")).click()
    visitor.page.wait_for_function("() => window.steps.length >= 5")
    times = [at for at, _ in visitor.page.evaluate("() => window.steps")]
    assert min(later - earlier for earlier, later in pairwise(times)) < LEAST_MS


def test_step_by_step_a_player_goes_on_or_skips(visit: MakeVisitor, rng: random.Random) -> None:
    visitor = visit(remembered={"pace": "steps"})
    visitor.open_room("rumis", {"seats": 3}, ["Ada"], seats=[{"kind": "here", "name": "Ada"}, BOT, BOT])
    hands = Hands(visitor, FlatMouse(visitor), rng)
    visitor.wait_for_my_move()
    hands.carry_out(hands.pick())
    visitor.button(say("playback-next")).click()
    expect(visitor.page.locator(".twin .cell.last").first).to_be_visible()
    expect(visitor.page.locator('.turn[data-mine="true"]')).to_have_count(0)
    visitor.button(say("playback-skip")).click()
    visitor.wait_for_my_move()


def test_a_roll_in_vain_is_seen_before_the_next_one(visit: MakeVisitor, rng: random.Random) -> None:
    """Its dice and the blocks that it costs; once they were gone before anybody could look."""
    visitor = visit(remembered={"pace": "calm"})
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    hands = Hands(visitor, FlatMouse(visitor), rng)
    visitor.wait_for_my_move()
    visitor.page.evaluate(NOTE_STEPS)
    rolls_on: list[Json] = []
    while not (rolls_on and num_busts(visitor)):
        visitor.page.evaluate("() => { window.steps.length = 0; }")
        rolls_on = [move for move in visitor.legal_moves() if move["kind"] == "RollOn"]
        at_stake = len(visitor.view["loose"])
        hands.play(rolls_on[0] if rolls_on else hands.pick())
    first, *others = visitor.page.evaluate("() => window.steps")
    assert len(others) == num_busts(visitor)
    assert others[0][0] - first[0] >= LEAST_MS
    expect(visitor.page.locator(".last-step")).to_contain_text(say("log-in-vain", count=at_stake))


def num_busts(visitor: Visitor) -> int:
    """Rolls among the last events that another roll followed at once."""
    kinds = [event["kind"] for event in visitor.state["events"]]
    return sum(pair == ("Drawn", "Drawn") for pair in pairwise(kinds))


BOT = {"kind": "bot", "level": "random"}


#: the versions at which something still moved after a frame was drawn
NOTE_MOTION = """() => {
  const [stage, canvas] = [document.querySelector(".stage"), document.querySelector(".stage canvas")];
  window.moving = [];
  const note = () => canvas.dataset.still === "false" && window.moving.push(Number(stage.dataset.version));
  new MutationObserver(note).observe(canvas, { attributeFilter: ["data-frames"] });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["rumis", "tulum"])
def test_the_piece_of_a_bot_moves_and_dice_roll_unless_that_is_unwanted(
    game: str, motion: str, visit: MakeVisitor, rng: random.Random
) -> None:
    visitor = visit(flat=False, reduced_motion=motion)
    visitor.open_room(game, {"seats": 2}, ["Ada"], seats=[{"kind": "here", "name": "Ada"}, BOT])
    visitor.wait_for_my_move()
    visitor.spots()
    visitor.page.evaluate(NOTE_MOTION)
    hands = Hands(visitor, Mouse(visitor), rng)
    while not any(
        event.get("seat") == 1 and event["kind"] == "MovePlayed" for event in visitor.state["events"]
    ):
        hands.play(hands.pick())
    visitor.spots()
    assert (visitor.version in visitor.page.evaluate("window.moving")) == (motion == "no-preference")


@pytest.mark.parametrize("game", catalog.games())
def test_the_last_move_stays_marked_and_told(game: str, visitor: Visitor, rng: random.Random) -> None:
    """In the flat view and in words, until the next one; whoever comes back finds it, too."""
    seats = {"seats": 2, **({"mode": "coop"} if game == "pyramido" else {})}
    visitor.open_room(game, seats, ["Ada", "Ben"])
    hands = Hands(visitor, FlatMouse(visitor), rng)
    visitor.wait_for_my_move()
    while not is_laying(move := hands.pick()):
        hands.play(move)
    hands.play(move)
    marked = visitor.page.locator(".twin .cell.last")
    expect(marked.first).to_be_visible()
    label = marked.first.get_attribute("aria-label")
    words = visitor.page.locator(".last-step").inner_text()
    assert re.match(r"(Ada|Ben) (places|lays|builds|walks)", words), words
    visitor.page.reload()
    visitor.wait_for_table()
    expect(marked.first).to_have_attribute("aria-label", label or "")
    expect(visitor.page.locator(".last-step")).to_have_text(words)


def is_laying(move: Json) -> bool:
    return move["kind"] in ("PlaceBlock", "BuildStone", "PlaceStone", "PlaceStick")
