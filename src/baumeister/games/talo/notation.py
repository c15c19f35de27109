"""Talō in short.

`take5`, `take1+4`, `4x(3,5,2)`, `hold4x(3,5,2)`, `back`, `walk(3,5,2)`, `restart(3,5)`, `end`.
"""

import re

from baumeister.core.errors import InvalidNotation
from baumeister.games.talo.moves import (
    EndTurn,
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    Roll,
    TakeBack,
    TakeSticks,
    Walk,
)
from baumeister.games.talo.state import MAX_LENGTH

NUMBER = r"(-?\d{1,2})"
LENGTH = r"(\d{1,2})"
STICK = re.compile(rf"(hold)?{LENGTH}([xyz])\({NUMBER},{NUMBER},{NUMBER}\)")
TAKE = re.compile(rf"take{LENGTH}(?:\+{LENGTH})?")
WALK = re.compile(rf"walk\({NUMBER},{NUMBER},{NUMBER}\)")
DRAW = re.compile(LENGTH)
RESTART = re.compile(rf"restart\({NUMBER},{NUMBER}\)")


def format_move(move: Move) -> str:
    match move:
        case TakeSticks(lengths):
            return "take" + "+".join(str(length) for length in lengths)
        case PlaceStick():
            return str(move.stick)
        case HoldStick():
            return f"hold{move.stick}"
        case TakeBack():
            return "back"
        case Walk(x, y, level):
            return f"walk({x},{y},{level})"
        case Restart(x, y):
            return f"restart({x},{y})"
        case EndTurn():
            return "end"


def parse_move(text: str) -> Move:
    word = "".join(text.lower().split())
    if word == "back":
        return TakeBack()
    if word == "end":
        return EndTurn()
    if found := TAKE.fullmatch(word):
        return TakeSticks(tuple(_length(length, text) for length in found.groups() if length))
    if found := STICK.fullmatch(word):
        held, length, axis, x, y, z = found.groups()
        return (HoldStick if held else PlaceStick)(_length(length, text), axis, int(x), int(y), int(z))
    if found := WALK.fullmatch(word):
        x, y, level = found.groups()
        return Walk(int(x), int(y), int(level))
    if found := RESTART.fullmatch(word):
        x, y = found.groups()
        return Restart(int(x), int(y))
    raise InvalidNotation("talo-move", text=text)


def format_draw(draw: Roll) -> str:
    return str(draw.number)


def parse_draw(text: str) -> Roll:
    word = text.strip()
    if DRAW.fullmatch(word) and 1 <= int(word) <= MAX_LENGTH:
        return Roll(int(word))
    raise InvalidNotation("talo-roll", text=text)


def _length(digits: str, text: str) -> int:
    length = int(digits)
    if 1 <= length <= MAX_LENGTH:
        return length
    raise InvalidNotation("talo-move", text=text)
