"""Whether a state read from outside could be one of Talō at all."""

from collections import Counter

from baumeister.games.talo import balance, endings, kernels
from baumeister.games.talo.building import Sticks, filled, stands_with
from baumeister.games.talo.grid import FIGURE_HEIGHT, LEVELS, REACH
from baumeister.games.talo.refusals import refuse_bounds, refuse_place
from baumeister.games.talo.state import (
    FULL_STORE,
    MAX_LENGTH,
    MAX_ROLLS,
    Phase,
    TaloState,
    is_ground_cell,
    is_top,
)
from baumeister.games.talo.taking import can_build_something, choices, splits
from baumeister.games.talo.variant import TaloVariant
from baumeister.games.talo.walking import stuck
from baumeister.jit import Array


def is_possible(variant: TaloVariant, state: TaloState) -> bool:
    return (
        _numbers_fit(state, variant.seats)
        and _sticks_fit(state)
        and _figures_fit(state)
        and (state.held is None or _is_held(state))
        and _phase_fits(state, variant)
    )


def _numbers_fit(state: TaloState, num_seats: int) -> bool:
    seats_fit = len(state.figures) == num_seats and state.seat == state.turns % num_seats
    numbers_fit = 0 <= state.rolls <= MAX_ROLLS and 0 <= state.number <= MAX_LENGTH and state.turns >= 0
    rolled = (state.rolls > 0) == (state.number > 0)
    return seats_fit and numbers_fit and rolled and len(state.store) == len(FULL_STORE)


def _in_hand(state: TaloState) -> tuple[int, ...]:
    return state.taken if state.held is None else (*state.taken, state.held.length)


def _sticks_fit(state: TaloState) -> bool:
    used = [*(stick.length for stick in state.sticks), *_in_hand(state)]
    counts_fit = all(
        count >= 0 and count + used.count(length) == full
        for length, (count, full) in enumerate(zip(state.store, FULL_STORE, strict=True))
    )
    if not counts_fit or len(used) + sum(state.store) != sum(FULL_STORE):
        return False
    lying = state.sticks == tuple(sorted(set(state.sticks)))
    fell = state.reason == endings.BUILDING_FELL
    return lying and _shapes_fit(state.sticks) and balance.stands(state.sticks) != fell


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
    """Each stands somewhere; on top only the winner, and only in the end."""
    space = filled(state.sticks, ())
    tops = [seat for seat, figure in enumerate(state.figures) if is_top(figure)]
    return (
        len(set(state.figures)) == len(state.figures)
        and all(_can_stand(space, *figure) for figure in state.figures)
        and tops == ([state.seat] if state.reason == endings.TOP_REACHED else [])
    )


def _can_stand(space: Array, x: int, y: int, level: int) -> bool:
    if level == 0:
        return is_ground_cell(x, y) and not space[x + REACH, y + REACH, :FIGURE_HEIGHT].any()
    inside = 0 <= x + REACH < len(space) and 0 <= y + REACH < len(space) and 0 < level <= LEVELS
    return inside and bool(kernels.can_stand(space, x + REACH, y + REACH, level, FIGURE_HEIGHT, ever=False))


def _is_held(state: TaloState) -> bool:
    """The held stick cannot stand alone, and waits for the other one (TAL-10i)."""
    assert state.held is not None
    return (
        state.phase == Phase.BUILD
        and len(state.taken) == 1
        and not state.took_back
        and refuse_place(state.sticks, state.figures, state.held) is None
        and not stands_with(state.sticks, (state.held,))
    )


def _phase_fits(state: TaloState, variant: TaloVariant) -> bool:
    if (state.phase == Phase.OVER) != bool(state.reason) or bool(state.reason) != bool(state.winners):
        return False
    match state.phase:
        case Phase.RESTART:
            return _is_before_roll(state) and stuck(state.sticks, state.figures)[state.seat]
        case Phase.ROLL:
            return _is_before_roll(state) or (0 < state.rolls < MAX_ROLLS and _rolled_in_vain(state))
        case Phase.TAKE:
            return _hand_is_empty(state) and state.rolls > 0 and bool(choices(state))
        case Phase.STALLED:
            return state.rolls == MAX_ROLLS and _rolled_in_vain(state)
        case Phase.BUILD:
            return _is_building(state)
        case Phase.OVER:
            return _ending_fits(state, variant)


def _hand_is_empty(state: TaloState) -> bool:
    return not (_in_hand(state) or state.took_back or state.walked)


def _is_before_roll(state: TaloState) -> bool:
    return _hand_is_empty(state) and state.rolls == 0 and can_build_something(state)


def _rolled_in_vain(state: TaloState) -> bool:
    return _hand_is_empty(state) and can_build_something(state) and not choices(state)


def _is_building(state: TaloState) -> bool:
    """What is in hand and what was built this turn make one choice for the roll (TAL-03)."""
    in_hand, placed = Counter(_in_hand(state)), Counter(stick.length for stick in state.sticks)
    has_choice = any(
        in_hand <= Counter(lengths)
        and Counter(lengths) - in_hand <= placed
        and len(lengths) > int(state.took_back)
        for lengths in splits(state.number)
    )
    may_have_walked = not state.walked or state.figures[state.seat][2] > 0
    return state.rolls > 0 and state.taken == tuple(sorted(state.taken)) and has_choice and may_have_walked


def _ending_fits(state: TaloState, variant: TaloVariant) -> bool:
    others = tuple(seat for seat in range(variant.seats) if seat != state.seat)
    match state.reason:
        case endings.TOP_REACHED:
            return _is_building(state) and state.walked and state.winners == (state.seat,)
        case endings.BUILDING_FELL:
            may_fall = variant.may_fall and not state.walked
            return _is_building(state) and may_fall and state.winners == others
        case endings.NOTHING_TO_BUILD:
            is_fresh = _hand_is_empty(state) and state.rolls == 0
            return (
                is_fresh and not can_build_something(state) and state.winners == endings.highest_seats(state)
            )
    return False
