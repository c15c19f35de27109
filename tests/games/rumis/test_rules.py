"""Rumis, rule by rule."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from baumeister import Decision, Ended
from baumeister.core.errors import InvalidRecord
from baumeister.core.picture import plain
from baumeister.games.rumis import PlaceStone, RumisState, Scenario
from baumeister.games.rumis.drawing import picture
from baumeister.games.rumis.packing import code_of
from baumeister.games.rumis.scenario import NAMES, named_scenario
from baumeister.games.rumis.stones import CUBES, ORIENTATIONS, STONES, to_origin
from baumeister.texts import Texts
from tests.games.rumis.positions import after, refused, rumis
from tests.reference import rumis as reference
from tests.tables import raises_illegal

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


@pytest.mark.rule("RUM-01")
def test_a_stone_is_laid_once_and_its_cells_are_its_own() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI2@c1,d1") == ("RUM-01", "stone-already-laid")
    assert "I2" not in state.left[0]
    with raises_illegal("RUM-01"):
        TOWER.play(state, PlaceStone("I3", ((2, 0, 0), (3, 0, 0)), 0))
    with raises_illegal("RUM-01"):
        TOWER.play(state, PlaceStone("V3", ((3, 0, 0), (2, 0, 0), (1, 0, 0)), 0))


@pytest.mark.rule("RUM-02", "RUM-20")
@pytest.mark.parametrize(("seats", "height"), [(2, 4), (3, 6), (4, 8)])
def test_the_allowed_height_is_the_smaller_of_the_cells_number_and_the_limit(seats: int, height: int) -> None:
    limits = rumis(seats=seats).start().limits
    assert limits == {(x, y): height for x in range(4) for y in range(5)}


@pytest.mark.rule("RUM-03")
def test_the_first_stone_lies_anywhere_on_the_ground() -> None:
    assert len(TOWER.legal_moves(TOWER.start())) == 687
    assert all(min(z for _, _, z in move.cells) == 0 for move in TOWER.legal_moves(TOWER.start()))
    assert refused(TOWER, TOWER.start(), "rI2@a1/2,b1/2") == ("RUM-07", "hole-under-stone")


@pytest.mark.rule("RUM-03")
def test_seats_take_turns_clockwise_one_stone_each() -> None:
    rules = rumis(seats=3)
    state, seats = rules.start(), []
    for _ in range(4):
        seats.append(state.seat)
        state = rules.play(state, rules.legal_moves(state)[0])
    assert seats == [0, 1, 2, 0]
    assert refused(rules, state, "rI4@a1,b1,c1,d1") == ("RUM-03", "other-colour")


@pytest.mark.rule("RUM-04")
def test_the_first_stone_of_the_others_touches_a_stone_and_stands_on_the_ground() -> None:
    state = after(TOWER, "rO4@a1,b1,a2,b2")
    assert refused(TOWER, state, "bI2@d1,d2") == ("RUM-04", "first-stone-apart")
    assert refused(TOWER, state, "bI2@a1/2,b1/2") == ("RUM-04", "first-stone-off-the-ground")
    assert refused(TOWER, state, "bI2@c3,d3") == ("RUM-04", "first-stone-apart")  # only an edge
    assert TOWER.why_not(state, TOWER.parse_move("bI2@c2,d2")) is None
    assert TOWER.why_not(state, TOWER.parse_move("bV3@c1,b1/2,c1/2")) is None  # partly on the ground


@pytest.mark.rule("RUM-05")
def test_later_stones_share_a_face_with_their_own_colour() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI3@c3,c4,c5") == ("RUM-05", "own-colour-not-touched")
    assert refused(TOWER, state, "rI3@a3,a4,a5") == ("RUM-05", "own-colour-not-touched")  # touches blue
    assert TOWER.why_not(state, TOWER.parse_move("rI3@c1,c2,c3")) is None  # beside
    assert TOWER.why_not(state, TOWER.parse_move("rI3@a1/2,a1/3,a1/4")) is None  # on top


@pytest.mark.rule("RUM-06")
def test_nothing_outside_the_plan_or_above_the_height() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    assert refused(TOWER, state, "rI3@c1,d1,e1") == ("RUM-06", "outside-plan")
    assert refused(TOWER, state, "rI4@a1/2,a1/3,a1/4,a1/5") == ("RUM-06", "too-high")
    with raises_illegal("RUM-06"):
        TOWER.play(state, PlaceStone("I3", ((0, -1, 0), (0, 0, 0), (0, 1, 0)), 0))


@pytest.mark.rule("RUM-07")
def test_no_hole_under_a_stone_and_none_inside_another() -> None:
    state = after(TOWER, "rI2@a1,b1", "bI2@a2,b2")
    move = TOWER.parse_move("rI3@b1/2,c1/2,d1/2")
    refusal = TOWER.why_not(state, move)
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("RUM-07", "hole-under-stone")
    assert refusal.at == ((2, 0, 0), (3, 0, 0))
    assert refused(TOWER, state, "rI3@b1,c1,d1") == ("RUM-07", "cells-taken")
    assert TOWER.why_not(state, TOWER.parse_move("rV3@b1/2,c1,c1/2")) is None


@pytest.mark.rule("RUM-08")
def test_who_cannot_place_is_out_for_the_rest_of_the_match() -> None:
    rules = rumis(scenario=Scenario("strip", (("1111",),) * 3, (1, 1, 1)))
    state = after(rules, "rI2@c1,d1")  # a1 and b1 are left: blue lays its I2 there
    assert state.seat == 1
    state = rules.play(state, rules.parse_move("bI2@a1,b1"))
    assert state.out == (0, 1)
    assert isinstance(rules.turn(state), Ended)


@pytest.mark.rule("RUM-08")
def test_a_colour_that_is_out_stays_out_though_a_place_opens_later() -> None:
    rules = rumis(scenario=Scenario("block", (("333", "333"),) * 3, (3, 3, 3)))
    state = after(rules, "rB4@b1,a2,b2,b1/2", "bL4@c1,c2,c1/2,c1/3", "rO4@b2/2,c2/2,b2/3,c2/3")
    assert (state.seat, state.out) == (0, (1,))
    state = rules.play(state, rules.parse_move("rS4@a1,a1/2,a2/2,a2/3"))
    as_if_in = replace(state, seat=1, colour=1, out=())
    assert rules.parse_move("bI2@a1/3,b1/3") in rules.legal_moves(as_if_in)
    assert 1 in state.out
    assert state.colour != 1


@pytest.mark.rule("RUM-09i")
def test_who_can_place_must_there_is_no_passing() -> None:
    assert {type(move) for move in TOWER.legal_moves(TOWER.start())} == {PlaceStone}
    assert TOWER.turn(TOWER.start()) == Decision(0)


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


PLANS = {
    "coricancha": (2, (6, 6), {2: 20, 3: 12, 4: 4}),
    "pisac": (4, (4, 8), dict.fromkeys(range(1, 9), 4)),
    "pirka": (4, (6, 8), {4: 33}),
    "tambo": (4, (7, 7), {4: 40}),
    "cucho": (4, (7, 7), {height: 2 * (7 - height) + 1 for height in range(1, 8)}),
}


@pytest.mark.rule("RUM-21", "RUM-22", "RUM-23", "RUM-24", "RUM-25")
@pytest.mark.parametrize("name", PLANS)
def test_the_plans_of_the_scenarios(name: str) -> None:
    seats, (width, depth), cells = PLANS[name]
    limits = rumis(scenario=name, seats=seats).start().limits
    xs, ys = [x for x, _ in limits], [y for _, y in limits]
    assert (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) == (width, depth)
    assert Counter(limits.values()) == cells


@pytest.mark.rule("RUM-20", "RUM-21", "RUM-22", "RUM-23", "RUM-24", "RUM-25")
def test_the_greatest_heights_of_the_scenarios() -> None:
    heights = {name: named_scenario(name).max_height for name in NAMES}
    assert heights == {
        "chullpa": (4, 6, 8),
        "coricancha": (4, 4, 4),
        "pisac": (4, 5, 8),
        "pirka": (2, 3, 4),
        "tambo": (2, 3, 4),
        "cucho": (3, 4, 7),
    }


@pytest.mark.rule("RUM-21")
def test_three_players_build_outside_the_red_line_too() -> None:
    assert len(rumis(scenario="coricancha", seats=3).start().limits) == 64
    assert len(rumis(scenario="coricancha", seats=2).start().limits) == 36


@pytest.mark.rule("RUM-22")
def test_the_whole_plan_of_the_stairs_is_open_but_not_the_whole_height() -> None:
    limits = rumis(scenario="pisac", seats=2).start().limits
    assert len(limits) == 32
    assert max(limits.values()) == 4


@pytest.mark.rule("RUM-26")
def test_heights_and_the_limit_are_shown_at_the_board() -> None:
    rules = rumis(scenario="pisac", seats=3)
    view = rules.view(after(rules, "rI2@a1,b1"))
    assert view.max_height == 5
    assert [row[0] for row in view.limits] == [1, 2, 3, 4, 5, 5, 5, 5]
    drawing = plain(picture(view, Texts("en")))
    assert "At most 5 high." in drawing
    assert " 1  ●1  ●1  ·1  ·1" in drawing
    assert " 2  ·2  ·2  ·2  ·2" in drawing


def test_the_drawing_shows_stones_left_points_and_who_is_out() -> None:
    rules = rumis(scenario=Scenario("strip", (("1111",),) * 3, (1, 1, 1)))
    drawing = plain(picture(rules.view(after(rules, "rI2@c1,d1", "bI2@a1,b1")), Texts("en")))
    assert "◆ Seat 2 · -8 points · out" in drawing
    assert "I3 V3 I4 O4 T4 L4 S4 Y4 A4 B4" in drawing


def test_the_symmetries_of_the_plans() -> None:
    found = {name: len(rumis(scenario=name).symmetries()) for name in NAMES}
    assert found == {"chullpa": 3, "coricancha": 7, "pisac": 1, "pirka": 0, "tambo": 7, "cucho": 1}


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
