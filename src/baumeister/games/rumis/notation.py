"""Rumis in short: colour, stone and cells, `rL4@a1,b1,c1,c1/2`.

Columns are letters, rows count from the top, `/2` is the second level; the ground needs no number.
"""

import re
from string import ascii_lowercase

from baumeister.core.errors import InvalidNotation
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.scenario import MAX_SIDE
from baumeister.games.rumis.stones import ORIENTATIONS, STONES, Cell, find_orientation
from baumeister.games.rumis.tones import TONES

COLOURS = "".join(tone.name[0] for tone in TONES)
COLUMNS = ascii_lowercase[:MAX_SIDE]
MOVE = re.compile(rf"([{COLOURS}])([a-z]\d)@([{COLUMNS}]\d\d?(?:/\d)?(?:,[{COLUMNS}]\d\d?(?:/\d)?)*)")


def format_move(move: PlaceStone) -> str:
    cells = ",".join(format_cell(cell) for cell in sorted(move.cells, key=lambda cell: cell[::-1]))
    return f"{COLOURS[move.colour]}{move.stone}@{cells}"


def format_cell(cell: Cell) -> str:
    x, y, z = cell
    level = f"/{z + 1}" if z else ""
    return f"{COLUMNS[x]}{y + 1}{level}"


def parse_move(text: str) -> PlaceStone:
    match = MOVE.fullmatch(text.strip().lower())
    if match is None:
        raise InvalidNotation("rumis-move", text=text)
    colour, stone, places = match.groups()
    cells = tuple(sorted(_parse_cell(place) for place in places.split(",")))
    orientation = find_orientation(cells)
    if min(min(cell) for cell in cells) < 0 or orientation is None:
        raise InvalidNotation("rumis-move", text=text)
    if STONES[ORIENTATIONS[orientation].stone] != stone.upper():
        raise InvalidNotation("rumis-stone", text=text, stone=STONES[ORIENTATIONS[orientation].stone])
    return PlaceStone(stone.upper(), cells, COLOURS.index(colour))


format_draw, parse_draw = format_move, parse_move  # chance lays stones of a ruin as players do


def _parse_cell(text: str) -> Cell:
    place, _, level = text.partition("/")
    return COLUMNS.index(place[0]), int(place[1:]) - 1, int(level or 1) - 1
