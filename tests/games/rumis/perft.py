"""Perft to depth 3 on every scenario, counted by the kernels: `make golden` renews."""

import json
from pathlib import Path

import numpy as np

from baumeister.games.rumis.kernels import MAX_CODES, begin, list_placements, place
from baumeister.games.rumis.scenario import NAMES
from baumeister.jit import Array, njit
from tests.games.rumis.positions import rumis

FILE = Path(__file__).parents[2] / "data" / "perft" / "rumis-depth-3.json"
DEPTH = 3


@njit
def count_lines(state: Array, plan: Array, depth: int, out: Array) -> None:
    """Add the number of lines of each length to out: int64 (depth,), the longest first."""
    codes = np.empty(MAX_CODES, np.int64)
    num_codes = list_placements(state, plan, codes)
    out[depth - 1] += num_codes
    if depth > 1:
        for index in range(num_codes):
            after = state.copy()
            place(after, plan, codes[index])
            count_lines(after, plan, depth - 1, out)


def perft(name: str, seats: int, depth: int = DEPTH) -> list[int]:
    rules = rumis(scenario=name, seats=seats)
    state = rules.pack(rules.start())
    begin(state, rules.plan)
    out = np.zeros(depth, dtype=np.int64)
    count_lines(state, rules.plan, depth, out)
    counts: list[int] = out[::-1].tolist()
    return counts


def perfts() -> dict[str, list[int]]:
    return {f"{name} {seats}": perft(name, seats) for name in NAMES for seats in (2, 3, 4)}


if __name__ == "__main__":
    FILE.write_text(json.dumps(perfts(), indent=1) + "\n", encoding="utf-8")
