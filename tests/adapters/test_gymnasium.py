"""Gymnasium: its own checker, one learner among bots, illegal actions."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import baumeister.adapters.gymnasium
from baumeister.core.errors import IllegalMove, InvalidVariant, UnknownPlayer

VARIANTS = [
    ("Tulum", {}),
    ("Tulum", {"seats": 1, "decline": True}),
    ("Tulum", {"seats": 3, "seat": None, "opponents": "random"}),
    ("Pyramido", {"mode": "solo", "base": 4}),
    ("Pyramido", {"seats": 3}),
    ("Pyramido", {"mode": "contest", "games": 2, "seat": 1}),
    ("Rumis", {}),
    ("Rumis", {"mode": "cube", "edge": 4, "colours": 2}),
    ("Rumis", {"mode": "ruinas", "ruin": "random", "opponents": "random"}),
    ("Talo", {"opponents": "random"}),
    ("Talo", {"actions": "list", "opponents": "random"}),
]


def make(game: str, **options: Any) -> gymnasium.Env[Any, np.int64]:
    return gymnasium.make(f"baumeister/{game}-v1", **options)


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_the_checker_of_gymnasium_finds_nothing(game: str, options: dict[str, Any]) -> None:
    check_env(make(game, **options).unwrapped)


def test_no_import_of_ours_is_needed() -> None:
    program = """
import sys
assert not any(name.startswith("baumeister") for name in sys.modules)
import importlib.util
assert importlib.util.find_spec("gymnasium"), "asking whether it is there changes nothing"
import gymnasium
assert "numba" not in sys.modules
gymnasium.make("baumeister/Tulum-v1", seats=1)
gymnasium.make_vec("baumeister/Rumis-v1", num_envs=2, vectorization_mode="vector_entry_point")
import baumeister.adapters.gymnasium
"""
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


@pytest.mark.parametrize(("game", "options"), VARIANTS[:-2], ids=str)
def test_a_masked_learner_comes_to_an_end_with_its_utility(game: str, options: dict[str, Any]) -> None:
    env = make(game, **options)
    env.action_space.seed(3)
    planes, info = env.reset(seed=5)
    for _ in range(2000):
        planes, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert planes in env.observation_space
        assert not truncated
        if terminated:
            break
        assert reward == 0
    inner = env.unwrapped
    assert isinstance(inner, baumeister.adapters.gymnasium.MatchEnv)
    assert inner.episode.utilities is not None
    assert terminated
    assert reward == inner.episode.utilities[inner.seat]
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_episode() -> None:
    def played() -> list[bytes]:
        env = make("Tulum", seats=3, seat=None)
        planes, info = env.reset(seed=11)
        seen, terminated = [planes.tobytes()], False
        while not terminated:
            planes, _, terminated, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
            seen.append(planes.tobytes())
        return seen

    assert played() == played()


def test_an_illegal_action_ends_the_episode_worse_than_any_outcome() -> None:
    env = make("Tulum")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1.0, True)


def test_an_illegal_action_may_raise_with_its_rule() -> None:
    env = make("Tulum", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalMove) as caught:
        env.step(np.int64(20))  # the top of the pyramid
    assert caught.value.refusal.rule in ("TUL-06", "TUL-07")
    assert env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))[1] == 0, "nothing was lost"


def test_a_list_numbers_the_legal_moves() -> None:
    env = make("Rumis", actions="list").unwrapped
    assert isinstance(env, baumeister.adapters.gymnasium.MatchEnv)
    _, info = env.reset(seed=2)
    rules, state = env.episode.rules, env.episode.state
    moves = rules.legal_moves(state)
    assert info["action_mask"].shape == (4096,)
    assert np.flatnonzero(info["action_mask"]).tolist() == list(range(len(moves)))
    env.episode.play(7)
    assert moves[7] in env.episode.state.laid


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"seats": 9}, InvalidVariant),
        ({"seat": 2}, InvalidVariant),
        ({"actions": "moves"}, InvalidVariant),
        ({"illegal": "forgive"}, InvalidVariant),
        ({"opponents": "nobody"}, UnknownPlayer),
        ({"opponents": None}, UnknownPlayer),
    ],
    ids=str,
)
def test_wrong_options_are_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        make("Tulum", **options)


def test_the_table_is_drawn_as_text() -> None:
    env = make("Tulum", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "Dice" in drawn


@pytest.mark.parametrize("action", [1.9, np.float32(2), "3", None], ids=str)
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = make("Tulum")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(action)


@pytest.mark.parametrize("actions", ["ids", "list"])
@pytest.mark.parametrize("action", [-1, 23, 4096, 10**30, np.uint64(2**64 - 1)], ids=str)
def test_whole_numbers_beyond_the_actions_are_illegal_ones(action: Any, actions: str) -> None:
    env = make("Tulum", actions=actions)
    env.reset(seed=1)
    assert env.step(action)[1:3] == (-1.0, True)
