"""How a room's match ended, with those who gave up or ran out of time."""

from collections.abc import Mapping
from dataclasses import replace

from baumeister.core import AnyRules, Outcome, shared_win

RESIGNED, FLAG_FELL = "resigned", "flag-fell"


def goes_on(rules: AnyRules) -> bool:
    """Whether the match outlives a seat that is given up: a bot then plays it."""
    return rules.seats > 2 or (rules.seats == 2 and rules.is_together)


def given_up(rules: AnyRules, seat: int, reason: str) -> Outcome:
    """The end of a match that one seat gives up: alone it is lost, with two the other wins."""
    scores = (0,) * rules.seats
    if rules.seats == 1:
        return Outcome(scores, ranks=(1,), utilities=(0.0,), reason=reason, lost=True)
    ranks = tuple(2 if other == seat else 1 for other in range(rules.seats))
    return Outcome(scores, ranks, shared_win(ranks), reason)


def ranked_last(rules: AnyRules, outcome: Outcome, quitters: Mapping[int, str]) -> Outcome:
    """The outcome with the given-up seats behind all others; who is together stays together."""
    if not quitters or rules.is_together:
        return outcome
    order = [(seat in quitters, rank) for seat, rank in enumerate(outcome.ranks)]
    ranks = tuple(1 + sum(other < own for other in order) for own in order)
    return replace(outcome, ranks=ranks, utilities=shared_win(ranks))
