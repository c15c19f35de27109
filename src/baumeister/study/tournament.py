"""Tournaments: players meet in every order of seats with the same draws; each match is kept as a line.

A ladder is a tournament of levels in which neighbours meet. Played again with the same file, it goes on where
it was left; each match has a seed of its own, so the number of processes changes nothing.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from pathlib import Path

import joblib

from baumeister.bots import find_bot
from baumeister.core import AnyRules
from baumeister.solvers import prepare
from baumeister.study.simulate import MatchResult, Tell, play_match


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
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    num_moves: int


def groups_of(players: Sequence[str], num_seats: int, neighbours: bool) -> list[tuple[str, ...]]:
    """Who sits down together: players next to each other in the list, or all who can."""
    if len(players) < num_seats:  # some sit on several seats
        return [tuple(players[k % len(players)] for k in range(num_seats))]
    if neighbours:
        return [tuple(players[k : k + num_seats]) for k in range(len(players) - num_seats + 1)]
    return list(combinations(players, num_seats))


def schedule(
    rules: AnyRules, players: Sequence[str], num_draws: int, seed: str, neighbours: bool = False
) -> list[Pairing]:
    """Every group in every order of seats, `num_draws` times; together, each player fills all seats."""
    if rules.is_together:
        seatings = [[(player,) * rules.seats] for player in players]
    else:
        groups = groups_of(players, rules.seats, neighbours)
        seatings = [sorted(set(permutations(group))) for group in groups]
    return [
        Pairing(seating, f"{seed}/{number}")
        for number in range(num_draws)
        for group in seatings
        for seating in group
    ]


def play_tournament(
    rules: AnyRules,
    pairings: Sequence[Pairing],
    file: Path | None = None,
    jobs: int = 1,
    tell: Tell = lambda _: None,
) -> list[Played]:
    """Play what is not in the file yet, and add it there; all matches, in the order of the pairings."""
    kinds = [find_bot(name, rules)[0] for name in {name for pairing in pairings for name in pairing.players}]
    if any(kind.needs_table for kind in kinds):
        prepare(rules)
    found = {(played.players, played.seed): played for played in _read(file)}
    left = [pairing for pairing in pairings if (pairing.players, pairing.seed) not in found]
    tell(len(pairings) - len(left))
    for played in _play(rules, left, jobs):
        found[played.players, played.seed] = played
        _add(file, played)
        tell(1)
    return [found[pairing.players, pairing.seed] for pairing in pairings]


def _play(rules: AnyRules, pairings: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator")
    results: Iterator[MatchResult] = parallel(
        joblib.delayed(play_match)(rules, pairing.players, pairing.seed) for pairing in pairings
    )
    for pairing, result in zip(pairings, results, strict=True):
        yield Played(pairing.players, pairing.seed, result.shares, result.ranks, result.num_moves)


def _add(file: Path | None, played: Played) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(played)) + "\n")


def _read(file: Path | None) -> list[Played]:
    """What a file holds; a last line that was cut short is dropped and its match played again."""
    if file is None or not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [_played(json.loads(line)) for line in whole.splitlines()]


def _played(fields: dict[str, object]) -> Played:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
    return Played(**values)  # type: ignore[arg-type]  # what `_add` wrote
