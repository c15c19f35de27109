"""Talō positions for tests: buildings in short notation, states within a turn, random buildings."""

import random
import re
from dataclasses import replace
from typing import Any

from baumeister.games.talo import Stick, TaloRules, TaloState, balance
from baumeister.games.talo.building import open_places
from baumeister.games.talo.state import FULL_STORE
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
    state = replace(rules.start(), sticks=placed, store=store, **changes)
    rules.check_state(state)
    return state


def random_building(num_sticks: int, rng: random.Random, up: float = 0.6) -> tuple[Stick, ...]:
    """A standing building of sticks from the store; with chance `up` the next one is not on the ground."""
    built: tuple[Stick, ...] = ()
    store = list(FULL_STORE)
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
