"""What Talō knows for its bots: build your own stairs, and stand in the way of the others'."""

from collections.abc import Sequence
from random import Random

from baumeister.bots.general import Bot
from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.bots.levels import Level
from baumeister.bots.talo_climber import Climber
from baumeister.bots.talo_outlook import chances
from baumeister.bots.talo_search import Thinker, look
from baumeister.core import AnyRules
from baumeister.games.talo.state import TaloState
from baumeister.search.mcts import Budget


def evaluate(rules: AnyRules, state: TaloState, seat: int) -> float:
    """A seat's chance to win, as far as a glance tells."""
    del rules
    return chances(state)[seat]


def estimate(rules: AnyRules, state: TaloState, seed: int) -> Sequence[float]:
    del rules, seed
    return chances(state)


def _make_greedy(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, budget
    return Climber(rng)


def _make_mcts(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules
    return Thinker(rng, budget or Budget(seconds=1.0))


KNOWLEDGE = Knowledge(
    version=2,
    evaluate=evaluate,
    estimate=estimate,
    look=look,
    glance_s=0.8,
    bots={"greedy": BotKind(_make_greedy), "mcts": BotKind(_make_mcts, takes_budget=True)},
    levels={
        "newcomer": Level(("greedy",), hurry=0.8),
        "apprentice": Level(("greedy",), hurry=0.6),
        "journeyman": Level(("greedy",), hurry=0.4),
        "foreman": Level(("greedy",), hurry=0.2),
        "master": Level(("greedy",)),
        "grandmaster": Level(("mcts:8",), hurry=0.05),
        "builder": Level(("mcts:60",)),
    },
)
