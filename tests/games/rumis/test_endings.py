"""How a match of Rumis ends, told plainly and by the kernel that searches ask."""

import random
from typing import Any

import numpy as np
import pytest

from baumeister import Decision, Ended
from baumeister.core import Outcome
from baumeister.games.rumis import PlaceStone, RumisState, Scenario
from baumeister.games.rumis.endings import utilities
from baumeister.games.rumis.stones import CUBES, STONES
from baumeister.solvers.answers import Solved
from baumeister.solvers.rumis_cubes import solve_cube
from tests.games.rumis.positions import after, rumis
from tests.tables import play_out, random_match


def scoring_example() -> RumisState:
    """The tower of the rulebook's example from above; what is hidden below is laid anyhow."""
    seen = {
        0: {"I4": "a1 b1 c1 d1", "I3": "a2 b2 c2"},
        1: {"I2": "d2 d3", "I3": "a3 b3 c3"},
        2: {"I4": "a4 b4 c4 d4"},
        3: {"I4": "a5 b5 c5 d5"},
    }
    laid = []
    for colour in range(4):
        for number, stone in enumerate(STONES):
            if (colour, stone) == (3, "O4"):
                continue  # yellow's one stone left
            if stone in seen[colour]:
                places = seen[colour][stone].split()
                cells = tuple(sorted((ord(place[0]) - 97, int(place[1]) - 1, 200) for place in places))
            else:
                z = 2 * (11 * colour + number)
                cells = tuple(sorted((x, y, z + up) for x, y, up in CUBES[stone]))
            laid.append(PlaceStone(stone, cells, colour))
    return RumisState(tuple(sorted(laid)), ((8,) * 4,) * 5, 4, None, None, (0, 1, 2, 3))


@pytest.mark.rule("RUM-10")
def test_the_books_example_of_scoring() -> None:
    state = scoring_example()
    assert len(state.tops) == 20
    assert state.scores == (7, 5, 4, 3)
    turn = rumis(seats=4).turn(state)
    assert isinstance(turn, Ended)
    assert turn.outcome.scores == (7, 5, 4, 3)
    assert turn.outcome.ranks == (1, 2, 3, 4)
    assert turn.outcome.winners == (0,)
    assert turn.outcome.reason == "nobody-can-place"


@pytest.mark.rule("RUM-11i")
def test_equal_points_share_the_win() -> None:
    rules = rumis(scenario=Scenario("strip", (("1111",),) * 3, (1, 1, 1)))
    turn = rules.turn(after(rules, "rI2@c1,d1", "bI2@a1,b1"))
    assert isinstance(turn, Ended)
    assert turn.outcome.scores == (2 - 10, 2 - 10)
    assert turn.outcome.utilities == (0.5, 0.5)


@pytest.mark.rule("RUM-15i")
def test_a_cube_is_won_when_full_and_lost_when_stuck() -> None:
    rules = rumis(mode="cube", edge=3, colours=1)
    state = rules.start()
    while isinstance(rules.turn(state), Decision):
        state = rules.play(state, rules.legal_moves(state)[0])
    turn = rules.turn(state)
    assert isinstance(turn, Ended)
    assert turn.outcome.lost
    assert turn.outcome.winners == ()
    assert turn.outcome.utilities == (0.9 * len(state.cubes) / 27,)
    assert turn.outcome.reason == "cube-stuck"


@pytest.mark.rule("RUM-10", "RUM-11i", "RUM-12", "RUM-15i")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3},
        {"mode": "four-colours"},
        {"mode": "ruinas"},
        {"mode": "cube", "edge": 3, "colours": 1},
    ],
    ids=str,
)
def test_the_kernel_gives_the_utilities_of_the_outcome(options: dict[str, Any], rng: random.Random) -> None:
    rules = rumis(**options)
    for _ in range(8):
        match = random_match(rules, rng)
        assert match.outcome is not None
        values = np.zeros(rules.seats)
        utilities(rules.pack(match.state), rules.plan, values)
        assert tuple(values) == match.outcome.utilities


@pytest.mark.rule("RUM-15i")
def test_a_full_cube_is_worth_everything_to_both() -> None:
    rules = rumis(mode="cube", edge=3, colours=1)
    answer = solve_cube(rules, rules.start(), seed=1, timeout_s=30)
    assert isinstance(answer, Solved)
    full = play_out(rules, *answer.moves)
    values = np.zeros(1)
    utilities(rules.pack(full), rules.plan, values)
    assert rules.turn(full) == Ended(Outcome((27,), (1,), (1.0,), "cube-complete"))
    assert values.tolist() == [1.0]
