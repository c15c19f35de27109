"""OpenSpiel: its own tests with serialisation, its tree search, its alpha-beta beside our endgames."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

import baumeister
from baumeister.adapters import openspiel
from baumeister.core import Chance
from baumeister.core.errors import InvalidVariant
from baumeister.games.rumis import RumisRules
from baumeister.solvers import rumis_endgame

VARIANTS = [
    "baumeister_tulum",
    "baumeister_tulum(seats=4,zero_sum=True)",
    "baumeister_tulum(seats=1,decline=True)",
    "baumeister_pyramido",
    "baumeister_pyramido(mode=solo,base=4)",
    "baumeister_pyramido(mode=contest,games=2,zero_sum=True)",
    "baumeister_rumis(zero_sum=True)",
    "baumeister_rumis(scenario=coricancha,seats=3)",
    "baumeister_rumis(mode=cube,edge=4,colours=2,contact=True)",
]


@pytest.fixture(autouse=True)
def registered() -> None:
    openspiel.register()


@pytest.mark.parametrize("name", VARIANTS)
def test_random_matches_pass_the_tests_of_openspiel(name: str, full: bool) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=10 if full else 1, serialize=True, verbose=False
    )


@pytest.mark.parametrize(
    "name", ["baumeister_talo(actions=list)", "baumeister_rumis(mode=ruinas,ruin=random)"]
)
def test_talo_and_a_drawn_ruin_pass_them_too(name: str) -> None:
    """Slow ones, since every state is put together again from its history: one match each."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_what_its_name_says(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert game.get_parameters()["seats"] == game.num_players()


@pytest.mark.parametrize("name", VARIANTS)
def test_states_follow_the_rules(name: str) -> None:
    game = pyspiel.load_game(name)
    rules, rng = game.rules, random.Random(4)
    state, twin = game.new_initial_state(), game.rules.start()
    while not state.is_terminal():
        turn = rules.turn(twin)
        if isinstance(turn, Chance):
            action = rng.choice(state.chance_outcomes())[0]
            assert state.action_to_string(action) == rules.format_draw(turn.odds[action][0])
            twin = rules.draw(twin, turn.odds[action][0])
        else:
            assert state.information_state_string(turn.seat) == ", ".join(map(str, state.history()))
            assert state.legal_actions() == sorted(rules.legal_action_ids(twin).tolist())
            action = rng.choice(state.legal_actions())
            assert state.action_to_string(action) == rules.format_move(rules.action(twin, action))
            seen = np.array(state.observation_tensor(turn.seat)).reshape(game.observation_tensor_shape())
            assert np.array_equal(seen, rules.observe(twin, turn.seat))
            twin = rules.play(twin, rules.action(twin, action))
        state.apply_action(action)
    assert state.state == twin
    utilities = np.array(rules.turn(twin).outcome.utilities)
    if game.zero_sum:
        assert sum(state.returns()) == pytest.approx(0)
        assert (max(state.returns()), np.argmax(state.returns())) == (1, np.argmax(utilities))
    else:
        assert state.returns() == utilities.tolist()


def played(game: Any, num_events: int, seed: int) -> Any:
    """A state that random play reaches."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(num_events):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("name", "num_events"),
    [
        ("baumeister_tulum", 100),
        ("baumeister_pyramido(mode=contest)", 60),
        ("baumeister_rumis", 30),
        ("baumeister_talo(actions=list)", 3),
    ],
)
def test_tree_search_of_openspiel_plays_every_game(name: str, num_events: int, full: bool) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 20 if full else 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(num_events):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(numbers, p=chances))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert len(state.history()) > 2


@pytest.mark.parametrize("seed", range(6))
def test_alpha_beta_of_openspiel_agrees_with_our_endgames(seed: int) -> None:
    rules = baumeister.rules("rumis")
    assert isinstance(rules, RumisRules)
    rng, state = random.Random(seed), rules.start()
    while rumis_endgame.num_played(rules, state) < 13 and rules.legal_moves(state):
        state = rules.play(state, rng.choice(rules.legal_moves(state)))
    assert rumis_endgame.is_solvable(rules, state)
    assert state.seat is not None
    solved = rumis_endgame.solve(rules, state, 1_000_000)
    assert solved is not None
    game = openspiel.game_of(rules, start=state, zero_sum=True)
    value, _ = minimax.alpha_beta_search(
        game, state=game.new_initial_state(), maximizing_player_id=state.seat
    )
    assert value == 2 * solved.utilities[state.seat] - 1


def test_only_contests_can_be_zero_sum() -> None:
    with pytest.raises(InvalidVariant):
        openspiel.game_of(baumeister.rules("pyramido"), zero_sum=True)


def test_an_option_that_does_not_fit_is_named() -> None:
    with pytest.raises(InvalidVariant, match="seats"):
        pyspiel.load_game("baumeister_pyramido(mode=solo,seats=2)")


def test_a_game_travels_to_another_process() -> None:
    rules = baumeister.rules("rumis")
    started = rules.play(rules.start(), rules.legal_moves(rules.start())[7])
    games = [
        pyspiel.load_game("baumeister_tulum(seats=3,decline=True)"),
        openspiel.game_of(rules, start=started, zero_sum=True, actions="list"),
    ]
    program = "import pickle, sys; [print(g, g.new_initial_state()) for g in pickle.load(sys.stdin.buffer)]"
    there = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(games), capture_output=True)
    assert there.stdout.decode().splitlines() == [f"{game} {game.new_initial_state()}" for game in games]
