"""How a match of Talō ends."""

from dataclasses import replace

import pytest

from baumeister import Decision, Ended
from baumeister.games.talo import (
    EndTurn,
    HoldStick,
    PlaceStick,
    TaloRules,
    TaloVariant,
    Walk,
)
from baumeister.games.talo.state import Phase
from baumeister.games.talo.variant import Collapse
from baumeister.games.talo.walking import stuck
from tests.games.talo.positions import block, position
from tests.tables import raises_illegal

FALL = TaloRules(TaloVariant(seats=2, collapse=Collapse.FALL))
RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
ON_TOP = ((0, 0, 10), (9, 9, 10))
HIGH_STAIRS = "8z(0,0,0) 9z(1,0,0) 10z(2,0,0)"
STAIRS = "1z(3,2,0) 2z(4,2,0) 3z(5,2,0)"


@pytest.mark.rule("TAL-16", "TAL-16i")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_brings_the_building_down_has_lost(seats: int) -> None:
    rules = TaloRules(TaloVariant(seats=seats, collapse=Collapse.FALL))
    state = position(rules, "3z(5,5,0)", taken=(4,))
    falling = PlaceStick(4, "x", 3, 5, 3)
    assert falling in rules.legal_moves(state)
    match rules.turn(rules.play(state, falling)):
        case Ended(outcome):
            assert outcome.ranks == (seats, *(1,) * (seats - 1))
            assert outcome.utilities == (0.0, *(1 / (seats - 1),) * (seats - 1))
            assert outcome.reason == "building-fell"
        case other:
            pytest.fail(f"the match is over, not {other}")
    for rule, move in (
        ("TAL-06", PlaceStick(4, "x", 8, 0, 0)),
        ("TAL-07", PlaceStick(4, "z", 5, 5, 7)),
        ("TAL-08", PlaceStick(4, "x", 0, 0, 3)),
    ):
        with raises_illegal(rule):
            rules.play(state, move)


@pytest.mark.rule("TAL-16")
def test_a_pair_may_also_fall() -> None:
    state = position(FALL, "1z(5,5,0)", taken=(1, 4))
    held = FALL.play(state, HoldStick(4, "x", 3, 5, 1))
    assert isinstance(FALL.turn(FALL.play(held, PlaceStick(1, "z", 0, 0, 0))), Ended)
    assert isinstance(FALL.turn(FALL.play(held, PlaceStick(1, "z", 6, 5, 2))), Decision)


@pytest.mark.rule("TAL-21i")
def test_the_match_also_ends_with_sticks_left_that_fit_nowhere() -> None:
    state = replace(RULES.start(), sticks=block(0), figures=ON_TOP, phase=Phase.STALLED, rolls=3)
    assert isinstance(RULES.turn(RULES.play(state, EndTurn())), Ended)


@pytest.mark.rule("TAL-15")
def test_the_first_figure_on_level_10_wins_at_once() -> None:
    state = position(RULES, HIGH_STAIRS, figures=((0, 0, 8), (7, 7, 0)), taken=(1, 2))
    won = RULES.play(state, Walk(2, 0, 10))
    match RULES.turn(won):
        case Ended(outcome):
            assert (outcome.ranks, outcome.utilities) == ((1, 2), (1.0, 0.0))
            assert outcome.reason == "top-reached"
        case other:
            pytest.fail(f"the match is over, not {other}")


@pytest.mark.rule("TAL-21i")
def test_the_match_ends_when_no_stick_can_be_built() -> None:
    state = position(RULES, STAIRS, figures=((3, 2, 1), (5, 2, 3)), taken=(1,))
    last = replace(state, store=(0,) * 11)
    ended = RULES.play(RULES.play(last, PlaceStick(1, "z", 0, 0, 0)), EndTurn())
    match RULES.turn(ended):
        case Ended(outcome):
            assert outcome.scores == (1, 3)
            assert outcome.ranks == (2, 1)
            assert outcome.reason == "nothing-to-build"
        case other:
            pytest.fail(f"the match is over, not {other}")
    tied = position(RULES, f"{STAIRS} 1z(7,6,0)", figures=((3, 2, 1), (7, 6, 1)), taken=(1,))
    tied = replace(tied, store=(0,) * 11)
    match RULES.turn(RULES.play(RULES.play(tied, PlaceStick(1, "z", 0, 0, 0)), EndTurn())):
        case Ended(outcome):
            assert outcome.utilities == (0.5, 0.5)
        case other:
            pytest.fail(f"the match is over, not {other}")


@pytest.mark.rule("TAL-21i", "TAL-14")
def test_nothing_to_build_ends_the_match_before_a_restart_is_offered() -> None:
    """The leader is walled in on its column; dropped to the ground it would lose its lead."""
    cage = "2z(2,2,0) 5z(1,2,0) 5z(3,2,0) 5z(2,1,0) 5z(2,3,0)"
    state = position(RULES, cage, figures=((2, 2, 2), (7, 7, 0)), seat=1, taken=(1,))
    assert stuck(state.sticks, state.figures) == (True, False)
    last = replace(state, store=(0,) * 11)
    ended = RULES.play(RULES.play(last, PlaceStick(1, "z", 9, 9, 0)), EndTurn())
    match RULES.turn(ended):
        case Ended(outcome):
            assert (outcome.ranks, outcome.reason) == ((1, 2), "nothing-to-build")
        case other:
            pytest.fail(f"the match is over, not {other}")
