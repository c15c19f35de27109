"""Odds, ranks and shares."""

from fractions import Fraction

import pytest

from baumeister.core import Odds, Outcome, ranks_by, shared_win


def test_odds_sum_to_one_exactly() -> None:
    with pytest.raises(ValueError, match="sum to 1"):
        Odds([("heads", Fraction(1, 2)), ("tails", Fraction(1, 3))])


def test_every_case_of_the_odds_is_picked_once() -> None:
    odds = Odds.from_weights({"a": 1, "b": 3, "c": 0, "d": 2})
    assert odds.total == 6
    assert [odds.pick(case) for case in range(6)] == ["a", "b", "b", "b", "d", "d"]
    assert "c" not in odds.chance_of


def test_ties_share_a_rank_and_the_win() -> None:
    assert ranks_by([3, 7, 7, 1]) == (3, 1, 1, 4)
    assert shared_win((3, 1, 1, 4)) == (0, 0.5, 0.5, 0)
    tied = Outcome((3, 7, 7), (3, 1, 1), (0, 0.5, 0.5), "most-points")
    assert tied.winners == (1, 2)
    assert tied.shares == (0, 0.5, 0.5)


def test_a_table_wins_or_loses_together() -> None:
    won = Outcome((55, 55), (1, 1), (1.0, 1.0), "complete")
    lost = Outcome((40, 40), (1, 1), (0.6, 0.6), "stuck", lost=True)
    assert sum(won.shares) == 2
    assert [*lost.winners] == []
    assert sum(lost.shares) == 0
