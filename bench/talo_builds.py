"""Listing every legal build of one stick in Talō, beside solvers and a physics engine doing the same checks.

`python -m bench.talo_builds`; part of `make bench`. Buildings are random, the same for all. Ours lists all
builds; the others check a few of the same candidates, and their mean is scaled to the whole list.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import mean, median
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from baumeister.games.talo import Stick, balance, building
from baumeister.games.talo.balance.programme import stands_exactly
from baumeister.games.talo.sticks import boxes_of, stick_of
from tests.games.talo.positions import random_building
from tests.games.talo.witness import engine_stands
from tests.reference import talo as reference

WANTED_MS = {10: 2.0, 30: 5.0, 50: 20.0}
WANTED_SECOND_MS = {30: 5.0, 50: 50.0}
SAMPLED = 2

Check = Callable[[tuple[Stick, ...]], object]


class Listing(NamedTuple):
    """One call that lists all builds of a stick: milliseconds, and how many places were judged."""

    ms: float
    num_places: int


def list_builds(sticks: tuple[Stick, ...], length: int, held: Stick | None = None) -> Listing:
    """As a client asks: the footing is kept from the build before, nothing else is."""
    building._all_places.cache_clear()
    building._judged_places.cache_clear()
    balance.footing(sticks if held is None else (*sticks, held))
    start = time.process_time()
    found = building.places(sticks, (), length, held)
    return Listing(1000 * (time.process_time() - start), len(found.boxes))


def falling_stick(sticks: tuple[Stick, ...], rng: random.Random) -> Stick | None:
    found = building.places(sticks, (), rng.choice((2, 4, 6, 8)))
    falling = found.boxes[~found.stands]
    return stick_of(falling[rng.randrange(len(falling))]) if len(falling) else None


def scaled_ms(check: Check, sticks: tuple[Stick, ...], length: int, rng: random.Random) -> float:
    """What checking every place one by one would take, from a few of them."""
    boxes = building.open_places(sticks, (), length)
    spent = []
    for k in rng.sample(range(len(boxes)), min(SAMPLED, len(boxes))):
        whole = (*sticks, stick_of(boxes[k]))
        start = time.process_time()
        check(whole)
        spent.append(1000 * (time.process_time() - start))
    return mean(spent) * len(boxes) if spent else 0.0


def by_highs(sticks: tuple[Stick, ...]) -> bool:
    return stands_exactly(boxes_of(sticks))


PEERS: dict[str, Check] = {"HiGHS": by_highs, "linprog": reference.stands, "MuJoCo": engine_stands}


class Measured(NamedTuple):
    first: list[Listing]  #: for every length
    second: list[Listing]  #: for short sticks that might hold another one
    peers: dict[str, list[float]]  #: milliseconds for all places of one length


def measure(num_sticks: int, num_buildings: int) -> Measured:
    first, second = [], []
    peers: dict[str, list[float]] = {name: [] for name in PEERS}
    for seed in range(num_buildings):
        rng = random.Random(f"{num_sticks}/{seed}")
        sticks = random_building(num_sticks, rng)
        first += [list_builds(sticks, length) for length in range(1, 11)]
        if (held := falling_stick(sticks, rng)) is not None:
            second += [list_builds(sticks, length, held) for length in (1, 2, 3, 4)]
        length = rng.randint(1, 10)
        for name, check in PEERS.items():
            peers[name].append(scaled_ms(check, sticks, length, rng))
    return Measured(first, second, peers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--buildings", type=int, default=20, help="of each size")
    arguments = parser.parse_args()
    list_builds(random_building(3, random.Random(0)), 4)
    table = Table(title="Talō: all legal builds of one stick, milliseconds of one core")
    headings = ("sticks", "places", "median", "wanted", "95 %", "second stick", "wanted", *PEERS)
    for heading in headings:
        table.add_column(heading, justify="right")
    for num_sticks, wanted in WANTED_MS.items():
        first, second, peers = measure(num_sticks, arguments.buildings)
        times = [listing.ms for listing in first]
        table.add_row(
            str(num_sticks),
            f"{median(listing.num_places for listing in first):.0f}",
            f"{median(times):.2f}",
            f"≤ {wanted:g}",
            f"{np.percentile(times, 95):.1f}",
            f"{median(listing.ms for listing in second):.2f}",
            f"≤ {WANTED_SECOND_MS[num_sticks]:g}" if num_sticks in WANTED_SECOND_MS else "",
            *(f"{median(values):,.0f}" for values in peers.values()),
        )
    Console(width=max(120, Console().width)).print(table)


if __name__ == "__main__":
    main()
