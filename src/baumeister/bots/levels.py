"""Levels: opponents from newcomer to master builder, as data.

A level is a bot, how much it thinks (counted in simulations, so that it is equally strong on every machine),
and how often it is in a hurry. In a hurry it looks at a few moves that lie side by side and takes the best of
them at a glance: it sees what is near and misses what is far, as people do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from baumeister.bots.general import Bot
from baumeister.core import AnyRules, Ended
from baumeister.core.variant import Value
from baumeister.search.mcts import Estimate

NAMES = (
    "newcomer",
    "apprentice",
    "journeyman",
    "foreman",
    "master",
    "grandmaster",
    "builder",
)  #: weakest first


@dataclass(frozen=True, slots=True)
class Level:
    bots: tuple[str, ...]  #: the first that plays the variant, with its budget: `mcts:400`
    hurry: float = 0.0  #: the share of decisions made in a hurry
    seen: int = 3  #: how many moves are seen then
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)  #: the options it is offered under


Levels = Mapping[str, Level]


class HastyBot:
    """Plays as another bot does, but for the decisions that are made in a hurry."""

    def __init__(self, patient: Bot, level: Level, estimate: Estimate, rng: Random) -> None:
        self._patient = patient
        self._level = level
        self._estimate = estimate
        self._rng = rng

    def choose(self, rules: AnyRules, state: Any) -> Any:
        moves = rules.legal_moves(state)
        if len(moves) == 1 or self._rng.random() >= self._level.hurry:
            return self._patient.choose(rules, state)
        first = self._rng.randrange(len(moves))
        seen = [moves[(first + k) % len(moves)] for k in range(min(self._level.seen, len(moves)))]
        if len(seen) == 1:
            return seen[0]  # nothing to compare, and a first glance at Tulum takes a while
        return max(seen, key=lambda move: self._at_a_glance(rules, rules.after_move(state, move), state.seat))

    def _at_a_glance(self, rules: AnyRules, state: Any, seat: int) -> float:
        match rules.turn(state):
            case Ended(outcome):
                return outcome.utilities[seat]
        return float(self._estimate(rules, state, self._rng.getrandbits(32))[seat])
