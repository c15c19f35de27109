"""JSON text of what people are told; a frozen dataclass is written as it is, without a copy made of lists.

Where orjson is installed (the extra `fast`) it writes, else the standard library; the text is the same JSON.
"""

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from baumeister.core.codec import Json, encode

NOTHING = "null"


def json_text(value: Any) -> str:
    """The same JSON as that of `encode`: tuples are written by themselves, the rest is asked for."""
    return _write(value)


def _plain(value: Any) -> Json:
    kind: type = type(value)
    if is_dataclass(kind):
        return {name: getattr(value, name) for name in _names(kind)}
    return encode(value)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _writer() -> Callable[[Any], str]:
    if find_spec("orjson") is None:
        return json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain).encode
    import orjson

    return lambda value: orjson.dumps(value, default=_plain).decode()


_write = _writer()
