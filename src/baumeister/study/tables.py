"""What a tournament tells beside ratings: who beats whom, what seats are worth, how much is luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean, pstdev

from baumeister.study.intervals import wilson_interval
from baumeister.study.matches import Played


@dataclass(frozen=True, slots=True)
class Share:
    """A share of matches with its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float
    matches: int


def share_of(parts: Sequence[float]) -> Share:
    total = sum(parts)
    return Share(total / len(parts), *wilson_interval(total, len(parts)), len(parts))


def pairwise(played: Sequence[Played], players: Sequence[str]) -> dict[tuple[str, str], Share]:
    """How often the first of a pair came before the second where both played; equal ranks count half."""
    found: dict[tuple[str, str], list[float]] = {(one, other): [] for one in players for other in players}
    for match in played:
        for (a, one), (b, other) in product(enumerate(match.players), repeat=2):
            if one != other:
                mine, theirs = match.ranks[a], match.ranks[b]
                found[one, other].append(0.5 if mine == theirs else float(mine < theirs))
    return {pair: share_of(parts) for pair, parts in found.items() if parts}


def seat_shares(played: Sequence[Played]) -> list[Share]:
    """How often each seat won, whoever sat there."""
    return [share_of([match.shares[seat] for match in played]) for seat in range(len(played[0].players))]


@dataclass(frozen=True, slots=True)
class Spread:
    mean: float
    deviation: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(fmean(values), pstdev(values), min(values), max(values))


def luck(played: Sequence[Played]) -> float | None:
    """The part of the results' variance that players and seats do not explain; None if all ended alike.

    In each seating a seat is expected to win as often as it did there on average. What the results scatter
    around that is the draws, and the bots' own dice.
    """
    seatings: dict[tuple[str, ...], list[Played]] = {}
    for match in played:
        seatings.setdefault(match.players, []).append(match)
    mean = fmean(share for match in played for share in match.shares)
    total = sum((share - mean) ** 2 for match in played for share in match.shares)
    if not total:
        return None
    scatter, degrees = 0.0, 0
    for matches in seatings.values():
        for seat in range(len(played[0].players)):
            shares = [match.shares[seat] for match in matches]
            scatter += sum((share - fmean(shares)) ** 2 for share in shares)
            degrees += len(shares) - 1
    count = len(played) * len(played[0].players)
    return min(1.0, scatter / degrees * count / total) if degrees else None  # without bias for small samples
