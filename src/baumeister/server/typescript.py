"""The wire as TypeScript: `python -m baumeister.server.typescript web/src/wire` writes every file of it."""

import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from baumeister.server.game_info import GameInfo
from baumeister.server.game_tones import tones_file
from baumeister.server.game_types import game_files
from baumeister.server.messages import ClientMessage
from baumeister.server.openings import RoomRequest
from baumeister.server.puzzles import PuzzleInfo, PuzzleSheet
from baumeister.server.records import LookedAt
from baumeister.server.replies import RoomAnswer, ServerMessage

HEAD = """/** Generated from the server's models; `make schema` renews it. */

import type { Draw, GameName, Move, Outlook, View } from "./games";
"""
WIRE: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "RoomRequest": RoomRequest,
    "RoomAnswer": RoomAnswer,
    "GameInfo": GameInfo,
    "LookedAt": LookedAt,
    "PuzzleInfo": PuzzleInfo,
    "PuzzleSheet": PuzzleSheet,
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def wire_files() -> dict[str, str]:
    """The text of every generated file by its path."""
    games = {f"games/{name}": text for name, text in game_files().items()}
    return {"messages.ts": messages_file(), "tones.ts": tones_file(), **games}


def messages_file() -> str:
    """One interface a model, in the order of their names."""
    unions, shared = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(kind)) for name, kind in WIRE.items()], ref_template="{model}"
    )
    definitions = shared["$defs"] | {
        name: found for (name, _), found in unions.items() if "$ref" not in found
    }
    return HEAD + "".join(_definition(name, definitions[name]) for name in sorted(definitions))


def _definition(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"\nexport type {name} = {_type(schema)};\n"
    fields = "".join(_field(field, part, schema) for field, part in schema["properties"].items())
    return f"\nexport interface {name} {{\n{fields}}}\n"


def _field(name: str, schema: dict[str, Any], owner: dict[str, Any]) -> str:
    mark = "" if "const" in schema or name in owner.get("required", ()) else "?"
    return f"  {name}{mark}: {_type(schema)};\n"


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript type of one schema."""
    if "tsType" in schema:
        return str(schema["tsType"])
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if options := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(_type(option) for option in options))
    if schema.get("type") == "array":
        items = _type(schema.get("items", {}))
        return f"({items})[]" if " " in items else f"{items}[]"
    if schema.get("type") == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {_type(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    for path, text in wire_files().items():
        Path(sys.argv[1], path).write_text(text, encoding="utf-8")
