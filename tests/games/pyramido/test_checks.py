"""States that Pyramido does not load."""

from dataclasses import replace
from typing import Any

import pytest

from baumeister.core.errors import InvalidRecord
from baumeister.games.pyramido import BuildFromQuarry, BuildStone, EndTurn, Pass, PyramidoRules, PyramidoState
from baumeister.games.pyramido.notation import LETTERS
from baumeister.games.pyramido.state import Stone
from tests.games.pyramido.positions import NO_TOP, THREE, drawn, played, pyramid, rules_of

R, Y, G, B, W = range(5)
COOP = rules_of(mode="coop", seats=2)
CONTEST = rules_of(mode="contest", seats=3)
SERIES = rules_of(mode="contest", seats=3, games=3)

TOGETHER = replace(drawn(COOP, COOP.start(), "rygbw" + "bbbwww"), bag=(10, 10, 10, 7, 8))
APART = drawn(CONTEST, CONTEST.start(), "rrrrrr" + "wbgyr")


def with_base(*levels: str) -> tuple[tuple[Stone, ...]]:
    return (pyramid(levels, corner=(-1, -1)),)


def is_loaded(rules: PyramidoRules, state: PyramidoState) -> bool:
    try:
        loaded = rules.load(rules.dump(state))
    except InvalidRecord:
        return False
    return bool(loaded == state)


@pytest.mark.parametrize(
    "change",
    [
        {"laid": with_base(".gb bry .w.")},  # a square of four colours on the ground
        {"laid": with_base(".g.y bry. .w..")},  # a yellow one by itself
        {"laid": with_base("gr. bry .w.", "b")},  # three stones below it
        {"hands": ((B, B), (W, W, W))},  # the bag would have filled it
        {"built": 1},
        {"idle": 5},
        {"finisher": 0},
        {"first": 1},
    ],
    ids=str,
)
def test_a_state_that_no_match_together_leads_to(change: dict[str, Any]) -> None:
    assert is_loaded(COOP, TOGETHER)
    assert not is_loaded(COOP, replace(TOGETHER, **change))


def test_a_stone_on_four_suits_them() -> None:
    """Two red ones, a yellow and a white one lie below: only red suits (PYR-02)."""
    for colour in range(5):
        state = replace(TOGETHER, laid=with_base(".g. bry .wr", f".{LETTERS[colour]}"))
        assert is_loaded(COOP, state) == (colour == R)


@pytest.mark.parametrize(
    "change",
    [
        {"idle": 3},  # all have passed, and the quarry was not renewed
        {"idle": 4},
        {"quarry": ()},
        {"finisher": 0},
        {"built": 1},
        {"first": 2},
    ],
    ids=str,
)
def test_a_state_that_no_contest_leads_to(change: dict[str, Any]) -> None:
    assert is_loaded(CONTEST, APART)
    assert not is_loaded(CONTEST, replace(APART, **change))


def test_a_complete_pyramid_has_its_finisher() -> None:
    state = replace(APART, bag=(0, 5, 5, 5, 5), quarry=(Y, G, B, W))
    for levels in (NO_TOP, THREE):
        laid = (pyramid(levels), *APART.laid[1:])
        assert is_loaded(CONTEST, replace(state, laid=laid)) == (levels == NO_TOP)


def test_points_are_those_of_the_games_that_are_over() -> None:
    state = drawn(SERIES, SERIES.start(), "rrrrrr" + "wbgyr")
    last = replace(state, game=2, first=2, seat=2, points=((1, -3, -9), (-4, 0, 1)))
    assert is_loaded(SERIES, last)
    assert not is_loaded(SERIES, replace(last, points=(*last.points, (-12, -12, -12))))
    assert not is_loaded(SERIES, replace(last, points=last.points[:1]))


def test_states_within_turns_are_loaded() -> None:
    built = COOP.play(TOGETHER, BuildStone(B, 1, -1, 1))
    refilling = COOP.play(built, EndTurn())
    for state in (built, refilling, COOP.play(TOGETHER, EndTurn())):
        assert is_loaded(COOP, state)
    passed = played(CONTEST, APART, Pass(), Pass(), Pass())
    for state in (passed, CONTEST.play(APART, BuildFromQuarry(R, 1, 0, 1)), replace(APART, quarry=(R,))):
        assert is_loaded(CONTEST, state)
