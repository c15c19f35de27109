"""Bots by name: `random`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:0.5s` (seconds); levels by name.

A game that has a module of its name here gives its `KNOWLEDGE`: an evaluation for `greedy`, an estimate for
`mcts`, and bots of its own, some in place of the general ones.
"""

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from random import Random

from baumeister import catalog
from baumeister.bots.general import Bot, GreedyBot, MctsBot, RandomBot, Threaded
from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.bots.levels import HastyBot, Level
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownPlayer
from baumeister.search.mcts import Budget

DEFAULT_BUDGET = Budget(iterations=1000)
MOST_THOUGHT = 10**12  #: iterations or seconds; nobody waits for it, and kernels still count so far
USUAL = "journeyman"  #: sits down where nobody says which bot, and plays on for a seat that was given up


def _make_random(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, budget
    return RandomBot(rng)


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del budget
    return GreedyBot(rng, knowledge(rules.game).evaluate)


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    return MctsBot(rng, budget or DEFAULT_BUDGET, knowledge(rules.game).estimate)


GENERAL: Mapping[str, BotKind] = {
    "random": BotKind(_make_random),
    "greedy": BotKind(_make_greedy),
    "mcts": BotKind(_make_mcts, takes_budget=True),
}


@cache
def knowledge(game: str) -> Knowledge:
    """What a game knows for its bots."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Knowledge()
    found: Knowledge = import_module(module).KNOWLEDGE
    return found


def bot_kinds(game: str) -> Mapping[str, BotKind]:
    """Every bot and level of a game by name, those for some of its variants only included."""
    bots = {**GENERAL, **knowledge(game).bots}
    return bots | {name: _level_kind(level, bots) for name, level in knowledge(game).levels.items()}


def level_names(rules: AnyRules) -> tuple[str, ...]:
    """The levels of this variant, the weakest first."""
    return tuple(name for name in bot_names(rules) if name in knowledge(rules.game).levels)


def strongest(rules: AnyRules) -> str:
    """The best player of this variant; hints are what it would play."""
    return (level_names(rules) or ("mcts",))[-1]


def _level_kind(level: Level, bots: Mapping[str, BotKind]) -> BotKind:
    needs_table = any(bots[name.partition(":")[0]].needs_table for name in level.bots)
    return BotKind(partial(_make_level, level), when=level.when, needs_table=needs_table)


def _make_level(level: Level, rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del budget
    playing = bot_names(rules)
    name = next(name for name in level.bots if name.partition(":")[0] in playing)
    kind, thought = find_bot(name, rules)
    return HastyBot(kind.make(rules, rng, thought), level, knowledge(rules.game).estimate, rng)


def bot_names(rules: AnyRules) -> tuple[str, ...]:
    """The bots that play this variant."""
    return tuple(name for name, kind in bot_kinds(rules.game).items() if kind.plays(rules))


def find_bot(name: str, rules: AnyRules) -> tuple[BotKind, Budget | None]:
    """The bot of a name, and how much it may think if that says so; UnknownPlayer lists those there are."""
    kinds = bot_kinds(rules.game)
    return _named(name, {playing: kinds[playing] for playing in bot_names(rules)})


def check_bot(name: str) -> None:
    """UnknownPlayer unless some game has a bot of this name."""
    every: dict[str, BotKind] = {}
    for game in catalog.games():
        every |= bot_kinds(game)
    _named(name, every)


def _named(name: str, kinds: Mapping[str, BotKind]) -> tuple[BotKind, Budget | None]:
    word, colon, amount = name.partition(":")
    if word not in kinds or (colon and not kinds[word].takes_budget):
        raise UnknownPlayer("no-such-bot", bot=name, accepts=", ".join(kinds))
    return kinds[word], _parse_budget(name, amount) if colon else None


def make_bot(name: str, rules: AnyRules, seed: int | str, threads: int = 1) -> Bot:
    """The bot of this name for a match; UnknownPlayer says which there are.

    One that can share its tree thinks in so many threads, if it thinks for seconds; levels never do.
    """
    kind, budget = find_bot(name, rules)
    bot = kind.make(rules, Random(f"{seed}/{name}"), budget)
    if isinstance(bot, Threaded):
        bot.threads = threads
    return bot


def _parse_budget(name: str, amount: str) -> Budget:
    try:
        is_time = amount.endswith("s")
        number = float(amount[:-1]) if is_time else int(amount)
    except ValueError:
        raise UnknownPlayer("bad-budget", bot=name) from None
    if not 0 < number <= MOST_THOUGHT:
        raise UnknownPlayer("bad-budget", bot=name)
    return Budget(seconds=number) if is_time else Budget(iterations=int(number))
