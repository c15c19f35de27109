"""Talō, rule by rule: rolling, taking and building."""

from dataclasses import replace
from fractions import Fraction

import pytest

import baumeister
from baumeister import Chance, Decision
from baumeister.core.codec import decode_event
from baumeister.core.errors import InvalidVariant
from baumeister.games.talo import (
    EndTurn,
    HoldStick,
    PlaceStick,
    Roll,
    TakeBack,
    TakeSticks,
    TaloRules,
    TaloVariant,
    Walk,
)
from baumeister.games.talo.state import Phase
from baumeister.games.talo.variant import Collapse
from baumeister.play import Match
from tests.games.talo.positions import block, position, sticks
from tests.tables import advance, play_out, raises_illegal

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
FOUR = TaloRules(TaloVariant(seats=4, collapse=Collapse.PREVENT))
ON_TOP = ((0, 0, 10), (9, 9, 10))


@pytest.mark.rule("TAL-01")
def test_there_are_55_sticks_and_a_fair_ten_sided_die() -> None:
    state = RULES.start()
    assert [state.store[length] for length in range(1, 11)] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert sum(state.store) == 55
    match RULES.turn(state):
        case Chance(odds, seat):
            assert dict(odds) == {Roll(number): Fraction(1, 10) for number in range(1, 11)}
            assert seat == 0
        case other:
            pytest.fail(f"the die comes first, not {other}")


@pytest.mark.rule("TAL-01", "TAL-02")
def test_two_to_four_play_clockwise() -> None:
    for seats in (1, 5, "two"):
        with pytest.raises(InvalidVariant):
            baumeister.rules("talo", seats=seats)
    state = FOUR.start()
    seen = []
    for _ in range(5):
        seen.append(state.seat)
        state = FOUR.draw(state, Roll(1))
        state = FOUR.play(state, TakeSticks((1,)))
        state = FOUR.play(state, next(m for m in FOUR.legal_moves(state) if isinstance(m, PlaceStick)))
        state = FOUR.play(state, EndTurn())
    assert seen == [0, 1, 2, 3, 0]


@pytest.mark.rule("TAL-02", "TAL-02i")
def test_figures_start_on_the_middles_of_the_quarters() -> None:
    assert FOUR.start().figures == ((2, 2, 0), (7, 7, 0), (7, 2, 0), (2, 7, 0))
    assert RULES.start().figures == ((2, 2, 0), (7, 7, 0))


@pytest.mark.rule("TAL-03")
def test_one_stick_or_two_that_add_up_to_the_roll() -> None:
    state = play_out(RULES, Roll(5))
    assert set(RULES.legal_moves(state)) == {TakeSticks((5,)), TakeSticks((1, 4)), TakeSticks((2, 3))}
    for lengths in ((1, 1, 3), (), (4,), (2, 2), (-1, 6)):
        with raises_illegal("TAL-03"):
            RULES.play(state, TakeSticks(lengths))
    with raises_illegal("TAL-03"):
        RULES.play(state, EndTurn())
    taken = RULES.play(state, TakeSticks((2, 3)))
    assert taken.taken == (2, 3)
    assert (taken.store[2], taken.store[3]) == (8, 7)
    with raises_illegal("TAL-03"):
        RULES.play(taken, TakeSticks((5,)))


@pytest.mark.rule("TAL-03")
def test_a_pair_may_be_named_in_any_order() -> None:
    state = play_out(RULES, Roll(5))
    assert TakeSticks((4, 1)) == TakeSticks((1, 4))
    assert RULES.play(state, TakeSticks((4, 1))).taken == (1, 4)
    kind = {"kind": "TakeSticks", "lengths": [4, 1]}
    assert decode_event(kind, RULES.move_types) in RULES.legal_moves(state)
    assert RULES.action_id(TakeSticks((4, 1))) == RULES.action_id(TakeSticks((1, 4)))


