"""Our own speeds, each a function of the seconds to spend."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from baumeister import catalog
from baumeister.bots.rumis import KernelMctsBot, opening_moves
from baumeister.games.rumis import RumisRules
from baumeister.games.rumis.kernels import NUM_LAID, STATE_SIZE
from baumeister.games.rumis.playouts import play_matches
from baumeister.jit.random import new_rng
from baumeister.search.mcts import Budget
from baumeister.study import simulate
from baumeister.study.speed import python_speed
from bench.peers import agent_steps, openspiel_playouts, rate

BATCH = 1024


def simulated(game: str, **options: object) -> Callable[[float], float]:
    """Events a second of `simulate` with random players: whole matches in the kernel."""

    def measure(seconds: float) -> float:
        rules = catalog.rules(game, **options)

        def play() -> int:
            report = simulate(rules, ["random"] * rules.seats, 4096, seed=1)
            return round(report.matches * (report.num_moves + report.num_draws))

        return rate(play, seconds)

    return measure


def stepped(game: str, **options: object) -> Callable[[float], float]:
    """Events a second stepping through `Rules` from Python."""
    return lambda seconds: python_speed(catalog.rules(game, **options), Random(0), seconds)


def in_rows(game: str, **options: Any) -> Callable[[float], float]:
    """Steps a second of a Gymnasium vector environment, with masks and observations, random legal actions."""

    def measure(seconds: float) -> float:
        from baumeister.adapters.vector import VectorMatches

        envs = VectorMatches(game, BATCH, opponents="self", **options)
        everyone = np.arange(BATCH)
        envs.reset(seed=0)

        def step() -> int:
            envs.step(envs.rows.choose(everyone))
            return BATCH

        return rate(step, seconds)

    return measure


def by_agents(game: str, **options: object) -> Callable[[float], float]:
    """Steps a second in PettingZoo."""

    def measure(seconds: float) -> float:
        from baumeister.adapters import pettingzoo

        return agent_steps(lambda: pettingzoo.env(game, **options))(seconds)

    return measure


def openspiel_tulum(seconds: float) -> float:
    """Events a second in OpenSpiel."""
    from baumeister.adapters import openspiel

    openspiel.register()
    return openspiel_playouts("baumeister_tulum(seats=2)")(seconds)


def rumis_playouts(seats: int, *, from_list: bool) -> Callable[[float], float]:
    """Moves a second of random matches of Rumis, sampled or with all placements listed at every move."""

    def measure(seconds: float) -> float:
        rules = _tower(seats)
        ends = np.zeros((512, STATE_SIZE), dtype=np.uint64)

        def play() -> int:
            play_matches(rules.plan, new_rng(1), from_list, ends)
            return int(ends[:, NUM_LAID].sum())

        return rate(play, seconds)

    return measure


def rumis_mcts(seconds: float) -> float:
    """Simulations a second of Rumis' own tree search from the start."""
    rules = _tower(2)
    bot = KernelMctsBot(Random(1), Budget(iterations=2000))
    moves = opening_moves(rules, rules.start())
    return rate(lambda: bot.search(rules, rules.start(), moves), seconds)


def _tower(seats: int) -> RumisRules:
    rules = catalog.rules("rumis", scenario="chullpa", seats=seats)
    assert isinstance(rules, RumisRules)
    return rules


MEASURES: dict[str, Callable[[float], float]] = {
    "Tulum, simulate": simulated("tulum"),
    "Tulum, Rules from Python": stepped("tulum"),
    "Pyramido solo, simulate": simulated("pyramido", mode="solo"),
    "Pyramido contest, simulate": simulated("pyramido", mode="contest"),
    "Rumis CHULLPA, simulate": simulated("rumis", scenario="chullpa", seats=2),
    "Rumis CHULLPA, playouts": rumis_playouts(2, from_list=False),
    "Rumis CHULLPA for four, playouts": rumis_playouts(4, from_list=False),
    "Rumis CHULLPA, full lists": rumis_playouts(2, from_list=True),
    "Rumis CHULLPA, mcts": rumis_mcts,
    "Tulum, vector of 1,024": in_rows("tulum"),
    "Pyramido contest, vector of 1,024": in_rows("pyramido", mode="contest"),
    "Rumis CHULLPA, vector of 1,024": in_rows("rumis"),
    "Tulum, PettingZoo": by_agents("tulum"),
    "Rumis CHULLPA, PettingZoo": by_agents("rumis"),
    "Talō, PettingZoo (list)": by_agents("talo", actions="list"),
    "Talō, PettingZoo (ids)": by_agents("talo"),
    "Tulum, OpenSpiel": openspiel_tulum,
}
