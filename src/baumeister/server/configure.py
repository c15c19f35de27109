"""Settings as those who run a server give them: by flag, environment variable or file, in this order.

Every field of Settings and Limits has one name in all three: `body_bytes` is `--set body_bytes=1000`,
`BAUMEISTER_BODY_BYTES=1000`, or a line of a TOML file.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

from baumeister.core.errors import InvalidArgument, UnusableFile, problem_of
from baumeister.server.logs import FORMS, LEVELS
from baumeister.server.settings import PREFIX, Limits, Settings
from baumeister.storage.engine import shown

YES_OR_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}

TYPES: dict[str, Any] = {
    name: kind
    for owner in (Settings, Limits)
    for name, kind in get_type_hints(owner).items()
    if name != "limits"
}
VARIABLES = {PREFIX + name.upper(): name for name in TYPES}

WORDS = {"log_format": FORMS, "log_level": LEVELS}
INFINITE = float("inf")
#: of those that hold a text
EXAMPLES = {"database": "sqlite:///FILE", "metrics_host": "127.0.0.1"}
#: the least and the most of a number; at a rate of 0, or with none at once, nobody would ever be let in
RANGES: dict[str, tuple[float, float]] = {
    **{name: (0.001, INFINITE) for name in TYPES if name.endswith("_per_s")},
    **dict.fromkeys(("messages_per_address", "message_burst", "request_burst"), (1, INFINITE)),
    **dict.fromkeys(("open_per_address", "connections_per_address", "rooms_per_address"), (1, INFINITE)),
    "queue": (1, INFINITE),
    **dict.fromkeys(("headers_s", "body_s", "think_s"), (0.1, INFINITE)),
    "num_thinkers": (1, 1000),
    "rooms_window_s": (0.001, INFINITE),
    "lease_s": (0.5, INFINITE),
    "workers": (1, 64),
    "metrics_port": (0, 65535),
}


def make_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings that these give together."""
    given = {"database": "", "warms_up": True, **_from_file(file), **_from_environment(environment), **flags}
    known = {name: _read(name, value) for name, value in given.items()}
    limits = {field.name: known.pop(field.name) for field in fields(Limits) if field.name in known}
    return Settings(**known, limits=Limits(**limits))


def parse_flags(words: list[str]) -> dict[str, str]:
    """Of `--set name=value`, as often as it is given."""
    given = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidArgument("setting-without-value", setting=word)
        given[name] = value
    return given


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """What looks like a setting and is none. Only told: Kubernetes makes up such names for its services."""
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in VARIABLES)


def format_settings(settings: Settings) -> str:
    """All of them as a file that could be given again; a password is not shown."""
    values = {
        **{f.name: getattr(settings, f.name) for f in fields(Settings) if f.name != "limits"},
        **{f.name: getattr(settings.limits, f.name) for f in fields(Limits)},
    }
    values["database"] = shown(settings.database)
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in values.items())


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    return {VARIABLES[variable]: value for variable, value in environment.items() if variable in VARIABLES}


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UnusableFile("settings-unreadable", file=str(file), problem=problem_of(error)) from error


def _read(name: str, value: Any) -> Any:
    """A value as its setting wants it; text is what a flag or a variable holds."""
    if name not in TYPES:
        raise InvalidArgument("unknown-setting", setting=name, accepts=", ".join(sorted(TYPES)))
    kind = TYPES[name]
    try:
        if kind is bool:
            return value if isinstance(value, bool) else YES_OR_NO[str(value).lower()]
        if kind in (int, float):
            return _number(name, kind, value)
        if kind is str:
            return _word(name, value)
        return tuple(word.strip() for word in _words(value) if word.strip())
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        told = str(value)[:60]
        raise InvalidArgument("bad-setting", setting=name, value=told, accepts=_accepts(name)) from error


def _accepts(name: str) -> str:
    if name in WORDS:
        return ", ".join(WORDS[name])
    if name in EXAMPLES:
        return EXAMPLES[name]
    least, most = RANGES.get(name, (0, INFINITE))
    if most < INFINITE:
        return f"{least:g} … {most:g}"
    return {bool: "yes, no", int: "1, 2, 3 …", float: "0.5, 1, 2 …"}.get(TYPES[name], "a,b,c")


def _word(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    if name in WORDS and value not in WORDS[name]:
        raise ValueError(value)
    return value


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return value.split(",")
    if not (isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)):
        raise TypeError(value)
    return [*value]


def _number(name: str, kind: type, value: Any) -> Any:
    number = kind(value)
    least, most = RANGES.get(name, (0, INFINITE))
    if isinstance(value, bool) or (isinstance(value, float) and number != value):
        raise TypeError(value)
    if not least <= number <= most or number == INFINITE:
        raise ValueError(value)
    return number
