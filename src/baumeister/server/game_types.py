"""Views, outlooks, moves and draws of the games as TypeScript: what `core.codec.encode` makes of them.

Names of two games may be the same (`Roll`, `EndTurn`), so each game has a file of its own.
"""

import dataclasses
import enum
import inspect
import json
import re
import types
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.codec import encode

HEAD = "/** Generated from the game's dataclasses; `make schema` renews it. */\n"
KIND = "\ntype Kind<K extends string, Fields> = { readonly kind: K } & Fields;\n"
PLAIN = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    Fraction: "string",
    type(None): "null",
}
COMMENT = re.compile(r"^    (\w+): .*#: (.*)$", re.MULTILINE)


def game_files() -> dict[str, str]:
    """The text of every generated file by its name."""
    return {f"{name}.ts": _game_file(name) for name in catalog.games()} | {"index.ts": _index_file()}


def _game_file(name: str) -> str:
    rules = catalog.game(name).rules_type
    events = dict.fromkeys(rules.move_types + rules.draw_types)
    shown = [kind for kind in (rules.view_type, rules.outlook_type) if kind]
    interfaces = map(_interface, _used([*shown, *events]))
    return HEAD + KIND + "".join([*interfaces, *_unions(rules), _start(catalog.rules(name))])


def _unions(rules: type[AnyRules]) -> list[str]:
    outlook = rules.outlook_type.__name__ if rules.outlook_type else "never"
    return [
        f"\nexport type View = {rules.view_type.__name__};\n",
        f"\nexport type Outlook = {outlook};\n",
        f"\nexport type Move = {_names(rules.move_types)};\n",
        f"\nexport type Draw = {_names(rules.draw_types)};\n",
    ]


def _start(rules: AnyRules) -> str:
    """A whole view for scenes and tests to begin with, so that they name only what they are about."""
    view = json.dumps(encode(rules.view(rules.start())))
    return f"\n/** How the usual match begins. */\nexport const START: View = {view};\n"


def _index_file() -> str:
    """All games by name, so that a table can be written for one and handed on as one of them."""
    names = catalog.games()
    imports = "".join(f'import type * as {name} from "./{name}";\n' for name in names)
    parts = ("View", "Outlook", "Move", "Draw")
    entries = "".join(
        f"  {name}: {{ {'; '.join(f'{part.lower()}: {name}.{part}' for part in parts)} }};\n"
        for name in names
    )
    unions = "".join(
        f"\nexport type {part}<G extends GameName = GameName> = Games[G][{part.lower()!r}];\n".replace(
            "'", '"'
        )
        for part in parts
    )
    games = f"export interface Games {{\n{entries}}}\n\nexport type GameName = keyof Games;\n"
    return f"{HEAD}\n{imports}\n{games}{unions}"


def _names(kinds: tuple[type, ...]) -> str:
    return " | ".join(f'Kind<"{kind.__name__}", {kind.__name__}>' for kind in kinds)


def _used(kinds: list[type]) -> list[type]:
    """These dataclasses and all that their fields hold, each once."""
    found: dict[type, None] = {}
    while kinds:
        kind = kinds.pop(0)
        if dataclasses.is_dataclass(kind) and kind not in found:
            found[kind] = None
            kinds += get_type_hints(kind).values()
        kinds += get_args(kind)
    return list(found)


def _interface(kind: type) -> str:
    hints, comments = (
        get_type_hints(kind, include_extras=True),
        dict(COMMENT.findall(inspect.getsource(kind))),
    )
    fields = "".join(
        (f"  /** {comments[name]} */\n" if name in comments else "")
        + f"  readonly {name}: {_type(hints[name])};\n"
        for name in (field.name for field in dataclasses.fields(kind))
    )
    return f"\nexport interface {kind.__name__} {{\n{fields}}}\n"


def _type(kind: Any) -> str:
    """The TypeScript type of what `encode` makes of a value."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _choice(args)
    if origin is Annotated:
        return _choice(kind.__metadata__)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args)
    if origin is tuple and args[-1] is not Ellipsis:
        return f"readonly [{', '.join(_type(arg) for arg in args)}]"
    if origin in (tuple, frozenset):
        return _array(_type(args[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _array(f"readonly [{_type(args[0])}, {_type(args[1])}]")
    if issubclass(kind, enum.StrEnum):
        return _choice(kind)
    return PLAIN.get(kind) or str(kind.__name__)


def _choice(choices: Iterable[object]) -> str:
    return " | ".join(f'"{choice}"' for choice in choices)


def _array(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
