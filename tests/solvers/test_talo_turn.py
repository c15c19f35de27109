"""Wins of Talō within one turn, beside the same told slowly through the rules."""

import random
from dataclasses import replace

import pytest

from baumeister import analysis
from baumeister.games.talo import Stick, TaloRules, TaloState, TaloVariant, balance
from baumeister.games.talo.moves import HoldStick, Move, PlaceStick, TakeBack, TakeSticks, Walk
from baumeister.games.talo.state import FULL_STORE, Figure, Phase
from baumeister.games.talo.taking import splits
from baumeister.games.talo.variant import Collapse
from baumeister.solvers.talo import win_this_turn
from tests.conftest import Budget
from tests.games.talo.positions import position, random_stairs, random_standing_places

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
STAIRS = " ".join(f"{height}z({height - 1},5,0)" for height in range(1, 10))
AWAY = (9, 9, 0)
SEESAW = "8z(6,4,0) 8z(5,5,0)"  # a 4 on the second column reaches the first, if a 1 holds it down


def wins(rules: TaloRules, state: TaloState) -> bool:
    """Whether the line found is legal and ends on top; False if none was found."""
    line = win_this_turn(rules, state)
    if line is None:
        return False
    seat = state.seat
    for move in line:
        assert state.phase != Phase.OVER
        state = rules.play(state, move)
    assert state.winners == (seat,)
    return True


def can_win(rules: TaloRules, state: TaloState, seen: set[TaloState], most: int) -> bool | None:
    """The slow way: every move of the turn; None if more than so many states were seen."""
    if state.phase in (Phase.ROLL, Phase.RESTART) or state in seen:
        return False
    if state.phase == Phase.OVER:
        return state.reason == "top-reached"
    seen.add(state)
    for move in reversed(rules.legal_moves(state)):
        if len(seen) > most:
            return None
        answer = can_win(rules, rules.after_move(state, move), seen, most)
        if answer is not False:
            return answer
    return False


def gapped_stairs(rng: random.Random, num_gaps: int) -> tuple[tuple[Stick, ...], Stick]:
    """Stairs among other sticks without some of the upper steps, and the step below the lowest gap."""
    while True:
        built = random_stairs(rng)
        stairs = [stick for stick in built if stick.axis == "z" and stick.z == 0]
        top = rng.randint(10 - num_gaps, 10)
        left = tuple(s for s in built if not (s in stairs and top - num_gaps < s.length <= top))
        below = [stick for stick in stairs if stick.length == top - num_gaps]
        if below and len(left) + num_gaps <= len(built) and balance.stands(left):
            return left, below[0]


def turn_at_gap(rng: random.Random, taken: tuple[int, ...]) -> TaloState | None:
    """A figure below a gap with sticks in hand, another figure somewhere."""
    built, step = gapped_stairs(rng, len(taken))
    figures = ((step.x, step.y, step.length), random_standing_places(built, rng, 1)[0])
    return in_hand(built, figures, taken, walked=rng.random() < 0.3)


def in_hand(
    built: tuple[Stick, ...], figures: tuple[Figure, ...], taken: tuple[int, ...], walked: bool = False
) -> TaloState | None:
    counts = [*(stick.length for stick in built), *taken]
    store = tuple(full - counts.count(length) for length, full in enumerate(FULL_STORE))
    state = replace(
        RULES.start(),
        sticks=built,
        store=store,
        figures=figures,
        phase=Phase.BUILD,
        rolls=1,
        number=sum(taken),
        taken=tuple(sorted(taken)),
        walked=walked,
    )
    return state if RULES.is_possible(state) else None


def stairs_without_two_steps(rng: random.Random) -> tuple[TaloState, tuple[Move, ...]]:
    """A figure below two missing steps with these in hand, and the moves that put them back and go up."""
    while True:
        low = rng.randint(2, 4)
        built = random_stairs(rng)
        steps = {stick.length: stick for stick in built if stick.axis == "z" and stick.z == 0}
        left = tuple(stick for stick in built if stick not in (steps[low], steps[low + 1]))
        below, top = steps[low - 1], steps[10]
        figures = ((below.x, below.y, low - 1), random_standing_places(built, rng, 1)[0])
        moves = [PlaceStick(height, "z", steps[height].x, steps[height].y, 0) for height in (low, low + 1)]
        state = in_hand(left, figures, (low, low + 1))
        if state is not None:
            return state, (*moves, Walk(top.x, top.y, 10))


