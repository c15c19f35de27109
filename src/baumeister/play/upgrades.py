"""The variants of older versions, brought up to date one version after the other.

Whatever no upgrade can carry over is followed as far as today's rules go, and says so: see `Record.stops_at`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from baumeister.core.codec import Json

Upgrade = Callable[[dict[str, Json]], dict[str, Json]]


def _alternate_on_top_of_contact(variant: dict[str, Json]) -> dict[str, Json]:
    """RUM-15: since version 2 colours take turns only where they also have to touch."""
    return {**variant, "contact": True} if variant.get("alternate") is True else variant


#: by game and the rules version that an upgrade leads on from; a new option needs none (`Option.since`)
UPGRADES: Mapping[str, Mapping[int, Upgrade]] = {
    "rumis": {1: _alternate_on_top_of_contact},
}


def upgrade_variant(game: str, version: Any, variant: Json) -> Json:
    """The variant of these rules as today's rules name it; anything odd is left for them to refuse."""
    if not isinstance(variant, dict):
        return variant
    upgrades = UPGRADES.get(game, {})
    for number in sorted(upgrades):
        if type(version) is int and version <= number:
            variant = upgrades[number](variant)
    return variant
