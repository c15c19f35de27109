"""How strong the bots of Tulum are."""

import baumeister
from baumeister.study import simulate

RULES = baumeister.rules("tulum")


def test_mcts_beats_random_as_often_as_tulum_lets_anyone(full: bool) -> None:
    """The best possible answer to a random player wins 86.8 % from seat 1 (see docs/tulum-strength.md)."""
    count = 200 if full else 60
    report = simulate(RULES, ["mcts:200", "random"], count, seed="strength", jobs=1)
    assert report.seats[0].wins >= (0.80 if full else 0.72)


def test_greedy_beats_random() -> None:
    report = simulate(RULES, ["greedy", "random"], 300, seed="strength")
    assert report.seats[0].low > 0.7
