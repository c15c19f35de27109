"""Cooperative and solo matches: PYR-10 to PYR-17."""

import pytest

from baumeister.core import Chance, Decision, Ended, Outcome
from baumeister.games.pyramido import (
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    PyramidoRules,
    PyramidoState,
)
from baumeister.play import Match, SeededDraws
from tests.games.pyramido.positions import colours, rules_of, together

COOP = rules_of(mode="coop", seats=2)
SOLO = rules_of(mode="solo")
R, Y, G, B, W = range(5)

#: 29 of the 30 stones of the small pyramid, in stripes; red or yellow completes it
ALMOST = ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry")


def almost(rules: PyramidoRules, *hands: str, bag: str = "") -> PyramidoState:
    return together(rules, ALMOST, hands, bag, corner=(-1, -1))


def drawn(rules: PyramidoRules, state: PyramidoState, letters: str) -> PyramidoState:
    for colour in ("rygbw".index(letter) for letter in letters):
        state = rules.draw(state, DrawStone(colour))
    return state


def outcome(rules: PyramidoRules, state: PyramidoState) -> Outcome | None:
    turn = rules.turn(state)
    return turn.outcome if isinstance(turn, Ended) else None


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


@pytest.mark.rule("PYR-14")
def test_the_last_stone_wins_for_all() -> None:
    rules = rules_of(mode="coop", seats=3, base=4)
    state = rules.play(almost(rules, "ybb", "b", "b", bag="b"), BuildStone(Y, 4, -1, -1))

    assert outcome(rules, state) == Outcome((30,) * 3, (1,) * 3, (1.0,) * 3, "pyramid-complete")


@pytest.mark.rule("PYR-15i")
def test_lost_when_fewer_stones_are_left_than_missing() -> None:
    rules = rules_of(mode="solo", base=4)
    lacking = ("rryy rryy rryy rryy",)  # 14 stones missing
    state = together(rules, lacking, hands=["rrrrrr"], bag="y" * 8, corner=(-1, -1))

    assert outcome(rules, state) is None
    lost = outcome(rules, rules.play(state, ExchangeStones((R,))))
    assert lost == Outcome((16,), (1,), (0.9 * 16 / 30,), "too-few-stones", lost=True)
    assert lost.winners == ()


@pytest.mark.rule("PYR-15i")
def test_lost_when_the_bag_is_empty_and_no_stone_fits() -> None:
    rules = rules_of(mode="coop", seats=2, base=4)

    assert outcome(rules, almost(rules, "b", "r")) is None
    lost = outcome(rules, almost(rules, "b", "b"))
    assert lost is not None
    assert (lost.reason, lost.lost) == ("nothing-fits", True)


@pytest.mark.rule("PYR-15i")
def test_lost_when_nobody_builds_or_exchanges_for_two_rounds() -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"])
    for _ in range(3):
        state = COOP.play(state, EndTurn())
        assert outcome(COOP, state) is None

    lost = outcome(COOP, COOP.play(state, EndTurn()))
    assert lost is not None
    assert (lost.reason, lost.lost) == ("nobody-builds", True)


@pytest.mark.rule("PYR-15i")
@pytest.mark.parametrize("move", [BuildStone(B, 1, 0, 1), ExchangeStones((B,))])
def test_building_or_exchanging_starts_the_two_rounds_again(move: BuildStone | ExchangeStones) -> None:
    state = together(COOP, ["rr"], hands=["ryg", "bbb"], seat=1, idle=3)

    assert COOP.play(state, move).idle == 0


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
