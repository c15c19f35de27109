"""How quick a game is here: events a second through the kernel and through `Rules`, and search."""

import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.search.mcts import Budget, search

KERNEL_MATCHES = 500


class Speeds(NamedTuple):
    """Events a second in random matches, and simulations a second of the general tree search."""

    kernel: float | None  #: None for a game without whole matches in a kernel
    python: float
    search: float


def measure(rules: AnyRules, seconds: float) -> Speeds:
    rng = Random(0)
    return Speeds(
        kernel_speed(rules, seconds), python_speed(rules, rng, seconds), search_speed(rules, rng, seconds)
    )


def kernel_speed(rules: AnyRules, seconds: float) -> float | None:
    """Events a second in whole random matches inside the kernel."""
    if rules.random_matches(1, 0) is None:
        return None

    def play() -> int:
        batch = rules.random_matches(KERNEL_MATCHES, 1)
        assert batch is not None
        return int(batch.num_moves.sum() + batch.num_draws.sum())

    return rate(play, seconds)


def python_speed(rules: AnyRules, rng: Random, seconds: float) -> float:
    """Events a second stepping through `Rules` from Python, legal moves listed and checked."""
    return rate(lambda: _play_random_match(rules, rng), seconds)


def search_speed(rules: AnyRules, rng: Random, seconds: float) -> float:
    """Iterations a second of the tree search from the first decision."""
    state = _first_decision(rules, rng)
    return rate(lambda: search(rules, state, Budget(iterations=100), rng).visits, seconds)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much `work` gets done in a second of the processor, after one run to warm up."""
    work()
    done, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        done += work()
    return done / elapsed


def _play_random_match(rules: AnyRules, rng: Random) -> int:
    state, count = rules.start(), 0
    while True:
        match rules.turn(state):
            case Ended():
                return count
            case Chance(odds):
                state = rules.draw(state, odds.pick(rng.randrange(odds.total)))
            case Decision():
                state = rules.play(state, rng.choice(rules.legal_moves(state)))
        count += 1


def _first_decision(rules: AnyRules, rng: Random) -> object:
    state = rules.start()
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, turn.odds.pick(rng.randrange(turn.odds.total)))
    return state
