"""Perft to depth 3 is as recorded; `python -m tests.games.rumis.perft` renews it, for review."""

import json

import pytest

from baumeister.games.rumis.scenario import NAMES
from tests.games.rumis.perft import FILE, perft


@pytest.mark.parametrize("name", NAMES)
def test_perft_to_depth_3(name: str, full: bool) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    for seats in (2, 3, 4) if full else (2,):
        assert perft(name, seats) == recorded[f"{name} {seats}"]


def test_every_scenario_is_recorded_for_two_three_and_four_seats() -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    assert set(recorded) == {f"{name} {seats}" for name in NAMES for seats in (2, 3, 4)}
