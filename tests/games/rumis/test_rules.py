"""Rumis, rule by rule."""

from dataclasses import replace

import pytest

from baumeister import Decision, Ended
from baumeister.games.rumis import PlaceStone, Scenario
from tests.games.rumis.positions import after, refused, rumis
from tests.tables import raises_illegal

TOWER = rumis(seats=2)


@pytest.mark.rule("RUM-01")
def test_a_stone_is_laid_once_and_its_cells_are_its_own() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI2@c1,d1") == ("RUM-01", "stone-already-laid")
    assert "I2" not in state.left[0]
    with raises_illegal("RUM-01"):
        TOWER.play(state, PlaceStone("I3", ((2, 0, 0), (3, 0, 0)), 0))
    with raises_illegal("RUM-01"):
        TOWER.play(state, PlaceStone("V3", ((3, 0, 0), (2, 0, 0), (1, 0, 0)), 0))


@pytest.mark.rule("RUM-02", "RUM-20")
@pytest.mark.parametrize(("seats", "height"), [(2, 4), (3, 6), (4, 8)])
def test_the_allowed_height_is_the_smaller_of_the_cells_number_and_the_limit(seats: int, height: int) -> None:
    limits = rumis(seats=seats).start().limits
    assert limits == {(x, y): height for x in range(4) for y in range(5)}


@pytest.mark.rule("RUM-03")
def test_the_first_stone_lies_anywhere_on_the_ground() -> None:
    assert len(TOWER.legal_moves(TOWER.start())) == 687
    assert all(min(z for _, _, z in move.cells) == 0 for move in TOWER.legal_moves(TOWER.start()))
    assert refused(TOWER, TOWER.start(), "rI2@a1/2,b1/2") == ("RUM-07", "hole-under-stone")


@pytest.mark.rule("RUM-03")
def test_seats_take_turns_clockwise_one_stone_each() -> None:
    rules = rumis(seats=3)
    state, seats = rules.start(), []
    for _ in range(4):
        seats.append(state.seat)
        state = rules.play(state, rules.legal_moves(state)[0])
    assert seats == [0, 1, 2, 0]
    assert refused(rules, state, "rI4@a1,b1,c1,d1") == ("RUM-03", "other-colour")


@pytest.mark.rule("RUM-04")
def test_the_first_stone_of_the_others_touches_a_stone_and_stands_on_the_ground() -> None:
    state = after(TOWER, "rO4@a1,b1,a2,b2")
    assert refused(TOWER, state, "bI2@d1,d2") == ("RUM-04", "first-stone-apart")
    assert refused(TOWER, state, "bI2@a1/2,b1/2") == ("RUM-04", "first-stone-off-the-ground")
    assert refused(TOWER, state, "bI2@c3,d3") == ("RUM-04", "first-stone-apart")  # only an edge
    assert TOWER.why_not(state, TOWER.parse_move("bI2@c2,d2")) is None
    assert TOWER.why_not(state, TOWER.parse_move("bV3@c1,b1/2,c1/2")) is None  # partly on the ground


@pytest.mark.rule("RUM-05")
def test_later_stones_share_a_face_with_their_own_colour() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI3@c3,c4,c5") == ("RUM-05", "own-colour-not-touched")
    assert refused(TOWER, state, "rI3@a3,a4,a5") == ("RUM-05", "own-colour-not-touched")  # touches blue
    assert TOWER.why_not(state, TOWER.parse_move("rI3@c1,c2,c3")) is None  # beside
    assert TOWER.why_not(state, TOWER.parse_move("rI3@a1/2,a1/3,a1/4")) is None  # on top


@pytest.mark.rule("RUM-06")
def test_nothing_outside_the_plan_or_above_the_height() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI3@c1,d1,e1") == ("RUM-06", "outside-plan")
    assert refused(TOWER, state, "rI4@a1/2,a1/3,a1/4,a1/5") == ("RUM-06", "too-high")
    with raises_illegal("RUM-06"):
        TOWER.play(state, PlaceStone("I3", ((0, -1, 0), (0, 0, 0), (0, 1, 0)), 0))


@pytest.mark.rule("RUM-07")
def test_no_hole_under_a_stone_and_none_inside_another() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    move = TOWER.parse_move("rI3@b1/2,c1/2,d1/2")
    refusal = TOWER.why_not(state, move)
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("RUM-07", "hole-under-stone")
    assert refusal.at == ((2, 0, 0), (3, 0, 0))
    assert refused(TOWER, state, "rI3@b1,c1,d1") == ("RUM-07", "cells-taken")
    assert TOWER.why_not(state, TOWER.parse_move("rV3@b1/2,c1,c1/2")) is None


@pytest.mark.rule("RUM-08")
def test_who_cannot_place_is_out_for_the_rest_of_the_match() -> None:
    rules = rumis(scenario=Scenario("strip", (("1111",),) * 3, (1, 1, 1)))
    state = after(rules, "rI2@c1,d1")  # a1 and b1 are left: blue lays its I2 there
    assert state.seat == 1
    state = rules.play(state, rules.parse_move("bI2@a1,b1"))
    assert state.out == (0, 1)
    assert isinstance(rules.turn(state), Ended)


@pytest.mark.rule("RUM-08")
def test_a_colour_that_is_out_stays_out_though_a_place_opens_later() -> None:
    rules = rumis(scenario=Scenario("block", (("333", "333"),) * 3, (3, 3, 3)))
    state = after(rules, "rB4@b1,a2,b2,b1/2", "bL4@c1,c2,c1/2,c1/3", "rO4@b2/2,c2/2,b2/3,c2/3")
    assert (state.seat, state.out) == (0, (1,))
    state = rules.play(state, rules.parse_move("rS4@a1,a1/2,a2/2,a2/3"))
    as_if_in = replace(state, seat=1, colour=1, out=())
    assert rules.parse_move("bI2@a1/3,b1/3") in rules.legal_moves(as_if_in)
    assert 1 in state.out
    assert state.colour != 1


@pytest.mark.rule("RUM-09i")
def test_who_can_place_must_there_is_no_passing() -> None:
    assert {type(move) for move in TOWER.legal_moves(TOWER.start())} == {PlaceStone}
    assert TOWER.turn(TOWER.start()) == Decision(0)


def test_the_order_of_cells_does_not_matter() -> None:
    rules = rumis()
    cells = ((2, 0, 0), (0, 0, 0), (1, 0, 0))
    assert rules.why_not(rules.start(), PlaceStone("I3", cells, 0)) is None
    assert PlaceStone("I3", cells, 0) == PlaceStone("I3", cells[::-1], 0)
