"""One match of a study: who sits where with which seed, and what is kept of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from baumeister.bots.engines import dismiss, fault_of, make_player
from baumeister.core import AnyRules, Decision
from baumeister.core.refusal import Place
from baumeister.play import Match, SeededDraws, play_on


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played."""

    players: tuple[str, ...]  #: by seats
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played."""

    players: tuple[str, ...]
    seed: str
    shares: tuple[float, ...]  #: the part of the win that each seat has
    ranks: tuple[int, ...]
    num_moves: int
    num_draws: int = 0
    utilities: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""
    facts: Mapping[str, float] = field(default_factory=dict)
    branching: float | None = None  #: legal moves at a decision, on average; None if nobody asked
    stones: tuple[Place, ...] = ()  #: where everything lies in the end; empty if nobody asked
    faults: tuple[tuple[str, str, str], ...] = ()  #: engines that lost their seat: because, engine, what


def play_match(rules: AnyRules, players: Sequence[str], seed: str, detailed: bool = False) -> Played:
    """One match between bots; its draws follow from the seed, whatever the bots think.

    `detailed` counts the legal moves of every decision and tells where the stones lie in the end.
    """
    match = Match(rules)
    bots = [make_player(name, rules, f"{seed}/seat {seat}") for seat, name in enumerate(players)]
    try:
        outcome = play_on(match, bots, SeededDraws(seed))
    finally:
        for bot in bots:
            dismiss(bot)
    return Played(
        tuple(players),
        seed,
        outcome.shares,
        outcome.ranks,
        len(match.events) - match.num_draws,
        match.num_draws,
        outcome.utilities,
        outcome.scores,
        outcome.reason,
        dict(rules.facts(match.state)),
        _branching(match) if detailed else None,
        rules.built(match.state) if detailed else (),
        tuple(
            (f.because, str(f.details["engine"]), str(f.details["what"])) for f in map(fault_of, bots) if f
        ),
    )


def _branching(match: Match) -> float:
    """Legal moves at a decision, on average."""
    states = [match.state_at(k) for k in range(len(match.events)) if isinstance(match.turn_at(k), Decision)]
    return fmean(len(match.rules.legal_moves(state)) for state in states)
