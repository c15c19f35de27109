"""Many matches of the same seats: through a kernel where the game has one, else in parallel processes."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

import joblib

from baumeister.bots import find_bot, make_bot
from baumeister.core import AnyRules, Batch
from baumeister.play import Match, SeededDraws, play_on
from baumeister.solvers import prepare

CONFIDENCE = 0.95
CHUNK = 64  #: matches between two steps of the progress bar
KERNEL_CHUNK = 4096

Tell = Callable[[int], None]  #: hears how many more matches are done


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a study keeps of one match."""

    shares: tuple[float, ...]  #: the part of the win that each seat has
    ranks: tuple[int, ...]
    utilities: tuple[float, ...]
    num_moves: int
    num_draws: int
    reason: str
    facts: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class SeatReport:
    player: str
    wins: float  #: share of the matches, shared wins counted in part
    low: float  #: of the 95 % confidence interval (Wilson)
    high: float
    utility: float  #: mean


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a study."""

    matches: int
    seats: tuple[SeatReport, ...]
    num_moves: float  #: mean a match
    num_draws: float
    reasons: Mapping[str, int]  #: what ended the matches
    facts: Mapping[str, float]  #: means
    seconds: float

    @property
    def events_per_second(self) -> float:
        return self.matches * (self.num_moves + self.num_draws) / self.seconds


def simulate(
    rules: AnyRules,
    players: Sequence[str],
    num_matches: int,
    seed: int | str,
    jobs: int = 1,
    tell: Tell = lambda _: None,
) -> Report:
    """Play the matches and count. The same seed gives the same report, whatever `jobs` is."""
    kinds = [
        find_bot(name, rules)[0] for name in players
    ]  # an unknown one is refused before anything is played
    if any(kind.needs_table for kind in kinds):
        prepare(rules)
    rules.random_matches(1, 0)  # compiled before the clock starts
    began = time.perf_counter()
    if set(players) == {"random"} and (parts := _play_in_kernel(rules, num_matches, seed, tell)):
        return _report_batches(players, parts, time.perf_counter() - began)
    results = _play_in_processes(rules, players, num_matches, seed, jobs, tell)
    return _report_results(players, results, time.perf_counter() - began)


def play_match(rules: AnyRules, players: Sequence[str], seed: str) -> MatchResult:
    """One match between bots; its draws follow from the seed, whatever the bots think."""
    match = Match(rules)
    bots = [make_bot(name, rules, f"{seed}/seat {seat}") for seat, name in enumerate(players)]
    outcome = play_on(match, bots, SeededDraws(seed))
    num_moves = len(match.events) - match.num_draws
    facts = rules.facts(match.state)
    return MatchResult(
        outcome.shares, outcome.ranks, outcome.utilities, num_moves, match.num_draws, outcome.reason, facts
    )


def wilson_interval(successes: float, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval for a share; it stays inside 0 … 1 and is honest near its ends."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    margin = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def _play_in_kernel(rules: AnyRules, num_matches: int, seed: int | str, tell: Tell) -> list[Batch]:
    batches = []
    for first in range(0, num_matches, KERNEL_CHUNK):
        size = min(KERNEL_CHUNK, num_matches - first)
        batch = rules.random_matches(size, seed_of(f"{seed}/{first}"))
        if batch is None:
            return []
        batches.append(batch)
        tell(size)
    return batches


def seed_of(text: str) -> int:
    """A 63-bit number for a text, the same on every machine."""
    return int(joblib.hash(text)[:15], 16)


def _play_in_processes(
    rules: AnyRules, players: Sequence[str], num_matches: int, seed: int | str, jobs: int, tell: Tell
) -> list[MatchResult]:
    seeds = [f"{seed}/{number}" for number in range(num_matches)]
    size = max(1, min(CHUNK, num_matches // (4 * jobs)))
    chunks = [seeds[first : first + size] for first in range(0, num_matches, size)]
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator")
    results: list[MatchResult] = []
    for part in parallel(joblib.delayed(_play_chunk)(rules, players, chunk) for chunk in chunks):
        results += part
        tell(len(part))
    return results


def _play_chunk(rules: AnyRules, players: Sequence[str], seeds: Sequence[str]) -> list[MatchResult]:
    return [play_match(rules, players, seed) for seed in seeds]


def _report_results(players: Sequence[str], results: Sequence[MatchResult], seconds: float) -> Report:
    count = len(results)
    shares = [sum(result.shares[seat] for result in results) for seat in range(len(players))]
    utilities = [sum(result.utilities[seat] for result in results) for seat in range(len(players))]
    names = results[0].facts
    return Report(
        matches=count,
        seats=_seats(players, shares, utilities, count),
        num_moves=sum(result.num_moves for result in results) / count,
        num_draws=sum(result.num_draws for result in results) / count,
        reasons=dict(Counter(result.reason for result in results).most_common()),
        facts={name: sum(result.facts[name] for result in results) / count for name in names},
        seconds=seconds,
    )


def _report_batches(players: Sequence[str], batches: Sequence[Batch], seconds: float) -> Report:
    count = sum(len(batch.num_moves) for batch in batches)

    def total(column: Callable[[Batch], Any]) -> Any:
        return sum(column(batch).sum(axis=0) for batch in batches)

    reasons: Counter[str] = Counter()
    for batch in batches:
        reasons.update({name: int((batch.reasons == i).sum()) for i, name in enumerate(batch.reason_names)})
    return Report(
        matches=count,
        seats=_seats(players, total(lambda batch: batch.shares), total(lambda batch: batch.utilities), count),
        num_moves=float(total(lambda batch: batch.num_moves)) / count,
        num_draws=float(total(lambda batch: batch.num_draws)) / count,
        reasons={name: number for name, number in reasons.most_common() if number},
        facts={name: float(total(lambda batch: batch.facts[name])) / count for name in batches[0].facts},  # noqa: B023  # used at once
        seconds=seconds,
    )


def _seats(
    players: Sequence[str], shares: Sequence[float], utilities: Sequence[float], count: int
) -> tuple[SeatReport, ...]:
    return tuple(
        SeatReport(name, float(won) / count, *wilson_interval(float(won), count), float(utility) / count)
        for name, won, utility in zip(players, shares, utilities, strict=True)
    )