@pytest.mark.rule("TAL-03")
def test_a_pair_of_equal_sticks_needs_both_in_the_store() -> None:
    start = RULES.start()
    state = RULES.draw(replace(start, store=(0, 1, *start.store[2:])), Roll(2))
    assert RULES.legal_moves(state) == (TakeSticks((2,)),)
    with raises_illegal("TAL-03"):
        RULES.play(state, TakeSticks((1, 1)))


def empty_store_but(length: int) -> tuple[int, ...]:
    return tuple(int(n == length) for n in range(11))


@pytest.mark.rule("TAL-04")
def test_three_rolls_at_most_then_no_building_and_no_moving() -> None:
    state = replace(RULES.start(), store=empty_store_but(10))
    for rolls in (1, 2):
        state = RULES.draw(state, Roll(3))
        assert isinstance(RULES.turn(state), Chance)
        assert state.rolls == rolls
    state = RULES.draw(state, Roll(4))
    assert RULES.turn(state) == Decision(0)
    assert RULES.legal_moves(state) == (EndTurn(),)
    with raises_illegal("TAL-04"):
        RULES.play(state, Walk(3, 2, 1))
    assert RULES.play(state, EndTurn()).seat == 1


@pytest.mark.rule("TAL-04")
def test_a_later_roll_may_still_give_sticks() -> None:
    state = replace(RULES.start(), store=empty_store_but(10))
    state = RULES.draw(RULES.draw(state, Roll(3)), Roll(10))
    assert RULES.legal_moves(state) == (TakeSticks((10,)),)


@pytest.mark.rule("TAL-04i")
def test_a_choice_that_cannot_be_built_counts_as_not_there() -> None:
    """In a gap of one unit only a stick of length 1 can be built."""
    state = replace(RULES.start(), sticks=block(1), figures=ON_TOP, phase=Phase.TAKE, rolls=1, number=3)
    assert RULES.legal_moves(state) == (TakeSticks((1, 2)),)
    with raises_illegal("TAL-04i"):
        RULES.play(state, TakeSticks((3,)))
    unlucky = replace(state, phase=Phase.ROLL, rolls=0, store=(0, 0, *state.store[2:]))
    assert isinstance(RULES.turn(RULES.draw(unlucky, Roll(3))), Chance)


@pytest.mark.rule("TAL-05")
def test_sticks_lie_along_rows_or_columns_or_stand() -> None:
    state = position(RULES, "", taken=(3,))
    places = [move for move in RULES.legal_moves(state) if isinstance(move, PlaceStick)]
    assert {move.axis for move in places} == {"x", "y", "z"}
    assert PlaceStick(3, "x", 0, 0, 0) in places
    assert PlaceStick(3, "z", 9, 9, 0) in places
    for wrong in (PlaceStick(3, "d", 0, 0, 0), PlaceStick(3, "x", 0, 0, -1)):
        with raises_illegal("TAL-05"):
            RULES.play(state, wrong)
    ones = position(RULES, "", taken=(1,))
    assert {move.axis for move in RULES.legal_moves(ones) if isinstance(move, PlaceStick)} == {"z"}
    with raises_illegal("TAL-05"):
        RULES.play(ones, PlaceStick(1, "x", 0, 0, 0))


@pytest.mark.rule("TAL-05")
def test_all_sticks_taken_are_built_and_only_those() -> None:
    state = position(RULES, "", taken=(1, 2))
    with raises_illegal("TAL-05"):
        RULES.play(state, EndTurn())
    with raises_illegal("TAL-05"):
        RULES.play(state, PlaceStick(3, "x", 0, 0, 0))
    state = RULES.play(state, PlaceStick(2, "x", 0, 0, 0))
    with raises_illegal("TAL-05"):
        RULES.play(state, PlaceStick(2, "x", 0, 1, 0))
    with raises_illegal("TAL-05"):
        RULES.play(state, EndTurn())
    with raises_illegal("TAL-05"):
        RULES.play(state, PlaceStick(1, "z", 1, 0, 0))
    state = RULES.play(state, PlaceStick(1, "z", 1, 0, 1))
    assert EndTurn() in RULES.legal_moves(state)


