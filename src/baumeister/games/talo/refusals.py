"""Why a move of Talō is refused: the rule, and the cells at fault."""

import numpy as np

from baumeister.core import Refusal
from baumeister.games.talo import balance, kernels
from baumeister.games.talo.building import Figures, Sticks, filled, places, stands_with
from baumeister.games.talo.grid import FIGURE_HEIGHT, HIGH, LEVELS, LOW
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
from baumeister.games.talo.state import MAX_LENGTH, Figure, Phase, TaloState, is_ground_cell
from baumeister.games.talo.sticks import AXES, Stick
from baumeister.games.talo.taking import Lengths, choices
from baumeister.games.talo.variant import TaloVariant
from baumeister.games.talo.walking import places_within_reach, restart_cells, walks

ARROWS = {"east": "→", "west": "←", "north": "↑", "south": "↓"}

#: What to say when a move comes in the wrong part of a turn.
UNTIMELY = {
    Phase.RESTART: Refusal("TAL-14", "restart-or-stay"),
    Phase.TAKE: Refusal("TAL-03", "take-sticks-first"),
    Phase.STALLED: Refusal("TAL-04", "no-sticks-this-turn"),
}


def refuse(variant: TaloVariant, state: TaloState, move: Move) -> Refusal | None:
    """None for a legal move."""
    match state.phase, move:
        case Phase.RESTART, Restart() | Walk():
            return _refuse_restart(state, move)
        case _, Restart():
            return Refusal("TAL-14", "restart-only-before-the-roll")
        case Phase.TAKE, TakeSticks(lengths):
            return None if lengths in choices(state) else _explain_take(state, lengths)
        case Phase.STALLED, EndTurn():
            return None
        case Phase.BUILD, _:
            return _refuse_building_move(state, move, variant.may_fall)
    return UNTIMELY[state.phase]


def may_hold(state: TaloState) -> bool:
    """Whether a stick could be held: the other one is in hand too, and none was taken back (TAL-10i)."""
    return len(state.taken) == 2 and not state.took_back


def _refuse_restart(state: TaloState, move: Restart | Walk) -> Refusal | None:
    match move:
        case Walk(x, y, level) if (x, y, level) == state.figures[state.seat]:
            return None
        case Walk():
            return Refusal("TAL-11", "walk-only-after-a-roll")
        case Restart(x, y) if (x, y) not in restart_cells(state.sticks, state.figures):
            return Refusal("TAL-14", "restart-cell-taken", at=((x, y),))
    return None


def _explain_take(state: TaloState, lengths: Lengths) -> Refusal:
    if not 1 <= len(lengths) <= 2:
        return Refusal("TAL-03", "one-stick-or-two")
    if sum(lengths) != state.number or min(lengths) < 1:
        return Refusal("TAL-03", "sum-is-not-the-roll", details=(("number", state.number),))
    if any(state.store[length] < lengths.count(length) for length in lengths):
        return Refusal("TAL-03", "store-lacks-stick")
    return Refusal("TAL-04i", "sticks-fit-nowhere")


def _refuse_building_move(state: TaloState, move: Move, may_fall: bool) -> Refusal | None:
    """`may_fall`: a build that does not stand may be tried (TAL-16)."""
    match move:
        case PlaceStick():
            return _refuse_build(state, move.stick, may_fall)
        case TakeBack():
            return None if state.held is not None else Refusal("TAL-10", "no-stick-held")
        case TakeSticks():
            return Refusal("TAL-03", "sticks-taken-already")
    if state.held is not None:
        return Refusal("TAL-10", "stick-is-held", at=state.held.cells)
    match move:
        case HoldStick():
            return _refuse_hold(state, move.stick)
        case Walk(x, y, level):
            return _refuse_walk(state, (x, y, level))
    return _refuse_end(state)


def _refuse_build(state: TaloState, stick: Stick, may_fall: bool) -> Refusal | None:
    if stick.length not in state.taken:
        return Refusal("TAL-05", "stick-not-taken")
    held = () if state.held is None else (state.held,)
    if refusal := refuse_place((*state.sticks, *held), state.figures, stick):
        return refusal
    return None if may_fall else _refuse_unbalanced(state.sticks, (*held, stick))


def _refuse_hold(state: TaloState, stick: Stick) -> Refusal | None:
    if stick.length not in state.taken:
        return Refusal("TAL-05", "stick-not-taken")
    if state.took_back:
        return Refusal("TAL-10i", "taken-back-already")
    if not may_hold(state):
        return Refusal("TAL-10", "no-other-stick")
    if refusal := refuse_place(state.sticks, state.figures, stick):
        return refusal
    if stands_with(state.sticks, (stick,)):
        return Refusal("TAL-10i", "stands-by-itself", at=stick.cells)
    return None


