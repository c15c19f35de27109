"""What levels lose per decision when they play among themselves, and whose matches a match looks like.

`<game>.json` is written by `python -m bench.losses`. As a ladder does, it speaks only for the rules and
levels that were measured, and only for reviews that look as hard.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

from baumeister.analysis.review import DEFAULT_BUDGET, Account
from baumeister.bots import level_names
from baumeister.bots.ladders import levels_version
from baumeister.core import AnyRules
from baumeister.core.codec import Json
from baumeister.core.files import draft_of
from baumeister.core.variant import dump_variant

FOLDER = Path(__file__).parent
DIGITS = 6  #: beyond is what tables round
MOST_ALIKE = 2  #: of whom more match, nothing is told: the match says too little


@dataclass(frozen=True, slots=True)
class LevelLosses:
    """Of one seat in one match, on average per decision."""

    level: str
    low: float  #: a quarter of its matches lost less
    median: float
    high: float  #: a quarter lost more
    num_decisions: float  #: usual in a match
    matches: int


@dataclass(frozen=True, slots=True)
class Losses:
    variant: Mapping[str, Json]  #: every option
    rules_version: int
    levels_version: str
    simulations: int  #: that the reviews spent on a decision
    date: str
    levels: tuple[LevelLosses, ...]  #: the weakest first

    def alike(self, average_loss: float, num_decisions: int) -> tuple[str, ...]:
        """The levels to whose usual matches such a seat belongs; none if that is not clear."""
        if any(2 * num_decisions < level.num_decisions for level in self.levels):
            return ()
        loss = round(average_loss, DIGITS)
        alike = [level for level in self.levels if level.low <= loss <= level.high]
        nearest = min(self.levels, key=lambda level: abs(level.median - loss))
        told = alike or [nearest]
        return tuple(level.level for level in told) if len(told) <= MOST_ALIKE else ()

    def with_level(self, measured: LevelLosses) -> "Losses":
        """The same with other figures of one level."""
        levels = tuple(measured if one.level == measured.level else one for one in self.levels)
        return replace(self, levels=levels)


def plays_like(rules: AnyRules, account: Account) -> tuple[str, ...]:
    """The levels to whose usual matches this one belongs, by what it lost."""
    found = losses_of(rules)
    if found is None or tuple(level.level for level in found.levels) != tuple(level_names(rules)):
        return ()
    return found.alike(account.average_loss, account.num_decisions)


def losses_of(rules: AnyRules) -> Losses | None:
    """What was measured in this very variant, if it still holds."""
    variant = dump_variant(rules.options, rules.variant)
    now = rules.version, levels_version(rules.game), DEFAULT_BUDGET.iterations
    for found in _stored(rules.game, FOLDER):
        if found.variant == variant and (found.rules_version, found.levels_version, found.simulations) == now:
            return found
    return None


def keep(game: str, measured: Losses) -> None:
    """Put what was measured in the place of what is there of its variant."""
    others = [found for found in _stored(game, FOLDER) if found.variant != measured.variant]
    told = sorted((*others, measured), key=lambda one: json.dumps(one.variant, sort_keys=True))
    text = json.dumps([asdict(one) for one in told], indent=1) + "\n"
    with draft_of(FOLDER / f"{game}.json") as draft:
        draft.write_text(text, encoding="utf-8")
    _stored.cache_clear()


@cache
def _stored(game: str, folder: Path) -> tuple[Losses, ...]:
    path = folder / f"{game}.json"
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else ()
    return tuple(
        Losses(**{**one, "levels": tuple(LevelLosses(**level) for level in one["levels"])}) for one in data
    )
