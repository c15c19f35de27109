"""Talō told slowly: sets of cells, a plain search for walking, the obvious programme for balance."""

import random
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import product

import numpy as np
from scipy.optimize import linprog

from baumeister.games.talo import (
    EndTurn,
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    Stick,
    TakeBack,
    TakeSticks,
    TaloRules,
    TaloState,
    Walk,
    balance,
)
from baumeister.games.talo.sticks import boxes_of
from baumeister.jit import Array

Cell = tuple[int, int, int]

FRICTION = 0.4
TILTS = ((0.005, 0.0), (-0.005, 0.0), (0.0, 0.005), (0.0, -0.005))
GROUND = set(product(range(10), range(10)))
CHECKED = 0.05  #: the share of positions in which one verdict is asked of the programme here


def stands(sticks: Iterable[Stick]) -> bool:
    """Whether forces exist at the corners of all unit faces that hold every stick, for each tilt."""
    listed = list(sticks)
    if not listed:
        return True
    pushes = _pushes(listed)
    matrix = np.zeros((6 * len(listed), len(pushes)))
    for column, (point, force, pushed, pushing) in enumerate(pushes):
        for body, sign in ((pushed, 1.0), (pushing, -1.0)):
            if body is not None:
                arm = np.array(point) - np.mean(listed[body].cells, axis=0) - 0.5
                torque = np.cross(arm, force)
                matrix[6 * body : 6 * body + 6, column] += sign * np.concatenate((force, torque))
    return all(_is_feasible(matrix, listed, tilt) for tilt in TILTS)


Push = tuple[Cell, tuple[float, float, float], int | None, int | None]


def _pushes(sticks: list[Stick]) -> list[Push]:
    owner: dict[Cell, int] = {cell: number for number, stick in enumerate(sticks) for cell in stick.cells}
    pushes: dict[Push, None] = {}
    for (x, y, z), body in owner.items():
        below = owner.get((x, y, z - 1))
        if z == 0 or below not in (None, body):
            for i, j in product((0, 1), repeat=2):
                for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    pushes[(x + i, y + j, z), (sx * FRICTION, sy * FRICTION, 1.0), body, below] = None
        if (west := owner.get((x - 1, y, z))) not in (None, body):
            for i, j in product((0, 1), repeat=2):
                pushes[(x, y + i, z + j), (1.0, 0.0, 0.0), body, west] = None
        if (south := owner.get((x, y - 1, z))) not in (None, body):
            for i, j in product((0, 1), repeat=2):
                pushes[(x + i, y, z + j), (0.0, 1.0, 0.0), body, south] = None
    return list(pushes)


def _is_feasible(matrix: Array, sticks: list[Stick], tilt: tuple[float, float]) -> bool:
    needed = np.zeros(len(matrix))
    for body, stick in enumerate(sticks):
        needed[6 * body : 6 * body + 3] = (-stick.length * tilt[0], -stick.length * tilt[1], stick.length)
    result = linprog(np.zeros(matrix.shape[1]), A_eq=matrix, b_eq=needed, method="highs")
    assert result.status in (0, 2), result.message
    return bool(result.status == 0)


def legal_moves(rules: TaloRules, state: TaloState) -> set[Move]:
    match state.phase:
        case "restart":
            free = GROUND - {(x, y) for x, y, z in solid(state) if z < 2}
            return {*(Restart(x, y) for x, y in free), Walk(*state.figures[state.seat])}
        case "take":
            return {TakeSticks(lengths) for lengths in _takes(state)}
        case "stalled":
            return {EndTurn()}
    return _building_moves(rules, state)


def _building_moves(rules: TaloRules, state: TaloState) -> set[Move]:
    fall = rules.may_fall
    if state.held is not None:
        length = state.taken[0]
        every = places(state, length)
        good = standing(state, every)
        return {*(PlaceStick(*fields(stick)) for stick in (every if fall else good)), TakeBack()}
    moves: set[Move] = set()
    must_build = False
    may_hold = len(state.taken) == 2 and not state.took_back
    for length in set(state.taken):
        every = places(state, length)
        good = standing(state, every)
        moves |= {PlaceStick(*fields(stick)) for stick in (every if fall else good)}
        if may_hold:
            moves |= {HoldStick(*fields(stick)) for stick in every - good}
        must_build = must_build or bool(every if may_hold else good)
    if not state.walked:
        moves |= {Walk(*place) for place in walks(state)}
    return moves if must_build else moves | {EndTurn()}


def fields(stick: Stick) -> tuple[int, str, int, int, int]:
    return stick.length, stick.axis, stick.x, stick.y, stick.z


def standing(state: TaloState, every: set[Stick]) -> set[Stick]:
    """Those that the package says would stand; now and then one is asked of the programme above.

    The programme alone would take hours for whole matches. `test_balance.py` compares thousands more.
    """
    around = (*state.sticks, *((state.held,) if state.held else ()))
    listed = sorted(every)
    verdicts = balance.which_stand(around, boxes_of(listed), standing=state.held is None)
    chooser = random.Random(str(around))
    if listed and chooser.random() < CHECKED:
        number = chooser.randrange(len(listed))
        assert stands((*around, listed[number])) == verdicts[number]
    return {stick for stick, verdict in zip(listed, verdicts, strict=True) if verdict}


