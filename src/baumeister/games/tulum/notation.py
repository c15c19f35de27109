"""Tulum in short: rows are letters a–f from the bottom, places count from the left: `b3`, `roll`, `stop`."""

from baumeister.core.errors import InvalidNotation
from baumeister.games.tulum.moves import Move, PlaceBlock, Roll, RollOn, Stop
from baumeister.games.tulum.state import NUM_ROWS

ROWS = "abcdef"


def format_move(move: Move) -> str:
    match move:
        case PlaceBlock(row, place):
            return f"{ROWS[row]}{place + 1}"
        case RollOn():
            return "roll"
        case Stop():
            return "stop"


def parse_move(text: str) -> Move:
    word = text.strip().lower()
    if word == "roll":
        return RollOn()
    if word == "stop":
        return Stop()
    if len(word) == 2 and word[0] in ROWS and word[1] in "123456":
        row, place = ROWS.index(word[0]), int(word[1]) - 1
        if row + place < NUM_ROWS:
            return PlaceBlock(row, place)
    raise InvalidNotation("tulum-move", text=text)


def format_draw(draw: Roll) -> str:
    return "".join(ROWS[row] for row in draw.rows)


def parse_draw(text: str) -> Roll:
    word = text.strip().lower()
    if 1 <= len(word) <= NUM_ROWS and all(letter in ROWS for letter in word):
        return Roll(tuple(sorted(ROWS.index(letter) for letter in word)))
    raise InvalidNotation("tulum-roll", text=text)
