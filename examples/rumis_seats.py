"""Who wins Rumis by seat and scenario? Equal players on all seats, counted.

    python examples/rumis_seats.py --matches 400 --jobs 4 --save rumis.csv

Each line gives a seat's share of the wins with its 95 % interval; a star marks a seat whose interval leaves
out an even share.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path

import baumeister
from baumeister.games.rumis.scenario import NAMES
from baumeister.study import Workers, play_all
from baumeister.study.simulate import same_seats
from baumeister.study.tables import Share, seat_shares

Line = tuple[str, int, int, Share]  #: scenario, seats, seat from 1, its share


def study(scenarios: Sequence[str], player: str, num_matches: int, workers: Workers) -> list[Line]:
    """The shares of all seats, for two to four players on each scenario."""
    lines: list[Line] = []
    for scenario in scenarios:
        for num_seats in (2, 3, 4):
            rules = baumeister.rules("rumis", seats=num_seats, scenario=scenario)
            pairings = same_seats([player] * num_seats, num_matches, f"{scenario} {num_seats}")
            shares = seat_shares(play_all(rules, pairings, workers))
            lines += [(scenario, num_seats, seat, share) for seat, share in enumerate(shares, start=1)]
    return lines


def main(arguments: Sequence[str] | None = None) -> list[Line]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenarios", nargs="+", default=list(NAMES), choices=list(NAMES))
    parser.add_argument("--player", default="greedy", help="on all seats: a bot or a level")
    parser.add_argument("--matches", type=int, default=200, help="for each scenario and number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", help="the address of a Dask scheduler")
    parser.add_argument("--save", type=Path, help="a CSV file")
    given = parser.parse_args(arguments)
    lines = study(given.scenarios, given.player, given.matches, Workers(given.jobs, given.cluster))
    for scenario, num_seats, seat, share in lines:
        star = "" if share.low <= 1 / num_seats <= share.high else " *"
        interval = f"{share.low:.1%} – {share.high:.1%}"
        print(f"{scenario:12} {num_seats} seats, seat {seat}: {share.share:6.1%} ({interval}){star}")
    if given.save is not None:
        with given.save.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["scenario", "seats", "seat", "share", "low", "high", "matches"])
            writer.writerows(
                [scenario, seats, seat, share.share, share.low, share.high, share.matches]
                for scenario, seats, seat, share in lines
            )
    return lines


if __name__ == "__main__":
    main()
