"""Cubes filled: known numbers, solutions replayed through the rules, honest answers."""

import itertools
import math
from collections import Counter

import pytest

import baumeister
from baumeister.core import Ended
from baumeister.games.rumis import RumisRules, RumisState
from baumeister.play import Match
from baumeister.solvers.answers import GaveUp, ProvedNone, Solved
from baumeister.solvers.rumis_cubes import count_cubes, solve_cube
from baumeister.solvers.rumis_packing import find_places
from tests.tables import advance

SOMA = ("V3", "T4", "L4", "S4", "Y4", "A4", "B4")


def cube(**options: object) -> RumisRules:
    rules = baumeister.rules("rumis", mode="cube", **options)
    assert isinstance(rules, RumisRules)
    return rules


def is_complete(rules: RumisRules, state: RumisState, answer: Solved) -> bool:
    """Whether the moves, each judged by the rules, fill the cube."""
    for move in answer.moves:
        state = rules.play(state, move)
    turn = rules.turn(state)
    return isinstance(turn, Ended) and turn.outcome.reason == "cube-complete"


def test_the_stones_of_the_soma_cube_fill_it_in_their_240_ways() -> None:
    found = count_cubes(3, 1, stones=SOMA)
    assert found.is_complete
    assert found.packings == 240 * 48  # the 240 leave out rotations and reflections, 48 of them
    assert found.up_to_rotation == 480


def test_a_cube_of_edge_3_in_one_colour_has_80928_packings() -> None:
    found = count_cubes(3, 1)
    assert found.is_complete
    assert (found.packings, found.up_to_rotation) == (80_928, 3_372)
    assert found.seconds < 5


def test_a_cube_of_edge_2_in_two_colours_is_counted_as_by_hand() -> None:
    """Every way to choose disjoint places that fill the eight cells, and colours for their stones."""
    places = find_places(2)
    by_hand = 0
    for number in (2, 3, 4):
        for chosen in itertools.combinations(range(len(places.cells)), number):
            cells = [cell for place in chosen for cell in places.cells[place]]
            if len(cells) == len(set(cells)) == 8:
                times = Counter(int(places.stones[place]) for place in chosen).values()
                by_hand += math.prod(math.perm(2, count) for count in times)
    assert count_cubes(2, 2).packings == by_hand > 0


def test_a_count_that_is_cut_short_says_so() -> None:
    found = count_cubes(4, 4, timeout_s=0.05)
    assert not found.is_complete
    assert found.up_to_rotation is None
    assert found.packings > 0


@pytest.mark.rule("RUM-15")
@pytest.mark.parametrize(("contact", "alternate"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize(("edge", "colours"), [(3, 1), (4, 2), (5, 4)])
def test_a_cube_is_filled_by_moves_that_the_rules_accept(
    edge: int, colours: int, contact: bool, alternate: bool, full: bool
) -> None:
    rules = cube(edge=edge, colours=colours, contact=contact, alternate=alternate)
    for seed in range(20 if full else 3):
        answer = solve_cube(rules, rules.start(), seed=seed, timeout_s=30)
        assert isinstance(answer, Solved)
        assert is_complete(rules, rules.start(), answer)


@pytest.mark.rule("RUM-15i")
@pytest.mark.parametrize("alternate", [False, True])
def test_a_half_built_cube_is_completed(alternate: bool) -> None:
    rules = cube(edge=4, colours=2, contact=True, alternate=alternate)
    whole = solve_cube(rules, rules.start(), seed=4)
    assert isinstance(whole, Solved)
    state: RumisState = advance(Match(rules), *whole.moves[: len(whole.moves) // 2]).state
    answer = solve_cube(rules, state, seed=5, timeout_s=30)
    assert isinstance(answer, Solved)
    assert is_complete(rules, state, answer)


@pytest.mark.rule("RUM-15i")
def test_a_cube_that_cannot_be_completed_is_proved_so() -> None:
    rules = cube(edge=3, colours=1)
    moves = [rules.parse_move(move) for move in ("rI3@a1,b1,c1", "rI2@a2,b2")]
    state: RumisState = advance(Match(rules), *moves).state
    assert isinstance(solve_cube(rules, state), ProvedNone)  # 22 cells; V3 and fours never sum to 22
    stuck = rules.start()
    while not stuck.is_over:
        stuck = rules.play(stuck, rules.legal_moves(stuck)[0])
    assert isinstance(solve_cube(rules, stuck), ProvedNone)


def test_a_full_cube_needs_nothing_more() -> None:
    rules = cube(edge=3, colours=2)
    answer = solve_cube(rules, rules.start())
    assert isinstance(answer, Solved)
    state: RumisState = advance(Match(rules), *answer.moves).state
    assert solve_cube(rules, state) == Solved(())


def test_without_time_the_answer_is_an_honest_do_not_know() -> None:
    rules = cube(edge=5, colours=4, contact=True, alternate=True)
    assert isinstance(solve_cube(rules, rules.start(), timeout_s=0), GaveUp)


def test_progress_is_told() -> None:
    told: list[float] = []
    count_cubes(3, 1, on_progress=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 1
