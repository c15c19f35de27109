"""Whether a state read from outside could be one of Rumis at all."""

from collections import Counter

from baumeister.games.rumis import kernels
from baumeister.games.rumis.packing import code_of, new_codes, pack, plan_of, unpack
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import Cell
from baumeister.games.rumis.variant import RumisVariant
from baumeister.jit import Array

SIDES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def is_possible(variant: RumisVariant, state: RumisState) -> bool:
    return _has_shape(variant, state) and _is_reachable(variant, state)


def _has_shape(variant: RumisVariant, state: RumisState) -> bool:
    """Known stones of known colours, each laid once, and everything in its order."""
    sets = range(variant.num_sets)
    return (
        state.laid == tuple(sorted(state.laid))
        and state.out == tuple(sorted(set(state.out)))
        and len({(move.colour, move.stone) for move in state.laid}) == len(state.laid)
        and all(code_of(move, variant.width) is not None and move.colour in sets for move in state.laid)
        and (state.ground, state.num_colours) == (variant.limits, variant.num_sets)
        and {*state.out, state.colour} <= {None, *sets}
    )


def _is_reachable(variant: RumisVariant, state: RumisState) -> bool:
    """The stones can lie so, and whoever is to move can."""
    array = pack(variant, state)
    if unpack(variant, array, state.laid) != state:
        return False
    if not _turns_fit(variant, state) or (variant.has_contact and not _touch(variant, state)):
        return False
    if state.is_over:
        return _has_ended(variant, state, array)
    if variant.has_ruin and state.colour == variant.num_colours:
        return not state.out and all(move.colour == state.colour for move in state.laid)
    num_moves = kernels.list_placements(array, plan_of(variant), new_codes())
    return state.colour not in state.out and num_moves > 0


def _has_ended(variant: RumisVariant, state: RumisState, array: Array) -> bool:
    """Everybody is out; of a cube, no colour can place, or the one whose turn it would be."""
    if not variant.is_cube:
        return len(state.out) == variant.num_colours
    left = [colour for colour in range(variant.num_colours) if state.left[colour]]
    stuck = [not kernels.can_place(array, plan_of(variant), colour) for colour in left]
    return all(stuck) if variant.picks_colour else any(stuck) or not stuck


def _turns_fit(variant: RumisVariant, state: RumisState) -> bool:
    """Colours before the mover are one stone ahead of it, those after it level; who is out fell behind."""
    mover = state.colour
    if mover is None or mover == variant.num_colours:
        return True
    laid = Counter(move.colour for move in state.laid)
    rounds = {colour: laid[mover] + (colour < mover) for colour in range(variant.num_colours)}
    return all(
        laid[colour] < due if colour in state.out else laid[colour] == due for colour, due in rounds.items()
    )


def _touch(variant: RumisVariant, state: RumisState) -> bool:
    """Each colour hangs together and began on the ground, and the building is one (RUM-04, RUM-05).

    Beside a ruin the match may begin apart from it, or above the ground where none is left (RUM-14i).
    """
    cubes = set(state.cubes)
    for colour in set(state.cubes.values()):
        own = {cell for cell in cubes if state.cubes[cell] == colour}
        if _num_parts(own) > 1 or not (variant.has_ruin or any(z == 0 for _, _, z in own)):
            return False
    return _num_parts(cubes) <= 1 + variant.has_ruin


def _num_parts(cubes: set[Cell]) -> int:
    """Into how many pieces that share no face these cubes fall."""
    left, parts = set(cubes), 0
    while left:
        parts += 1
        waiting = [left.pop()]
        while waiting:
            x, y, z = waiting.pop()
            beside = left & {(x + dx, y + dy, z + dz) for dx, dy, dz in SIDES}
            left -= beside
            waiting += beside
    return parts
