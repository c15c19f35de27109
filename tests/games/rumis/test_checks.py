"""States that Rumis does not load."""

from dataclasses import replace
from typing import Any

import pytest

from baumeister.core.errors import InvalidRecord
from baumeister.games.rumis import PlaceStone
from tests.games.rumis.positions import after, rumis

TOWER = rumis(seats=2)


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
    ],
)
def test_an_impossible_state_is_refused(change: dict[str, Any]) -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    with pytest.raises(InvalidRecord):
        TOWER.load({**TOWER.dump(state), "state": TOWER.dump(replace(state, **change))["state"]})
