"""Matches for tests: random players, scripted tables, and the variants of the whole catalogue."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.errors import IllegalMove
from baumeister.core.variant import dump_variant, format_value
from baumeister.play import Match

MOST_EVENTS = 20_000


def setup_name(rules: AnyRules) -> str:
    """A short name of a variant, usable in file names: the options that are not as usual."""
    usual = dump_variant(rules.options, catalog.rules(rules.game).variant)
    options = dump_variant(rules.options, rules.variant)
    values = [
        f"{name}={format_value(value)}"
        for name, value in options.items()
        if value != usual[name] and not isinstance(value, dict)
    ]
    return "-".join([rules.game, *values])


def all_setups() -> list[AnyRules]:
    return [rules for name in catalog.games() for rules in catalog.setups(name)]


def each_setup(games: tuple[str, ...] | None = None) -> pytest.MarkDecorator:
    """Run a test for every variant of the catalogue."""
    setups = [rules for rules in all_setups() if games is None or rules.game in games]
    return pytest.mark.parametrize("rules", setups, ids=setup_name)


def random_event(rules: AnyRules, state: Any, rng: random.Random) -> Any:
    """A draw by its odds, or a move: first a kind, then one of that kind, so that rare ones come up."""
    match rules.turn(state):
        case Chance(odds):
            return odds.pick(rng.randrange(odds.total))
        case Decision():
            moves = rules.legal_moves(state)
            kind = rng.choice(sorted({type(move).__name__ for move in moves}))
            return rng.choice([move for move in moves if type(move).__name__ == kind])
    raise AssertionError("the match is over")


def random_match(rules: AnyRules, rng: random.Random) -> Match:
    """A whole match of random players."""
    match = Match(rules)
    for _ in walk(match, rng):
        pass
    return match


def walk(match: Match, rng: random.Random) -> Iterator[Any]:
    """Play a match at random and yield every state, the last one included."""
    yield match.state
    while not isinstance(match.turn, Ended):
        assert len(match.events) < MOST_EVENTS, "a match must end"
        advance(match, random_event(match.rules, match.state, rng))
        yield match.state


def advance(match: Match, *events: Any) -> Match:
    """Let these events happen, each by whoever is to act."""
    for event in events:
        match match.turn:
            case Decision(seat):
                match.play(seat, event)
            case _:
                match.draw(event)
    return match


def play_out(rules: AnyRules, *events: Any) -> Any:
    """The state after these events, from the start."""
    return advance(Match(rules), *events).state


@contextmanager
def raises_illegal(rule: str) -> Iterator[None]:
    """Expect a move that this rule refuses."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.refusal.rule == rule
