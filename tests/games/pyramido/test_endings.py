"""How a match of Pyramido ends, and that it does, whoever plays."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baumeister.catalog import setups
from baumeister.core import Chance, Decision, Ended, Outcome
from baumeister.games.pyramido import (
    BuildFromQuarry,
    BuildStone,
    EndTurn,
    ExchangeStones,
    Pass,
    PyramidoRules,
    PyramidoState,
    StoreStone,
)
from tests.games.pyramido.positions import (
    NO_TOP,
    THREE,
    almost,
    contest,
    drawn,
    played,
    rules_of,
    together,
)

R, Y, G, B, W = range(5)
COOP = rules_of(mode="coop", seats=2)
THREE_SEATS = rules_of(mode="contest", seats=3)
TOP = (3, 0, 0)
SERIES = rules_of(mode="contest", seats=3, games=3)
LAZY = EndTurn | ExchangeStones | Pass | StoreStone


def outcome(rules: PyramidoRules, state: PyramidoState) -> Outcome | None:
    turn = rules.turn(state)
    return turn.outcome if isinstance(turn, Ended) else None


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


def longest(rules: PyramidoRules) -> int:
    """A bound on the events of a match.

    A stone is drawn once a game, and stored, built or exchanged at most twice; between two such moves
    every seat can end its turn or pass at most twice.
    """
    stones = 5 * rules.variant.per_colour
    return rules.variant.games * (stones + 2 * stones * (1 + 2 * rules.seats + 1))


@pytest.mark.rule("PYR-15i", "PYR-23", "PYR-23i")
@pytest.mark.parametrize("rules", setups("pyramido"), ids=repr)
@settings(max_examples=5, deadline=None)
@given(rng=st.randoms(use_true_random=False), liking=st.floats(0.0, 1.0))
def test_a_match_ends_even_among_players_who_like_to_pass(
    rules: PyramidoRules, rng: Random, liking: float
) -> None:
    state = rules.start()
    for _ in range(longest(rules)):
        match rules.turn(state):
            case Ended():
                return
            case Chance(odds):
                state = rules.after_draw(state, odds.pick(rng.randrange(odds.total)))
            case Decision():
                moves = rules.legal_moves(state)
                lazy = [move for move in moves if isinstance(move, LAZY)]
                state = rules.after_move(state, rng.choice(lazy if rng.random() < liking else moves))
    pytest.fail("the match did not end")
