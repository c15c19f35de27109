"""States that Rumis does not load."""

from dataclasses import replace
from typing import Any

import pytest

from baumeister.core.errors import InvalidRecord
from baumeister.games.rumis import PlaceStone
from tests.games.rumis.positions import after, rumis

TOWER = rumis(seats=2)


def laid(*moves: str) -> tuple[PlaceStone, ...]:
    return tuple(sorted(TOWER.parse_move(move) for move in moves))


@pytest.mark.parametrize(
    "change",
    [
        {"colour": 1},
        {"seat": 1},
        {"out": (0,)},
        {"num_colours": 3},
        {"laid": (PlaceStone("I2", ((0, 0, 1), (1, 0, 1)), 0),)},
        {"laid": (PlaceStone("I2", ((0, 0, 0), (1, 0, 0)), 3),)},
        {"ground": ((4,),)},
        {"laid": laid("rI2@a1,b1", "bI2@a2,b2", "rI3@a3,b3,c3")},  # red laid twice in a round
        {"laid": laid("rI2@a1,b1", "bI2@a3,b3")},  # blue began apart
        {"laid": laid("rI2@a1,b1", "bI2@a2,b2", "rI3@a3,a4,a5", "bI3@b3,b4,b5")},  # red left red
        {"laid": laid("rO4@a1,b1,a2,b2", "bI2@a1/2,b1/2")},  # blue began above the ground
    ],
)
def test_an_impossible_state_is_refused(change: dict[str, Any]) -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    with pytest.raises(InvalidRecord):
        TOWER.load({**TOWER.dump(state), "state": TOWER.dump(replace(state, **change))["state"]})
