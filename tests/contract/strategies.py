"""Hypothesis strategies: positions of any game and variant, and JSON of any shape."""

import random
from typing import Any

from hypothesis import strategies as st

from baumeister.core import AnyRules, Ended
from baumeister.play import Match
from tests.tables import advance, all_setups, random_event


@st.composite
def positions(draw: st.DrawFn, most_events: int = 60) -> tuple[AnyRules, Any]:
    """Rules of the catalogue and a state that random players reach."""
    rules = draw(st.sampled_from(all_setups()))
    rng = random.Random(draw(st.integers(0, 2**32)))
    match = Match(rules)
    for _ in range(draw(st.integers(0, most_events))):
        if isinstance(match.turn, Ended):
            break
        advance(match, random_event(rules, match.state, rng))
    return rules, match.state


def json_values() -> st.SearchStrategy[Any]:
    plain = st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.text(max_size=5)
    return st.recursive(plain, lambda inner: st.lists(inner, max_size=4), max_leaves=8)
