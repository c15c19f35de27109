"""Whether a state read from outside could be one of Rumis at all."""

from baumeister.games.rumis import kernels
from baumeister.games.rumis.packing import code_of, new_codes, pack, plan_of, unpack
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.variant import RumisVariant
from baumeister.jit import Array


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
