"""JSON altered a little, as a slip of the pen or a curious hand would: no longer what a match wrote."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Slot = tuple[Any, Any]  #: a dict or list, and the key or index of one of its items

NUMBERS = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 40, 2**31, 2**63, 10**30)


def altered(data: Any, rng: random.Random, most: int = 3) -> Any:
    """The same with one to `most` of its items changed, dropped, doubled or put in another order."""
    changed = {"": deepcopy(data)}
    for _ in range(rng.randint(1, most)):
        holder, key = rng.choice([slot for slot in slots(changed) if slot != (changed, "")])
        _alter(holder, key, rng)
    return changed[""]


def slots(holder: Any) -> Iterator[Slot]:
    """Every place of a JSON value that holds an item."""
    items = holder.items() if isinstance(holder, dict) else enumerate(holder)
    for key, item in list(items):
        yield holder, key
        if isinstance(item, dict | list):
            yield from slots(item)


def _alter(holder: Any, key: Any, rng: random.Random) -> None:
    item = holder[key]
    if isinstance(holder, list) and rng.random() < 0.2:
        _disturb(holder, key, rng)
    elif isinstance(item, list) and item:
        rng.choice((item.reverse, item.clear, item.pop))()
    elif type(item) is int:
        holder[key] = item + rng.choice((-1, 1)) if rng.random() < 0.5 else rng.choice(NUMBERS)
    elif isinstance(item, bool):
        holder[key] = not item
    elif item is None:
        holder[key] = rng.choice(NUMBERS)
    elif isinstance(item, str):
        holder[key] = rng.choice(("", "x", "y", "z", "I2", "take", "build", "roll", item[::-1]))


def _disturb(holder: list[Any], key: int, rng: random.Random) -> None:
    """Drop an item of a list, double it, or put another in its place."""
    match rng.choice(("drop", "double", "swap")):
        case "drop":
            del holder[key]
        case "double":
            holder.insert(key, deepcopy(holder[key]))
        case "swap":
            other = rng.randrange(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
