"""The camera: in every game and window the places to choose from and the last move are in sight."""

import json
import math
import random

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant
from tests.conftest import Budget
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import Finger, Mouse, Place
from tests.web.visitors import ON_SCREEN, Json, Visitor

NAMES = ("Ada", "Ben", "Cleo", "Dan")
WINDOWS = {"desktop": (1440, 900), "upright": (390, 844), "across": (844, 390)}
MOVES = 10
SECONDS = (
    3  #: for one number of seats: one window at least; with --full every mode and scenario in every window
)
#: where most was out of sight
HARDEST: dict[str, tuple[dict[str, object], str]] = {
    "tulum": ({"seats": 4}, "desktop"),
    "pyramido": ({"mode": "contest", "seats": 3}, "across"),
    "rumis": ({"scenario": "pisac", "seats": 4}, "upright"),
    "talo": ({"seats": 4}, "upright"),
}

GUIDED = """() => localStorage.setItem("baumeister/settings", JSON.stringify({ flat: false, guide: true }))"""

#: where everything is that must be seen now, and what of it is not: outside the canvas, or under something
HIDDEN = """(canvas) => {
  const detail = {};
  canvas.dispatchEvent(new CustomEvent("locate", { detail }));
  const hidden = detail.needs.filter(({ x, y }) => document.elementFromPoint(x, y) !== canvas);
  return { hidden, spots: detail.spots.length, needs: detail.needs.length, gaze: detail.gaze };
}"""


def ask(visitor: Visitor) -> Json:
    visitor.spots()  # once the scene is still
    return visitor.page.locator(".stage canvas").evaluate(HIDDEN)


def look(visitor: Visitor) -> int:
    """Everything that must be seen is; how many points besides the places to choose from."""
    seen = ask(visitor)
    assert seen["hidden"] == [], visitor.page.viewport_size
    return int(seen["needs"] - seen["spots"])


class WatchfulMouse(Mouse):
    """Looks around before pointing."""

    def choose(self, place: Place) -> None:
        look(self.visitor)
        super().choose(place)


class WatchfulFinger(Finger):
    def choose(self, place: Place) -> None:
        look(self.visitor)
        super().choose(place)


def tables(game: str) -> list[AnyRules]:
    """Every mode with every number of seats."""
    found: dict[str, AnyRules] = {}
    for rules in catalog.setups(game):
        variant = dump_variant(rules.options, rules.variant)
        found.setdefault(json.dumps([variant.get("mode"), variant.get("scenario"), rules.seats]), rules)
    return list(found.values())


def sit_down(visitor: Visitor, game: str, rules: AnyRules) -> None:
    """Guided, as somebody who plays for the first time."""
    visitor.open()
    visitor.page.evaluate(GUIDED)
    visitor.open_room(game, dump_variant(rules.options, rules.variant), NAMES[: rules.seats])
    visitor.wait_for_my_move()


TABLES = [
    (game, seats) for game in catalog.games() for seats in sorted({rules.seats for rules in tables(game)})
]


def sights(game: str, seats: int, rng: random.Random) -> list[tuple[AnyRules, str]]:
    """Every table of so many in every window: where least was seen first, else a window in its turn."""
    found = [(rules, window) for rules in tables(game) if rules.seats == seats for window in WINDOWS]
    rng.shuffle(found)
    options, window = HARDEST[game]
    if options["seats"] == seats:
        return [(catalog.rules(game, **options), window), *found]
    in_turn = list(WINDOWS)[seats % len(WINDOWS)]
    return sorted(found, key=lambda sight: sight[1] != in_turn)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_the_move_needs_is_seen_after_each_of_ten_moves(
    game: str, seats: int, visit: MakeVisitor, rng: random.Random, budget: Budget
) -> None:
    all_sights = sights(game, seats, rng)
    for number in budget(len(all_sights), SECONDS):
        rules, window = all_sights[number]
        width, height = WINDOWS[window]
        is_phone = window != "desktop"
        visitor = visit(
            flat=False,
            viewport={"width": width, "height": height},
            device_scale_factor=0.25,
            has_touch=is_phone,
        )
        sit_down(visitor, game, rules)
        hands = Hands(visitor, (WatchfulFinger if is_phone else WatchfulMouse)(visitor), rng)
        look(visitor)
        for _ in range(MOVES):
            if visitor.is_over:
                break
            move = hands.pick()
            hands.play(move)
            num_others = look(visitor)
            assert num_others > 0 or game == "tulum" or "x" not in move
        visitor.page.close()


def test_a_tap_leaves_the_view_alone(visit: MakeVisitor) -> None:
    """With four boards of Tulum, of which the own one stayed half outside once anything was tapped."""
    visitor = visit(flat=False)
    sit_down(visitor, "tulum", catalog.rules("tulum", seats=4))
    spot = visitor.spots()[0]
    at = visitor.place_of(spot)
    visitor.page.mouse.move(5, 200)
    visitor.page.mouse.down()
    visitor.page.mouse.move(8, 202)
    visitor.page.mouse.up()
    assert visitor.place_of(spot) == pytest.approx(at)
    visitor.page.set_viewport_size({"width": 700, "height": 480})
    look(visitor)  # framed anew, for the view is not the user's own


def test_ones_own_board_is_the_nearest(visit: MakeVisitor) -> None:
    """Of four boards of Tulum that of whoever plays is seen largest."""
    visitor = visit(flat=False)
    sit_down(visitor, "tulum", catalog.rules("tulum", seats=4))
    ends = [[visitor.place_of(f"{seat},0,{place}") for place in (0, 5)] for seat in range(4)]
    own, *others = sorted(ends, key=lambda end: end is not ends[visitor.view["seat"]])
    assert math.dist(*own) > 1.2 * max(math.dist(*other) for other in others)


def test_what_the_move_needs_is_brought_into_a_view_of_ones_own(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    sit_down(visitor, "rumis", catalog.rules("rumis", seats=2))
    canvas = visitor.page.locator(".stage canvas")
    visitor.page.mouse.move(240, 200)
    for _ in range(8):
        frames = canvas.get_attribute("data-frames") or ""
        visitor.page.mouse.wheel(0, -600)
        expect(canvas).not_to_have_attribute("data-frames", frames)  # it was heard
    near = ask(visitor)
    assert near["hidden"]  # as the user wants it, until there is something else to see
    visitor.button("Stone I3").click()
    look(visitor)
    assert ask(visitor)["gaze"] == pytest.approx(near["gaze"])  # from the same side as before


def test_the_plan_is_seen_from_above_when_it_is_counted(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    sit_down(visitor, "rumis", catalog.rules("rumis", seats=2))
    assert ask(visitor)["gaze"][1] > -0.9
    visitor.give_up()
    assert ask(visitor)["gaze"][1] < -0.99


def test_nothing_is_drawn_once_the_table_is_left(visit: MakeVisitor) -> None:
    """Whatever was to be moved or cleared away then found nothing to draw with."""
    visitor = visit(flat=False, reduced_motion="no-preference")
    sit_down(visitor, "rumis", catalog.rules("rumis", seats=2))
    visitor.button("Settings").click()
    visitor.page.get_by_role("switch", name="Reflections").check()
    visitor.page.keyboard.press("Escape")
    spots = visitor.spots()
    visitor.page.mouse.click(*visitor.place_of(spots[0]), button="right")
    visitor.page.mouse.click(*visitor.place_of(spots[0]))
    visitor.open()
    expect(visitor.page.locator(".card-main").first).to_be_visible()
    visitor.page.evaluate(ON_SCREEN)
