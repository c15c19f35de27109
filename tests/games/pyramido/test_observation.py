"""What each plane of Pyramido holds."""

import random

import numpy as np

import baumeister
from baumeister.games.pyramido import PyramidoState
from baumeister.jit import Array
from baumeister.play import Match
from tests.tables import advance, random_event


def constants(planes: Array) -> list[int]:
    """The number that fills each plane."""
    assert all(plane.min() == plane.max() for plane in planes)
    return [int(plane[0, 0]) for plane in planes]


def counts(stones: tuple[int, ...]) -> list[int]:
    return [stones.count(colour) for colour in range(5)]


def stones_of(planes: Array, base: int) -> set[tuple[int, ...]]:
    """(level, x, y, colour) of a pyramid's planes."""
    places = np.argwhere(planes.reshape(base, 5, 8, 8))
    return {(int(level) + 1, int(x) - 3, int(y) - 3, int(colour)) for level, colour, y, x in places}


def reached(rules: baumeister.core.AnyRules, num_events: int) -> PyramidoState:
    match, rng = Match(rules), random.Random(5)
    for _ in range(num_events):
        advance(match, random_event(rules, match.state, rng))
    state: PyramidoState = match.state
    return state


def test_every_plane_of_a_common_pyramid() -> None:
    rules = baumeister.rules("pyramido", seats=2, base=5)
    state = reached(rules, 31)
    assert state.seat is not None

    planes = rules.observe(state, 1)

    assert planes.shape == rules.observation_shape == (2 + 5 + 10 + 25 + 3, 8, 8)
    assert constants(planes[:2]) == [int(state.seat == 1), int(state.seat == 0)]
    assert constants(planes[2:7]) == list(state.bag)
    assert constants(planes[7:17]) == [*counts(state.hands[1]), *counts(state.hands[0])]
    assert stones_of(planes[17:42], 5) == set(state.laid[0])
    assert constants(planes[42:]) == [int(state.refilling), state.built, state.idle]


def test_every_plane_of_a_contest() -> None:
    rules = baumeister.rules("pyramido", mode="contest", seats=2, games=3)
    state = next(
        state
        for state in (reached(rules, number) for number in range(20, 400))
        if state.game == 1 and state.seat is not None and len(state.laid[0]) > 6
    )

    planes = rules.observe(state, 1)

    assert planes.shape == rules.observation_shape == (2 + 5 + 10 + 40 + 3 + 5 + 6 + 1, 8, 8)
    assert constants(planes[7:17]) == [*counts(state.stores[1]), *counts(state.stores[0])]
    assert stones_of(planes[17:37], 4) == set(state.laid[1]), "the own pyramid comes first"
    assert stones_of(planes[37:57], 4) == set(state.laid[0])
    assert constants(planes[57:60]) == [int(state.refilling), 0, state.passes]
    assert constants(planes[60:65]) == counts(state.quarry)
    assert constants(planes[65:67]) == [int(state.finisher == seat) for seat in (1, 0)]
    assert constants(planes[67:69]) == [int(state.first == seat) for seat in (1, 0)] == [1, 0]
    assert constants(planes[69:71]) == [max(state.totals) - state.totals[seat] for seat in (1, 0)]
    assert constants(planes[71:]) == [1], "one game to come"
