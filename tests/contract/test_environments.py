"""What learners need of every game: action ids, observations, copies, and matches in rows."""

import copy
import pickle
import random
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import baumeister
from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.errors import InvalidArgument
from baumeister.jit import Array
from baumeister.play import Match
from tests.conftest import Budget
from tests.tables import each_setup, random_match, walk

NUM_ROWS = 8
NUM_STEPS = 20_000  #: in rows that are compared with the rules


@each_setup()
def test_action_ids_are_those_of_the_legal_moves(rules: AnyRules, budget: Budget) -> None:
    for number in budget(count=100, seconds=0.1):
        for state in walk(Match(rules), random.Random(number)):
            ids = rules.legal_action_ids(state)
            assert ids.dtype == np.int64
            assert ids.tolist() == [rules.action_id(move) for move in rules.legal_moves(state)]


@each_setup()
def test_numbers_beyond_those_there_are_are_refused(rules: AnyRules) -> None:
    """They gave other moves and views, or what lay beside a kernel's tables in memory."""
    state = rules.start()
    for action in (-1, rules.num_actions, 10**12):
        with pytest.raises(InvalidArgument, match="no-such-action"):
            rules.action(state, action)
    for seat in (-1, rules.seats):
        with pytest.raises(InvalidArgument, match="no-such-seat"):
            rules.observe(state, seat)


@each_setup()
def test_an_observation_tells_all_that_counts_and_nothing_else(rules: AnyRules, budget: Budget) -> None:
    """Equal planes mean states that are equal for whoever sits there, and equal states give equal planes."""
    what_counts = import_module(f"tests.reference.{rules.game}").what_counts
    seen: dict[tuple[int, bytes], Any] = {}
    for number in budget(count=50, seconds=0.2):
        rng = random.Random(number)
        for state in walk(Match(rules), rng):
            seat = rng.randrange(rules.seats)
            planes = rules.observe(state, seat)
            assert planes.shape == rules.observation_shape
            assert planes.dtype == np.uint8
            assert np.array_equal(planes, rules.observe(pickle.loads(pickle.dumps(state)), seat))
            assert seen.setdefault((seat, planes.tobytes()), what_counts(state)) == what_counts(state)
    assert len(set(seen.values())) > 1


@each_setup()
def test_the_first_planes_tell_whose_turn_it_is(rules: AnyRules, rng: random.Random) -> None:
    for state in walk(Match(rules), rng):
        if isinstance(turn := rules.turn(state), Decision):
            for seat in range(rules.seats):
                planes = rules.observe(state, seat)[: rules.seats]
                turns = [(seat + step) % rules.seats == turn.seat for step in range(rules.seats)]
                assert [np.unique(plane).tolist() for plane in planes] == [[int(mine)] for mine in turns]


@each_setup()
def test_no_match_is_longer_than_the_rules_say(rules: AnyRules, budget: Budget) -> None:
    if rules.max_events is None:
        pytest.skip("matches may go on for ever")
    batch = rules.random_matches(1000, 3)
    assert batch is not None
    lengths = batch.num_moves + batch.num_draws
    walked = [len(random_match(rules, random.Random(number)).events) for number in budget(20, seconds=0.1)]
    assert max(*lengths, *walked) <= rules.max_events


@each_setup()
def test_chance_never_lists_more_draws_than_the_rules_say(rules: AnyRules, rng: random.Random) -> None:
    turns = [rules.turn(state) for state in walk(Match(rules), rng)]
    listed = [turn.odds for turn in turns if isinstance(turn, Chance)]
    assert max(map(len, listed), default=0) <= rules.max_draws
    assert bool(listed) == bool(rules.max_draws)
    for odds in listed[:20]:
        assert [odds[number][1] for number, _ in odds.numbered] == [chance for _, chance in odds]
        assert sum(chance for _, chance in odds.numbered) == pytest.approx(1)


