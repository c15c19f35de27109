"""Pyramido, rule by rule: set-up and turns, together or alone (PYR-10 to 17), in a contest (PYR-20 to 23)."""

import pytest

from baumeister.core import Chance, Decision
from baumeister.games.pyramido import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    PyramidoRules,
    PyramidoState,
    StoreStone,
)
from baumeister.play import Match, SeededDraws
from tests.games.pyramido.positions import (
    almost,
    colours,
    contest,
    drawn,
    played,
    rules_of,
    together,
)

COOP = rules_of(mode="coop", seats=2)
R, Y, G, B, W = range(5)
SOLO = rules_of(mode="solo")
THREE_SEATS = rules_of(mode="contest", seats=3)


@pytest.mark.rule("PYR-10")
def test_the_plus_is_drawn_from_its_centre_then_the_hands_seat_by_seat() -> None:
    state = drawn(COOP, COOP.start(), "rygbw" + "rrr")
    assert state.pyramids[0] == {(1, 0, 0): R, (1, 1, 0): Y, (1, 0, 1): G, (1, -1, 0): B, (1, 0, -1): W}
    assert state.hands == ((R, R, R), ())
    assert state.seat is None

    ready = drawn(COOP, state, "wyb")
    assert ready.hands == ((R, R, R), (Y, B, W))
    assert COOP.turn(ready) == Decision(0)


@pytest.mark.rule("PYR-10")
def test_alone_the_hand_has_six_stones() -> None:
    state = drawn(SOLO, SOLO.start(), "rygbw" + "rygbwr")

    assert state.hands == (colours("rygbwr"),)
    assert SOLO.turn(state) == Decision(0)


@pytest.mark.rule("PYR-11")
def test_a_turn_builds_none_to_all_and_then_refills() -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"])
    for x, colour in ((0, R), (1, Y), (-1, G)):
        assert EndTurn() in COOP.legal_moves(state)
        state = COOP.play(state, BuildStone(colour, 1, x, 1 if x >= 0 else 0))
    assert COOP.legal_moves(state) == (EndTurn(),)

    refilling = COOP.play(state, EndTurn())
    assert isinstance(turn := COOP.turn(refilling), Chance)
    assert turn.seat == 0
    refilled = drawn(COOP, refilling, "www")
    assert refilled.hands == ((W, W, W), (B, B, B))
    assert COOP.turn(refilled) == Decision(1)


@pytest.mark.rule("PYR-11")
def test_the_refill_stops_when_the_bag_is_empty() -> None:
    rules = rules_of(mode="coop", seats=2, base=4)
    state = rules.play(almost(rules, "b", "r", bag="w"), EndTurn())
    state = rules.draw(state, DrawStone(W))

    assert state.hands[0] == (B, W)
    assert rules.turn(state) == Decision(1)


@pytest.mark.rule("PYR-11i")
def test_who_has_no_stone_is_skipped() -> None:
    rules = rules_of(mode="coop", seats=3, base=4)
    state = almost(rules, "bbr", "", "b")

    assert rules.turn(rules.play(state, EndTurn())) == Decision(2)


@pytest.mark.rule("PYR-12")
def test_exchanging_puts_stones_out_of_the_game_and_draws_as_many() -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"])
    before = sum(state.bag) + 6

    state = COOP.play(state, ExchangeStones((G, R)))
    assert state.hands[0] == (Y,)
    state = drawn(COOP, state, "ww")

    assert state.hands[0] == (Y, W, W)
    assert sum(state.bag) + 6 == before - 2
    assert COOP.turn(state) == Decision(1)


@pytest.mark.rule("PYR-12")
@pytest.mark.parametrize(
    ("stones", "because"),
    [("", "exchange-one-to-three"), ("bbbb", "exchange-one-to-three"), ("rr", "not-in-hand")],
)
def test_exchanges_that_are_refused(stones: str, because: str) -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"])
    refusal = COOP.why_not(state, ExchangeStones(colours(stones)))

    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("PYR-12", because)


