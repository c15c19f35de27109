"""The one JSON codec: frozen dataclasses of plain values to JSON and back, checked by their types.

A move or draw is its fields plus "kind", the class name. Anything else that does not fit raises
InvalidRecord naming the place.
"""

import dataclasses
import json
import types
from collections.abc import Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from baumeister.core.errors import InvalidRecord

Json = Any  #: None, bool, int, float, str, list or dict of the same

MOST_FLOAT = 2**1023  #: beyond, a whole number is no float
MOST_DEPTH = 100  #: of JSON from outside; each level costs some of Python's stack, and ours has few


def encode(value: object) -> Json:
    """JSON for any value of our frozen dataclasses; sets and mappings are written in sorted order."""
    match value:
        case StrEnum():
            return value.value
        case None | bool() | int() | float() | str():
            return value
        case Fraction():
            return f"{value.numerator}/{value.denominator}"
        case frozenset():
            return [encode(item) for item in sorted(value)]
        case tuple() | list():
            return [encode(item) for item in value]
        case Mapping():
            return [[encode(key), encode(item)] for key, item in sorted(value.items())]
        case _ if dataclasses.is_dataclass(value):
            return {field.name: encode(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def encode_event(event: object) -> dict[str, Json]:
    """A move or draw as JSON: its kind and its fields."""
    return {"kind": type(event).__name__, **encode(event)}


def decode_event(data: Json, kinds: Iterable[type]) -> Any:
    """The move or draw that `data` describes; InvalidRecord if it is none of `kinds`."""
    if not isinstance(data, dict):
        raise InvalidRecord("event-not-an-object", value=shown(data))
    by_name = {kind.__name__: kind for kind in kinds}
    kind = by_name.get(str(data.get("kind")))
    if kind is None:
        raise InvalidRecord("unknown-event-kind", value=shown(data.get("kind")), accepts=", ".join(by_name))
    fields = {name: value for name, value in data.items() if name != "kind"}
    return decode(kind, fields, kind.__name__)


def decode(kind: Any, data: Json, path: str) -> Any:
    """A value of the type `kind` from its JSON; InvalidRecord names the place that does not fit."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _decode_union(get_args(kind), data, path)
    if origin is Literal:
        return _decode_choice(get_args(kind), data, path)
    if origin in (tuple, frozenset) or origin is Mapping or (origin and issubclass(origin, Mapping)):
        return _decode_many(origin, get_args(kind), data, path)
    if dataclasses.is_dataclass(kind):
        return _decode_fields(kind, data, path)
    return _decode_plain(kind, data, path)


def parse_json(text: str | bytes) -> Json:
    """The value of a JSON text from outside; ValueError if it is none, or deeper than anything of ours."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None
    if not _is_shallow(data):
        raise ValueError("too deep")
    return data


def _is_shallow(data: Json) -> bool:
    level = [data]
    for _ in range(MOST_DEPTH):
        level = [item for value in level for item in _items(value) if isinstance(item, list | dict)]
        if not level:
            return True
    return False


def _items(value: Json) -> Iterable[Json]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def is_whole(data: Json) -> bool:
    """Whether all texts in it are whole characters; JSON can name halves, which nothing can write down."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def shown(value: object) -> str:
    """A value as an error quotes it: short, on one line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def _decode_plain(kind: Any, data: Json, path: str) -> Any:
    if kind is Any:
        return data
    if kind is Fraction and isinstance(data, str):
        return _decode_fraction(data, path)
    if kind is float and type(data) is int and abs(data) < MOST_FLOAT:
        return float(data)
    if kind is type(None) and data is None:
        return None
    if kind in (bool, int, float, str) and type(data) is kind:
        return data
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(_decode_choice(tuple(kind), data, path))
    raise _misfit(path, data, kind)


def _decode_choice(choices: tuple[Any, ...], data: Json, path: str) -> Any:
    if isinstance(data, str) and data in choices:
        return data
    raise _misfit(path, data, ", ".join(choices))


def _decode_union(kinds: tuple[Any, ...], data: Json, path: str) -> Any:
    for kind in kinds:
        try:
            return decode(kind, data, path)
        except InvalidRecord:
            continue
    raise _misfit(path, data, " | ".join(_name(kind) for kind in kinds))


def _decode_many(origin: Any, args: tuple[Any, ...], data: Json, path: str) -> Any:
    if not isinstance(data, list):
        raise _misfit(path, data, "list")
    if origin is frozenset:
        return frozenset(decode(args[0], item, f"{path}[{i}]") for i, item in enumerate(data))
    if origin is not tuple:
        return dict(_decode_many(tuple, args, item, f"{path}[{i}]") for i, item in enumerate(data))
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(decode(args[0], item, f"{path}[{i}]") for i, item in enumerate(data))
    if len(args) != len(data):
        raise _misfit(path, data, f"list of {len(args)}")
    return tuple(
        decode(arg, item, f"{path}[{i}]") for i, (arg, item) in enumerate(zip(args, data, strict=True))
    )


def _decode_fields(kind: Any, data: Json, path: str) -> Any:
    """All fields must be there, except that one with a default may be missing: it is newer than the data."""
    hints = _hints(kind)
    if not isinstance(data, dict) or not _required(kind) <= set(data) <= set(hints):
        raise _misfit(path, data, f"object with {', '.join(hints) or 'no fields'}")
    return kind(**{name: decode(hints[name], value, f"{path}.{name}") for name, value in data.items()})


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind) if field.init}


@cache
def _required(kind: type) -> frozenset[str]:
    return frozenset(
        field.name
        for field in dataclasses.fields(kind)
        if field.init and field.default is field.default_factory is dataclasses.MISSING
    )


def _decode_fraction(text: str, path: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise _misfit(path, text, "fraction") from None


def _misfit(path: str, data: Json, expected: Any) -> InvalidRecord:
    return InvalidRecord("value-does-not-fit", place=path, value=shown(data), accepts=_name(expected))


def _name(kind: Any) -> str:
    return kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
