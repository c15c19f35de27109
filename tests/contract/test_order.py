"""A move that lists several things means the same in whatever order they are listed."""

import json
import random
from collections.abc import Iterator
from typing import Any

from baumeister.core import AnyRules
from baumeister.core.codec import decode_event, encode_event
from baumeister.play import Match
from tests.tables import each_setup, walk


@each_setup()
def test_the_order_of_what_a_move_lists_does_not_matter(rules: AnyRules, rng: random.Random) -> None:
    match = Match(rules)
    for _ in walk(match, rng):
        pass
    for event in match.events:
        for other in reordered(encode_event(event)):
            assert decode_event(other, (type(event),)) == event
            assert json.dumps(encode_event(decode_event(other, (type(event),)))) == json.dumps(
                encode_event(event)
            )


def reordered(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, value in data.items():
        if isinstance(value, list):
            yield {**data, name: value[::-1]}
            yield {**data, name: value[1:] + value[:1]}
