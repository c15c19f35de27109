"""Greedy builders against random ones."""

import numpy as np
import pytest

from baumeister.bots import make_bot
from baumeister.bots.pyramido import estimate, outlook, weights_of
from baumeister.games.pyramido import BuildStone, EndTurn, ExchangeStones
from baumeister.games.pyramido.packing import board_of
from baumeister.study import simulate
from tests.games.pyramido.positions import pyramid, rules_of, together


@pytest.mark.parametrize("base", [4, 5])
def test_alone_greedy_completes_more_pyramids_than_random(base: int, full: bool) -> None:
    rules, num_matches = rules_of(mode="solo", base=base), 1000 if full else 60
    greedy = simulate(rules, ["greedy"], num_matches, seed=1)
    random = simulate(rules, ["random"], 1000, seed=1)

    assert greedy.seats[0].low > random.seats[0].high
    assert greedy.facts["missing-stones"] < random.facts["missing-stones"]


def test_in_a_contest_greedy_beats_random(full: bool) -> None:
    rules, num_matches = rules_of(mode="contest", seats=3), 300 if full else 30
    report = simulate(rules, ["random", "greedy", "random"], num_matches, seed=1)

    assert report.seats[1].low > max(report.seats[0].high, report.seats[2].high)


def test_a_dead_gap_is_worse_than_any_other_outlook() -> None:
    supply, weights = np.full(5, 10), weights_of(rules_of(mode="solo").variant)
    dead, alive = (
        outlook(board_of(pyramid([base]), 5), supply, 47, 5, weights, np.empty(5))
        for base in ("gwr g.b ryw", "gyb g.r ryr")
    )

    assert dead < alive - 1000


def test_greedy_does_not_kill_a_gap_when_it_can_help_it() -> None:
    rules = rules_of(mode="solo")
    state = together(rules, ["gwr g.b .yw"], hands=["rrrrrr"])  # red in the corner leaves the gap no colour

    move = make_bot("greedy", rules, 0).choose(rules, state)
    assert move != BuildStone(0, 1, 0, 0)


def test_greedy_builds_a_stone_a_turn_while_the_bag_has_stones() -> None:
    rules = rules_of(mode="solo")
    bot = make_bot("greedy", rules, 0)
    state = together(rules, ["rr"], hands=["rygbwr"])

    first = bot.choose(rules, state)
    assert isinstance(first, BuildStone)
    assert bot.choose(rules, rules.play(state, first)) == EndTurn()


def test_greedy_exchanges_when_nothing_fits() -> None:
    rules = rules_of(mode="solo", base=4)
    almost = ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry")
    state = together(rules, almost, hands=["bbbbbb"], bag="ryy", corner=(-1, -1))

    assert isinstance(make_bot("greedy", rules, 0).choose(rules, state), ExchangeStones)


def test_the_estimate_of_a_position_is_a_greedy_continuation() -> None:
    rules = rules_of(mode="solo", base=4)
    start = rules.start()
    values = [estimate(rules, start, seed)[0] for seed in range(20)]

    assert values == [estimate(rules, start, seed)[0] for seed in range(20)]
    assert sum(values) / 20 > 0.8
