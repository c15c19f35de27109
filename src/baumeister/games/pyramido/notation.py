"""Pyramido in short: a colour's letter, then the level and x,y.

`r1:-2,0` builds from the hand, `q:r1:-2,0` from the quarry, `s:r1:-2,0` from the store; `xrrg` exchanges,
`+r` stores; `end`, `pass`. A draw is a letter.
"""

import re

from baumeister.core.errors import InvalidNotation
from baumeister.games.pyramido.moves import (
    MAX_EXCHANGE,
    Build,
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
)
from baumeister.games.pyramido.tones import TONES

LETTERS = "".join(tone.name[0] for tone in TONES)

_BUILD = re.compile(rf"(?:([qs]):)?([{LETTERS}])([1-5]):(-?[0-9]),(-?[0-9])")
_EXCHANGE = re.compile(rf"x([{LETTERS}]{{1,{MAX_EXCHANGE}}})")
_STORE = re.compile(rf"\+([{LETTERS}])")
_BUILDS: dict[str | None, type[Build]] = {None: BuildStone, "q": BuildFromQuarry, "s": BuildFromStore}


def format_move(move: Move) -> str:
    match move:
        case BuildStone():
            return _format_stone(move)
        case BuildFromQuarry():
            return f"q:{_format_stone(move)}"
        case BuildFromStore():
            return f"s:{_format_stone(move)}"
        case ExchangeStones(colours):
            return "x" + "".join(LETTERS[colour] for colour in colours)
        case StoreStone(colour):
            return f"+{LETTERS[colour]}"
        case EndTurn():
            return "end"
        case Pass():
            return "pass"


def parse_move(text: str) -> Move:
    word = text.strip().lower()
    if word == "end":
        return EndTurn()
    if word == "pass":
        return Pass()
    if found := _BUILD.fullmatch(word):
        source, letter, level, x, y = found.groups()
        return _BUILDS[source](LETTERS.index(letter), int(level), int(x), int(y))
    if found := _EXCHANGE.fullmatch(word):
        return ExchangeStones(tuple(LETTERS.index(letter) for letter in found[1]))
    if found := _STORE.fullmatch(word):
        return StoreStone(LETTERS.index(found[1]))
    raise InvalidNotation("pyramido-move", text=text)


def format_draw(draw: DrawStone) -> str:
    return LETTERS[draw.colour]


def parse_draw(text: str) -> DrawStone:
    word = text.strip().lower()
    if len(word) == 1 and word in LETTERS:
        return DrawStone(LETTERS.index(word))
    raise InvalidNotation("pyramido-draw", text=text)


def _format_stone(move: Build) -> str:
    return f"{LETTERS[move.colour]}{move.level}:{move.x},{move.y}"