def _refuse_end(state: TaloState) -> Refusal | None:
    for length in state.taken:
        found = places(state.sticks, state.figures, length)
        if found.stands.any() or (may_hold(state) and not found.stands.all()):
            return Refusal("TAL-05", "sticks-still-to-build", details=(("length", length),))
    return None


def _refuse_walk(state: TaloState, target: Figure) -> Refusal | None:
    if state.walked:
        return Refusal("TAL-11i", "walked-already")
    if target in walks(state.sticks, state.figures, state.seat):
        return None
    figure = state.figures[state.seat]
    if target in state.figures:
        return Refusal("TAL-13", "figure-stands-there", at=(target,))
    if target[2] == 0:
        if figure[2] == 0:
            return Refusal("TAL-12", "no-walking-on-the-ground", at=(target,))
        return Refusal("TAL-19i", "not-back-to-the-ground", at=(target,))
    if target in places_within_reach(state.sticks, figure, (), FIGURE_HEIGHT):
        return Refusal("TAL-13", "figure-in-the-way", at=(target,))
    if target in places_within_reach(state.sticks, figure, (), 1):
        return Refusal("TAL-13", "too-little-room", at=(target,))
    return Refusal("TAL-12", "figure-cannot-get-there", at=(target,))


def refuse_place(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    """Why a stick cannot be there, whether it would stand or not."""
    return (
        refuse_bounds(stick)
        or _refuse_overlap(sticks, figures, stick)
        or _refuse_floating(sticks, stick)
        or _refuse_way(sticks, figures, stick)
    )


def refuse_bounds(stick: Stick) -> Refusal | None:
    """Why a stick cannot be there even if nothing else were."""
    return _refuse_shape(stick) or _refuse_outside(stick)


def _refuse_shape(stick: Stick) -> Refusal | None:
    on_grid = stick.axis in AXES and 1 <= stick.length <= MAX_LENGTH and stick.z >= 0
    if not on_grid or (stick.length == 1 and stick.axis != "z"):
        return Refusal("TAL-05", "stick-off-the-grid")
    return None


def _refuse_outside(stick: Stick) -> Refusal | None:
    x, y, z = stick.cells[-1]
    if z >= LEVELS:
        return Refusal("TAL-07", "stick-above-the-top", at=stick.cells)
    if stick.z == 0 and not (is_ground_cell(stick.x, stick.y) and is_ground_cell(x, y)):
        return Refusal("TAL-06", "stick-over-the-edge", at=stick.cells)
    if min(stick.x, stick.y) < LOW or max(x, y) >= HIGH:
        return Refusal("TAL-06i", "stick-too-far-out", at=stick.cells)
    return None


def _refuse_overlap(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    cells = set(stick.cells)
    if hit := cells.intersection(cell for other in sticks for cell in other.cells):
        return Refusal("TAL-05", "stick-in-a-stick", at=tuple(sorted(hit)))
    bodies = {(x, y, level + up) for x, y, level in figures for up in range(FIGURE_HEIGHT)}
    if hit := cells & bodies:
        return Refusal("TAL-17i", "stick-in-a-figure", at=tuple(sorted(hit)))
    return None


def _refuse_floating(sticks: Sticks, stick: Stick) -> Refusal | None:
    if stick.z == 0 or any(other.carries(stick) for other in sticks):
        return None
    return Refusal("TAL-08", "stick-floats", at=stick.cells)


def _refuse_way(sticks: Sticks, figures: Figures, stick: Stick) -> Refusal | None:
    if kernels.has_way(filled(sticks, figures), np.array(stick.box, dtype=np.int64)):
        return None
    return Refusal("TAL-17i", "stick-has-no-way", at=stick.cells)


def _refuse_unbalanced(sticks: Sticks, added: Sticks) -> Refusal | None:
    """Why a building would not stand: the sticks that would move, and which way."""
    if stands_with(sticks, added):
        return None
    falls = balance.falls(tuple(sorted((*sticks, *added))))
    moving = ", ".join(f"{fall.stick} {ARROWS[fall.towards]}" for fall in falls)
    cells = tuple(cell for fall in falls for cell in fall.stick.cells)
    return Refusal(
        "TAL-08", "stick-out-of-balance", at=cells, details=(("count", len(falls)), ("sticks", moving))
    )
