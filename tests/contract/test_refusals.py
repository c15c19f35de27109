"""A refusal cites a rule that the move really breaks, by an independent classifier.

A reference tells it by `broken_rules(rules, state, move)`: every rule that a move breaks, or none.
"""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from baumeister.core import AnyRules, Decision
from baumeister.core.codec import decode_event, encode_event
from baumeister.core.errors import InvalidRecord
from baumeister.play import Match
from tests.conftest import Budget
from tests.contract.alterations import altered
from tests.tables import each_setup, walk


@each_setup()
def test_a_refusal_cites_a_rule_that_the_move_breaks(rules: AnyRules, budget: Budget) -> None:
    reference = import_module(f"tests.reference.{rules.game}")
    if not hasattr(reference, "broken_rules"):
        pytest.skip("no classifier of its own here")
    cited: set[str] = set()
    for number in budget(count=100, seconds=1):
        rng = random.Random(number)
        for state in walk(Match(rules), rng):
            if not isinstance(rules.turn(state), Decision):
                continue
            for move in doubtful_moves(rules, state, rng):
                refusal, broken = rules.why_not(state, move), reference.broken_rules(rules, state, move)
                assert (refusal.rule in broken) if refusal else not broken, (move, refusal, broken)
                cited |= {refusal.rule} if refusal else set()
    assert cited


def doubtful_moves(rules: AnyRules, state: Any, rng: random.Random) -> Iterator[Any]:
    """Some of all moves there are, and legal ones with a slip in them."""
    for _ in range(3):
        yield rules.action(state, rng.randrange(rules.num_actions))
        try:
            data = encode_event(rng.choice(rules.legal_moves(state)))
            kind = data.pop("kind")
            yield decode_event({"kind": kind, **altered(data, rng, most=2)}, rules.move_types)
        except (InvalidRecord, IndexError):  # a move without fields has nothing to slip on
            continue
