"""What a game may know for its bots: the counterpart of `Game`, given as `KNOWLEDGE` by `bots/<game>.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from baumeister.bots.general import Bot, Evaluate, evaluate_by_playout
from baumeister.bots.levels import Levels
from baumeister.core import AnyRules
from baumeister.core.variant import Value
from baumeister.search.mcts import Budget, Estimate, playout

MakeBot = Callable[[AnyRules, Random, Budget | None], Bot]


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that can be asked for by name. Nothing is built before `make`."""

    make: MakeBot
    takes_budget: bool = False  #: whether its name may say how much to think: `mcts:500`, `mcts:0.5s`
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)  #: the options it plays under
    needs_table: bool = False  #: plays from what `solvers.prepare` makes; until then nearly as well

    def plays(self, rules: AnyRules) -> bool:
        return all(getattr(rules.variant, option) in values for option, values in self.when.items())


@dataclass(frozen=True, slots=True)
class Looked:
    """What a search found of one move."""

    worth: tuple[float, ...]  #: to each seat, as in `solvers.Value`
    visits: int  #: simulations that went through it
    error: float | None = None  #: of the worth, where the search knows better than wins and losses tell


#: what a search finds of a decision's moves, by (rules, state, budget, seed); those it left out are missing
Look = Callable[[Any, Any, Budget, int], Mapping[Any, Looked]]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a game knows beyond its rules; without any, playouts tell."""

    evaluate: Evaluate = evaluate_by_playout  #: what `greedy` looks at
    estimate: Estimate = playout  #: what `mcts` takes a new position for
    look: Look | None = None  #: rates moves faster than the general search, if the game has such a search
    glance_s: float = 0.25  #: how long a coach looks at a new position before it tells its worth
    review_simulations: int = 600  #: how hard a review looks at a decision of a match of usual length
    review_error: float = 0.0  #: by which a longer look would move what two moves are apart, beyond chance
    bots: Mapping[str, BotKind] = field(default_factory=dict)  #: of its own, or in place of general ones
    levels: Levels = field(default_factory=dict)  #: opponents for people, by name, the weakest first
    version: int = 1  #: raised when a bot of the same name comes to play better or worse
