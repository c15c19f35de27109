"""Many matches, counted."""

from dataclasses import replace

import pytest

import baumeister
from baumeister.core.errors import UnknownPlayer
from baumeister.study import simulate, wilson_interval
from baumeister.study.speed import measure

RULES = baumeister.rules("tulum")


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate(RULES, ["greedy", "random"], 20, seed=3, jobs=1)
    two = simulate(RULES, ["greedy", "random"], 20, seed=3, jobs=2)
    assert one.seats == two.seats
    assert one.reasons == two.reasons == {"pyramid-complete": 20}
    assert one.num_moves == two.num_moves


def test_random_players_go_through_the_kernel() -> None:
    done: list[int] = []
    report = simulate(RULES, ["random", "random"], 5000, seed=1, tell=done.append)
    assert report.matches == sum(done) == 5000
    assert report.seats[0].wins + report.seats[1].wins == pytest.approx(1)
    assert report.seats[0].low > 0.5, "who begins has the edge"
    again = simulate(RULES, ["random", "random"], 5000, seed=1)
    assert replace(again, seconds=0) == replace(report, seconds=0)
    assert report.events_per_second > 0


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownPlayer):
        simulate(RULES, ["random", "deep-blue"], 10, seed=1)


def test_wilson_interval() -> None:
    """Known values, Wilson 1927: 0 of 10 and 5 of 10 at 95 %."""
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_speed_is_measured() -> None:
    speeds = measure(RULES, seconds=0.02)
    assert speeds.kernel is not None
    assert speeds.kernel > speeds.python > 0
    assert speeds.search > 0
