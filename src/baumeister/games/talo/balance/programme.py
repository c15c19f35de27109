"""The full programme with HiGHS: the last resort of the cascade, and the margin of a building."""

import highspy
import numpy as np

from baumeister.games.talo.balance.contacts import RIGID, all_contacts, centre_of, mass_of, push, wrench
from baumeister.games.talo.balance.model import DIRECTIONS, STEEPEST_TILT, TILTS, UNBALANCED
from baumeister.jit import Array, njit

SLANTS_OF = (1, 1, 4)
"""How many pushes a corner has, by the contact's normal."""


def stands_exactly(boxes: Array) -> bool:
    """Whether pushing forces hold every stick under all four tilts. boxes: int64 (n, 6)."""
    return all(missing_force(boxes, tilt) <= UNBALANCED for tilt in TILTS)


def missing_force(boxes: Array, tilt: Array) -> float:
    """The least sum of forces and torques from nowhere that would hold the building. tilt: float64 (2,)."""
    columns, rows = push_columns(boxes), 6 * len(boxes)
    solver = _solver()
    needed = _needed(boxes, tilt[0], tilt[1])
    pushes = [(0.0, column) for column in columns]
    artificial = [(1.0, ([row], [sign])) for row in range(rows) for sign in (1.0, -1.0)]
    _pass_model(solver, needed, pushes + artificial)
    solver.run()
    return float(solver.getInfo().objective_function_value)


def margin(boxes: Array) -> float:
    """The largest tilt, at most 1, that still stands in every direction; negative if it falls untilted."""
    return min(_largest_tilt(boxes, x, y) for x, y in DIRECTIONS)


def _largest_tilt(boxes: Array, x: float, y: float) -> float:
    upright, tilted = _needed(boxes, 0.0, 0.0), _needed(boxes, x, y)
    more = tilted - upright
    rows = np.flatnonzero(more)
    solver = _solver()
    pushes = [(0.0, column) for column in push_columns(boxes)]
    _pass_model(solver, upright, [*pushes, (-1.0, (list(rows), list(-more[rows])))], free_last=True)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return -STEEPEST_TILT
    return float(-solver.getInfo().objective_function_value)


def _needed(boxes: Array, x: float, y: float) -> Array:
    masses = np.array([mass_of(box) for box in boxes], dtype=float)
    needed = np.zeros((len(boxes), 6))
    needed[:, 0], needed[:, 1], needed[:, 2] = -masses * x, -masses * y, masses
    return needed.ravel()


def push_columns(boxes: Array) -> list[tuple[list[int], list[float]]]:
    """For every push its rows and entries. boxes: int64 (n, 6)."""
    contacts = all_contacts(boxes)
    rows, entries = np.empty(12, dtype=np.int64), np.empty(12)
    columns = []
    for number in range(16 * len(contacts)):
        if number % 4 < SLANTS_OF[contacts[number // 16, 2]]:
            count = write_column(contacts, boxes, number, rows, entries)
            columns.append((rows[:count].tolist(), entries[:count].tolist()))
    return columns


@njit
def write_column(contacts: Array, boxes: Array, number: int, rows: Array, entries: Array) -> int:
    """One push as a column; return how many entries. rows: int64 (12,) · entries: float64 (12,)."""
    point, force, centre = np.empty(3), np.empty(3), np.empty(3)
    push(contacts, number, point, force)
    count = 0
    for side in range(2):
        body = contacts[number // 16, side]
        if body == RIGID:
            continue
        centre_of(boxes[body], centre)
        wrench(point, force, centre, 1.0 - 2.0 * side, entries[count : count + 6])
        rows[count : count + 6] = np.arange(6 * body, 6 * body + 6)
        count += 6
    return count


def _solver() -> highspy.Highs:
    solver = highspy.Highs()  # type: ignore[no-untyped-call]  # the library ships no types
    solver.silent()
    solver.setOptionValue("threads", 1)
    return solver


def _pass_model(
    solver: highspy.Highs,
    needed: Array,
    columns: list[tuple[float, tuple[list[int], list[float]]]],
    free_last: bool = False,
) -> None:
    """Minimise the columns' costs; no column is below zero, but the last may be, down to the limit."""
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(columns), len(needed)
    model.col_cost_ = np.array([cost for cost, _ in columns])
    model.col_lower_, model.col_upper_ = np.zeros(len(columns)), np.full(len(columns), highspy.kHighsInf)
    if free_last:
        model.col_lower_ = np.append(np.zeros(len(columns) - 1), -STEEPEST_TILT)
        model.col_upper_ = np.append(np.full(len(columns) - 1, highspy.kHighsInf), STEEPEST_TILT)
    model.row_lower_ = model.row_upper_ = needed
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = np.cumsum([0, *(len(rows) for _, (rows, _) in columns)])
    model.a_matrix_.index_ = np.array([row for _, (rows, _) in columns for row in rows])
    model.a_matrix_.value_ = np.array([entry for _, (_, entries) in columns for entry in entries])
    solver.passModel(model)
