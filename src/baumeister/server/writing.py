"""JSON text of what people are told; a frozen dataclass is written as it is, without a copy made of lists."""

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from baumeister.core.codec import Json, encode

NOTHING = "null"


def json_text(value: Any) -> str:
    """The same JSON as that of `encode`: tuples are written by themselves, the rest is asked for."""
    return _WRITER.encode(value)


def _plain(value: Any) -> Json:
    kind: type = type(value)
    if is_dataclass(kind):
        return {name: getattr(value, name) for name in _names(kind)}
    return encode(value)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


_WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain)
