"""Contests and series: PYR-20 to PYR-26i."""

from dataclasses import replace

import pytest

from baumeister.core import Chance, Decision, Ended, Outcome
from baumeister.games.pyramido import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    Move,
    Pass,
    PyramidoRules,
    PyramidoState,
    StoreStone,
)
from baumeister.games.pyramido.moves import EndTurn
from tests.games.pyramido.positions import NO_TOP, THREE, contest, rules_of

THREE_SEATS = rules_of(mode="contest", seats=3)
SERIES = rules_of(mode="contest", seats=3, games=3)
R, Y, G, B, W = range(5)
TOP = (3, 0, 0)


def drawn(rules: PyramidoRules, state: PyramidoState, letters: str) -> PyramidoState:
    for colour in ("rygbw".index(letter) for letter in letters):
        state = rules.draw(state, DrawStone(colour))
    return state


def played(rules: PyramidoRules, state: PyramidoState, *moves: Move) -> PyramidoState:
    for move in moves:
        state = rules.play(state, move)
    return state


def outcome(rules: PyramidoRules, state: PyramidoState) -> Outcome | None:
    turn = rules.turn(state)
    return turn.outcome if isinstance(turn, Ended) else None


def refusal_of(rules: PyramidoRules, state: PyramidoState, move: Move) -> tuple[str, str] | None:
    refusal = rules.why_not(state, move)
    return None if refusal is None else (refusal.rule, refusal.because)


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


@pytest.mark.rule("PYR-23i", "PYR-24")
def test_when_all_pass_and_the_bag_is_empty_the_fewest_missing_stones_win() -> None:
    pyramids = [("rr",), ("rr r.",), ("rr",)]
    state = contest(THREE_SEATS, pyramids, quarry="gb", bag="")
    state = played(THREE_SEATS, state, Pass(), Pass(), Pass())

    assert outcome(THREE_SEATS, state) == Outcome((-12, -11, -12), (3, 1, 2), (0, 1, 0), "fewest-missing")


@pytest.mark.rule("PYR-24")
def test_a_tie_goes_to_the_seat_that_is_later_in_the_starting_order() -> None:
    pyramids = [("rr r.",), ("rr r.",), ("rr",)]
    state = played(THREE_SEATS, contest(THREE_SEATS, pyramids, bag=""), Pass(), Pass(), Pass())

    tied = outcome(THREE_SEATS, state)
    assert tied is not None
    assert (tied.ranks, tied.utilities) == ((2, 1, 3), (0, 1, 0))


@pytest.mark.rule("PYR-24")
def test_the_first_complete_pyramid_ends_the_game_and_wins() -> None:
    state = contest(THREE_SEATS, [NO_TOP, NO_TOP, ("rr",)], quarry="rr")
    state = THREE_SEATS.play(state, BuildFromQuarry(R, *TOP))

    assert outcome(THREE_SEATS, state) == Outcome((0, -1, -12), (1, 2, 3), (1, 0, 0), "pyramid-complete")


@pytest.mark.rule("PYR-25")
def test_in_a_series_the_round_is_played_to_its_end() -> None:
    state = contest(SERIES, [NO_TOP, NO_TOP, ("rr",)], quarry="rr", stores=["", "", "g"])
    state = SERIES.play(state, BuildFromQuarry(R, *TOP))
    assert SERIES.turn(state) == Decision(1)
    state = SERIES.play(state, BuildFromQuarry(R, *TOP))  # completes in the same round: no point, no loss
    state = drawn(SERIES, state, "bbbbb")
    assert SERIES.turn(state) == Decision(2)

    state = SERIES.play(state, Pass())
    assert state.totals == (1, 0, -12)
    assert (state.game, state.first, state.seat) == (1, 1, None)


@pytest.mark.rule("PYR-25")
def test_seats_before_the_finisher_do_not_play_again() -> None:
    state = contest(SERIES, [NO_TOP, ("rr",), NO_TOP], quarry="rr", first=1, seat=0, game=1)
    state = SERIES.play(state, BuildFromQuarry(R, *TOP))  # the order is 1, 2, 0: the round is over

    assert state.totals == (1, -12, -1)
    assert (state.game, state.first) == (2, 2)


@pytest.mark.rule("PYR-25", "PYR-26i")
def test_after_the_last_game_the_best_total_wins_and_a_tie_is_shared() -> None:
    last = contest(SERIES, [("rr",), ("rr",), ("rr",)], bag="", game=2, first=2, seat=2, idle=2)
    state = SERIES.play(replace(last, points=((1, -3, -9), (-4, 0, 0))), Pass())

    assert SERIES.view(state).points == ((1, -3, -9), (-4, 0, 0), (-12, -12, -12))
    assert state.totals == (-15, -15, -21)
    assert outcome(SERIES, state) == Outcome((-15, -15, -21), (1, 1, 3), (0.5, 0.5, 0), "series-over")


@pytest.mark.rule("PYR-26i")
def test_the_start_moves_on_and_nobody_complete_costs_everyone() -> None:
    state = contest(SERIES, [THREE[:1], ("rr",), NO_TOP], bag="", seat=2, idle=2)
    state = SERIES.play(state, Pass())
    assert state.totals == (-5, -12, -1)
    assert (state.game, state.first, state.bag) == (1, 1, (13,) * 5)

    state = drawn(SERIES, state, "rr")
    assert [len(stones) for stones in state.laid] == [
        0,
        2,
        0,
    ]  # the pairs are drawn from the starting seat on
    assert SERIES.turn(drawn(SERIES, state, "yyyy" + "ggggg")) == Decision(1)
