"""Why a stone may not be placed: the first rule it breaks, and where. The kernels alone decide that."""

from collections.abc import Callable, Iterable

from baumeister.core import Refusal
from baumeister.games.rumis.kernels import FREE
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import ORIENTATIONS, STONES, Cell, find_orientation
from baumeister.games.rumis.variant import Mode, RumisVariant


def explain(
    variant: RumisVariant, state: RumisState, move: PlaceStone, touch: int, *, on_ground: bool
) -> Refusal:
    """The refusal of a move that is not legal; it must touch this row, and perhaps stand on the ground."""
    return (
        _wrong_stone(variant, state, move)
        or _outside(state, move)
        or _unsupported(state, move)
        or _untouched(move, touch, on_ground)
    )


def _wrong_stone(variant: RumisVariant, state: RumisState, move: PlaceStone) -> Refusal | None:
    orientation = find_orientation(move.cells)
    if orientation is None or STONES[ORIENTATIONS[orientation].stone] != move.stone:
        return Refusal("RUM-01", "no-such-stone", at=move.cells)
    if not 0 <= move.colour < state.num_colours or state.colour not in (move.colour, None):
        return Refusal(_rule_of_turns(variant, state), "other-colour")
    if move.stone not in state.left[move.colour]:
        return Refusal("RUM-01", "stone-already-laid")
    return None


def _rule_of_turns(variant: RumisVariant, state: RumisState) -> str:
    """The rule that says which colour is laid now."""
    match variant.mode:
        case Mode.FOUR_COLOURS:
            return "RUM-12"
        case Mode.CUBE:
            return "RUM-15"
        case Mode.RUINAS if state.colour == variant.num_colours:
            return "RUM-14i"
    return "RUM-03"


def _outside(state: RumisState, move: PlaceStone) -> Refusal | None:
    if off := _where(move.cells, lambda x, y, z: (x, y) not in state.limits or z < 0):
        return Refusal("RUM-06", "outside-plan", at=off)
    if high := _where(move.cells, lambda x, y, z: z >= state.limits[x, y]):
        return Refusal("RUM-06", "too-high", at=high)
    return None


def _unsupported(state: RumisState, move: PlaceStone) -> Refusal | None:
    if taken := _where(move.cells, lambda x, y, z: z < state.heights[x, y]):
        return Refusal("RUM-07", "cells-taken", at=taken)
    below = {(x, y, z) for x, y, top in move.cells for z in range(state.heights[x, y], top)}
    if hole := sorted(below - set(move.cells)):
        return Refusal("RUM-07", "hole-under-stone", at=tuple(hole))
    return None


def _untouched(move: PlaceStone, touch: int, on_ground: bool) -> Refusal:
    if touch == move.colour:
        return Refusal("RUM-05", "own-colour-not-touched", at=move.cells)
    if on_ground and all(z for _, _, z in move.cells):
        rule = "RUM-03" if touch == FREE else "RUM-04"
        return Refusal(rule, "first-stone-off-the-ground", at=move.cells)
    return Refusal("RUM-04", "first-stone-apart", at=move.cells)


def _where(cells: Iterable[Cell], is_wrong: Callable[[int, int, int], bool]) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if is_wrong(*cell))
