"""How strong the levels are, as ladders measured it: `<game>.json`, written by `baumeister ladder … --keep`.

A ladder speaks only for the rules and levels that it was played with. When one of them changes, it is no
longer shown until it has been measured again.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from baumeister import catalog
from baumeister.bots import knowledge
from baumeister.bots.levels import Level
from baumeister.core import AnyRules
from baumeister.core.codec import Json
from baumeister.core.files import draft_of
from baumeister.core.variant import dump_variant

FOLDER = Path(__file__).parent
FLOOR = 1000.0  #: the Elo of the weakest level on every ladder; only differences mean something


@dataclass(frozen=True, slots=True)
class Strength:
    level: str
    figure: float  #: Elo above the weakest level, or the share of matches that were completed
    low: float  #: where its 95 % interval begins
    high: float
    matches: int


@dataclass(frozen=True, slots=True)
class Ladder:
    variant: Mapping[str, Json]  #: every option
    is_share: bool  #: together or alone nobody wins against another: figures are shares, not Elo
    rules_version: int
    levels_version: str
    date: str
    strengths: tuple[Strength, ...]  #: the weakest level first


def levels_version(game: str) -> str:
    """Changes with what the levels are, not with where they are offered, and with `Knowledge.version`."""
    known = knowledge(game)
    told = json.dumps([(name, _strength_of(level)) for name, level in known.levels.items()])
    return f"{known.version}-{sha256(told.encode()).hexdigest()[:8]}"


def _strength_of(level: Level) -> dict[str, Any]:
    """Everything that makes a level as strong as it is."""
    return {name: value for name, value in asdict(level).items() if name != "when"}


def ladders(game: str) -> tuple[Ladder, ...]:
    """Every ladder that speaks for today's rules and levels."""
    version = catalog.setups(game)[0].version, levels_version(game)
    return tuple(
        found for found in _stored(game, FOLDER) if (found.rules_version, found.levels_version) == version
    )


def ladder_of(rules: AnyRules) -> Ladder | None:
    """What was measured of the levels in this very variant."""
    variant = dump_variant(rules.options, rules.variant)
    return next((found for found in ladders(rules.game) if found.variant == variant), None)


def ladder_file(game: str) -> Path:
    """Where the ladders of a game are kept."""
    return FOLDER / f"{game}.json"


def keep(game: str, measured: Ladder) -> None:
    """Put a ladder in the place of the one of its variant."""
    others = [found for found in _stored(game, FOLDER) if found.variant != measured.variant]
    told = sorted((*others, measured), key=lambda ladder: json.dumps(ladder.variant, sort_keys=True))
    text = json.dumps([asdict(ladder) for ladder in told], indent=1) + "\n"
    with draft_of(ladder_file(game)) as draft:
        draft.write_text(text, encoding="utf-8")
    _stored.cache_clear()


@cache
def _stored(game: str, folder: Path) -> tuple[Ladder, ...]:
    path = folder / f"{game}.json"
    return tuple(map(_loaded, json.loads(path.read_text(encoding="utf-8")))) if path.exists() else ()


def _loaded(data: dict[str, Any]) -> Ladder:
    strengths = tuple(Strength(**strength) for strength in data["strengths"])
    return Ladder(**{**data, "strengths": strengths})
