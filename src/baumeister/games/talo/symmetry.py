"""The ground looks the same mirrored and turned: two renamings that make all eight."""

from collections.abc import Callable
from dataclasses import replace

from baumeister.core import Symmetry
from baumeister.games.talo.grid import GROUND
from baumeister.games.talo.moves import HoldStick, Move, PlaceStick, Restart, Roll, Walk
from baumeister.games.talo.state import TaloState
from baumeister.games.talo.sticks import Stick
from baumeister.games.talo.variant import TaloVariant

SWAPPED = {"x": "y", "y": "x", "z": "z"}


def symmetries(variant: TaloVariant) -> tuple[Symmetry[TaloState, Move, Roll], ...]:
    del variant
    return (MIRROR, TRANSPOSE)


def _mirror_stick(stick: Stick) -> Stick:
    end = stick.cells[-1][0]
    return replace(stick, x=GROUND - 1 - end)


def _transpose_stick(stick: Stick) -> Stick:
    return Stick(stick.length, SWAPPED[stick.axis], stick.y, stick.x, stick.z)


def _mirror_cell(x: int, y: int) -> tuple[int, int]:
    return GROUND - 1 - x, y


def _transpose_cell(x: int, y: int) -> tuple[int, int]:
    return y, x


def _symmetry(
    name: str, turn_stick: Callable[[Stick], Stick], turn_cell: Callable[[int, int], tuple[int, int]]
) -> Symmetry[TaloState, Move, Roll]:
    def turn_state(state: TaloState) -> TaloState:
        return replace(
            state,
            sticks=tuple(sorted(turn_stick(stick) for stick in state.sticks)),
            figures=tuple((*turn_cell(x, y), level) for x, y, level in state.figures),
            held=state.held and turn_stick(state.held),
        )

    def turn_move(move: Move) -> Move:
        match move:
            case PlaceStick() | HoldStick():
                turned = turn_stick(move.stick)
                return type(move)(turned.length, turned.axis, turned.x, turned.y, turned.z)
            case Walk(x, y, level):
                return Walk(*turn_cell(x, y), level)
            case Restart(x, y):
                return Restart(*turn_cell(x, y))
        return move

    return Symmetry(name, turn_state, turn_move, lambda draw: draw)


MIRROR = _symmetry("mirror", _mirror_stick, _mirror_cell)
TRANSPOSE = _symmetry("transpose", _transpose_stick, _transpose_cell)
