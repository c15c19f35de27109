"""The kernels against the slow obvious rules: every position of 204 matches on all scenarios with --full."""

import random

import numpy as np
import pytest

from baumeister.core import Decision
from baumeister.games.rumis import RumisRules
from baumeister.games.rumis.kernels import (
    CELL_MASK,
    COLOUR_BITS,
    MAX_CODES,
    MOVER,
    NUM_LAID,
    STATE_SIZE,
    can_place,
    height_at,
    is_legal,
    list_placements,
    score,
)
from baumeister.games.rumis.packing import anchor, move_of
from baumeister.games.rumis.playouts import play_matches, sample_colour, sample_found, sample_listed
from baumeister.games.rumis.scenario import NAMES, Scenario
from baumeister.games.rumis.tables import MAX_HEIGHT
from baumeister.jit import Array
from baumeister.jit.random import new_rng
from baumeister.play import Match
from tests.games.rumis.positions import rumis
from tests.reference import rumis as reference
from tests.tables import walk

FULL_MATCHES = 34  #: on each of the six scenarios


@pytest.mark.parametrize("name", NAMES)
def test_kernels_and_slow_rules_agree_on_every_position(name: str, full: bool) -> None:
    for number in range(FULL_MATCHES if full else 1):
        rules = rumis(scenario=name, seats=2 + number % 3)
        match = Match(rules)
        for state in walk(match, random.Random(number)):
            if isinstance(rules.turn(state), Decision):
                assert set(rules.legal_moves(state)) == reference.legal_moves(rules, state)
        assert match.outcome is not None
        assert list(match.outcome.ranks) == reference.ranks(rules, match.state)


def test_the_highest_building_there_can_be() -> None:
    """Kernels look at eight heights at a time, and there are nine."""
    spire = Scenario("spire", (("999", "999"),) * 3, (9, 9, 9))
    rules = rumis(scenario=spire, seats=4)
    num_on_top = 0
    for seed in range(3):
        for state in walk(Match(rules), random.Random(seed)):
            if isinstance(rules.turn(state), Decision):
                listed = set(rules.legal_moves(state))
                assert listed == reference.legal_moves(rules, state)
                num_on_top += any(anchor(move.cells)[2] == MAX_HEIGHT - 1 for move in listed)
    assert num_on_top


@pytest.mark.parametrize("name", NAMES)
def test_listing_asking_and_sampling_say_the_same(name: str) -> None:
    rules = rumis(scenario=name, seats=3)
    for state in walk(Match(rules), random.Random(name)):
        if isinstance(rules.turn(state), Decision):
            check_position(rules, rules.pack(state))


def check_position(rules: RumisRules, array: Array) -> None:
    codes, scratch = np.empty(MAX_CODES, dtype=np.int64), np.empty(MAX_CODES, dtype=np.int64)
    listed = codes[: list_placements(array, rules.plan, codes)].tolist()
    colour = int(array[MOVER])
    assert len(set(listed)) == len(listed) > 0
    assert can_place(array, rules.plan, colour)
    assert all(code >> COLOUR_BITS == colour for code in listed)
    rng = new_rng(len(listed))
    for _ in range(50):
        assert sample_colour(array, rules.plan, colour, rng, scratch) in listed
    for seed in range(20):
        sampled = [
            sample(array, rules.plan, colour, new_rng(seed), scratch)
            for sample in (sample_found, sample_listed)
        ]
        assert sampled[0] == sampled[1]
    for code in listed[:20]:
        z = height_of(rules, array, code)
        assert is_legal(array, rules.plan, code, z)
        assert not is_legal(array, rules.plan, code, z + 1)


def height_of(rules: RumisRules, array: Array, code: int) -> int:
    z = height_at(array, code & CELL_MASK)
    assert anchor(move_of(code, z, rules.variant.width).cells)[2] == z
    return z


def test_a_sample_is_uniform() -> None:
    """Chi-squared over the placements of a middle position: 5 standard deviations would be no accident."""
    rules = rumis()
    state = list(walk(Match(rules), random.Random(5)))[8]
    array, codes = rules.pack(state), np.empty(MAX_CODES, dtype=np.int64)
    num_codes = list_placements(array, rules.plan, codes)
    listed, rng = codes[:num_codes].tolist(), new_rng(9)
    expected = 200
    colour = int(array[MOVER])
    drawn = [sample_colour(array, rules.plan, colour, rng, codes) for _ in range(expected * num_codes)]
    squares = sum((drawn.count(code) - expected) ** 2 / expected for code in listed)
    freedom = num_codes - 1
    assert abs(squares - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("scenario", ["chullpa", "coricancha"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_by_trying_end_as_matches_from_lists(seats: int, scenario: str, full: bool) -> None:
    """How often a colour tries before it looks at its list must not matter: 5 standard errors at most."""
    plan, num_matches = rumis(scenario=scenario, seats=seats).plan, 200_000 if full else 10_000
    ends = np.empty((2, num_matches, STATE_SIZE), dtype=np.uint64)
    for from_list, played in enumerate(ends):
        play_matches(plan, new_rng(seats + 10 * from_list), bool(from_list), played)
    facts = [ends[:, :, NUM_LAID].astype(float)]
    facts += [np.array([[score(end, seat) for end in played] for played in ends]) for seat in range(seats)]
    for tried, listed in facts:
        error = np.hypot(tried.std(), listed.std()) / num_matches**0.5
        assert abs(tried.mean() - listed.mean()) < 5 * error
