"""Legal moves as columns by kind, deflated: CORICANCHA's 2,153 opening moves travel in 8 kB, not 160."""

import base64
import json
import zlib
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from baumeister.core.codec import Json
from baumeister.server.writing import json_text

#: of zlib's levels: a third of the work for a few more bytes, or as small as it gets for long lists
QUICK, SMALL = 1, 6
LONG = 30_000  #: bytes; only openings have so many moves


def pack_moves(moves: Iterable[Any]) -> str:
    """Base64 of zlib of the JSON `[[kind, count, {field: [value, …]}], …]`."""
    text = json_text(columns(moves)).encode()
    return base64.b64encode(zlib.compress(text, SMALL if len(text) > LONG else QUICK)).decode()


def columns(moves: Iterable[Any]) -> list[Any]:
    """For each kind of move how many there are, and the values of each field, one a move."""
    by_kind: dict[type, list[Any]] = {}
    for move in moves:
        by_kind.setdefault(type(move), []).append(move)
    return [
        [
            kind.__name__,
            len(group),
            {f.name: [getattr(move, f.name) for move in group] for f in fields(kind)},
        ]
        for kind, group in by_kind.items()
    ]


def unpack_moves(packed: str) -> list[dict[str, Json]]:
    """The moves again, as JSON objects with their kind."""
    kinds = json.loads(zlib.decompress(base64.b64decode(packed)))
    return [
        {"kind": kind, **{name: column[number] for name, column in fields_.items()}}
        for kind, count, fields_ in kinds
        for number in range(count)
    ]