@each_setup()
def test_rules_and_states_pickle_and_copy_as_themselves(rules: AnyRules, rng: random.Random) -> None:
    assert copy.deepcopy(rules) is copy.copy(rules) is rules
    again = pickle.loads(pickle.dumps(rules))
    assert (again, again.variant) == (rules, rules.variant)
    assert copy.deepcopy(rules.variant) is rules.variant
    for state in walk(Match(rules), rng):
        rules.view(state)  # reads what a state may keep beside its fields
        loaded = pickle.loads(pickle.dumps(state))
        assert loaded == state
        assert rules.view(loaded) == again.view(state)
        assert copy.deepcopy(state) is copy.copy(state) is state


def test_copying_rules_takes_no_time() -> None:
    rules = baumeister.rules("pyramido")
    began = time.process_time()
    for _ in range(1000):
        copy.deepcopy({"rules": rules, "state": rules.start()})
    assert time.process_time() - began < 1


@each_setup()
def test_matches_in_rows_are_those_of_the_rules(rules: AnyRules, full: bool) -> None:
    """Step by step: who decides, legal actions, observations, ends, utilities, random numbers used.

    NUM_STEPS of each game, shared by its setups; with --full, NUM_STEPS of each setup.
    """
    if (rows := rules.rows(NUM_ROWS)) is None:
        pytest.skip("no matches in rows")
    num_shares = NUM_ROWS if full else NUM_ROWS * len(catalog.setups(rules.game))
    twins = [Twin(rules, row) for row in range(NUM_ROWS)]
    rows.begin(np.arange(NUM_ROWS), np.arange(NUM_ROWS, dtype=np.uint64))
    rng = np.random.default_rng(1)
    for step in range(-(-NUM_STEPS // num_shares)):
        for row, twin in enumerate(twins):
            twin.check(rows, row, viewer=int(rng.integers(rules.seats)))
        ended = np.flatnonzero(rows.over)
        rows.begin(ended, ended.astype(np.uint64) + np.uint64(step))
        going = np.setdiff1d(np.arange(NUM_ROWS), ended)
        actions = np.array([rng.choice(np.flatnonzero(rows.masks[row])) for row in going], dtype=np.int64)
        rows.play(going, actions)
        for row in ended.tolist():
            twins[row] = Twin(rules, row + step)
        for row, action in zip(going.tolist(), actions.tolist(), strict=True):
            twins[row].play(action)


def test_the_sizes_in_the_docs_are_those_of_the_rules() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for game in baumeister.games():
        rules = baumeister.rules(game)
        shape = " × ".join(map(str, rules.observation_shape))
        sizes = f"| {rules.num_actions:,} | {shape} | {rules.max_events or '–'} | {rules.max_draws} |"
        assert sizes in page


class Twin:
    """A match of the rules whose chance draws as a row of the kernels does."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self.rules = rules
        self.drawn = import_module(f"tests.reference.{rules.game}").drawn
        self.stream = np.array([seed], dtype=np.uint64)
        self.state = rules.start()
        self._draw()

    def play(self, action: int) -> None:
        self.state = self.rules.play(self.state, self.rules.action(self.state, action))
        self._draw()

    def check(self, rows: Any, row: int, viewer: int) -> None:
        legal = np.sort(self.rules.legal_action_ids(self.state))
        assert np.flatnonzero(rows.masks[row]).tolist() == legal.tolist()
        planes: Array = np.empty((1, *rows.shape), dtype=np.uint8)
        rows.observe(np.array([row]), np.array([viewer]), planes)
        assert np.array_equal(planes[0], self.rules.observe(self.state, viewer))
        assert rows.streams[row] == self.stream[0]
        match self.rules.turn(self.state):
            case Decision(seat):
                assert (rows.seats[row], rows.over[row]) == (seat, False)
            case Ended(outcome):
                assert rows.over[row]
                assert tuple(rows.utilities[row]) == outcome.utilities
            case Chance():
                raise AssertionError("chance is settled")

    def _draw(self) -> None:
        while isinstance(self.rules.turn(self.state), Chance):
            self.state = self.rules.draw(self.state, self.drawn(self.rules, self.state, self.stream))
