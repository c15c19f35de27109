"""Matches in rows as a Gymnasium vector environment: the same as one by one, begun anew by themselves."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import baumeister
import baumeister.adapters.gymnasium
from baumeister.adapters.registration import IN_ROWS
from baumeister.adapters.vector import VectorMatches
from baumeister.core.errors import InvalidVariant
from baumeister.jit import Array

VARIANTS = [
    ("Tulum", {"seats": 1}),
    ("Tulum", {"seats": 3}),
    ("Tulum", {"seats": 2, "opponents": "self"}),
    ("Pyramido", {"mode": "solo", "base": 4}),
    ("Pyramido", {"mode": "contest", "opponents": "self"}),
    ("Rumis", {"seat": 1}),
    ("Rumis", {"mode": "cube", "edge": 3, "colours": 1}),
]


def make_vec(game: str, num_envs: int = 16, **options: Any) -> VectorMatches:
    env = gymnasium.make_vec(
        f"baumeister/{game}-v1", num_envs=num_envs, vectorization_mode="vector_entry_point", **options
    )
    assert isinstance(env, VectorMatches)
    return env


def legal(infos: dict[str, Any]) -> Array:
    """The first legal action of each row, or 0."""
    first: Array = infos["action_mask"].argmax(axis=1)
    return first


def test_every_game_with_kernels_has_rows() -> None:
    assert tuple(game for game in baumeister.games() if baumeister.rules(game).rows(1) is not None) == IN_ROWS


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_matches_end_with_utilities_and_begin_anew(game: str, options: dict[str, Any]) -> None:
    env = make_vec(game, **options)
    planes, infos = env.reset(seed=1)
    num_ended, ended = 0, np.zeros(16, dtype=bool)
    for _ in range(400):
        chosen = env.rows.choose(np.arange(16))
        before, seats = ended, env.rows.seats.copy()
        planes, rewards, ended, truncated, infos = env.step(chosen)
        assert planes in env.observation_space
        assert not truncated.any()
        assert not ended[before].any(), "the step after an end begins the next match"
        assert (rewards[~ended] == 0).all()
        viewers = seats if options.get("opponents") == "self" else np.full(16, options.get("seat", 0))
        own = infos["utilities"][np.arange(16), viewers]
        assert (rewards[ended] == own[ended]).all()
        assert not infos["utilities"][~ended].any()
        assert infos["action_mask"].any(axis=1).tolist() == (~ended).tolist()
        num_ended += int(ended.sum())
    assert num_ended > 0


def test_a_seed_of_a_row_is_its_random_stream_through_all_its_matches() -> None:
    alone, among = make_vec("Tulum", 1, seats=1), make_vec("Tulum", 3, seats=1)
    planes, infos = alone.reset(seed=[42])
    seen, told = among.reset(seed=[7, 42, None])
    num_ended = 0
    while num_ended < 3:
        assert np.array_equal(planes[0], seen[1])
        planes, _, ended, _, infos = alone.step(legal(infos))
        seen, _, _, _, told = among.step(legal(told))
        num_ended += int(ended[0])


def test_learner_sees_itself_first_and_only_its_own_decisions() -> None:
    env = make_vec("Tulum", 32, seats=3, seat=2)
    planes, infos = env.reset(seed=4)
    for _ in range(100):
        assert (infos["seat"][infos["action_mask"].any(axis=1)] == 2).all()
        running = infos["action_mask"].any(axis=1)
        assert (planes[running, 0] == 1).all()
        planes, _, _, _, infos = env.step(env.rows.choose(np.arange(32)))


def test_an_illegal_action_ends_only_its_own_row() -> None:
    env = make_vec("Tulum", 3)
    _, infos = env.reset(seed=3)
    actions = legal(infos)
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    actions[2] = 23
    _, rewards, ended, _, infos = env.step(actions)
    assert (rewards.tolist(), ended.tolist()) == ([0.0, -1.0, -1.0], [False, True, True])
    assert infos["action_mask"].any(axis=1).tolist() == [True, False, False]


def test_an_illegal_action_may_raise_with_its_row() -> None:
    env = make_vec("Tulum", 3, illegal="raise")
    _, infos = env.reset(seed=3)
    actions = legal(infos)
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(ValueError, match="rows \\[1\\]"):
        env.step(actions)
    assert env.step(legal(infos))[1].tolist() == [0, 0, 0], "nothing was played"


def test_same_step_autoreset_tells_the_last_observation() -> None:
    env = make_vec("Rumis", 8, autoreset_mode="SameStep", opponents="self")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.reset(seed=1)
    for _ in range(60):
        planes, _, ended, _, infos = env.step(env.rows.choose(np.arange(8)))
        assert infos["action_mask"].any(axis=1).all()
        if ended.any():
            final = infos["final_obs"][ended]
            assert (infos["_final_obs"] == ended).all()
            assert (planes[ended, 3:11] == 0).all(), "an empty ground"
            assert final[:, 3:11].any(axis=(1, 2, 3)).all()
            assert (infos["final_info"]["utilities"][ended].sum(axis=1) == 1).all()


def test_without_autoreset_matches_wait_for_reset() -> None:
    env = make_vec("Rumis", 4, autoreset_mode="Disabled", opponents="self")
    _, infos = env.reset(seed=1)
    while not (ended := env.rows.over).any():
        _, _, _, _, infos = env.step(env.rows.choose(np.arange(4)))
    with pytest.raises(ValueError, match="reset"):
        env.step(np.zeros(4, dtype=np.int64))
    _, infos = env.reset(options={"reset_mask": ended.copy()})
    assert infos["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    ("mask", "error"),
    [
        ("x", TypeError),
        ([True, False, False], TypeError),
        (np.array([1, 0, 0]), TypeError),
        (np.ones(2, dtype=np.bool_), ValueError),
        (np.zeros(3, dtype=np.bool_), ValueError),
    ],
)
def test_a_mask_of_another_form_is_refused_as_gymnasium_does(mask: Any, error: type[Exception]) -> None:
    """Whatever it was, some row began anew."""
    env = make_vec("Tulum", 3)
    env.reset(seed=1)
    with pytest.raises(error, match="reset_mask"):
        env.reset(options={"reset_mask": mask})


def test_matches_that_were_never_begun_are_not_stepped() -> None:
    env = make_vec("Tulum", 3)
    env.reset(options={"reset_mask": np.array([True, False, False])})
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(3, dtype=np.int64))


def test_rows_are_asked_for_and_answered_in_their_number() -> None:
    with pytest.raises(InvalidVariant, match="num_envs"):
        make_vec("Tulum", 0)
    env = make_vec("Tulum", 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(ValueError, match="2 seeds were given for 3"):
        env.reset(seed=[1, 2])
    again = env.reset(seed=7)[0]
    assert (env.reset(seed=np.int64(7))[0] == again).all()  # type: ignore[arg-type]  # what NumPy's generators give
    with pytest.raises(ValueError, match="each of 3"):
        env.step(np.zeros(2, dtype=np.int64))


def test_a_game_without_kernels_is_told_so() -> None:
    with pytest.raises(InvalidVariant):
        VectorMatches("talo", 2)
    with pytest.raises(gymnasium.error.Error, match="vector entry point"):
        make_vec("Talo")


def test_a_random_learner_wins_as_often_as_a_random_player() -> None:
    env = make_vec("Tulum", 1024, seats=2)
    env.reset(seed=9)
    first = np.full(1024, np.nan)
    while np.isnan(first).any():
        _, rewards, ended, _, _ = env.step(env.rows.choose(np.arange(1024)))
        first = np.where(np.isnan(first) & ended, rewards, first)
    batch = baumeister.rules("tulum", seats=2).random_matches(20_000, 1)
    assert batch is not None
    assert abs(first.mean() - batch.utilities[:, 0].mean()) < 5 * 0.5 / 1024**0.5


def test_what_are_no_whole_numbers_are_no_actions() -> None:
    env = make_vec("Tulum", 3)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="float64"):
        env.step(np.array([0.9, 0.9, 0.9]))
