"""Perft is as recorded, to depth 3 with --full; `make golden` renews it, for review."""

import json

import pytest

from baumeister.games.rumis.scenario import NAMES
from tests.games.rumis.perft import DEPTH, FILE, perft


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_perft(name: str, seats: int, full: bool) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))[f"{name} {seats}"]
    depth = DEPTH if full else DEPTH - 1
    assert perft(name, seats, depth) == recorded[:depth]


def test_every_scenario_is_recorded_for_two_three_and_four_seats() -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    assert set(recorded) == {f"{name} {seats}" for name in NAMES for seats in (2, 3, 4)}
