"""Balance: the book's constructions, the cascade against the full programme, margins and falls."""

import random
from itertools import combinations, cycle

import numpy as np
import pytest

from baumeister.games.talo import (
    Stick,
    balance,
)
from baumeister.games.talo.balance.contacts import all_contacts
from baumeister.games.talo.balance.model import FRICTION, TILT
from baumeister.games.talo.balance.programme import stands_exactly
from baumeister.games.talo.building import open_places, places
from baumeister.games.talo.sticks import boxes_of, stick_of
from tests.conftest import Budget
from tests.games.talo.positions import random_building, sticks
from tests.reference import talo as reference

HEIGHTS = (1, 2, 3, 5, 8)


def test_random_buildings_stand_for_the_reference_too(rng: random.Random) -> None:
    assert reference.stands(random_building(12, rng))


def beam(length: int, offset: int, height: int) -> str:
    """A column at (5, 5), and a stick across its top that begins `offset` cells before it."""
    return f"{height}z(5,5,0) {length}x({5 - offset},5,{height})"


@pytest.mark.rule("TAL-09")
@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("length", [3, 5, 7, 9])
def test_odd_lengths_lie_centred_on_a_standing_stick_and_only_there(length: int, height: int) -> None:
    for offset in range(length):
        assert balance.stands(sticks(beam(length, offset, height))) == (offset == length // 2)


@pytest.mark.rule("TAL-09")
@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("length", [2, 4, 6, 8, 10])
def test_even_lengths_lie_nowhere_on_a_standing_stick(length: int, height: int) -> None:
    assert not any(balance.stands(sticks(beam(length, offset, height))) for offset in range(length))


@pytest.mark.rule("TAL-09", "TAL-18i")
@pytest.mark.parametrize("length", [2, 4, 6])
@pytest.mark.parametrize("height", [1, 3, 5])
def test_an_even_length_may_lean_on_a_taller_piece_at_the_sinking_end(length: int, height: int) -> None:
    """With the long arm to the west, a piece there holds it; one at the short arm does not."""
    across = beam(length, length // 2, height)
    west, east = 5 - length // 2 - 1, 5 + length // 2
    assert balance.stands(sticks(f"{across} {height + 1}z({west},5,0)"))
    assert not balance.stands(sticks(f"{across} {height + 1}z({east},5,0)"))
    assert not balance.stands(sticks(f"{across} {height}z({west},5,0)")), "no taller than the beam's foot"


@pytest.mark.rule("TAL-10")
def test_a_four_on_a_one_with_a_one_on_its_short_arm() -> None:
    assert balance.stands(sticks("1z(5,5,0) 4x(3,5,1) 1z(6,5,2)"))
    assert not balance.stands(sticks("1z(5,5,0) 4x(3,5,1)"))
    assert not balance.stands(sticks("1z(5,5,0) 4x(3,5,1) 1z(3,5,2)"))
    assert balance.stands(sticks("1z(5,5,0) 4x(3,5,1) 1z(5,5,2)")), "over the foot it helps as well"


@pytest.mark.rule("TAL-08")
@pytest.mark.parametrize(
    ("building", "stands"),
    [
        ("", True),
        ("3z(0,0,0) 3z(4,0,0) 5x(0,0,3)", True),  # a bridge
        ("3z(0,0,0) 3z(4,0,0) 7x(-1,0,3)", True),  # that sticks out evenly
        ("3z(0,0,0) 1z(4,0,0) 5x(0,0,3)", False),  # one pier too low
        ("4z(5,5,0) 5x(3,5,4) 5y(5,3,5)", True),  # a T with a cross beam on it
        ("4z(5,5,0) 5x(3,5,4) 3z(7,5,5)", False),  # loaded at one end
        ("4z(5,5,0) 5x(3,5,4) 3z(7,5,5) 3z(3,5,5)", True),  # at both
        ("10x(0,0,0) 10x(0,0,1) 1z(0,0,2)", True),
        ("5x(0,0,0) 5x(1,0,1) 5x(2,0,2) 5x(3,0,3)", True),  # stairs that lean out
        ("5x(0,0,0) 5x(1,0,1) 5x(2,0,2) 5x(3,0,3) 5x(4,0,4)", False),  # one stair too many
    ],
)
def test_bridges_towers_and_stairs(building: str, stands: bool) -> None:
    assert balance.stands(sticks(building)) is stands
    assert reference.stands(sticks(building)) is stands


@pytest.mark.rule("TAL-18i")
def test_friction_is_below_what_would_let_an_odd_stick_lean() -> None:
    assert 0 < FRICTION < 0.5
    assert not balance.stands(sticks("3z(5,5,0) 3x(5,5,3) 5z(8,5,0)"))


@pytest.mark.rule("TAL-18i")
def test_nothing_hangs_by_being_squeezed() -> None:
    assert not balance.stands(sticks("5z(4,5,0) 5z(6,5,0) 1z(5,5,3)"))


@pytest.mark.rule("TAL-18i")
def test_the_margin_is_the_tilt_under_which_a_column_tips() -> None:
    """A block of width 1 and height h tips when the tilt moves its centre past its edge: at 1 / h."""
    for height in (3, 5, 10):
        assert balance.margin(sticks(f"{height}z(5,5,0)")) == pytest.approx(1 / height, abs=1e-6)
    assert balance.margin(sticks("1z(5,5,0)")) == pytest.approx(FRICTION, abs=1e-6), "it slides first"
    assert balance.margin(sticks(beam(4, 2, 3))) == pytest.approx(0, abs=1e-6)
    assert balance.margin(sticks(beam(3, 0, 3))) < 0


def some_candidate(rng: random.Random, most: int) -> tuple[Stick, ...]:
    """A random building with one more stick anywhere, whether it stands or not."""
    building = random_building(rng.randint(1, most), rng)
    while not len(boxes := open_places(building, (), rng.randint(1, 10))):
        pass
    return tuple(sorted((*building, stick_of(boxes[rng.randrange(len(boxes))]))))


@pytest.mark.rule("TAL-18i")
def test_what_stands_has_a_margin_of_the_tilt_and_what_falls_has_not(budget: Budget) -> None:
    for number in budget(count=300, seconds=2):
        rng = random.Random(number)
        building = some_candidate(rng, 12)
        assert (balance.margin(building) >= TILT) == balance.stands(building)


def test_the_sticks_that_fall_are_those_that_would_move() -> None:
    building = sticks("3z(5,5,0) 4x(3,5,3) 1z(9,9,0) 1z(3,5,4)")
    falls = balance.falls(building)
    assert {(str(fall.stick), fall.towards) for fall in falls} == {
        ("4x(3,5,3)", "west"),
        ("1z(3,5,4)", "west"),
    }
    assert balance.falls(sticks("3z(5,5,0)")) == ()
    north = balance.falls(sticks("3z(5,5,0) 4y(5,4,3)"))
    assert [fall.towards for fall in north] == ["north"]


def test_contacts_are_rectangles_between_faces() -> None:
    contacts = all_contacts(boxes_of(sticks("3x(0,0,0) 3x(1,0,1) 2z(3,0,0)")))
    normals = sorted(int(contact[2]) for contact in contacts)
    assert normals == [0, 2, 2, 2], "one wall, two on the ground, one on another"


@pytest.mark.rule("TAL-08", "TAL-18i")
def test_cascade_and_full_programme_agree(full: bool) -> None:
    """Buildings of 1 to 55 sticks and random candidates on them: no exception."""
    rng = random.Random(7)
    wanted, seen, wrong = (20_000 if full else 1_000), 0, []
    sizes = cycle((1, 8, 15, 22, 29, 36, 43, 50, 54, 4, 11, 18, 25, 32, 39, 47))
    while seen < wanted:
        building = random_building(next(sizes), rng)
        for length in rng.sample(range(1, 11), 4):
            found = places(building, (), length)
            for k in rng.sample(range(len(found.boxes)), min(30, len(found.boxes))):
                whole = np.vstack((boxes_of(building), found.boxes[k]))
                seen += 1
                if stands_exactly(whole) != found.stands[k]:
                    wrong.append((building, stick_of(found.boxes[k])))
    assert wrong == []


@pytest.mark.rule("TAL-18i")
def test_the_full_programme_is_the_obvious_one(budget: Budget) -> None:
    for number in budget(count=400, seconds=4):
        building = some_candidate(random.Random(number), 40)
        assert stands_exactly(boxes_of(building)) == reference.stands(building)


@pytest.mark.rule("TAL-10i")
def test_rescues_of_a_held_stick_agree_with_the_full_programme(budget: Budget) -> None:
    rescued = 0
    for number in budget(count=200, seconds=5):
        rng = random.Random(number)
        building = random_building(rng.randint(1, 25), rng)
        found = places(building, (), rng.choice((2, 4, 6)))
        falling = found.boxes[~found.stands]
        if not len(falling):
            continue
        held = stick_of(falling[rng.randrange(len(falling))])
        length = rng.randint(1, 5)
        both = places(building, (), length, held)
        for k in rng.sample(range(len(both.boxes)), min(30, len(both.boxes))):
            whole = (*building, held, stick_of(both.boxes[k]))
            assert stands_exactly(boxes_of(whole)) == both.stands[k]
        rescued += int(both.stands.sum())
    assert rescued > 0


@pytest.mark.rule("TAL-10i")
def test_a_light_stick_rescues_only_what_does_not_reach_far() -> None:
    post = sticks("3z(5,5,0)")
    found = places(post, (), 4)
    held = {stick_of(box) for box in found.boxes[~found.stands]}
    rescued = {stick for stick in held if places(post, (), 1, stick).stands.any()}
    assert rescued == set(sticks("4x(3,5,3) 4x(4,5,3) 4y(5,3,3) 4y(5,4,3)")) < held


def test_the_order_of_building_does_not_matter(rng: random.Random) -> None:
    """The kept forces depend on what was built first; the verdicts must not."""
    building = list(random_building(20, rng))
    boxes = open_places(tuple(sorted(building)), (), 4)
    verdicts = []
    for _ in range(3):
        rng.shuffle(building)
        balance._kept.clear()
        for part in range(1, len(building) + 1):
            balance.footing(building[:part])
        verdicts.append(balance.which_stand(tuple(building), boxes).tolist())
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_every_pair_of_sticks_is_told_apart_by_its_cells() -> None:
    for one, other in combinations(sticks("1z(0,0,0) 3x(1,0,0) 3y(0,1,0) 2z(4,4,0)"), 2):
        assert not set(one.cells) & set(other.cells)
        assert stick_of(np.array(one.box)) == one
