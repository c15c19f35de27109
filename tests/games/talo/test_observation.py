"""What each plane of Talō holds."""

from dataclasses import replace

import numpy as np

import baumeister
from baumeister.games.talo import TaloRules
from baumeister.games.talo.state import Phase
from tests.games.talo.positions import sticks


def test_every_plane_tells_what_the_docs_say() -> None:
    rules = baumeister.rules("talo", seats=2)
    assert isinstance(rules, TaloRules)
    state = replace(
        rules.start(),
        sticks=sticks("2z(4,4,0) 3x(3,4,2) 2y(0,0,0)"),
        taken=(2,),
        held=sticks("3x(6,6,0)")[0],
        phase=Phase.BUILD,
        rolls=1,
        number=5,
        seat=1,
    )

    planes = rules.observe(state, 1)

    assert planes.shape == rules.observation_shape == (2 + 2 + 30 + 10 + 20 + 5 + 4, 30, 30)
    assert planes[:2, 0, 0].tolist() == [1, 0]
    assert [np.argwhere(plane).tolist() for plane in planes[2:4]] == [[[17, 17]], [[12, 12]]]
    building = planes[4:34].reshape(3, 10, 30, 30)
    assert np.argwhere(building[0] == 3).tolist() == [[2, 13, 14], [2, 14, 14], [2, 15, 14]]
    assert np.argwhere(building[1] == 2).tolist() == [[0, 10, 10], [0, 10, 11]]
    assert np.argwhere(building[2] == 2).tolist() == [[0, 14, 14], [1, 14, 14]]
    assert np.count_nonzero(building) == 7
    assert np.argwhere(planes[34:44] == 3).tolist() == [[0, 16, 16], [0, 17, 16], [0, 18, 16]]
    assert planes[44:54, 0, 0].tolist() == list(state.store[1:])
    assert planes[54:64, 0, 0].tolist() == [0, 1, *[0] * 8]
    assert planes[64:69, 0, 0].tolist() == [0, 0, 0, 1, 0], "building"
    assert planes[69:, 0, 0].tolist() == [1, 5, 0, 0]
