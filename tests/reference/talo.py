"""Talō told slowly: sets of cells, a plain search for walking, the obvious programme for balance."""

import random
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
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
    fall = rules.variant.may_fall
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
    """Where the figure to move can walk."""
    return reachable(state, {figure for seat, figure in enumerate(state.figures) if seat != state.seat}, 2)


def reachable(state: TaloState, others: set[Cell], room: int) -> set[Cell]:
    """A plain search over places that a figure can stand on, if it needs so many levels of room."""
    sticks = {cell for stick in state.sticks for cell in stick.cells}
    start = state.figures[state.seat]
    seen, queue = {start}, deque([start])
    while queue:
        for x, y, level in _neighbours(queue.popleft()):
            clear = not {(x, y, level + up) for up in range(room)} & sticks
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


def broken_rules(rules: TaloRules, state: TaloState, move: Move) -> set[str]:
    """Every rule that a move of a seat breaks; none if it is legal."""
    match state.phase, move:
        case "restart", _:
            return _broken_before_the_roll(state, move)
        case "take", TakeSticks(lengths):
            return _broken_by_take(state, lengths)
        case "take", _:
            return {"TAL-14"} if isinstance(move, Restart) else {"TAL-03"}
        case "stalled", _:
            late = {"TAL-14"} if isinstance(move, Restart) else set()
            return set() if move == EndTurn() else {"TAL-04", *late}
    return _broken_while_building(rules, state, move)


def _broken_before_the_roll(state: TaloState, move: Move) -> set[str]:
    match move:
        case Restart(x, y):
            return set() if (x, y) in GROUND - {(x, y) for x, y, z in solid(state) if z < 2} else {"TAL-14"}
        case Walk(x, y, level):
            return set() if (x, y, level) == state.figures[state.seat] else {"TAL-11"}
    return {"TAL-14"}


def _broken_by_take(state: TaloState, lengths: tuple[int, ...]) -> set[str]:
    if lengths in _takes(state):
        return set()
    fits_roll = len(lengths) in (1, 2) and min(lengths) > 0 and sum(lengths) == state.number
    in_store = fits_roll and all(lengths.count(n) <= state.store[n] for n in lengths)
    return {"TAL-04i"} if in_store else {"TAL-03"}


def _broken_while_building(rules: TaloRules, state: TaloState, move: Move) -> set[str]:
    match move:
        case TakeSticks():
            return {"TAL-03"}
        case Restart():
            return {"TAL-14"}
        case TakeBack():
            return set() if state.held else {"TAL-10"}
        case PlaceStick():
            broken = _broken_by_stick(state, move.stick)
            return broken if broken or rules.variant.may_fall or standing(state, {move.stick}) else {"TAL-08"}
    if state.held:
        return {"TAL-10", "TAL-11i"} if isinstance(move, Walk) else {"TAL-10"}
    match move:
        case HoldStick():
            return _broken_by_holding(state, move.stick)
        case Walk(x, y, level):
            return _broken_by_walk(state, (x, y, level))
    return set() if EndTurn() in _building_moves(rules, state) else {"TAL-05"}


def _broken_by_stick(state: TaloState, stick: Stick) -> set[str]:
    """All but balance."""
    is_one = 1 <= stick.length <= 10 and stick.axis in ("x", "y", "z")
    if not is_one or stick.z < 0 or (stick.length == 1 and stick.axis != "z"):
        return {"TAL-05"}
    filled, cells = solid(state), set(stick.cells)
    bodies = {(x, y, level + up) for x, y, level in state.figures for up in (0, 1)}
    below = {(x, y, z - 1) for x, y, z in cells}
    found = {
        "TAL-05": stick.length not in state.taken or bool(cells & (filled - bodies)),
        "TAL-06": stick.z == 0 and any((x, y) not in GROUND for x, y, _ in cells),
        "TAL-06i": any(not (-10 <= x < 20 and -10 <= y < 20) for x, y, _ in cells),
        "TAL-07": any(z >= 10 for _, _, z in cells),
        "TAL-08": stick.z > 0 and not below & (filled - bodies),
        "TAL-17i": bool(cells & bodies) or not _has_way(stick, filled),
    }
    return {rule for rule, is_broken in found.items() if is_broken}


def _broken_by_holding(state: TaloState, stick: Stick) -> set[str]:
    broken = _broken_by_stick(state, stick)
    broken |= {"TAL-10i"} if state.took_back else set()
    broken |= {"TAL-10"} if len(state.taken) < 2 and not state.took_back else set()
    return broken or ({"TAL-10i"} if standing(state, {stick}) else set())


def _broken_by_walk(state: TaloState, target: Cell) -> set[str]:
    late = {"TAL-11i"} if state.walked else set()
    if target in walks(state):
        return late
    if target in state.figures:
        return {*late, "TAL-13"}
    if target[2] == 0:
        return {*late, "TAL-12" if state.figures[state.seat][2] == 0 else "TAL-19i"}
    could_if_alone_and_small = target in reachable(state, set(), 1)
    return {*late, "TAL-13" if could_if_alone_and_small else "TAL-12"}


def what_counts(state: TaloState) -> TaloState:
    """The state without its history: how many turns it took, and how it ended."""
    return replace(state, turns=0, winners=(), reason="")
