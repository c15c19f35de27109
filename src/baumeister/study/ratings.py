"""How strong players are, from the ranks of many matches: Elo with 95 % intervals.

The model is Plackett and Luce's: at each place of the ranking a player wins with odds proportional to their
strength, times a bonus of their seat; with two seats that is the logistic model of Elo. Those who share a
place share it evenly. It is fitted by Newton's method, and the intervals come from the curvature at the top.
Written here because the libraries for it know no bonus of the seat, and it is short.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from baumeister.jit import Array
from baumeister.study.matches import Played
from baumeister.study.tables import Share, share_of

ELO = 400 / log(10)  #: points for a factor e in the odds
WIDTH = 1.96
DOUBT = 1500 / ELO  #: standard deviation of what is believed before any match; keeps a clean sweep finite
MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    player: str
    elo: float  #: above the first player of the list
    error: float  #: half of the 95 % interval
    step: float  #: above the player before in the list
    step_error: float
    matches: int


@dataclass(frozen=True, slots=True)
class Ratings:
    players: tuple[Rating, ...]
    seats: tuple[float, ...]  #: the bonus of each seat in Elo, their mean 0
    seats_error: tuple[float, ...]


def rate(played: Sequence[Played], players: Sequence[str]) -> Ratings:
    """The strength of each player and seat that the matches speak for."""
    num_seats = len(played[0].players)
    size = len(players) + num_seats
    stages = [stage for match in played for stage in _stages(match, players)]
    strengths = np.zeros(size)
    for _ in range(MOST_STEPS):
        slope, curvature = _derivatives(stages, strengths)
        step = np.linalg.solve(curvature, slope)
        strengths += step
        if abs(step).max() < 1e-9:
            break
    return _ratings(played, players, strengths, np.linalg.inv(curvature))


def completed(played: Sequence[Played], players: Sequence[str]) -> dict[str, Share]:
    """Together or alone: how often it was made where each player sat at the table."""
    return {
        player: share_of([match.shares[0] for match in played if player in match.players])
        for player in players
    }


Stage = tuple[
    Array, Array
]  #: who is left (rows of 0 and 1 over strengths), and the part of the place that each has


def _stages(match: Played, players: Sequence[str]) -> list[Stage]:
    """One choice for each place of the ranking.

    Who shares the last place was not told apart, which is no tie; but a first place is shared on purpose.
    """
    num_seats = len(match.players)
    rows = np.zeros((num_seats, len(players) + num_seats))
    for seat, player in enumerate(match.players):
        rows[seat, players.index(player)] += 1
        rows[seat, len(players) + seat] += 1
    ranks, stages = np.array(match.ranks), []
    for rank in sorted(set(match.ranks)):
        left = ranks >= rank
        best = ranks[left] == rank
        if not best.all() or (rank == 1 and len(best) > 1):
            stages.append((rows[left], best / best.sum()))
    return stages


def _derivatives(stages: Sequence[Stage], strengths: Array) -> tuple[Array, Array]:
    """The slope of the log likelihood, and its curvature with the sign turned."""
    slope = -strengths / DOUBT**2
    curvature = np.eye(len(strengths)) / DOUBT**2
    for rows, parts in stages:
        odds = np.exp(rows @ strengths)
        chances = odds / odds.sum()
        mean = chances @ rows
        slope += (parts - chances) @ rows
        curvature += (rows * chances[:, None]).T @ rows - np.outer(mean, mean)
    return slope, curvature


def _ratings(
    played: Sequence[Played], players: Sequence[str], strengths: Array, covariance: Array
) -> Ratings:
    def contrast(weights: Array) -> tuple[float, float]:
        """A difference of strengths in Elo, and half of its interval."""
        variance = float(weights @ covariance @ weights)
        return ELO * float(weights @ strengths), WIDTH * ELO * sqrt(max(variance, 0.0))

    each = np.eye(len(strengths))
    rated = [
        Rating(
            player,
            *contrast(each[k] - each[0]),
            *contrast(each[k] - each[max(k - 1, 0)]),
            sum(player in match.players for match in played),
        )
        for k, player in enumerate(players)
    ]
    seats = each[len(players) :]
    bonuses = [contrast(seat - seats.mean(axis=0)) for seat in seats]
    return Ratings(tuple(rated), tuple(bonus for bonus, _ in bonuses), tuple(error for _, error in bonuses))
