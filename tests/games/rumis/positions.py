"""Positions of Rumis, reached by moves in short notation."""

import baumeister
from baumeister.games.rumis import RumisRules, RumisState
from tests.tables import play_out


def rumis(**options: object) -> RumisRules:
    rules = baumeister.rules("rumis", **options)
    assert isinstance(rules, RumisRules)
    return rules


def after(rules: RumisRules, *moves: str) -> RumisState:
    """The state after these moves in short notation."""
    state: RumisState = play_out(rules, *(rules.parse_move(move) for move in moves))
    return state


def refused(rules: RumisRules, state: RumisState, move: str) -> tuple[str, str]:
    refusal = rules.why_not(state, rules.parse_move(move))
    assert refusal is not None
    return refusal.rule, refusal.because
