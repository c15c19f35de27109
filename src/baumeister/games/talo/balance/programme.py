"""The full programme with HiGHS: the last resort of the cascade, and the margin of a building."""

from typing import NamedTuple

import highspy
import numpy as np

from baumeister.games.talo.balance.contacts import RIGID, all_contacts, centre_of, mass_of, push, wrench
from baumeister.games.talo.balance.model import DIRECTIONS, STEEPEST_TILT, TILTS, UNBALANCED
from baumeister.jit import Array, njit


class Columns(NamedTuple):
    """A sparse matrix, column by column."""

    starts: Array  # int64 (columns + 1,)
    rows: Array  # int64 (entries,)
    entries: Array  # float64 (entries,)

    def beside(self, other: "Columns") -> "Columns":
        """Both matrices beside each other."""
        starts = np.concatenate((self.starts, self.starts[-1] + other.starts[1:]))
        return Columns(
            starts, np.concatenate((self.rows, other.rows)), np.concatenate((self.entries, other.entries))
        )


def stands_exactly(boxes: Array) -> bool:
    """Whether pushing forces hold every stick under all four tilts. boxes: int64 (n, 6)."""
    if not len(boxes):
        return True
    num_rows = 6 * len(boxes)
    pushes = push_columns(boxes)
    artificial = Columns(
        np.arange(2 * num_rows + 1), np.arange(2 * num_rows) // 2, np.tile([1.0, -1.0], num_rows)
    )
    cost = np.concatenate((np.zeros(len(pushes.starts) - 1), np.ones(2 * num_rows)))
    solver = _solver(pushes.beside(artificial), cost, _needed(boxes, *TILTS[0]))
    return all(_missing_force(solver, _needed(boxes, *tilt)) <= UNBALANCED for tilt in TILTS)


def margin(boxes: Array) -> float:
    """The largest tilt, at most 1, under which it stands every way; at most zero if it falls untilted."""
    return min(_largest_tilt(boxes, x, y) for x, y in DIRECTIONS) if len(boxes) else STEEPEST_TILT


def _missing_force(solver: highspy.Highs, needed: Array) -> float:
    """The least sum of forces and torques from nowhere that would hold the building."""
    rows = np.arange(len(needed))
    solver.changeRowsBounds(len(rows), rows, needed, needed)  # type: ignore[attr-defined]  # untyped base class
    solver.run()
    return float(solver.getInfo().objective_function_value)


def _largest_tilt(boxes: Array, x: float, y: float) -> float:
    upright = _needed(boxes, 0.0, 0.0)
    more = _needed(boxes, x, y) - upright
    rows = np.flatnonzero(more)
    columns = push_columns(boxes).beside(Columns(np.array([0, len(rows)]), rows, -more[rows]))
    cost = np.zeros(len(columns.starts) - 1)
    cost[-1] = -1.0
    solver = _solver(columns, cost, upright)
    solver.changeColBounds(len(cost) - 1, -STEEPEST_TILT, STEEPEST_TILT)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return -STEEPEST_TILT
    return float(-solver.getInfo().objective_function_value)


def _needed(boxes: Array, x: float, y: float) -> Array:
    masses = np.array([mass_of(box) for box in boxes], dtype=float)
    needed = np.zeros((len(boxes), 6))
    needed[:, 0], needed[:, 1], needed[:, 2] = -masses * x, -masses * y, masses
    return needed.ravel()


def push_columns(boxes: Array) -> Columns:
    """One column a push: what it does to its two sticks. boxes: int64 (n, 6)."""
    contacts = all_contacts(boxes)
    starts = np.zeros(16 * len(contacts) + 1, dtype=np.int64)
    rows, entries = np.empty(12 * 16 * len(contacts), dtype=np.int64), np.empty(12 * 16 * len(contacts))
    count = write_columns(contacts, boxes, starts, rows, entries)
    size = starts[count]
    return Columns(starts[: count + 1], rows[:size], entries[:size])


@njit
def write_columns(contacts: Array, boxes: Array, starts: Array, rows: Array, entries: Array) -> int:
    """Write the pushes of all contacts column by column; return how many.

    contacts: int64 (c, 9) · boxes: int64 (n, 6) · starts: int64 (16c + 1,), first 0 · rows, entries: (192c,)
    """
    point, force, centre = np.empty(3), np.empty(3), np.empty(3)
    count, at = 0, 0
    for number in range(16 * len(contacts)):
        contact = contacts[number // 16]
        if contact[2] != 2 and number % 4 > 0:
            continue
        push(contacts, number, point, force)
        for side in range(2):
            if contact[side] != RIGID:
                centre_of(boxes[contact[side]], centre)
                wrench(point, force, centre, 1.0 - 2.0 * side, entries[at : at + 6])
                rows[at : at + 6] = np.arange(6 * contact[side], 6 * contact[side] + 6)
                at += 6
        count += 1
        starts[count] = at
    return count


def _solver(columns: Columns, cost: Array, needed: Array) -> highspy.Highs:
    """A solver for: least cost, every column at least zero, their sum the needed forces."""
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(cost), len(needed)
    model.col_cost_ = cost
    model.col_lower_, model.col_upper_ = np.zeros(len(cost)), np.full(len(cost), highspy.kHighsInf)
    model.row_lower_ = model.row_upper_ = needed
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_, model.a_matrix_.index_ = columns.starts, columns.rows
    model.a_matrix_.value_ = columns.entries
    solver = highspy.Highs()  # type: ignore[no-untyped-call]  # the library ships no types
    solver.silent()
    solver.setOptionValue("threads", 1)
    solver.passModel(model)
    return solver
