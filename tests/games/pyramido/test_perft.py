"""How many lines of 1, 2, 3 … moves follow the setup when the bag always gives the colour it has most of.

The contract suite follows one seeded line of draws; here the counts are those of the reference rules.
"""

from typing import Any

import pytest

from baumeister.core import Chance, Decision
from baumeister.games.pyramido import PyramidoRules
from tests.games.pyramido.positions import rules_of

PERFT = [
    ({"mode": "coop", "seats": 2}, [28, 578]),
    ({"mode": "coop", "seats": 4, "base": 4}, [28, 530, 6964]),
    ({"mode": "solo"}, [63, 2785]),
    ({"mode": "solo", "base": 4}, [63, 2617]),
    ({"mode": "contest", "seats": 2}, [36, 1051]),
    ({"mode": "contest", "seats": 3}, [36, 1051, 23626]),
]


def to_decision(rules: PyramidoRules, state: Any) -> Any:
    """Draw until a seat is to decide or the match is over."""
    while isinstance(turn := rules.turn(state), Chance):
        draw, _ = max(turn.odds, key=lambda pair: pair[1])
        state = rules.draw(state, draw)
    return state


@pytest.mark.parametrize(("options", "counts"), PERFT, ids=str)
def test_perft_of_moves(options: dict[str, Any], counts: list[int]) -> None:
    rules = rules_of(**options)
    states = [to_decision(rules, rules.start())]
    for count in counts:
        assert all(isinstance(rules.turn(state), Decision) for state in states)
        states = [
            to_decision(rules, rules.play(state, move))
            for state in states
            for move in rules.legal_moves(state)
        ]
        assert len(states) == count
