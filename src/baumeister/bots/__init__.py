"""Bots by name: `random`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:0.5s` (seconds).

A game that has a module of its name here may give an evaluation for `greedy`, an estimate for `mcts`,
and bots of its own that take the place of the general ones.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from types import ModuleType

from baumeister.bots.general import Bot, GreedyBot, MctsBot, RandomBot, evaluate_by_playout
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownPlayer
from baumeister.search.mcts import Budget, playout

MakeBot = Callable[[AnyRules, Random, Budget | None], Bot]

DEFAULT_BUDGET = Budget(iterations=1000)


def _make_random(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, budget
    return RandomBot(rng)


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del budget
    return GreedyBot(rng, getattr(knowledge(rules.game), "evaluate", evaluate_by_playout))


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    return MctsBot(rng, budget or DEFAULT_BUDGET, getattr(knowledge(rules.game), "estimate", playout))


GENERAL: Mapping[str, MakeBot] = {"random": _make_random, "greedy": _make_greedy, "mcts": _make_mcts}
THINKING = ("mcts",)  #: the bots that take a budget


def bot_names() -> tuple[str, ...]:
    return tuple(GENERAL)


def make_bot(name: str, rules: AnyRules, seed: int | str) -> Bot:
    """The bot of this name for a match; UnknownPlayer says which there are."""
    kind, budget = parse_bot(name)
    own: Mapping[str, MakeBot] = getattr(knowledge(rules.game), "BOTS", {})
    return own.get(kind, GENERAL[kind])(rules, Random(f"{seed}/{name}"), budget)


def parse_bot(name: str) -> tuple[str, Budget | None]:
    """The kind of a bot, and how much it may think if its name says so; UnknownPlayer if there is none."""
    kind, colon, amount = name.partition(":")
    if kind not in GENERAL or (colon and kind not in THINKING):
        raise UnknownPlayer("unknown-bot", bot=name, accepts=", ".join(GENERAL))
    return kind, _parse_budget(name, amount) if colon else None


def knowledge(game: str) -> ModuleType | None:
    """The module that knows a game: `evaluate` for greedy, `estimate` for mcts, `BOTS` of its own."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None


def _parse_budget(name: str, amount: str) -> Budget:
    try:
        is_time = amount.endswith("s")
        number = float(amount[:-1]) if is_time else int(amount)
    except ValueError:
        raise UnknownPlayer("bad-budget", bot=name) from None
    if not 0 < number < inf:
        raise UnknownPlayer("bad-budget", bot=name)
    return Budget(seconds=number) if is_time else Budget(iterations=int(number))
