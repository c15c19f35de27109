"""Ratings: what went into made-up results comes out again, within its intervals."""

from math import exp
from random import Random

import pytest

from baumeister.study import Played
from baumeister.study.ratings import ELO, completed, rate


def made_up(elos: dict[str, float], seats: tuple[float, ...], count: int, seed: int) -> list[Played]:
    """Matches of players of known strength: places are drawn one after the other by strength and seat."""
    rng, names = Random(seed), list(elos)
    return [drawn(rng, rng.sample(names, len(seats)), elos, seats, number) for number in range(count)]


def drawn(
    rng: Random, players: list[str], elos: dict[str, float], seats: tuple[float, ...], n: int
) -> Played:
    left, ranks = list(range(len(seats))), [0] * len(seats)
    for rank in range(1, len(seats) + 1):
        weights = [exp((elos[players[seat]] + seats[seat]) / ELO) for seat in left]
        taken = rng.choices(left, weights)[0]
        ranks[taken] = rank
        left.remove(taken)
    shares = tuple(float(rank == 1) for rank in ranks)
    return Played(tuple(players), str(n), shares, tuple(ranks), 1)


@pytest.mark.parametrize("seats", [(-40.0, 40.0), (60.0, 0.0, -60.0), (30.0, 10.0, -10.0, -30.0)])
def test_known_strengths_are_found(seats: tuple[float, ...]) -> None:
    elos = {"a": 0.0, "b": 150.0, "c": 400.0, "d": 500.0}
    found = rate(made_up(elos, seats, 3000, seed=1), tuple(elos))
    for rating in found.players:
        assert rating.elo == pytest.approx(elos[rating.player], abs=1.6 * rating.error + 1e-9)
        assert rating.error < 40
    for bonus, error, put_in in zip(found.seats, found.seats_error, seats, strict=True):
        assert bonus == pytest.approx(put_in, abs=1.6 * error)


def test_intervals_hold_what_they_promise() -> None:
    """Of 95 % intervals about 95 % hold the truth."""
    elos = {"a": 0.0, "b": 200.0}
    held = sum(
        abs(rate(made_up(elos, (0.0, 0.0), 120, seed), ("a", "b")).players[1].elo - 200)
        <= rate(made_up(elos, (0.0, 0.0), 120, seed), ("a", "b")).players[1].error
        for seed in range(200)
    )
    assert 180 <= held <= 199


def test_two_seats_are_the_logistic_model() -> None:
    """Three wins of four in each seat: odds of 3, whatever the seats are worth."""
    wins = [Played(("a", "b"), "", (0.0, 1.0), (2, 1), 1)] * 3 + [
        Played(("a", "b"), "", (1.0, 0.0), (1, 2), 1)
    ]
    wins += [Played(("b", "a"), "", (1.0, 0.0), (1, 2), 1)] * 3 + [
        Played(("b", "a"), "", (0.0, 1.0), (2, 1), 1)
    ]
    found = rate(wins * 50, ("a", "b"))
    assert found.players[1].elo == pytest.approx(190.8, abs=1)
    assert found.seats == pytest.approx((0, 0), abs=0.1)


def test_a_tie_is_half_a_win() -> None:
    ties = [Played(("a", "b"), "", (0.5, 0.5), (1, 1), 1)] * 10
    win = [Played(("a", "b"), "", (0.0, 1.0), (2, 1), 1), Played(("b", "a"), "", (1.0, 0.0), (1, 2), 1)]
    assert (
        rate(ties + win * 5, ("a", "b")).players[1].elo > rate(ties * 9 + win * 5, ("a", "b")).players[1].elo
    )


def test_a_clean_sweep_stays_finite_and_doubtful() -> None:
    sweep = [Played(("a", "b"), "", (0.0, 1.0), (2, 1), 1), Played(("b", "a"), "", (1.0, 0.0), (1, 2), 1)] * 5
    rating = rate(sweep, ("a", "b")).players[1]
    assert rating.elo - rating.error < 600 < rating.elo + rating.error


def test_together_the_share_that_was_completed_counts() -> None:
    played = [Played(("a",), str(n), (float(n < 3),), (1,), 1) for n in range(4)]
    share = completed(played, ("a",))["a"]
    assert (share.share, share.matches) == (0.75, 4)
    assert share.low < 0.75 < share.high


def test_losers_who_share_the_last_place_are_not_taken_for_equals() -> None:
    """In Tulum only the winner is known: that says nothing about the others."""
    one = [Played(("a", "b", "c"), "", (1.0, 0.0, 0.0), (1, 2, 2), 1)] * 30
    assert rate(one, ("a", "b", "c")).players[2].step_error > 1000
