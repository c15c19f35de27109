"""Whether a match could have led to something like a given state."""

from baumeister.core.errors import InvalidRecord
from baumeister.games.talo import balance, kernels
from baumeister.games.talo.building import Sticks, filled, refuse_bounds
from baumeister.games.talo.grid import LEVELS, REACH
from baumeister.games.talo.state import (
    BUILD,
    FULL_STORE,
    MAX_LENGTH,
    MAX_ROLLS,
    OVER,
    PHASES,
    STALLED,
    TAKE,
    TaloState,
    is_ground_cell,
)
from baumeister.jit import Array


def check_state(state: TaloState, num_seats: int) -> None:
    """Raise InvalidRecord if it cannot be."""
    checks = (_sticks_fit, _figures_fit, _phase_fits)
    if not _numbers_fit(state, num_seats) or not all(fits(state) for fits in checks):
        raise InvalidRecord("impossible-state", game="talo")


def _numbers_fit(state: TaloState, num_seats: int) -> bool:
    seats_fit = len(state.figures) == num_seats and 0 <= state.seat < num_seats
    winners_fit = all(0 <= seat < num_seats for seat in state.winners)
    numbers_fit = 0 <= state.rolls <= MAX_ROLLS and 0 <= state.number <= MAX_LENGTH and state.turns >= 0
    return seats_fit and winners_fit and numbers_fit and len(state.store) == len(FULL_STORE)


def _sticks_fit(state: TaloState) -> bool:
    used = [*(stick.length for stick in state.sticks), *state.taken]
    used += [state.held.length] if state.held else []
    counts_fit = all(
        count >= 0 and count + used.count(length) == full
        for length, (count, full) in enumerate(zip(state.store, FULL_STORE, strict=True))
    )
    if not counts_fit or len(used) + sum(state.store) != sum(FULL_STORE):
        return False
    lying = state.sticks == tuple(sorted(set(state.sticks)))
    placed = (*state.sticks, *((state.held,) if state.held else ()))
    fallen = state.reason == "building-fell"
    return lying and _shapes_fit(placed) and (fallen or balance.stands(state.sticks))


def _shapes_fit(sticks: Sticks) -> bool:
    """Every stick may be where it is; only its way in may be closed by now."""
    if any(refuse_bounds(stick) for stick in sticks):
        return False
    cells = [cell for stick in sticks for cell in stick.cells]
    filled_cells = set(cells)
    carried = all(
        stick.z == 0 or any((x, y, stick.z - 1) in filled_cells for x, y, _ in stick.cells)
        for stick in sticks
    )
    return carried and len(cells) == len(filled_cells)


def _figures_fit(state: TaloState) -> bool:
    space = filled(state.sticks, ())
    return len(set(state.figures)) == len(state.figures) and all(
        _can_stand(space, *figure) for figure in state.figures
    )


def _can_stand(space: Array, x: int, y: int, level: int) -> bool:
    if level == 0:
        return is_ground_cell(x, y) and not space[x + REACH, y + REACH, :2].any()
    inside = 0 <= x + REACH < len(space) and 0 <= y + REACH < len(space) and 0 < level <= LEVELS
    return inside and bool(kernels.can_stand(space, x + REACH, y + REACH, level, False))


def _phase_fits(state: TaloState) -> bool:
    in_hand = bool(state.taken) or state.held is not None
    return (
        state.phase in PHASES
        and (state.phase in (BUILD, OVER) or not in_hand)
        and (state.phase == OVER) == bool(state.reason)
        and (state.phase not in (TAKE, BUILD, STALLED) or state.rolls > 0)
    )
