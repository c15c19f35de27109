"""Records of every game and variant: text and JSON say the same, and replay ends where the match did."""

import random

from baumeister.core import AnyRules
from baumeister.play import format_json, format_text, parse_record, record_of, replay
from tests.conftest import Budget
from tests.tables import each_setup, random_match

SAMPLE = 12  #: how many lengths of a match are looked at, if not all


@each_setup()
def test_text_to_json_to_text_is_the_identity(rules: AnyRules, budget: Budget) -> None:
    players = tuple(f"player {seat}" for seat in range(rules.seats))
    for number in budget(count=1000, seconds=1):
        match = random_match(rules, random.Random(number))
        record = record_of(match, players, seed=str(number))
        text = format_text(record)
        from_text = parse_record(text)
        from_json = parse_record(format_json(from_text))
        assert format_text(from_json) == text
        assert from_json == from_text == record
        again = replay(from_json)
        assert (again.state, again.outcome) == (match.state, match.outcome)


@each_setup()
def test_an_unfinished_match_has_a_record_too(rules: AnyRules, rng: random.Random, full: bool) -> None:
    match = random_match(rules, rng)
    stride = 1 if full else 1 + len(match.events) // SAMPLE
    while len(match.events) > 1:
        match.undo()
        if len(match.events) % stride == 1 % stride:
            record = record_of(match, ("x",) * rules.seats)
            assert parse_record(format_text(record)) == record
            assert replay(record).state == match.state
