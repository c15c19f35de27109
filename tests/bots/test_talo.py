"""How well Talō's bots climb, and how quickly they answer."""

import random
import time
from statistics import median

import pytest

from baumeister.bots import make_bot
from baumeister.bots.talo import evaluate
from baumeister.bots.talo_outlook import BY_TWO, chances, distances, win_chance
from baumeister.bots.talo_search import PRIOR, SIMULATIONS_PER_PLAYOUT, look
from baumeister.games.talo import TaloRules, TaloVariant
from baumeister.games.talo.variant import Collapse
from baumeister.play import Match, SeededDraws, play_on
from baumeister.search.mcts import Budget
from baumeister.solvers.talo_turn import winning_sticks
from tests.games.talo.positions import position
from tests.tables import advance, random_event

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
STAIRS = " ".join(f"{height}z({height - 1},5,0)" for height in range(1, 10))


def play(names: tuple[str, str], seed: int) -> Match:
    match = Match(RULES)
    play_on(match, [make_bot(name, RULES, f"{seed}/{name}") for name in names], SeededDraws(seed))
    return match


def test_a_built_step_is_a_step_less() -> None:
    assert distances(position(RULES, ""))[0] == distances(position(RULES, ""))[1]
    step = position(RULES, "1z(3,2,0)")
    assert distances(step)[0] < distances(step)[1]
    assert evaluate(RULES, step, 0) > evaluate(RULES, step, 1)


@pytest.mark.parametrize("name", ["greedy", "mcts:2"])
def test_bots_win_in_this_turn_where_they_can(name: str) -> None:
    """By two sticks that stand only together: nothing else wins here."""
    figures = ((6, 4, 8), (9, 9, 0))
    state = position(RULES, "8z(6,4,0) 8z(5,5,0)", figures=figures, phase="take", rolls=1, number=5)
    bot = make_bot(name, RULES, 1)
    while state.phase != "over":
        assert state.seat == 0
        assert state.phase != "roll"
        state = RULES.play(state, bot.choose(RULES, state))
    assert state.winners == (0,)


def test_chances_follow_the_sticks_that_win() -> None:
    stairs = position(RULES, STAIRS, figures=((8, 5, 9), (9, 9, 0)))
    needed, lengths = winning_sticks(stairs, 0)
    assert needed == 1
    assert lengths == {2, 10}, "beside the figure, or on the step below"
    assert win_chance(stairs, 0) == pytest.approx(0.9 + 0.1 * BY_TWO), "a 1 alone does not help"
    assert win_chance(stairs, 1) == 0
    assert sum(chances(stairs)) == pytest.approx(1)
    assert chances(stairs)[0] > 0.9


def test_the_search_stops_who_is_about_to_win() -> None:
    """By far the most rolls would let the other one win, if nobody hindered it."""
    state = position(RULES, STAIRS, figures=((0, 0, 0), (8, 5, 9)), phase="take", rolls=1, number=6)
    danger = win_chance(state, 1)
    bot = make_bot("mcts:3", RULES, 1)
    while state.seat == 0:
        state = RULES.play(state, bot.choose(RULES, state))
    assert danger > 0.9
    assert win_chance(state, 1) < 0.5


def test_a_look_plays_on_for_a_part_of_its_simulations_and_tells_how_sure_it_is() -> None:
    state = position(RULES, "1z(3,2,0) 2z(4,2,0)", taken=(3,))
    glanced, looked = (look(RULES, state, Budget(iterations=number), 1) for number in (1, 600))
    assert set(looked) <= set(RULES.legal_moves(state))
    playouts = sum(one.visits - PRIOR for one in looked.values())
    assert 20 < playouts <= 600 / SIMULATIONS_PER_PLAYOUT
    assert {one.visits for one in glanced.values()} == {PRIOR}
    most = max(looked.values(), key=lambda one: one.visits)
    surest = min(one.error for one in glanced.values() if one.error is not None)
    assert most.error is not None
    assert 0 < most.error < surest


def test_a_look_at_what_leaves_no_choice_takes_less() -> None:
    state = position(RULES, "1z(3,2,0) 2z(4,2,0)", phase="build", rolls=1, number=3)
    (only,) = look(RULES, state, Budget(iterations=600), 1).values()
    assert only.visits - PRIOR <= 600 / SIMULATIONS_PER_PLAYOUT / 2


def test_greedy_climbs_to_the_top_against_random(full: bool) -> None:
    count = 100 if full else 4
    turns, tops = [], 0
    for seed in range(count):
        seat = seed % 2
        match = play(("greedy", "random") if seat == 0 else ("random", "greedy"), seed)
        tops += match.state.figures[seat][2] == 10
        turns.append(match.state.turns)
    assert tops >= 0.8 * count
    assert median(turns) <= 30


def test_mcts_beats_random(full: bool) -> None:
    name, count, wanted = ("mcts:1s", 20, 19) if full else ("mcts:8", 2, 2)
    wins = 0.0
    for seed in range(count):
        seat = seed % 2
        match = play((name, "random") if seat == 0 else ("random", name), seed)
        assert match.outcome is not None
        wins += match.outcome.utilities[seat]
    assert wins >= wanted


def test_mcts_answers_in_time_in_the_middle_of_a_match() -> None:
    """The quickest of three answers counts: other processes may hold one up."""
    match = Match(RULES)
    rng = random.Random(1)
    while len(match.state.sticks) < 25 or match.state.phase != "build":
        advance(match, random_event(RULES, match.state, rng))
    bot = make_bot("mcts:1s", RULES, 1)
    times = []
    for _ in range(3):
        start = time.perf_counter()
        assert bot.choose(RULES, match.state) in RULES.legal_moves(match.state)
        times.append(time.perf_counter() - start)
    assert min(times) < 1.3
