"""Speeds of our peers, each a function of the seconds to spend. Runs in .venv-peers, without baumeister."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much `work` gets done in a second of the core, after one run to warm up.

    Time that other programs take counts for neither side.
    """
    work()
    done, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        done += work()
    return done / elapsed


def openspiel_playouts(name: str) -> Callable[[float], float]:
    """Random matches of an OpenSpiel game, its state driven from Python; draws count as events."""

    def measure(seconds: float) -> float:
        import open_spiel.python.games  # noqa: F401  # registers the games written in Python
        import pyspiel

        game = pyspiel.load_game(name)
        rng = random.Random(0)
        return rate(lambda: _play(game.new_initial_state(), rng), seconds)

    return measure


def _play(state: Any, rng: random.Random) -> int:
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count


def openspiel_mcts(name: str, iterations: int) -> Callable[[float], float]:
    """Simulations a second of OpenSpiel's C++ tree search from the first position."""

    def measure(seconds: float) -> float:
        import pyspiel

        game = pyspiel.load_game(name)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 0)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, iterations, 1000, False, 0, False)

        def search() -> int:
            bot.mcts_search(game.new_initial_state())
            return iterations

        return rate(search, seconds)

    return measure


def pgx_playouts(name: str, batch: int) -> Callable[[float], float]:
    """Random steps of a pgx game on this CPU, a batch at a time, compiled by JAX."""

    def measure(seconds: float) -> float:
        import jax
        import jax.numpy as jnp
        import pgx

        env = pgx.make(name)
        steps = 32

        def step(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choice, reset = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(choice, logits)
            state = jax.vmap(env.step)(state, action, jax.random.split(reset, batch))
            fresh = jax.vmap(env.init)(jax.random.split(reset, batch))
            over = state.terminated | state.truncated

            def pick(new: Any, old: Any) -> Any:
                return jnp.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)

            return (jax.tree_util.tree_map(pick, fresh, state), key), None

        run = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=steps)[0])
        carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1))

        def work() -> int:
            nonlocal carry
            carry = jax.block_until_ready(run(carry))
            return batch * steps

        return rate(work, seconds)

    return measure


def agent_steps(make: Callable[[], Any]) -> Callable[[float], float]:
    """Steps a second of a PettingZoo environment, each a random legal action, from its mask."""

    def measure(seconds: float) -> float:
        env = make()
        env.reset(seed=0)
        return rate(lambda: _play_agents(env), seconds)

    return measure


def _play_agents(env: Any) -> int:
    """A match, or its first steps if it is a long one."""
    count = 0
    env.reset()
    for agent in env.agent_iter(200):
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        count += 1
    return count


def pettingzoo_classic(name: str, **options: int) -> Callable[[float], float]:
    def make() -> Any:
        return import_module(f"pettingzoo.classic.{name}").env(**options)

    return agent_steps(make)


MEASURES: dict[str, Callable[[float], float]] = {
    "OpenSpiel pig (C++)": openspiel_playouts("pig"),
    "OpenSpiel python_liars_poker": openspiel_playouts("python_liars_poker"),
    "OpenSpiel backgammon (C++)": openspiel_playouts("backgammon"),
    "OpenSpiel hex 11×11 (C++)": openspiel_playouts("hex(board_size=11)"),
    "OpenSpiel go 9×9 (C++)": openspiel_playouts("go(board_size=9)"),
    "OpenSpiel hex 11×11, mcts (C++)": openspiel_mcts("hex(board_size=11)", iterations=2000),
    "OpenSpiel python_tic_tac_toe": openspiel_playouts("python_tic_tac_toe"),
    "pgx backgammon (batch 256)": pgx_playouts("backgammon", batch=256),
    "pgx connect four (batch 1,024)": pgx_playouts("connect_four", batch=1024),
    "pgx backgammon (batch 1,024)": pgx_playouts("backgammon", batch=1024),
    "pgx go 9×9 (batch 1,024)": pgx_playouts("go_9x9", batch=1024),
    "PettingZoo connect four": pettingzoo_classic("connect_four_v3"),
    "PettingZoo go 9×9": pettingzoo_classic("go_v5", board_size=9),
    "PettingZoo chess": pettingzoo_classic("chess_v6"),
}
