"""How a match of Tulum ends."""

import pytest

import baumeister
from baumeister import Ended
from baumeister.games.tulum import PlaceBlock, Roll, TulumState
from baumeister.games.tulum.state import FULL
from tests.games.tulum.positions import parse_state

RULES = baumeister.rules("tulum", seats=2)
ALMOST = "XXXXXX/XXXXX/XXXX/XXX/XX"
SOLITAIRE = baumeister.rules("tulum", seats=1)


@pytest.mark.rule("TUL-03")
def test_the_first_complete_pyramid_wins() -> None:
    state = RULES.play(parse_state(ALMOST, (0, 5), "XX", placed=False), PlaceBlock(5, 0))
    turn = RULES.turn(state)
    assert isinstance(turn, Ended)
    assert turn.outcome.winners == (0,)
    assert turn.outcome.scores == (21, 2)
    assert turn.outcome.ranks == (1, 2)
    assert turn.outcome.utilities == (1.0, 0.0)
    assert turn.outcome.reason == "pyramid-complete"


@pytest.mark.rule("TUL-15i")
def test_the_21st_block_wins_at_once_whatever_dice_are_left() -> None:
    state = RULES.play(parse_state(ALMOST, (1, 1, 2, 3, 4, 5)), PlaceBlock(5, 0))
    assert isinstance(RULES.turn(state), Ended)
    assert state.turns == 1


@pytest.mark.rule("TUL-16")
def test_the_solitaire_counts_turns() -> None:
    secured = parse_state(ALMOST).secured[0]
    state = TulumState((secured,), 0, turns=9)
    state = SOLITAIRE.draw(state, Roll((0, 0, 0, 0, 0, 0)))  # a bust: the tenth turn
    state = SOLITAIRE.draw(state, Roll((0, 0, 0, 0, 0, 5)))
    turn = SOLITAIRE.turn(SOLITAIRE.play(state, PlaceBlock(5, 0)))
    assert isinstance(turn, Ended)
    assert turn.outcome.utilities == (1 / (1 + 11 / 10),)
    assert turn.outcome.winners == (0,)
    assert SOLITAIRE.facts(TulumState((FULL,), 0, turns=11)) == {"turns": 11}
