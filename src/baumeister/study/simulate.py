"""Many matches of the same seats: through a kernel where the game has one, else wherever workers are."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import joblib

from baumeister.core import AnyRules, Batch
from baumeister.study.intervals import wilson_interval
from baumeister.study.matches import Pairing, Played
from baumeister.study.workers import Tell, Workers, play_all, warm_up

KERNEL_CHUNK = 4096


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
    cluster: str | None = None,
) -> Report:
    """Play the matches and count. The same seed gives the same report, wherever they are played."""
    warm_up(rules, set(players))
    began = time.perf_counter()
    if plays_in_kernel(rules, players):
        parts = _play_in_kernel(rules, num_matches, seed, tell)
        return _report_batches(players, parts, time.perf_counter() - began)
    results = play_all(rules, same_seats(players, num_matches, seed), Workers(jobs, cluster), tell=tell)
    return summarise(players, results, time.perf_counter() - began)


def plays_in_kernel(rules: AnyRules, players: Sequence[str]) -> bool:
    """Whether only random players sit down, at a game whose kernel plays whole matches of theirs."""
    return set(players) == {"random"} and rules.random_matches(1, 0) is not None


def same_seats(players: Sequence[str], num_matches: int, seed: int | str) -> list[Pairing]:
    """So many matches of the same players on the same seats."""
    return [Pairing(tuple(players), f"{seed}/{number}") for number in range(num_matches)]


def _play_in_kernel(rules: AnyRules, num_matches: int, seed: int | str, tell: Tell) -> list[Batch]:
    batches = []
    for first in range(0, num_matches, KERNEL_CHUNK):
        size = min(KERNEL_CHUNK, num_matches - first)
        batch = rules.random_matches(size, seed_of(f"{seed}/{first}"))
        assert batch is not None, "asked only of games with a kernel for it"
        batches.append(batch)
        tell(size)
    return batches


def seed_of(text: str) -> int:
    """A 63-bit number for a text, the same on every machine."""
    return int(joblib.hash(text)[:15], 16)


def summarise(players: Sequence[str], results: Sequence[Played], seconds: float) -> Report:
    """What matches of the same seats tell together."""
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
