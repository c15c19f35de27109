"""What each plane of Tulum holds."""

import numpy as np

import baumeister
from baumeister.games.tulum import TulumState
from tests.games.tulum.positions import parse_board


def test_every_plane_tells_what_the_docs_say() -> None:
    rules = baumeister.rules("tulum", seats=3, decline=True)
    own, loose = parse_board("XXo.../X")
    boards = (parse_board("X")[0], own, parse_board("..X")[0])
    state = TulumState(boards, seat=1, loose_bits=loose, dice=(0, 3, 3), placed=True, turns=300)

    planes = rules.observe(state, 2)

    assert rules.observation_shape == planes.shape == (10, 6, 6)
    assert [np.unique(plane).tolist() for plane in planes[:3]] == [[0], [0], [1]]
    assert np.argwhere(planes[3]).tolist() == [[0, 2]], "the seat that looks comes first"
    assert np.argwhere(planes[4]).tolist() == [[0, 0]]
    assert np.argwhere(planes[5]).tolist() == [[0, 0], [0, 1], [1, 0]]
    assert np.argwhere(planes[6]).tolist() == [[0, 2]]
    assert planes[7].tolist() == [[count] * 6 for count in (1, 0, 0, 2, 0, 0)]
    assert np.unique(planes[8]).tolist() == [1]
    assert np.unique(planes[9]).tolist() == [255], "turns are counted up to 255"
