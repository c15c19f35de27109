"""Talō positions for tests: buildings in short notation, states within a turn, random buildings."""

import random
import re
from dataclasses import replace
from typing import Any

from baumeister.games.talo import Stick, TaloRules, TaloState, balance
from baumeister.games.talo.building import open_places
from baumeister.games.talo.state import FULL_STORE, Figure, is_ground_cell
from baumeister.games.talo.sticks import stick_of

STICK = re.compile(r"(\d+)([xyz])\((-?\d+),(-?\d+),(-?\d+)\)")


def sticks(text: str) -> tuple[Stick, ...]:
    """The sticks of a text such as "3z(5,5,0) 5x(3,5,3)"."""
    found = STICK.findall(text)
    return tuple(sorted(Stick(int(n), axis, int(x), int(y), int(z)) for n, axis, x, y, z in found))


def position(rules: TaloRules, building: str, **changes: Any) -> TaloState:
    """A state with this building; the store holds what is left. `taken` puts sticks in hand."""
    placed = sticks(building)
    taken = tuple(changes.get("taken", ()))
    used = [*(stick.length for stick in placed), *taken]
    store = tuple(count - used.count(length) for length, count in enumerate(FULL_STORE))
    if taken:
        changes.setdefault("phase", "build")
        changes.setdefault("rolls", 1)
        changes.setdefault("number", sum(taken))
    changes.setdefault("turns", changes.get("seat", 0))
    state = replace(rules.start(), sticks=placed, store=store, **changes)
    assert rules.is_possible(state)
    return state


def random_building(
    num_sticks: int, rng: random.Random, up: float = 0.6, built: tuple[Stick, ...] = ()
) -> tuple[Stick, ...]:
    """A standing building of sticks from the store; with chance `up` the next one is not on the ground."""
    used = [stick.length for stick in built]
    store = [count - used.count(length) for length, count in enumerate(FULL_STORE)]
    while len(built) < num_sticks:
        length = rng.choices(range(11), weights=store)[0]
        boxes = open_places(built, (), length)
        raised = boxes[boxes[:, 2] > 0]
        offered = raised if len(raised) and rng.random() < up else boxes
        if not len(offered):
            continue
        box = offered[rng.randrange(len(offered))]
        if balance.which_stand(built, box[None, :])[0]:
            built = tuple(sorted((*built, stick_of(box))))
            store[length] -= 1
    return built


def random_stairs(rng: random.Random) -> tuple[Stick, ...]:
    """Upright sticks of length 1 to 10 along a random path, each beside the next, and others around them."""
    while len(path := _random_path(rng)) < 10:
        pass
    stairs = tuple(sorted(Stick(height, "z", x, y, 0) for height, (x, y) in enumerate(path, 1)))
    return random_building(10 + rng.randrange(12), rng, up=0.8, built=stairs)


def _random_path(rng: random.Random) -> list[tuple[int, int]]:
    """Up to ten cells of the ground, each beside the one before."""
    path = [(rng.randrange(10), rng.randrange(10))]
    while len(path) < 10:
        x, y = path[-1]
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        free = [cell for cell in beside if is_ground_cell(*cell) and cell not in path]
        if not free:
            break
        path.append(rng.choice(free))
    return path


def random_standing_places(building: tuple[Stick, ...], rng: random.Random, count: int) -> tuple[Figure, ...]:
    """Places on different cells where figures can stand, most of them on sticks."""
    filled = {cell for stick in building for cell in stick.cells}
    tops = {(x, y, z + 1) for x, y, z in filled} | {(x, y, 0) for x in range(10) for y in range(10)}
    free = [(x, y, z) for x, y, z in sorted(tops) if z < 10 and not {(x, y, z), (x, y, z + 1)} & filled]
    low = [place for place in free if place[2] <= 2]
    places: dict[tuple[int, int], Figure] = {}
    while len(places) < count:
        x, y, level = rng.choice(free if rng.random() < 0.5 else low)
        places.setdefault((x, y), (x, y, level))
    return tuple(places.values())


def block(hole_depth: int) -> tuple[Stick, ...]:
    """All ground built over to level 10 but for one lower column: more sticks than any match has."""
    lower = {(5, 5): 10 - hole_depth}
    heights = {(x, y): lower.get((x, y), 10) for x in range(10) for y in range(10)}
    return tuple(sorted(Stick(height, "z", x, y, 0) for (x, y), height in heights.items() if height))
