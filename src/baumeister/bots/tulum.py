"""What a good Tulum player knows: the turns that each seat may still expect, from the solved solitaire."""

from collections.abc import Sequence
from math import erf, sqrt
from random import Random

from baumeister.bots.general import Bot
from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.bots.levels import Level
from baumeister.core import AnyRules
from baumeister.games.tulum.endings import solitaire_utility
from baumeister.games.tulum.moves import Move
from baumeister.games.tulum.rules import TulumRules
from baumeister.games.tulum.state import TulumState
from baumeister.search.mcts import Budget
from baumeister.solvers.tulum import turns_after, value

SPREAD = 0.9  #: variance of the turns to a full pyramid, per turn expected (measured over 10,000 matches)


def turns_to_wait(rules: TulumRules, state: TulumState) -> list[float]:
    """For each seat the turns before its last one, as expected; its present or next one is number 0."""
    return [
        turns_after(state, seat, rules.variant.decline) - (seat != state.seat) for seat in range(rules.seats)
    ]


def estimate(rules: TulumRules, state: TulumState, seed: int) -> Sequence[float]:
    """Utilities as in a race: who needs fewer turns is ahead, by how much against how much luck."""
    del seed
    left = turns_to_wait(rules, state)
    if rules.seats == 1:
        return (float(solitaire_utility(state.turns + 1 + left[0])),)
    chances = [_chance_to_lead(rules, state, left, seat) for seat in range(rules.seats)]
    return tuple(chance / sum(chances) for chance in chances)


def evaluate(rules: TulumRules, state: TulumState, seat: int) -> float:
    """The fewer turns to expect, the better; what the others do does not matter to it."""
    turns_gone = state.turns if rules.seats == 1 else 0  # alone, the next turn is one's own at once
    return 1 / (1 + turns_gone + turns_after(state, seat, rules.variant.decline))


def _chance_to_lead(rules: TulumRules, state: TulumState, left: list[float], seat: int) -> float:
    """The chance to be done before each other seat, taken as independent of each other."""
    chance = 1.0
    for other in range(rules.seats):
        if other != seat:
            chance *= _chance_before(rules, state, left, seat, other)
    return chance


def _chance_before(rules: TulumRules, state: TulumState, left: list[float], seat: int, other: int) -> float:
    """Half a turn more or less decides who is first when both need the same number."""
    order = [(number - state.seat) % rules.seats for number in (seat, other)]
    lead = left[other] - left[seat] + (0.5 if order[0] < order[1] else -0.5)
    spread = sqrt(SPREAD * (left[seat] + left[other] + 1))
    return 0.5 * (1 + erf(lead / spread / sqrt(2)))


class PerfectBot:
    """The move after which the exact chance to win is highest, the first of equals."""

    def choose(self, rules: TulumRules, state: TulumState) -> Move:
        return max(rules.legal_moves(state), key=lambda move: self._worth(rules, state, move))

    def _worth(self, rules: TulumRules, state: TulumState, move: Move) -> float:
        return value(rules, rules.after_move(state, move)).worth[state.seat]


def _make_perfect(rules: AnyRules, rng: Random, budget: Budget | None) -> Bot:
    del rules, rng, budget
    return PerfectBot()


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    estimate=estimate,
    bots={
        "perfect": BotKind(_make_perfect, when={"seats": (1, 2, 3)}, needs_table=True),
        "race": BotKind(_make_perfect, when={"seats": (4,)}),
    },
    # Luck leaves little room: from random to perfect it is 330 Elo in all, so there are five levels. Of the
    # few moves there are, the better of two is nearly always best: in a hurry just one is in sight.
    levels={
        "newcomer": Level(("perfect", "race"), hurry=0.7, seen=1),
        "apprentice": Level(("perfect", "race"), hurry=0.45, seen=1),
        "journeyman": Level(("perfect", "race"), hurry=0.25, seen=1),
        "master": Level(("perfect", "race"), hurry=0.1, seen=1),
        "builder": Level(("perfect", "race")),
    },
)
