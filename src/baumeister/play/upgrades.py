"""What older versions wrote, brought up to date step by step.

A step leads from one version to the next. Whatever no step can carry over is followed as far as today's
rules go, and says so: see `Record.stops_at`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from baumeister.core.codec import Json

Step = Callable[[dict[str, Json]], dict[str, Json]]


def _alternate_on_top_of_contact(variant: dict[str, Json]) -> dict[str, Json]:
    """RUM-15: since version 2 colours take turns only where they also have to touch."""
    return {**variant, "contact": True} if variant.get("alternate") is True else variant


#: by the format version of a record that a step takes
FORMAT_STEPS: Mapping[int, Step] = {}

#: by game and the rules version of a variant that a step takes; a new option needs none (`Option.since`)
VARIANT_STEPS: Mapping[str, Mapping[int, Step]] = {
    "rumis": {1: _alternate_on_top_of_contact},
}


def upgrade_format(data: dict[str, Json]) -> dict[str, Json]:
    """The record in today's format, if it is in one that is known."""
    for number in sorted(FORMAT_STEPS):
        if data.get("format_version") == number:
            data = FORMAT_STEPS[number](data)
    return data


def upgrade_variant(game: str, version: Any, variant: Json) -> Json:
    """The variant of these rules as today's rules name it; anything odd is left for them to refuse."""
    if not isinstance(variant, dict):
        return variant
    steps = VARIANT_STEPS.get(game, {})
    for number in sorted(steps):
        if type(version) is int and version <= number:
            variant = steps[number](variant)
    return variant