@pytest.mark.rule("TAL-15")
def test_a_last_step_wins_if_a_stick_makes_it() -> None:
    at_the_end = {"figures": ((8, 5, 9), AWAY), "phase": Phase.TAKE, "rolls": 1}
    state = position(RULES, STAIRS, **at_the_end, number=10)
    line = win_this_turn(RULES, state)
    assert line is not None
    assert [type(move) for move in line] == [TakeSticks, PlaceStick, Walk]
    assert line[0] == TakeSticks((10,))
    assert wins(RULES, state)
    assert win_this_turn(RULES, position(RULES, STAIRS, **at_the_end, number=1)) is None
    beside = position(RULES, STAIRS + " 9z(8,4,0)", **at_the_end, number=1)
    assert wins(RULES, beside)


@pytest.mark.rule("TAL-11")
def test_the_figure_steps_out_of_the_way_of_its_own_stick() -> None:
    state = position(RULES, STAIRS + " 8z(8,4,0)", figures=((8, 4, 8), (7, 5, 8)), taken=(2,))
    assert win_this_turn(RULES, state) == (Walk(8, 5, 9), PlaceStick(2, "z", 8, 4, 8), Walk(8, 4, 10))
    assert win_this_turn(RULES, replace(state, walked=True)) is None


@pytest.mark.rule("TAL-10")
def test_two_sticks_that_hold_each_other_win_together() -> None:
    figures = ((6, 4, 8), AWAY)
    state = position(RULES, SEESAW, figures=figures, taken=(1, 4))
    line = win_this_turn(RULES, state)
    assert line is not None
    assert any(isinstance(move, HoldStick) for move in line)
    assert wins(RULES, state)
    held = next(move for move in line if isinstance(move, HoldStick))
    assert wins(RULES, RULES.play(state, held))
    assert (
        win_this_turn(RULES, position(RULES, SEESAW, figures=figures, taken=(1, 4), took_back=True)) is None
    )


@pytest.mark.rule("TAL-10")
def test_a_stick_held_in_the_wrong_place_is_taken_back() -> None:
    state = position(RULES, STAIRS + " 9z(8,4,0)", figures=((8, 5, 9), AWAY), taken=(1, 2))
    held = RULES.play(state, HoldStick(2, "x", 3, 5, 5))
    line = win_this_turn(RULES, held)
    assert line is not None
    assert line[0] == TakeBack()
    assert wins(RULES, held)


def test_one_stick_agrees_with_every_move_tried(budget: Budget, rng: random.Random) -> None:
    answers = set()
    for _ in budget(200, seconds=8):
        state = turn_at_gap(rng, (rng.randint(1, 10),))
        if state is not None:
            slow = can_win(RULES, state, set(), 100_000)
            assert wins(RULES, state) == slow
            answers.add(slow)
    assert answers == {True, False}


def test_two_steps_taken_out_of_stairs_are_put_back(budget: Budget, rng: random.Random) -> None:
    """A win is there wherever the rules accept the very steps that were taken out."""
    num_wins = 0
    for _ in budget(400, seconds=6):
        state, line = stairs_without_two_steps(rng)
        later = state
        for move in line:
            if RULES.refusal(later, move) is not None:
                break
            later = RULES.play(later, move)
        if later.phase == Phase.OVER:
            num_wins += 1
            assert wins(RULES, state)
    assert num_wins


def test_two_sticks_agree_with_every_move_tried(budget: Budget, rng: random.Random, full: bool) -> None:
    if not full:
        pytest.skip("minutes for every position")
    for _ in budget(30, seconds=0):
        pairs = [pair for pair in splits(rng.randint(2, 10)) if len(pair) == 2]
        state = turn_at_gap(rng, rng.choice(pairs))
        if state is not None:
            slow = can_win(RULES, state, set(), 150_000)
            assert slow is None or wins(RULES, state) == slow


def test_a_win_in_this_turn_is_worth_everything() -> None:
    state = position(RULES, STAIRS, figures=((8, 5, 9), AWAY), phase=Phase.TAKE, rolls=1, number=10)
    assert analysis.value(RULES, state) == analysis.Value((1.0, 0.0), 0.0, is_exact=True)
    best = analysis.analyse(RULES, state).moves[0]
    assert best.move == TakeSticks((10,))
    assert best.value.is_exact
