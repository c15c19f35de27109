"""PettingZoo: its own suites, turns, rewards, illegal actions."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from baumeister.adapters.pettingzoo import env, raw_env
from baumeister.core.errors import IllegalMove

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("tulum", {"seats": 3}),
    ("tulum", {"seats": 1}),
    ("pyramido", {"seats": 2}),
    ("pyramido", {"mode": "contest", "seats": 4}),
    ("rumis", {"seats": 2}),
    ("rumis", {"mode": "four-colours"}),
    ("rumis", {"mode": "ruinas", "ruin": "random"}),
    ("talo", {"actions": "list"}),
]

#: observations are dictionaries, as everywhere where actions are masked; the suite warns all the same
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_the_suites_of_pettingzoo_pass(
    game: str, options: dict[str, Any], full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    num_cycles = 1000 if full else 10 if game == "talo" else 60
    api_test(env(game, **options), num_cycles=num_cycles)
    api_test(raw_env(game, **options), num_cycles=num_cycles // 2)
    seed_test(partial(env, game, **options), num_cycles=num_cycles // 2)
    render_test(partial(env, game, **options))
    capsys.readouterr()


def test_actions_are_ids_unless_a_list_is_asked_for() -> None:
    table = raw_env("talo")
    table.reset(seed=1)
    assert table.observe(table.agent_selection)["action_mask"].shape == (550_037,)


@pytest.mark.parametrize(("game", "options"), VARIANTS[:-1], ids=str)
def test_everybody_gets_a_utility_at_the_end(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    table.reset(seed=8)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        totals[agent] += reward
        assert seen is not None
        choice = None if terminated else int(np.flatnonzero(seen["action_mask"])[-1])
        table.step(choice)
    utilities = table.unwrapped.episode.utilities
    assert tuple(totals.values()) == utilities


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    table = raw_env("rumis", seats=3)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    masks = {agent: table.observe(agent)["action_mask"].any() for agent in table.agents}
    assert masks == {"player_0": True, "player_1": False, "player_2": False}
    assert table.state().shape == table.observation_space("player_0")["observation"].shape


def test_an_illegal_action_costs_only_whoever_chose_it() -> None:
    table = raw_env("rumis")
    table.reset(seed=1)
    seen = table.observe("player_0")
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert table.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(table.terminations.values())
    strict = raw_env("rumis", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="no action"):
        strict.step(-1)


def test_what_is_no_whole_number_is_no_action() -> None:
    table = raw_env("tulum", seats=2)
    table.reset(seed=1)
    with pytest.raises(TypeError):
        table.step(1.9)  # type: ignore[arg-type]  # the mistake
