"""Tournaments: who meets whom, in every order of seats with the same draws.

A ladder is a tournament of levels in which neighbours meet. Each match has a seed of its own, so the number
of workers changes nothing.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, permutations
from statistics import fmean

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


def schedule(rules: AnyRules, players: Sequence[str], num_matches: int, seed: str) -> list[Pairing]:
    """Every group in every order of seats, `num_matches` or just more; together, each fills all seats."""
    return _pairings(dict.fromkeys(_groups(rules, players, neighbours=False), num_matches), seed)


def ladder_schedule(
    rules: AnyRules, players: Sequence[str], num_matches: int, seed: str, num_slow: int
) -> list[Pairing]:
    """Neighbours meet; `num_slow` times where one of the two strongest, who think longest, takes part."""
    slow = set(players[-2:])
    groups = _groups(rules, players, neighbours=True)
    return _pairings({group: num_slow if slow & {*group} else num_matches for group in groups}, seed)


def _groups(rules: AnyRules, players: Sequence[str], neighbours: bool) -> list[tuple[str, ...]]:
    if rules.is_together:
        return [(player,) * rules.seats for player in players]
    return groups_of(players, rules.seats, neighbours)


def _pairings(matches: Mapping[tuple[str, ...], int], seed: str) -> list[Pairing]:
    """So many matches of each group, with the same draws in every order of seats."""
    seatings = [(sorted(set(permutations(group))), count) for group, count in matches.items()]
    most = max((-(-count // len(orders)) for orders, count in seatings), default=0)
    return [
        Pairing(seating, f"{seed}/{number}")
        for number in range(most)
        for orders, count in seatings
        if number * len(orders) < count
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
    rests: Counter[str] = Counter()
    for number in range(num_rounds):
        order = standing(played, players)
        resting = who_rests(order, rules.seats, rests)
        rests.update(resting)
        groups = swiss_groups([player for player in order if player not in resting], rules.seats, met)
        met |= {frozenset(pair) for group in groups for pair in combinations(group, 2)}
        pairings = _pairings(dict.fromkeys(groups, num_matches), f"{seed}/round {number}")
        played += play_all(rules, pairings, workers, journal, tell, detailed)
    return played


def standing(played: Sequence[Played], players: Sequence[str]) -> list[str]:
    """The players, the best share of their matches first; those who are equal in the order of the list.

    Of one who has not played yet an even share is expected.
    """
    even = 1 / len(played[0].players) if played else 0.0
    shares: dict[str, list[float]] = {player: [] for player in players}
    for match in played:
        for player, share in zip(match.players, match.shares, strict=True):
            shares[player].append(share)
    return sorted(players, key=lambda player: -fmean(shares[player] or [even]))


def who_rests(order: Sequence[str], num_seats: int, rests: Mapping[str, int]) -> set[str]:
    """Those left over when all others sit down: who rested least so far, and of them who stands last."""
    from_below = order[::-1]
    rested_least = sorted(from_below, key=lambda player: rests.get(player, 0))
    return set(rested_least[: len(order) % num_seats])


def swiss_groups(players: Sequence[str], num_seats: int, met: set[frozenset[str]]) -> list[tuple[str, ...]]:
    """From the top: the best one left, and the next who met fewest of the group."""
    left, groups = list(players), []
    while left:
        group = [left.pop(0)]
        while len(group) < num_seats:
            fewest = min(left, key=partial(_meetings, met, tuple(group)))
            left.remove(fewest)
            group.append(fewest)
        groups.append(tuple(group))
    return groups


def _meetings(met: set[frozenset[str]], group: tuple[str, ...], player: str) -> int:
    return sum(frozenset((player, other)) in met for other in group)