@pytest.mark.rule("TAL-06", "TAL-06i")
def test_only_from_the_second_layer_on_a_stick_may_overhang_the_ground() -> None:
    state = position(RULES, "5x(0,0,0)", taken=(5,))
    with raises_illegal("TAL-06"):
        RULES.play(state, PlaceStick(5, "x", 6, 5, 0))
    with raises_illegal("TAL-06"):
        RULES.play(state, PlaceStick(5, "z", -1, 0, 0))
    assert PlaceStick(5, "x", -2, 0, 1) in RULES.legal_moves(state)
    with raises_illegal("TAL-06i"):
        RULES.play(state, PlaceStick(5, "x", -11, 0, 1))
    with raises_illegal("TAL-06i"):
        RULES.play(state, PlaceStick(5, "y", 0, 16, 1))


@pytest.mark.rule("TAL-07")
def test_nothing_rises_above_level_10() -> None:
    state = position(RULES, "8z(0,0,0)", taken=(2, 3))
    with raises_illegal("TAL-07"):
        RULES.play(state, PlaceStick(3, "z", 0, 0, 8))
    assert PlaceStick(2, "z", 0, 0, 8) in RULES.legal_moves(state)
    on_top = RULES.play(state, PlaceStick(2, "z", 0, 0, 8))
    with raises_illegal("TAL-07"):
        RULES.play(on_top, PlaceStick(3, "x", -1, 0, 10))


@pytest.mark.rule("TAL-08", "TAL-19i")
def test_a_figures_weight_holds_nothing() -> None:
    """The figure stands on the short arm, and the long one would sink all the same."""
    building = "1z(5,5,0) 4x(3,5,1) 1z(6,5,2)"
    state = position(RULES, building, figures=((5, 5, 2), (0, 0, 0)), taken=(1,))
    assert RULES.why_not(state, PlaceStick(1, "z", 3, 5, 2)) is not None
    elsewhere = replace(state, figures=((9, 9, 0), (0, 0, 0)))
    assert RULES.why_not(elsewhere, PlaceStick(1, "z", 3, 5, 2)) is not None


@pytest.mark.rule("TAL-08")
def test_a_floating_stick_is_refused() -> None:
    state = position(RULES, "3z(5,5,0)", taken=(3,))
    with raises_illegal("TAL-08"):
        RULES.play(state, PlaceStick(3, "x", 0, 0, 4))


@pytest.mark.rule("TAL-10", "TAL-10i")
def test_two_sticks_set_at_once_balance_each_other() -> None:
    state = position(RULES, "1z(5,5,0)", taken=(1, 4))
    beam = PlaceStick(4, "x", 3, 5, 1)
    with raises_illegal("TAL-08"):
        RULES.play(state, beam)
    hold = HoldStick(4, "x", 3, 5, 1)
    assert hold in RULES.legal_moves(state)
    held = RULES.play(state, hold)
    assert (held.held, held.taken) == (sticks("4x(3,5,1)")[0], (1,))
    with raises_illegal("TAL-10"):
        RULES.play(held, Walk(3, 2, 1))
    with raises_illegal("TAL-10"):
        RULES.play(held, EndTurn())
    with raises_illegal("TAL-08"):
        RULES.play(held, PlaceStick(1, "z", 3, 5, 2))
    rescue = PlaceStick(1, "z", 6, 5, 2)
    assert rescue in RULES.legal_moves(held)
    built = RULES.play(held, rescue)
    assert built.sticks == sticks("1z(5,5,0) 4x(3,5,1) 1z(6,5,2)")
    assert (built.held, built.taken) == (None, ())


