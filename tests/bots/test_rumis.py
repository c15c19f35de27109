"""How strong the bots of Rumis are, and what their search is made of."""

from random import Random

import numpy as np
import pytest

import baumeister
from baumeister.bots import make_bot
from baumeister.bots.rumis import KernelMctsBot, opening_moves
from baumeister.games.rumis import RumisRules, RumisState, Scenario
from baumeister.games.rumis.gains import gain, sort_by_gain
from baumeister.jit.random import new_rng
from baumeister.search.mcts import Budget as Thought
from baumeister.solvers.rumis_endgame import solve
from baumeister.study import simulate
from tests.conftest import Budget
from tests.tables import play_out


def rumis(**options: object) -> RumisRules:
    rules = baumeister.rules("rumis", **options)
    assert isinstance(rules, RumisRules)
    return rules


TOWER = rumis()


@pytest.mark.parametrize(("scenario", "wanted"), [("chullpa", 0.95), ("coricancha", 0.90)])
def test_mcts_beats_greedy(scenario: str, wanted: float, full: bool) -> None:
    rules = rumis(scenario=scenario)
    bot, count = ("mcts:0.2s", 50) if full else ("mcts:2000", 6)
    first = simulate(rules, [bot, "greedy"], count, seed="strength")
    second = simulate(rules, ["greedy", bot], count, seed="strength")
    assert (first.seats[0].wins + second.seats[1].wins) / 2 >= wanted


def test_greedy_beats_random() -> None:
    report = simulate(TOWER, ["greedy", "random"], 20, seed="strength")
    assert report.seats[0].wins >= 0.8


def test_gain_is_what_is_shown_and_hidden() -> None:
    state: RumisState = play_out(TOWER, *map(TOWER.parse_move, ("rI2@a1,b1", "bI2@a2,b2")))
    array = TOWER.pack(state)
    for text, points in (("rI3@c1,c2,c3", 3), ("rI3@b1/2,b1/3,b1/4", 0), ("rV3@c1,b1/2,c1/2", 1)):
        assert gain(array, TOWER.plan, TOWER.code(TOWER.parse_move(text))) == points
    assert gain(array, TOWER.plan, TOWER.code(TOWER.parse_move("rO4@a1/2,b1/2,a2/2,b2/2"))) == 2 + 2


def test_children_come_by_gain_and_none_is_lost() -> None:
    codes = np.array([TOWER.code(move) for move in TOWER.legal_moves(TOWER.start())])
    before = sorted(codes.tolist())
    array = TOWER.pack(TOWER.start())
    sort_by_gain(array, TOWER.plan, codes, len(codes), new_rng(3))
    gains = [gain(array, TOWER.plan, code) for code in codes.tolist()]
    assert gains == sorted(gains, reverse=True)
    assert sorted(codes.tolist()) == before


def test_symmetry_leaves_a_quarter_of_the_openings() -> None:
    start = TOWER.start()
    kept = set(opening_moves(TOWER, start))
    assert len(kept) == 191
    for move in TOWER.legal_moves(start):
        assert kept & {move, *(symmetry.move(move) for symmetry in TOWER.symmetries())}


def test_the_search_does_as_many_simulations_as_asked() -> None:
    bot = KernelMctsBot(Random(1), Thought(iterations=150))
    assert bot.search(TOWER, TOWER.start(), opening_moves(TOWER, TOWER.start())) == 150


def test_mcts_takes_a_win_that_is_there() -> None:
    """On a strip of five cells a first stone of three or four wins, one of two can lose."""
    rules = rumis(scenario=Scenario("strip", (("11111",),) * 3, (1, 1, 1)))
    best = make_bot("mcts:400", rules, 1).choose(rules, rules.start())
    assert len(best.cells) >= 3


def test_the_solver_keeps_every_win_and_tie_from_twelve_stones_on(rng: Random, budget: Budget) -> None:
    for number in budget(50, 2):
        state: RumisState = TOWER.start()
        bot = make_bot("solver:50", TOWER, number)
        while not state.is_over:
            foretold = solve(TOWER, state, 5_000_000) if len(state.laid) >= 12 else None
            seat = state.seat
            state = TOWER.after_move(
                state, bot.choose(TOWER, state) if foretold else rng.choice(TOWER.legal_moves(state))
            )
            if foretold and seat is not None and not state.is_over:
                kept = solve(TOWER, state, 5_000_000)
                assert kept is not None
                assert kept.utilities[seat] == foretold.utilities[seat]
