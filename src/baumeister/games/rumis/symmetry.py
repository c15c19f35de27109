"""The symmetries of a plan: turns and reflections of the ground that keep every allowed height.

A reflection turns A4 into B4 and back; every colour has both, so the rules stay the same.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from baumeister.core import Symmetry
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.scenario import Limits
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import ORIENTATIONS, SHAPES, STONES, Cell, to_origin
from baumeister.games.rumis.variant import RumisVariant


@dataclass(frozen=True, slots=True)
class Turn:
    """Swap x and y, then count x, y from the other side."""

    swap: bool
    flip_x: bool
    flip_y: bool

    def __call__(self, cell: Cell, right: int, low: int) -> Cell:
        x, y = (cell[1], cell[0]) if self.swap else (cell[0], cell[1])
        return (right - x if self.flip_x else x, low - y if self.flip_y else y, cell[2])


TURNS = {
    "half-turn": Turn(swap=False, flip_x=True, flip_y=True),
    "left-right": Turn(swap=False, flip_x=True, flip_y=False),
    "top-bottom": Turn(swap=False, flip_x=False, flip_y=True),
    "diagonal": Turn(swap=True, flip_x=False, flip_y=False),
    "other-diagonal": Turn(swap=True, flip_x=True, flip_y=True),
    "quarter-turn": Turn(swap=True, flip_x=True, flip_y=False),
    "quarter-turn-back": Turn(swap=True, flip_x=False, flip_y=True),
}


def symmetries(variant: RumisVariant) -> tuple[Symmetry[RumisState, PlaceStone, PlaceStone], ...]:
    return _plan_symmetries(variant.limits)


@lru_cache(maxsize=256)
def _plan_symmetries(ground: Limits) -> tuple[Symmetry[RumisState, PlaceStone, PlaceStone], ...]:
    """Every symmetry of these limits but the identity."""
    return tuple(_symmetry(name, turn, ground) for name, turn in TURNS.items() if _keeps(ground, turn))


def _keeps(ground: Limits, turn: Turn) -> bool:
    low, right = len(ground) - 1, len(ground[0]) - 1
    if turn.swap and low != right:
        return False
    cells = [(x, y, 0) for y in range(low + 1) for x in range(right + 1)]
    return all(ground[y][x] == _limit(ground, turn((x, y, 0), right, low)) for x, y, _ in cells)


def _limit(ground: Limits, cell: Cell) -> int:
    return ground[cell[1]][cell[0]]


def _symmetry(name: str, turn: Turn, ground: Limits) -> Symmetry[RumisState, PlaceStone, PlaceStone]:
    turn_move = partial(_turn_move, turn, len(ground[0]) - 1, len(ground) - 1)
    return Symmetry(name, partial(_turn_state, turn_move), turn_move, turn_move)


def _turn_move(turn: Turn, right: int, low: int, move: PlaceStone) -> PlaceStone:
    cells = tuple(sorted(turn(cell, right, low) for cell in move.cells))
    stone = ORIENTATIONS[SHAPES[to_origin(cells)]].stone
    return PlaceStone(STONES[stone], cells, move.colour)


def _turn_state(turn_move: Callable[[PlaceStone], PlaceStone], state: RumisState) -> RumisState:
    return replace(state, laid=tuple(sorted(turn_move(move) for move in state.laid)))
