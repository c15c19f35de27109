"""What levels lose per decision when they play among themselves, and whose matches a match looks like.

`<game>.json` is written by `python -m bench.losses`. As a ladder does, it speaks only for the rules and
levels that were measured, and only for reviews that look as hard. Where no table knows what a decision lost,
one match does not tell neighbouring levels apart, so several are measured as one band.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from baumeister.analysis.review import Account, usual_budget
from baumeister.bots import level_names
from baumeister.bots.ladders import levels_version
from baumeister.core import AnyRules
from baumeister.core.codec import Json
from baumeister.core.files import draft_of
from baumeister.core.variant import dump_variant

FOLDER = Path(__file__).parent
DIGITS = 6  #: beyond is what tables round
MOST_ALIKE = 0.5  #: of the bands; if more match, nothing is told: the match says too little


@dataclass(frozen=True, slots=True)
class BandLosses:
    """Of one seat in one match, on average per decision."""

    levels: tuple[str, ...]  #: measured as one, the weakest first
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
    bands: tuple[BandLosses, ...]  #: the weakest first

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(level for band in self.bands for level in band.levels)

    def alike(self, average_loss: float, num_decisions: int) -> tuple[str, ...]:
        """The levels to whose usual matches such a seat belongs; none if that is not clear."""
        if any(2 * num_decisions < band.num_decisions for band in self.bands):
            return ()
        loss = round(average_loss, DIGITS)
        alike = [band for band in self.bands if band.low <= loss <= band.high]
        nearest = min(self.bands, key=lambda band: abs(band.median - loss))
        told = alike or [nearest]
        if len(told) > MOST_ALIKE * len(self.bands):
            return ()
        return tuple(level for band in told for level in band.levels)

    def with_band(self, measured: BandLosses) -> "Losses":
        """The same with other figures of one band."""
        bands = tuple(measured if one.levels == measured.levels else one for one in self.bands)
        return replace(self, bands=bands)


def plays_like(rules: AnyRules, account: Account) -> tuple[str, ...]:
    """The levels to whose usual matches this one belongs, by what it lost."""
    found = losses_of(rules)
    if found is None or found.levels != level_names(rules):
        return ()
    return found.alike(account.average_loss, account.num_decisions)


def losses_of(rules: AnyRules) -> Losses | None:
    """What was measured in this very variant, if it still holds."""
    variant = dump_variant(rules.options, rules.variant)
    now = rules.version, levels_version(rules.game), usual_budget(rules).iterations
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
    return tuple(Losses(**{**one, "bands": tuple(map(_loaded, one["bands"]))}) for one in data)


def _loaded(data: dict[str, Any]) -> BandLosses:
    return BandLosses(**{**data, "levels": tuple(data["levels"])})