@pytest.mark.rule("TAL-10i")
def test_a_held_stick_is_taken_back_once_a_turn() -> None:
    state = position(RULES, "1z(5,5,0)", taken=(1, 4))
    with raises_illegal("TAL-10"):
        RULES.play(state, TakeBack())
    back = RULES.play(RULES.play(state, HoldStick(4, "x", 3, 5, 1)), TakeBack())
    assert back.taken == (1, 4)
    assert not any(isinstance(move, HoldStick) for move in RULES.legal_moves(back))
    with raises_illegal("TAL-10i"):
        RULES.play(back, HoldStick(4, "x", 3, 5, 1))


@pytest.mark.rule("TAL-10", "TAL-10i")
def test_only_a_stick_that_cannot_stand_alone_is_held_and_only_with_another_in_hand() -> None:
    state = position(RULES, "1z(5,5,0)", taken=(1, 4))
    with raises_illegal("TAL-10i"):
        RULES.play(state, HoldStick(4, "x", 0, 0, 0))
    with raises_illegal("TAL-05"):
        RULES.play(state, HoldStick(3, "x", 0, 0, 0))
    with raises_illegal("TAL-08"):
        RULES.play(state, HoldStick(4, "x", 0, 0, 5))
    single = position(RULES, "1z(5,5,0)", taken=(4,))
    with raises_illegal("TAL-10"):
        RULES.play(single, HoldStick(4, "x", 3, 5, 1))


@pytest.mark.rule("TAL-17i")
def test_a_stick_needs_a_straight_way_in() -> None:
    box = "2z(4,5,0) 2z(6,5,0) 2z(5,4,0) 2z(5,6,0)"
    open_box = position(RULES, box, taken=(1,))
    assert PlaceStick(1, "z", 5, 5, 0) in RULES.legal_moves(open_box)
    lid = position(RULES, f"{box} 3x(4,5,2)", taken=(1,))
    with raises_illegal("TAL-17i"):
        RULES.play(lid, PlaceStick(1, "z", 5, 5, 0))
    from_the_side = position(RULES, "2z(4,5,0) 2z(6,5,0) 3x(4,5,2)", taken=(1,))
    assert PlaceStick(1, "z", 5, 5, 0) in RULES.legal_moves(from_the_side)
    figures = replace(from_the_side, figures=((5, 0, 0), (5, 9, 0)))
    with raises_illegal("TAL-17i"):
        RULES.play(figures, PlaceStick(1, "z", 5, 5, 0))


@pytest.mark.rule("TAL-17i")
def test_no_stick_enters_a_figure_or_another_stick() -> None:
    state = position(RULES, "1z(1,2,0) 1z(3,2,0)", taken=(2, 3))
    with raises_illegal("TAL-17i"):
        RULES.play(state, PlaceStick(2, "z", 2, 2, 0))
    with raises_illegal("TAL-17i"):
        RULES.play(state, PlaceStick(3, "x", 1, 2, 1))
    with raises_illegal("TAL-05"):
        RULES.play(state, PlaceStick(2, "z", 1, 2, 0))


@pytest.mark.rule("TAL-22i")
def test_a_stick_that_fits_nowhere_goes_back_to_the_store() -> None:
    state = replace(
        RULES.start(), sticks=block(1), figures=ON_TOP, phase=Phase.BUILD, rolls=1, number=3, taken=(1, 2)
    )
    with raises_illegal("TAL-05"):
        RULES.play(state, EndTurn())
    built = RULES.play(state, PlaceStick(1, "z", 5, 5, 9))
    assert EndTurn() in RULES.legal_moves(built)
    assert RULES.play(built, EndTurn()).store[2] == state.store[2] + 1


def test_a_whole_turn_from_the_start() -> None:
    match = advance(
        Match(RULES),
        Roll(3),
        TakeSticks((1, 2)),
        PlaceStick(1, "z", 3, 2, 0),
        Walk(3, 2, 1),
        PlaceStick(2, "z", 4, 2, 0),
        Walk(4, 2, 2),
        EndTurn(),
        Roll(10),
    )
    assert match.state.figures == ((4, 2, 2), (7, 7, 0))
    assert match.state.seat == 1
