"""States that Tulum does not load."""

from typing import Any

import pytest

import baumeister
from baumeister.core.errors import InvalidRecord
from baumeister.games.tulum import PlaceBlock, Roll
from baumeister.games.tulum.state import FULL
from tests.tables import play_out

RULES = baumeister.rules("tulum", seats=2)
TWO_LOOSE = play_out(RULES, Roll((0, 0, 1, 4, 5, 5)), PlaceBlock(0, 0), PlaceBlock(0, 1))


@pytest.mark.parametrize(
    "change",
    [
        {"secured": [1 << 6, 0]},  # a block in the air
        {"secured": [3, 0]},  # blocks secured before anyone's first turn has ended
        {"secured": [0, FULL]},  # a complete pyramid while another plays on
        {"seat": 7},
        {"seat": 1},  # no turn has ended yet
        {"turns": -1},
        {"turns": 2 * 10**30},
        {"dice": [5, 5, 4, 1]},  # not sorted
        {"dice": [1, 4, 5]},  # one of the dice is gone
        {"dice": [9] * 4},  # no such row
        {"dice": [], "placed": True},  # placed of which roll?
        {"dice": [3, 4, 5, 5], "placed": False},  # a roll that fits nothing
        {"loose_bits": FULL},
    ],
)
def test_a_state_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    good = RULES.dump(TWO_LOOSE)
    assert RULES.load(good) == TWO_LOOSE
    with pytest.raises(InvalidRecord) as caught:
        RULES.load({**good, "state": {**good["state"], **change}})
    assert caught.value.because == "impossible-state"


def test_a_state_of_something_else_is_refused() -> None:
    good = RULES.dump(TWO_LOOSE)
    others: list[Any] = [{**good, "game": "chess"}, {**good, "rules_version": 99}, [], None]
    for broken in others:
        with pytest.raises(InvalidRecord):
            RULES.load(broken)
