"""Tournaments: who meets whom, in every order of seats with the same draws.

A ladder is a tournament of levels in which neighbours meet. Each match has a seed of its own, so the number
of workers changes nothing.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations, permutations

from baumeister.core import AnyRules
from baumeister.study.journal import Journal
from baumeister.study.matches import Pairing, Played
from baumeister.study.workers import Tell, Workers, play_all


def groups_of(players: Sequence[str], num_seats: int, neighbours: bool) -> list[tuple[str, ...]]:
    """Who sits down together: players next to each other in the list, or all who can."""
    if len(players) < num_seats:  # some sit on several seats
        return [tuple(players[k % len(players)] for k in range(num_seats))]
    if neighbours:
        return [tuple(players[k : k + num_seats]) for k in range(len(players) - num_seats + 1)]
    return list(combinations(players, num_seats))


def schedule(
    rules: AnyRules, players: Sequence[str], num_matches: int, seed: str, neighbours: bool = False
) -> list[Pairing]:
    """Every group in every order of seats, `num_matches` or just more; together, each fills all seats."""
    if rules.is_together:
        groups = [(player,) * rules.seats for player in players]
    else:
        groups = groups_of(players, rules.seats, neighbours)
    return _pairings(groups, num_matches, seed)


def _pairings(groups: Iterable[tuple[str, ...]], num_matches: int, seed: str) -> list[Pairing]:
    """With the same draws in every order of seats."""
    seatings = [sorted(set(permutations(group))) for group in groups]
    most = max((-(-num_matches // len(orders)) for orders in seatings), default=0)
    return [
        Pairing(seating, f"{seed}/{number}")
        for number in range(most)
        for orders in seatings
        if number * len(orders) < num_matches
        for seating in orders
    ]


def play_swiss(
    rules: AnyRules,
    players: Sequence[str],
    num_rounds: int,
    num_matches: int,
    seed: str,
    workers: Workers | None = None,
    journal: Journal | None = None,
    tell: Tell = lambda _: None,
    detailed: bool = False,
) -> list[Played]:
    """Rounds in which those meet who stand about equal and, while it can be, have not met."""
    played: list[Played] = []
    met: set[frozenset[str]] = set()
    for number in range(num_rounds):
        groups = swiss_groups(standing(played, players), rules.seats, met)
        met |= {frozenset(pair) for group in groups for pair in combinations(group, 2)}
        pairings = _pairings(groups, num_matches, f"{seed}/round {number}")
        played += play_all(rules, pairings, workers, journal, tell, detailed)
    return played


def standing(played: Iterable[Played], players: Sequence[str]) -> list[str]:
    """The players, the best share of their matches first; those who are equal in the order of the list."""
    won, sat = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0)
    for match in played:
        for player, share in zip(match.players, match.shares, strict=True):
            won[player] += share
            sat[player] += 1
    return sorted(players, key=lambda player: -won[player] / max(sat[player], 1))


def swiss_groups(players: Sequence[str], num_seats: int, met: set[frozenset[str]]) -> list[tuple[str, ...]]:
    """From the top: the best one left, and the next who met fewest of the group; who is left over rests."""
    left, groups = list(players), []
    while len(left) >= num_seats:
        group = [left.pop(0)]
        while len(group) < num_seats:
            fewest = min(left, key=partial(_meetings, met, tuple(group)))
            left.remove(fewest)
            group.append(fewest)
        groups.append(tuple(group))
    return groups


def _meetings(met: set[frozenset[str]], group: tuple[str, ...], player: str) -> int:
    return sum(frozenset((player, other)) in met for other in group)
