"""No match of Pyramido runs for ever, whoever plays."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baumeister.catalog import setups
from baumeister.core import Chance, Decision, Ended
from baumeister.games.pyramido import EndTurn, ExchangeStones, Pass, PyramidoRules, StoreStone

LAZY = EndTurn | ExchangeStones | Pass | StoreStone


def longest(rules: PyramidoRules) -> int:
    """A bound on the events of a match.

    A stone is drawn once a game, and stored, built or exchanged at most twice; between two such moves
    every seat can end its turn or pass at most twice.
    """
    stones = 5 * rules.variant.per_colour
    return rules.variant.games * (stones + 2 * stones * (1 + 2 * rules.seats + 1))


@pytest.mark.rule("PYR-15i", "PYR-23", "PYR-23i")
@pytest.mark.parametrize("rules", setups("pyramido"), ids=repr)
@settings(max_examples=5, deadline=None)
@given(rng=st.randoms(use_true_random=False), liking=st.floats(0.0, 1.0))
def test_a_match_ends_even_among_players_who_like_to_pass(
    rules: PyramidoRules, rng: Random, liking: float
) -> None:
    state = rules.start()
    for _ in range(longest(rules)):
        match rules.turn(state):
            case Ended():
                return
            case Chance(odds):
                state = rules.after_draw(state, odds.pick(rng.randrange(odds.total)))
            case Decision():
                moves = rules.legal_moves(state)
                lazy = [move for move in moves if isinstance(move, LAZY)]
                state = rules.after_move(state, rng.choice(lazy if rng.random() < liking else moves))
    pytest.fail("the match did not end")