@pytest.mark.rule("PYR-12")
def test_who_has_built_cannot_exchange() -> None:
    state = COOP.play(together(COOP, ["rr"], hands=["ryg", "bbb"]), BuildStone(R, 1, 0, 1))
    refusal = COOP.why_not(state, ExchangeStones((Y,)))

    assert refusal is not None
    assert refusal.because == "built-this-turn"


@pytest.mark.rule("PYR-12i")
def test_no_more_stones_are_exchanged_than_the_bag_holds() -> None:
    rules = rules_of(mode="coop", seats=2, base=4)
    state = almost(rules, "bbw", "www", bag="r")
    refusal = rules.why_not(state, ExchangeStones((B, B)))

    assert refusal is not None
    assert (refusal.rule, refusal.details) == ("PYR-12i", (("count", 1),))
    assert rules.why_not(state, ExchangeStones((B,))) is None


@pytest.mark.rule("PYR-13")
def test_everything_is_open_and_the_seat_to_move_decides_alone() -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"])
    view = COOP.view(state)

    assert (view.hands, view.bag) == (state.hands, state.bag)
    refusal = COOP.why_not(state, BuildStone(B, 1, 0, 1))  # a stone of the other hand
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("PYR-11", "not-in-hand")


@pytest.mark.rule("PYR-16", "PYR-17i")
def test_the_small_version_has_a_base_of_four_and_eight_stones_of_each_colour() -> None:
    small = rules_of(mode="coop", seats=2, base=4)
    state = drawn(small, small.start(), "rygbw")

    assert small.start().bag == (8, 8, 8, 8, 8)
    assert small.variant.total == 30
    assert sorted(state.pyramids[0]) == [(1, -1, 0), (1, 0, -1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    assert rules_of(mode="solo").start().bag == (13, 13, 13, 13, 13)


def test_the_bag_has_no_order() -> None:
    one = drawn(COOP, COOP.start(), "rygbw" + "rgy" + "bbw")
    other = drawn(COOP, COOP.start(), "rygbw" + "yrg" + "wbb")

    assert one == other
    turn = COOP.turn(COOP.start())
    assert isinstance(turn, Chance)
    assert [chance.denominator for _, chance in turn.odds] == [5] * 5


def test_the_odds_of_each_draw_are_the_counts_of_the_bag() -> None:
    match = Match(SOLO)
    draws = SeededDraws(7)
    for _ in range(11):
        turn, bag = match.turn, match.state.bag
        assert isinstance(turn, Chance)
        assert {draw.colour: chance * sum(bag) for draw, chance in turn.odds} == dict(enumerate(bag))
        match.draw_from(draws)


@pytest.mark.rule("PYR-20")
@pytest.mark.parametrize(("seats", "base"), [(2, 4), (3, 3), (4, 3)])
def test_each_seat_starts_its_own_pyramid_with_a_pair(seats: int, base: int) -> None:
    rules = rules_of(mode="contest", seats=seats)
    state = drawn(rules, rules.start(), "ry" * seats)

    assert rules.variant.base == base
    assert state.pyramids == ({(1, 0, 0): R, (1, 1, 0): Y},) * seats
    assert state.seat is None


@pytest.mark.rule("PYR-21")
def test_five_stones_lie_in_the_quarry_and_five_new_ones_follow_the_last() -> None:
    state = drawn(THREE_SEATS, THREE_SEATS.start(), "ryryry" + "wbgyr")
    assert state.quarry == (R, Y, G, B, W)
    assert THREE_SEATS.turn(state) == Decision(0)

    state = played(THREE_SEATS, state, *(StoreStone(colour) for colour in range(5)))
    assert isinstance(turn := THREE_SEATS.turn(state), Chance)
    assert turn.seat == 2
    assert drawn(THREE_SEATS, state, "rrrrr").quarry == (R,) * 5


@pytest.mark.rule("PYR-21")
def test_a_bag_with_fewer_stones_gives_what_it_has() -> None:
    state = contest(THREE_SEATS, [("rr",)] * 3, quarry="g", bag="yy")
    state = drawn(THREE_SEATS, THREE_SEATS.play(state, StoreStone(G)), "yy")

    assert state.quarry == (Y, Y)
    assert THREE_SEATS.turn(state) == Decision(1)


@pytest.mark.rule("PYR-22")
def test_a_turn_is_one_of_four_things() -> None:
    state = contest(THREE_SEATS, [("rr",)] * 3, quarry="gb", stores=["y", "", ""])
    kinds = {type(move) for move in THREE_SEATS.legal_moves(state)}
    assert kinds == {BuildFromQuarry, StoreStone, BuildFromStore, Pass}

    built = THREE_SEATS.play(state, BuildFromQuarry(G, 1, 0, 1))
    assert (built.pyramids[0][1, 0, 1], built.quarry, built.seat) == (G, (B,), 1)
    stored = THREE_SEATS.play(state, StoreStone(G))
    assert (stored.stores[0], stored.quarry, stored.seat) == ((Y, G), (B,), 1)
    from_store = THREE_SEATS.play(state, BuildFromStore(Y, 1, 0, 1))
    assert (from_store.pyramids[0][1, 0, 1], from_store.stores[0], from_store.seat) == (Y, (), 1)


def refusal_of(rules: PyramidoRules, state: PyramidoState, move: Move) -> tuple[str, str] | None:
    refusal = rules.why_not(state, move)
    return None if refusal is None else (refusal.rule, refusal.because)


@pytest.mark.rule("PYR-22")
def test_moves_that_lack_their_stone_or_their_room() -> None:
    state = contest(THREE_SEATS, [("rr",)] * 3, quarry="gb", stores=["yyyyy", "", ""])

    assert refusal_of(THREE_SEATS, state, StoreStone(G)) == ("PYR-22", "store-full")
    assert refusal_of(THREE_SEATS, state, StoreStone(W)) == ("PYR-22", "not-in-quarry")
    assert refusal_of(THREE_SEATS, state, BuildFromQuarry(W, 1, 0, 1)) == ("PYR-22", "not-in-quarry")
    assert refusal_of(THREE_SEATS, state, BuildFromStore(W, 1, 0, 1)) == ("PYR-22", "not-in-store")
    assert refusal_of(THREE_SEATS, state, BuildStone(G, 1, 0, 1)) == ("PYR-22", "move-of-another-mode")
    assert refusal_of(THREE_SEATS, state, EndTurn()) == ("PYR-22", "move-of-another-mode")


@pytest.mark.rule("PYR-22")
def test_the_other_modes_know_no_quarry() -> None:
    coop = rules_of(mode="coop", seats=2)
    state = drawn(coop, coop.start(), "rygbw" + "rrryyy")

    assert refusal_of(coop, state, Pass()) == ("PYR-11", "move-of-another-mode")


@pytest.mark.rule("PYR-23")
def test_when_all_pass_the_quarry_is_renewed_and_the_next_seat_plays() -> None:
    state = contest(THREE_SEATS, [("rr",)] * 3, quarry="gb", seat=1)
    state = played(THREE_SEATS, state, Pass(), Pass())
    assert (state.passes, state.quarry) == (2, (G, B))

    state = THREE_SEATS.play(state, Pass())
    assert (state.passes, state.quarry) == (0, ())
    state = drawn(THREE_SEATS, state, "wwwww")
    assert state.quarry == (W,) * 5
    assert THREE_SEATS.turn(state) == Decision(1)


@pytest.mark.rule("PYR-23")
def test_a_move_between_breaks_the_row_of_passes() -> None:
    state = contest(THREE_SEATS, [("rr",)] * 3, quarry="gb")

    assert played(THREE_SEATS, state, Pass(), Pass(), StoreStone(G), Pass()).passes == 1
