"""The stones of Rumis, and their numbers in kernels."""

from collections import Counter
from dataclasses import replace

import pytest

from baumeister.games.rumis import PlaceStone
from baumeister.games.rumis.packing import code_of
from baumeister.games.rumis.stones import CUBES, ORIENTATIONS, STONES, to_origin
from tests.games.rumis.positions import rumis
from tests.reference import rumis as reference

TOWER = rumis(seats=2)


@pytest.mark.rule("RUM-01")
def test_a_colour_has_eleven_stones_of_forty_cubes_in_104_orientations() -> None:
    assert STONES == tuple(CUBES) == TOWER.start().left[0]
    assert Counter(len(cells) for cells in CUBES.values()) == {2: 1, 3: 2, 4: 8}
    assert sum(len(cells) for cells in CUBES.values()) == 40
    assert len(ORIENTATIONS) == 104
    assert {name: len(turns) for name, turns in reference.TURNS.items()} == Counter(
        STONES[orientation.stone] for orientation in ORIENTATIONS
    )


@pytest.mark.rule("RUM-01")
def test_only_a4_and_b4_are_mirror_images() -> None:
    for name, turns in reference.TURNS.items():
        mirrored = {frozenset(to_origin((-x, y, z) for x, y, z in shape)) for shape in turns}
        other = {"A4": "B4", "B4": "A4"}.get(name, name)
        assert mirrored == reference.TURNS[other]


@pytest.mark.parametrize("far", [-5, 40, 2**31, 2**60, 2**63, 10**30, -(10**30)])
def test_a_move_far_off_has_no_code_for_kernels(far: int) -> None:
    near = PlaceStone("I2", ((0, 4, 0), (1, 4, 0)), 0)
    assert code_of(near, TOWER.variant.width) is not None

    shifts = [(far, 0, 0), (0, far, 0), (0, 0, far)]
    places = [tuple((x + dx, y + dy, z + dz) for x, y, z in near.cells) for dx, dy, dz in shifts]
    for move in (*(replace(near, cells=cells) for cells in places), replace(near, colour=far)):
        assert code_of(move, TOWER.variant.width) is None
        assert TOWER.why_not(TOWER.start(), move) is not None
    assert code_of(replace(near, cells=near.cells * 1000), TOWER.variant.width) is None
