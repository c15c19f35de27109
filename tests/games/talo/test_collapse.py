"""How a building would stand before a stick is let go, and what comes down when it falls."""

import pytest

from baumeister.games.talo import EndTurn, HoldStick, PlaceStick, TaloRules, TaloVariant
from baumeister.games.talo.variant import Collapse
from tests.games.talo.positions import position, sticks

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
FALL = TaloRules(TaloVariant(seats=2, collapse=Collapse.FALL))
FORETOLD = TaloRules(TaloVariant(seats=2, collapse=Collapse.FALL, foretell=True))


@pytest.mark.rule("TAL-08")
@pytest.mark.parametrize("rules", [RULES, FORETOLD])
def test_a_table_foretells_how_the_building_would_stand(rules: TaloRules) -> None:
    state = position(rules, "3z(5,5,0)", taken=(4,))
    low, high = (
        rules.outlook(state, PlaceStick(4, "x", 0, 0, 0)),
        rules.outlook(state, PlaceStick(4, "z", 5, 5, 3)),
    )
    assert low is not None
    assert (low.firmness, low.fallen) == ("firm", ())
    assert high is not None
    assert high.firmness == "firm"
    tipping = rules.outlook(state, PlaceStick(4, "x", 3, 5, 3))
    assert tipping is not None
    assert tipping.firmness == "falls"
    assert [(fall.stick, fall.towards) for fall in tipping.fallen] == [(*sticks("4x(3,5,3)"), "west")]


@pytest.mark.rule("TAL-16")
def test_where_the_building_may_fall_nobody_is_told_unless_the_table_wants_it() -> None:
    state = position(FALL, "3z(5,5,0)", taken=(4,))
    assert FALL.outlook(state, PlaceStick(4, "x", 3, 5, 3)) is None


@pytest.mark.rule("TAL-18i")
def test_a_building_that_a_nudge_would_tip_is_shaky() -> None:
    state = position(RULES, "3z(5,5,0) 5x(3,5,3)", taken=(4,))
    shaky = RULES.outlook(state, PlaceStick(4, "z", 4, 5, 4))
    assert shaky is not None
    assert shaky.firmness == "shaky"


@pytest.mark.rule("TAL-10")
def test_the_outlook_counts_the_held_stick_and_tells_of_one_to_hold() -> None:
    state = position(RULES, "1z(5,5,0)", taken=(1, 4))
    hold = HoldStick(4, "x", 3, 5, 1)
    alone = RULES.outlook(state, hold)
    assert alone is not None
    assert alone.firmness == "falls"
    both = RULES.outlook(RULES.play(state, hold), PlaceStick(1, "z", 6, 5, 2))
    assert both is not None
    assert both.firmness != "falls"


def test_there_is_no_outlook_where_no_stick_can_be_set() -> None:
    state = position(RULES, "3z(5,5,0)", taken=(4,))
    for move in (PlaceStick(4, "x", 3, 5, 1), PlaceStick(3, "x", 0, 0, 0), EndTurn()):
        assert RULES.outlook(state, move) is None


@pytest.mark.rule("TAL-16")
def test_a_fallen_building_tells_what_came_down_and_what_it_carried() -> None:
    state = position(FALL, "1z(0,0,0) 3z(5,5,0) 3x(4,5,3) 1z(5,5,4)", taken=(4,))
    assert FALL.view(state).fallen == ()
    fell = FALL.play(state, PlaceStick(4, "z", 4, 5, 4))
    assert {fall.stick for fall in FALL.view(fell).fallen} == set(sticks("3x(4,5,3) 1z(5,5,4) 4z(4,5,4)"))
    assert {fall.towards for fall in FALL.view(fell).fallen} == {"west"}
