"""The kernels against the slow and obvious rules, event by event."""

from random import Random

import pytest

from baumeister.catalog import setups
from baumeister.core import Chance, Decision, Ended
from baumeister.games.pyramido import PyramidoRules
from tests.reference import pyramido as reference


@pytest.mark.parametrize("rules", setups("pyramido"), ids=repr)
@pytest.mark.parametrize("seed", range(2))
def test_every_event_of_random_matches_is_the_same_by_the_reference_rules(
    rules: PyramidoRules, seed: int
) -> None:
    rng, state = Random(seed), rules.start()
    while True:
        match rules.turn(state):
            case Ended(outcome):
                assert outcome.reason == reference.reason(rules, state)
                assert list(outcome.ranks) == reference.ranks(rules, state)
                return
            case Chance(odds):
                assert reference.reason(rules, state) is None
                draw = odds.pick(rng.randrange(odds.total))
                expected = reference.after_draw(rules, state, draw)
                state = rules.draw(state, draw)
            case Decision():
                moves = rules.legal_moves(state)
                assert reference.reason(rules, state) is None
                assert set(moves) == reference.legal_moves(rules, state)
                kind = rng.choice(sorted({type(move).__name__ for move in moves}))
                move = rng.choice([move for move in moves if type(move).__name__ == kind])
                expected = reference.after_move(rules, state, move)
                state = rules.play(state, move)
        assert state == expected
