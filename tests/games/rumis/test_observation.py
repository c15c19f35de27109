"""What each plane of Rumis holds."""

import random

import numpy as np
import pytest

from baumeister.core import AnyRules
from baumeister.games.rumis import RumisState
from baumeister.games.rumis.stones import STONES
from baumeister.play import Match
from tests.games.rumis.positions import rumis
from tests.tables import advance, random_event


def reached(rules: AnyRules, num_events: int) -> RumisState:
    match, rng = Match(rules), random.Random(5)
    for _ in range(num_events):
        advance(match, random_event(rules, match.state, rng))
    state: RumisState = match.state
    return state


@pytest.mark.parametrize(
    ("options", "colours"),
    [
        ({"seats": 2}, (1, 0)),
        ({"seats": 3, "scenario": "coricancha"}, (1, 2, 0)),
        ({"mode": "four-colours"}, (1, 2, 3, 0)),
        ({"mode": "ruinas", "seats": 2}, (1, 0, 2)),
    ],
)
def test_every_plane_from_the_second_seat(options: dict[str, object], colours: tuple[int, ...]) -> None:
    rules = rumis(**options)
    state = reached(rules, 9)
    seats, levels, sets = rules.seats, max(map(max, rules.variant.limits)), len(colours)

    planes = rules.observe(state, 1)

    assert planes.shape == rules.observation_shape
    assert [plane.max() for plane in planes[:seats]] == [
        int((1 + step) % seats == state.seat) for step in range(seats)
    ]
    assert planes[seats].tolist() == [list(row) for row in state.ground]
    cubes = planes[seats + 1 :][: sets * levels].reshape(sets, levels, *planes.shape[1:])
    found = {(int(x), int(y), int(z)): colours[step] for step, z, y, x in np.argwhere(cubes)}
    assert found == dict(state.cubes)
    stones = planes[seats + 1 + sets * levels :][: 11 * sets, 0, 0].reshape(sets, 11)
    left = [tuple(np.array(STONES)[row.astype(bool)].tolist()) for row in stones]
    assert left == [state.left[colour] for colour in colours]
    turn = planes[-2 * sets :, 0, 0].tolist()
    assert turn[:sets] == [int(colour == state.colour) for colour in colours]
    assert turn[sets:] == [int(colour in state.out) for colour in colours]


def test_every_colour_may_be_placed_where_the_player_picks_it() -> None:
    rules = rumis(mode="cube", edge=4, colours=3)
    assert rules.observe(reached(rules, 2), 0)[-6:, 0, 0].tolist() == [1, 1, 1, 0, 0, 0]
