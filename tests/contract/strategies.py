"""Hypothesis strategies: positions of any game and variant, and JSON of any shape."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from baumeister.core import AnyRules, Ended
from baumeister.play import Match
from tests.tables import advance, all_setups, random_event

#: around what a small board, 32 and 64 bits hold, and beyond
FAR = (-1, 40, 2**31, 2**60, 2**63 - 1, 2**63, 2**64, 10**30)

Path = tuple[str | int | None, ...]  #: keys and indices; None is every place of a list


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


@st.composite
def far_off(draw: st.DrawFn, data: Any) -> Any:
    """JSON like `data`, but one of its numbers is far off, or the same number of every item of a list."""
    paths = list(number_paths(data))
    if not paths:
        return data
    path = draw(st.sampled_from(paths))
    widened = tuple(None if isinstance(key, int) and draw(st.booleans()) else key for key in path)
    return shifted(data, widened, draw(st.sampled_from(FAR)) * draw(st.sampled_from((1, -1))))


def number_paths(data: Any, path: Path = ()) -> Iterator[Path]:
    if type(data) is int:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, item in items:
        yield from number_paths(item, (*path, key))


def shifted(data: Any, path: Path, by: int) -> Any:
    """The same with `by` added to the numbers at this path."""
    if type(data) is int:
        return data + by
    if not path:
        return data
    key, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {name: shifted(item, rest, by) if name == key else item for name, item in data.items()}
    if isinstance(data, list):
        return [shifted(item, rest, by) if key in (None, index) else item for index, item in enumerate(data)]
    return data
