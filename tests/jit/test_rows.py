"""Matches in rows: choosing, and rows that do not touch each other."""

import numpy as np
import pytest

import baumeister
from baumeister.jit.flags import NUM_FLAGS
from baumeister.jit.rows import count_legal, nth_legal


def test_every_legal_action_is_chosen_as_often_as_any_other() -> None:
    rules = baumeister.rules("rumis", scenario="pirka")
    rows = rules.rows(1)
    rows.begin(np.array([0]), np.array([7], dtype=np.uint64))
    num_legal = int(rows.masks.sum())
    chosen = np.array([rows.choose(np.array([0]))[0] for _ in range(20 * num_legal)])
    counts = np.bincount(chosen, minlength=rules.num_actions)
    assert np.flatnonzero(counts).tolist() == np.flatnonzero(rows.masks[0]).tolist()
    spread = (counts[rows.masks[0]] - 20) ** 2 / 20
    assert abs(spread.sum() - num_legal) < 5 * (2 * num_legal) ** 0.5, "chi-squared, five deviations"


def test_equal_streams_give_equal_matches_whatever_the_other_rows_do() -> None:
    rules = baumeister.rules("tulum", seats=2)
    one, many = rules.rows(1), rules.rows(5)
    one.begin(np.array([0]), np.array([3], dtype=np.uint64))
    many.begin(np.arange(5), np.array([9, 8, 3, 7, 6], dtype=np.uint64))
    while not one.over[0]:
        assert (one.masks[0] == many.masks[2]).all()
        one.play(np.array([0]), one.choose(np.array([0])))
        going = np.flatnonzero(~many.over)
        many.play(going, many.choose(going))
    assert many.over[2]
    assert (one.utilities[0] == many.utilities[2]).all()


@pytest.mark.parametrize("num_actions", [1, 23, NUM_FLAGS, NUM_FLAGS + 1, 3 * NUM_FLAGS + 7])
def test_legal_actions_are_counted_across_words(num_actions: int) -> None:
    rng = np.random.default_rng(num_actions)
    for share in (0.02, 0.5, 1):
        read = np.ones(num_actions + NUM_FLAGS, dtype=np.uint8)  # what lies behind a mask does not count
        mask = read[:num_actions]
        mask[:] = rng.random(num_actions) < share
        mask[-1] = 1
        legal = np.flatnonzero(mask)
        assert count_legal(mask) == len(legal)
        assert [nth_legal(mask, n) for n in range(len(legal))] == legal.tolist()


def test_an_action_that_is_not_legal_is_found() -> None:
    rows = baumeister.rules("tulum").rows(4)
    everyone = np.arange(4)
    rows.begin(everyone, everyone.astype(np.uint64))
    actions = rows.choose(everyone)
    assert not rows.illegal(everyone, actions).any()
    actions[1:] = (-1, 23, np.flatnonzero(~rows.masks[3])[0])
    assert rows.illegal(everyone, actions).tolist() == [False, True, True, True]
    assert rows.illegal(np.array([0, 2]), actions).tolist() == [False, False, True, False]
