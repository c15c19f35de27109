"""Talō's figures, rule by rule: walking and starting again."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from baumeister import Chance, Decision, Ended
from baumeister.bots.talo_climber import Climber
from baumeister.games.talo import (
    EndTurn,
    PlaceStick,
    Restart,
    TaloRules,
    TaloState,
    TaloVariant,
    Walk,
)
from baumeister.games.talo.sticks import Stick
from baumeister.games.talo.variant import Collapse
from baumeister.games.talo.walking import stuck, walks
from baumeister.play import Match
from tests.conftest import Budget
from tests.games.talo.positions import position, random_stairs, random_standing_places
from tests.reference import talo as reference
from tests.tables import raises_illegal, walk

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
STAIRS = "1z(3,2,0) 2z(4,2,0) 3z(5,2,0)"
FOUR = TaloRules(TaloVariant(seats=4, collapse=Collapse.PREVENT))
CAGE = "3z(1,2,0) 3z(3,2,0) 3z(2,1,0) 3z(2,3,0)"


@pytest.mark.rule("TAL-11", "TAL-11i")
def test_the_figure_walks_before_between_and_after_builds_once_each_time() -> None:
    state = position(RULES, STAIRS, taken=(1, 2))
    state = RULES.play(state, Walk(3, 2, 1))
    with raises_illegal("TAL-11i"):
        RULES.play(state, Walk(4, 2, 2))
    state = RULES.play(state, PlaceStick(1, "z", 0, 9, 0))
    state = RULES.play(state, Walk(5, 2, 3))
    state = RULES.play(state, PlaceStick(2, "z", 0, 8, 0))
    state = RULES.play(state, Walk(3, 2, 1))
    assert RULES.legal_moves(state) == (EndTurn(),)
    fresh = position(RULES, STAIRS, taken=(1,))
    placed = RULES.play(fresh, PlaceStick(1, "z", 0, 9, 0))
    assert EndTurn() in RULES.legal_moves(placed), "it need not walk"


@pytest.mark.rule("TAL-12")
def test_a_figure_climbs_one_level_a_step_and_never_walks_on_the_ground() -> None:
    state = position(RULES, STAIRS, taken=(1,))
    assert {move for move in RULES.legal_moves(state) if isinstance(move, Walk)} == {
        Walk(3, 2, 1),
        Walk(4, 2, 2),
        Walk(5, 2, 3),
    }
    for target in ((2, 3, 0), (1, 2, 0), (3, 3, 1)):
        with raises_illegal("TAL-12"):
            RULES.play(state, Walk(*target))
    two_up = position(RULES, "2z(3,2,0) 3z(4,2,0)", taken=(1,))
    assert not any(isinstance(move, Walk) for move in RULES.legal_moves(two_up))
    slant = position(RULES, "1z(3,3,0)", taken=(1,))
    assert not any(isinstance(move, Walk) for move in RULES.legal_moves(slant))


@pytest.mark.rule("TAL-12")
def test_overhangs_carry_a_figure() -> None:
    state = position(RULES, "1z(1,2,0) 1z(0,2,0) 5x(-2,2,1)", figures=((2, 2, 2), (7, 7, 0)), taken=(1,))
    assert Walk(-2, 2, 2) in RULES.legal_moves(state)


@pytest.mark.rule("TAL-13")
def test_two_levels_of_room_under_a_beam() -> None:
    def walks_under(height: int) -> bool:
        legs = f"{height}z(3,0,0) {height}z(3,4,0)"
        state = position(RULES, f"1z(3,2,0) {legs} 5y(3,0,{height})", taken=(1,))
        return Walk(3, 2, 1) in RULES.legal_moves(state)

    assert not walks_under(2)
    assert walks_under(3)


@pytest.mark.rule("TAL-13")
def test_no_figure_is_walked_onto_or_through() -> None:
    state = position(RULES, STAIRS, figures=((2, 2, 0), (4, 2, 2)), taken=(1,))
    assert [move for move in RULES.legal_moves(state) if isinstance(move, Walk)] == [Walk(3, 2, 1)]
    with raises_illegal("TAL-13"):
        RULES.play(state, Walk(4, 2, 2))
    with raises_illegal("TAL-13"):
        RULES.play(state, Walk(5, 2, 3))


LONG_STAIRS = " ".join(
    f"{height}z({x},{y},0)"
    for height, (x, y) in enumerate(
        ((2, 1), (2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6)), start=1
    )
)


@pytest.mark.rule("TAL-12")
def test_with_the_top_in_reach_every_other_walk_is_legal_too() -> None:
    state = position(RULES, f"{LONG_STAIRS} 4x(3,2,0)", taken=(1,))
    targets = walks(state.sticks, state.figures, 0)
    assert {(6, 2, 1), (0, 6, 10)} <= set(targets)
    assert set(targets) == reference.walks(state)
    assert RULES.play(state, Walk(6, 2, 1)).figures[0] == (6, 2, 1)


@pytest.mark.rule("TAL-12", "TAL-13")
def test_walks_on_stairs_to_the_top_are_those_of_a_plain_search(budget: Budget) -> None:
    num_tops = 0
    for number in budget(count=2000, seconds=3):
        rng = random.Random(number)
        building = random_stairs(rng)
        figures = random_standing_places(building, rng, 4)
        for seat in range(4):
            state = replace(FOUR.start(), sticks=building, figures=figures, seat=seat)
            targets = walks(building, figures, seat)
            assert set(targets) == reference.walks(state)
            num_tops += any(level == 10 for _, _, level in targets)
    assert num_tops


def climbers_match(rng: random.Random) -> Iterator[TaloState]:
    state, climber = RULES.start(), Climber(rng)
    while not isinstance(turn := RULES.turn(state), Ended):
        yield state
        if isinstance(turn, Chance):
            state = RULES.draw(state, turn.odds.pick(rng.randrange(turn.odds.total)))
        else:
            state = RULES.play(state, climber.choose(RULES, state))


@pytest.mark.rule("TAL-12", "TAL-13")
def test_walks_in_matches_of_climbers_are_those_of_a_plain_search(budget: Budget) -> None:
    """Two that build their stairs reach the top; all lists on the way are compared."""
    num_tops = 0
    for number in budget(count=45, seconds=4):
        for state in climbers_match(random.Random(number)):
            for seat in range(2):
                targets = walks(state.sticks, state.figures, seat)
                assert set(targets) == reference.walks(replace(state, seat=seat))
                num_tops += any(level == 10 for _, _, level in targets)
    assert num_tops


@pytest.mark.rule("TAL-14", "TAL-20i")
def test_a_walled_in_figure_may_start_again() -> None:
    state = position(RULES, CAGE, seat=1, taken=(1,))
    assert stuck(state.sticks, state.figures) == (True, False)
    turn = RULES.play(RULES.play(state, PlaceStick(1, "z", 9, 9, 0)), EndTurn())
    assert turn.phase == "restart"
    assert RULES.turn(turn) == Decision(0)
    moves = RULES.legal_moves(turn)
    assert Restart(5, 5) in moves
    assert not {Restart(1, 2), Restart(2, 2), Restart(7, 7), Restart(9, 9)} & set(moves)
    for taken_cell in ((1, 2), (7, 7)):
        with raises_illegal("TAL-14"):
            RULES.play(turn, Restart(*taken_cell))
    with raises_illegal("TAL-14"):
        RULES.play(turn, EndTurn())
    again = RULES.play(turn, Restart(5, 5))
    assert again.figures[0] == (5, 5, 0)
    assert isinstance(RULES.turn(again), Chance)


@pytest.mark.rule("TAL-14")
def test_a_stuck_figure_may_also_stay() -> None:
    state = position(RULES, CAGE, phase="restart")
    with raises_illegal("TAL-11"):
        RULES.play(state, Walk(3, 2, 3))
    stays = RULES.play(state, Walk(2, 2, 0))
    assert stays.figures == state.figures
    assert isinstance(RULES.turn(stays), Chance)


@pytest.mark.rule("TAL-14")
def test_a_restart_comes_only_before_the_roll() -> None:
    state = position(RULES, CAGE, taken=(1,))
    with raises_illegal("TAL-14"):
        RULES.play(state, Restart(5, 5))


@pytest.mark.rule("TAL-14", "TAL-20i")
def test_a_figure_that_could_still_be_freed_is_not_stuck() -> None:
    """One wall is only two high, with room above: a stick beside the figure makes it a step."""
    gap = position(RULES, "3z(1,2,0) 3z(3,2,0) 3z(2,1,0)", seat=1, taken=(1,))
    assert stuck(gap.sticks, gap.figures) == (False, False)
    turn = RULES.play(RULES.play(gap, PlaceStick(1, "z", 9, 9, 0)), EndTurn())
    assert isinstance(RULES.turn(turn), Chance)


@pytest.mark.rule("TAL-20i")
def test_a_cage_of_two_cells_is_no_prison() -> None:
    """Steps built by turns on the two cells lead over the walls, and a figure in the way may leave too."""
    cage = "3z(1,2,0) 3z(2,1,0) 3z(2,3,0) 3z(3,1,0) 3z(3,3,0) 3z(4,2,0)"
    for other in ((9, 9, 0), (3, 2, 0)):
        state = position(RULES, cage, figures=((2, 2, 0), other))
        assert stuck(state.sticks, state.figures) == reference.stuck(state) == (False, False)


@pytest.mark.rule("TAL-20i")
def test_a_way_through_a_stuck_figure_does_not_count() -> None:
    """Seat 1 on a ledge could only leave over the cell in which seat 2 sits at the bottom, under a roof."""
    walls = "4z(1,2,0) 4z(2,1,0) 4z(2,3,0) 4z(3,1,0) 4z(3,3,0) 3y(3,1,4)"
    building = f"{walls} 2z(2,2,0) 2z(4,2,0)"
    blocked = position(RULES, building, figures=((2, 2, 2), (3, 2, 0)))
    assert stuck(blocked.sticks, blocked.figures) == reference.stuck(blocked) == (True, True)
    alone = position(RULES, building, figures=((2, 2, 2), (9, 9, 0)))
    assert stuck(alone.sticks, alone.figures) == reference.stuck(alone) == (False, False)


def in_holes(rng: random.Random) -> TaloState:
    """Upright sticks of all heights side by side, and figures in the holes between them."""
    west, south = rng.randrange(6), rng.randrange(6)
    heights = {(west + x, south + y): rng.choice((0, 2, 4, 6, 8)) for x in range(5) for y in range(5)}
    sticks = tuple(sorted(Stick(height, "z", *cell, 0) for cell, height in heights.items() if height))
    cells = [(x, y, 0) for x in range(10) for y in range(10) if not heights.get((x, y))]
    rng.shuffle(cells)
    cells.sort(key=lambda cell: cell[:2] not in heights)
    return replace(FOUR.start(), sticks=sticks, figures=tuple(cells[:4]))


@pytest.mark.rule("TAL-20i")
def test_who_sits_in_a_hole_is_stuck_if_a_plain_search_says_so(full: bool) -> None:
    found: set[bool] = set()
    for number in range(300 if full else 20):
        state = in_holes(random.Random(number))
        told = reference.stuck(state)
        assert stuck(state.sticks, state.figures) == told
        found.update(told)
    assert found == {True, False}


@pytest.mark.rule("TAL-20i")
def test_never_again_is_what_a_plain_search_says(budget: Budget) -> None:
    for number in budget(count=200, seconds=3):
        rng = random.Random(number)
        match = Match(FOUR)
        for state in walk(match, rng):
            if rng.random() < 0.02:
                assert stuck(state.sticks, state.figures) == reference.stuck(state)
