"""Moves as numbers: takes, plain moves, restarts, walks, then every place of every stick, built or held."""

from typing import Any

from baumeister.games.talo.grid import GROUND, LEVELS, LOW, SPAN
from baumeister.games.talo.moves import (
    EndTurn,
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    TakeBack,
    TakeSticks,
    Walk,
)
from baumeister.games.talo.state import MAX_LENGTH
from baumeister.games.talo.sticks import AXES

TAKES: tuple[Move, ...] = (
    *(TakeSticks((length,)) for length in range(1, MAX_LENGTH + 1)),
    *(
        TakeSticks((short, total - short))
        for total in range(2, MAX_LENGTH + 1)
        for short in range(1, total // 2 + 1)
    ),
)
PLAIN: tuple[Move, ...] = (*TAKES, TakeBack(), EndTurn())
PLAIN_IDS = {move: number for number, move in enumerate(PLAIN)}

FIRST_RESTART = len(PLAIN)
FIRST_WALK = FIRST_RESTART + GROUND * GROUND
FIRST_PLACE = FIRST_WALK + SPAN * SPAN * (LEVELS + 1)
NUM_PLACES = MAX_LENGTH * len(AXES) * SPAN * SPAN * LEVELS
FIRST_HOLD = FIRST_PLACE + NUM_PLACES
NUM_ACTIONS = FIRST_HOLD + NUM_PLACES


def action_id(move: Move) -> int:
    match move:
        case Restart(x, y):
            return FIRST_RESTART + x * GROUND + y
        case Walk(x, y, level):
            return FIRST_WALK + int(_cell_id(x, y, level, LEVELS + 1))
        case PlaceStick():
            return FIRST_PLACE + _place_id(move)
        case HoldStick():
            return FIRST_HOLD + _place_id(move)
    return PLAIN_IDS[move]


def first_id(kind: type[PlaceStick] | type[HoldStick]) -> int:
    return FIRST_PLACE if kind is PlaceStick else FIRST_HOLD


def place_ids(kind: Any, x: Any, y: Any, z: Any) -> Any:
    """Of one place or arrays of them, counted from the first id. kind: 3 · (length − 1) + axis."""
    return kind * SPAN * SPAN * LEVELS + _cell_id(x, y, z, LEVELS)


def action(number: int) -> Move:
    if number >= FIRST_HOLD:
        return HoldStick(*_place(number - FIRST_HOLD))
    if number >= FIRST_PLACE:
        return PlaceStick(*_place(number - FIRST_PLACE))
    if number >= FIRST_WALK:
        return Walk(*_cell(number - FIRST_WALK, LEVELS + 1))
    if number >= FIRST_RESTART:
        return Restart(*divmod(number - FIRST_RESTART, GROUND))
    return PLAIN[number]


def _cell_id(x: Any, y: Any, level: Any, num_levels: int) -> Any:
    return ((x - LOW) * SPAN + y - LOW) * num_levels + level


def _cell(number: int, num_levels: int) -> tuple[int, int, int]:
    column, level = divmod(number, num_levels)
    x, y = divmod(column, SPAN)
    return x + LOW, y + LOW, level


def _place_id(move: PlaceStick | HoldStick) -> int:
    kind = (move.length - 1) * len(AXES) + AXES.index(move.axis)
    return int(place_ids(kind, move.x, move.y, move.z))


def _place(number: int) -> tuple[int, str, int, int, int]:
    kind, cell = divmod(number, SPAN * SPAN * LEVELS)
    length, axis = divmod(kind, len(AXES))
    return (length + 1, AXES[axis], *_cell(cell, LEVELS))
