"""Tulum, rule by rule."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import baumeister
from baumeister import Chance, Decision
from baumeister.core.errors import InvalidVariant
from baumeister.games.tulum import PlaceBlock, Roll, RollOn, Stop
from baumeister.games.tulum.rules import roll_odds
from baumeister.games.tulum.state import FULL, PLACES
from tests.games.tulum.positions import parse_state
from tests.tables import play_out, raises_illegal

RULES = baumeister.rules("tulum", seats=2)
DECLINE = baumeister.rules("tulum", seats=2, decline=True)


@pytest.mark.rule("TUL-01", "TUL-01i")
def test_a_board_has_21_places_in_six_rows_of_one_colour_each() -> None:
    assert Counter(row for row, _ in PLACES) == {0: 6, 1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
    assert FULL.bit_count() == 21
    assert [baumeister.rules("tulum", seats=seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5, "two"):
        with pytest.raises(InvalidVariant):
            baumeister.rules("tulum", seats=seats)


@pytest.mark.rule("TUL-01i")
@pytest.mark.parametrize("num_dice", range(1, 7))
def test_the_odds_are_the_exact_multinomials(num_dice: int) -> None:
    counted = Counter(tuple(sorted(dice)) for dice in product(range(6), repeat=num_dice))
    odds = roll_odds(num_dice)
    assert {draw.rows: chance for draw, chance in odds} == {
        rows: Fraction(count, 6**num_dice) for rows, count in counted.items()
    }
    assert sum(chance for _, chance in odds) == 1


@pytest.mark.rule("TUL-02")
def test_blocks_are_loose_until_the_turn_ends_and_then_safe() -> None:
    state = play_out(RULES, Roll((0, 0, 5, 5, 5, 5)), PlaceBlock(0, 0), PlaceBlock(0, 1))
    assert state.loose == {(0, 0), (0, 1)}
    assert state.boards[0] == frozenset()
    stopped = RULES.play(state, Stop())
    assert stopped.loose == frozenset()
    assert stopped.boards[0] == {(0, 0), (0, 1)}


@pytest.mark.rule("TUL-04")
def test_seat_1_begins_and_the_turn_goes_round() -> None:
    rules = baumeister.rules("tulum", seats=3)
    state = rules.start()
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        state = rules.draw(state, Roll((5,) * 6))
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("TUL-05")
def test_a_turn_is_roll_place_choose_and_begins_with_six_dice() -> None:
    state = RULES.start()
    turn = RULES.turn(state)
    assert isinstance(turn, Chance)
    assert turn.odds is roll_odds(6)
    state = RULES.draw(state, Roll((0, 1, 2, 3, 4, 5)))
    assert RULES.turn(state) == Decision(0)
    state = RULES.play(state, PlaceBlock(0, 3))
    assert RULES.legal_moves(state) == (RollOn(), Stop())


@pytest.mark.rule("TUL-06")
def test_a_die_allows_one_block_of_its_colour_in_its_row() -> None:
    state = parse_state("XX....", (0, 2, 2, 3, 4, 5))
    assert RULES.legal_moves(state) == tuple(PlaceBlock(0, place) for place in (2, 3, 4, 5))
    with raises_illegal("TUL-06"):
        RULES.play(state, PlaceBlock(1, 0))  # carried, but no die shows its colour
    with raises_illegal("TUL-06"):
        RULES.play(state, PlaceBlock(0, 0))  # taken
    with raises_illegal("TUL-01i"):
        RULES.play(state, PlaceBlock(5, 3))  # no such place


@pytest.mark.rule("TUL-07")
def test_a_block_needs_both_blocks_under_it() -> None:
    state = parse_state("X.XX..", (1, 2, 3, 4, 4, 4))  # the first row has a gap at the second place

    with raises_illegal("TUL-07"):
        RULES.play(state, PlaceBlock(row=1, place=0))

    refusal = RULES.why_not(state, PlaceBlock(row=1, place=0))
    assert refusal is not None
    assert refusal.at == ((0, 1),)
    assert RULES.legal_moves(state) == (PlaceBlock(row=1, place=2),)


@pytest.mark.rule("TUL-07")
def test_loose_blocks_carry_too() -> None:
    state = parse_state("Xo....", (1, 3, 3, 3, 3))
    assert RULES.legal_moves(state) == (PlaceBlock(1, 0),)


@pytest.mark.rule("TUL-08")
def test_six_dice_and_four_blocks_leave_two_dice() -> None:
    state = play_out(
        RULES,
        Roll((0, 0, 0, 1, 5, 5)),
        PlaceBlock(0, 0),
        PlaceBlock(0, 1),
        PlaceBlock(0, 2),
        PlaceBlock(1, 0),
    )
    assert state.dice == (5, 5)
    assert state.num_dice == 2
    state = RULES.play(state, RollOn())
    turn = RULES.turn(state)
    assert isinstance(turn, Chance)
    assert turn.odds is roll_odds(2)


@pytest.mark.rule("TUL-08")
def test_surplus_dice_of_a_colour_stay_in_hand() -> None:
    state = parse_state("XXXXX.", (0, 0, 0, 3, 4, 5))
    state = RULES.play(state, PlaceBlock(0, 5))
    assert state.dice == (0, 0, 3, 4, 5)


@pytest.mark.rule("TUL-09")
def test_a_first_roll_without_a_placeable_colour_ends_the_turn() -> None:
    state = RULES.draw(RULES.start(), Roll((1, 1, 2, 3, 4, 5)))
    assert (state.seat, state.turns, state.dice) == (1, 1, ())


@pytest.mark.rule("TUL-10")
def test_with_a_block_placed_the_player_may_stop_or_roll_the_rest() -> None:
    state = play_out(RULES, Roll((0, 2, 2, 2, 2, 2)), PlaceBlock(0, 0))
    assert RULES.legal_moves(state) == (RollOn(), Stop())
    stopped = RULES.play(state, Stop())
    assert stopped.seat == 1
    assert stopped.boards[0] == {(0, 0)}
    rolled = RULES.draw(RULES.play(state, RollOn()), Roll((0, 1, 1, 1, 1)))
    assert rolled.seat == 0
    assert rolled.loose == {(0, 0)}


@pytest.mark.rule("TUL-11")
def test_a_later_roll_without_a_block_loses_all_loose_blocks() -> None:
    state = play_out(RULES, Roll((0, 2, 2, 2, 2, 2)), PlaceBlock(0, 0), RollOn(), Roll((1, 1, 1, 1, 1)))
    assert state.boards == (frozenset(), frozenset())
    assert state.loose == frozenset()
    assert state.seat == 1


@pytest.mark.rule("TUL-12i")
def test_blocks_of_one_roll_may_carry_each_other_in_the_order_the_player_likes() -> None:
    state = play_out(RULES, Roll((0, 0, 1, 5, 5, 5)), PlaceBlock(0, 4), PlaceBlock(0, 5))
    assert RULES.legal_moves(state) == (PlaceBlock(1, 4),)
    apart = play_out(RULES, Roll((0, 0, 1, 5, 5, 5)), PlaceBlock(0, 0), PlaceBlock(0, 5))
    assert RULES.legal_moves(apart) == (RollOn(), Stop())


@pytest.mark.rule("TUL-13i")
def test_placing_goes_on_until_no_die_fits() -> None:
    state = play_out(RULES, Roll((0, 0, 5, 5, 5, 5)), PlaceBlock(0, 0))
    with raises_illegal("TUL-13i"):
        RULES.play(state, Stop())
    with raises_illegal("TUL-13i"):
        RULES.play(state, RollOn())


@pytest.mark.rule("TUL-13i")
def test_with_decline_the_rest_of_a_roll_may_be_left_after_one_block() -> None:
    first = DECLINE.draw(DECLINE.start(), Roll((0, 0, 5, 5, 5, 5)))
    with raises_illegal("TUL-13i"):
        DECLINE.play(first, Stop())
    state = DECLINE.play(first, PlaceBlock(0, 0))
    assert {RollOn(), Stop(), PlaceBlock(0, 1)} <= set(DECLINE.legal_moves(state))
    rolled = DECLINE.play(state, RollOn())
    assert rolled.num_dice == 5
    again = DECLINE.draw(rolled, Roll((0, 0, 5, 5, 5)))
    with raises_illegal("TUL-13i"):
        DECLINE.play(again, Stop())  # one block of every roll


@pytest.mark.rule("TUL-14i")
def test_without_dice_the_turn_ends_by_itself_and_the_blocks_are_safe() -> None:
    state = play_out(RULES, Roll((0,) * 6), *(PlaceBlock(0, place) for place in range(6)))
    assert state.seat == 1
    assert len(state.boards[0]) == 6
    turn = RULES.turn(state)
    assert isinstance(turn, Chance)
    assert turn.seat == 1
