"""The steps that a figure misses, beside a plain search for the cheapest way."""

import random
from heapq import heappop, heappush
from itertools import product

import numpy as np

from baumeister.games.talo import Stick
from baumeister.games.talo.building import filled, open_places
from baumeister.games.talo.stairs import FAR, distances_after
from baumeister.games.talo.state import Figure
from baumeister.games.talo.sticks import stick_of
from tests.conftest import Budget
from tests.games.talo.positions import random_building, random_stairs, random_standing_places

Cell = tuple[int, int, int]


def test_distances_are_those_of_a_plain_search(budget: Budget) -> None:
    for number in budget(count=500, seconds=2):
        rng = random.Random(number)
        building = random_stairs(rng) if number % 2 else random_building(rng.randint(0, 20), rng)
        figures = random_standing_places(building, rng, rng.randint(2, 4))
        boxes = open_places(building, figures, rng.randint(1, 10))
        boxes = boxes[rng.sample(range(len(boxes)), min(5, len(boxes)))]
        space = filled(building, figures)
        before = space.copy()
        found = np.empty((len(boxes), len(figures)), dtype=np.int64)
        distances_after(space, np.array(figures, dtype=np.int64), boxes, found)
        assert np.array_equal(space, before)
        for box, distances in zip(boxes, found, strict=True):
            built = (*building, stick_of(box))
            assert distances.tolist() == [
                plain_distance(built, figures, seat) for seat in range(len(figures))
            ]


def plain_distance(building: tuple[Stick, ...], figures: tuple[Figure, ...], seat: int) -> int:
    sticks = {cell for stick in building for cell in stick.cells}
    others = {
        (x, y, level + up) for other, (x, y, level) in enumerate(figures) if other != seat for up in (0, 1)
    }
    queue, seen = [(0, figures[seat])], set()
    while queue:
        price, place = heappop(queue)
        if place[2] == 10:
            return price
        if place in seen:
            continue
        seen.add(place)
        x, y, level = place
        for (dx, dy), up in product(((1, 0), (-1, 0), (0, 1), (0, -1)), (-1, 0, 1)):
            target = (x + dx, y + dy, level + up)
            if (more := price_of(target, sticks, others)) is not None:
                heappush(queue, (price + more, target))
    return FAR


def price_of(place: Cell, sticks: set[Cell], others: set[Cell]) -> int | None:
    """What the unit under a place costs: nothing if it is there, ten and a point a unit of air below it."""
    x, y, level = place
    near = -2 <= x < 12 and -2 <= y < 12 and 1 <= level <= 10
    if not near or {place, (x, y, level + 1)} & (sticks | others):
        return None
    under = level - 1
    if (x, y, under) in sticks:
        return 0
    on_ground = 0 <= x < 10 and 0 <= y < 10
    if (x, y, under) in others or (under == 0 and not on_ground):
        return None
    air = 0
    while under - air > 0 and (x, y, under - air - 1) not in sticks | others:
        air += 1
    if under == air:
        return 10 + air if on_ground else 18
    return 10 + air if (x, y, under - air - 1) in sticks else 18