def _takes(state: TaloState) -> list[tuple[int, ...]]:
    number = state.number
    takes = [(number,), *((short, number - short) for short in range(1, number) if short <= number - short)]
    takes = [lengths for lengths in takes if all(lengths.count(n) <= state.store[n] for n in lengths)]
    return [lengths for lengths in takes if any(can_build(state, length) for length in lengths)]


def can_build(state: TaloState, length: int) -> bool:
    return bool(standing(state, places(state, length)))


def solid(state: TaloState) -> set[Cell]:
    """Everything that a stick may not run into."""
    lying = (*state.sticks, *((state.held,) if state.held else ()))
    sticks = {cell for stick in lying for cell in stick.cells}
    return sticks | {(x, y, level + up) for x, y, level in state.figures for up in (0, 1)}


def places(state: TaloState, length: int) -> set[Stick]:
    """Where a stick is free, rests on something, and can get to."""
    filled = solid(state)
    lying = (*state.sticks, *((state.held,) if state.held else ()))
    tops = {(x, y, z + 1) for stick in lying for x, y, z in stick.cells if z < 9}
    carried = tops | {(x, y, 0) for x, y in GROUND}
    found = set()
    for x, y, z in carried:
        for axis, (dx, dy) in (("x", (1, 0)), ("y", (0, 1)), ("z", (0, 0))):
            if length == 1 and axis != "z":
                continue
            for back in range(length if axis != "z" else 1):
                stick = Stick(length, axis, x - back * dx, y - back * dy, z)
                if stick not in found and _fits(stick, filled):
                    found.add(stick)
    return found


def _fits(stick: Stick, filled: set[Cell]) -> bool:
    cells = stick.cells
    inside = all(-10 <= x < 20 and -10 <= y < 20 and z < 10 for x, y, z in cells)
    on_ground = stick.z > 0 or all((x, y) in GROUND for x, y, _ in cells)
    return inside and on_ground and filled.isdisjoint(cells) and _has_way(stick, filled)


def _has_way(stick: Stick, filled: set[Cell]) -> bool:
    for dx, dy, dz in ((0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)):
        if all(
            (x + far * dx, y + far * dy, z + far * dz) not in filled
            for x, y, z in stick.cells
            for far in range(1, 31)
        ):
            return True
    return False


def walks(state: TaloState) -> set[Cell]:
    """A plain search over places that a figure can stand on."""
    sticks = {cell for stick in state.sticks for cell in stick.cells}
    others = {figure for seat, figure in enumerate(state.figures) if seat != state.seat}
    start = state.figures[state.seat]
    seen, queue = {start}, deque([start])
    while queue:
        for x, y, level in _neighbours(queue.popleft()):
            clear = not {(x, y, level), (x, y, level + 1)} & sticks
            if (x, y, level - 1) in sticks and clear and (x, y, level) not in others | seen:
                seen.add((x, y, level))
                queue.append((x, y, level))
    return seen - {start}


def can_ever_climb(state: TaloState, seat: int, walls: set[int]) -> bool:
    """Whether a figure might still reach level 10 if everything empty could be filled (TAL-20i)."""
    sticks = {cell for stick in state.sticks for cell in stick.cells}
    bodies = {(x, y, level + up) for wall in walls for x, y, level in [state.figures[wall]] for up in (0, 1)}
    start = state.figures[seat]
    seen, queue = {start}, deque([start])
    while queue:
        for x, y, level in _neighbours(queue.popleft()):
            reach = -10 <= x < 20 and -10 <= y < 20 and (level > 1 or (x, y) in GROUND)
            body = {(x, y, level), (x, y, level + 1)}
            carried = (x, y, level - 1) not in bodies
            if reach and carried and not body & (sticks | bodies) and (x, y, level) not in seen:
                if level == 10:
                    return True
                seen.add((x, y, level))
                queue.append((x, y, level))
    return False


def stuck(state: TaloState) -> tuple[bool, ...]:
    walls: set[int] = set()
    while more := {
        s for s in range(len(state.figures)) if s not in walls and not can_ever_climb(state, s, walls)
    }:
        walls |= more
    return tuple(seat in walls for seat in range(len(state.figures)))


def _neighbours(place: Cell) -> list[Cell]:
    x, y, level = place
    levels = [other for other in (level - 1, level, level + 1) if 1 <= other <= 10]
    return [(x + dx, y + dy, up) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)) for up in levels]


def ranks(rules: TaloRules, state: TaloState) -> Sequence[int]:
    if state.reason == "building-fell":
        return [rules.seats if seat == state.seat else 1 for seat in range(rules.seats)]
    levels = [level for _, _, level in state.figures]
    return [1 + sum(other > level for other in levels) for level in levels]
