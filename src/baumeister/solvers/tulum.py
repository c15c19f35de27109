"""What a position of Tulum is worth to each seat: exactly for one to three seats, as a race for four.

The table of three seats takes a minute to make and lies in the user's cache folder; until it is there, the
race stands in for it. The tables of one and two seats are made when they are needed.
"""

import os
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from baumeister.core import Ended
from baumeister.games.tulum.rules import TulumRules
from baumeister.games.tulum.state import FULL, NUM_ROWS, TulumState
from baumeister.jit import Array
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Solvers, Tell, Value
from baumeister.solvers.stored import load_table, store_table
from baumeister.solvers.tulum_boards import Boards, all_boards, place_all
from baumeister.solvers.tulum_matches import MatchTable, solve_matches
from baumeister.solvers.tulum_race import race_chances
from baumeister.solvers.tulum_solitaire import HORIZON, solve_solitaire, solve_utility
from baumeister.solvers.tulum_turns import Turn, play_turn

VERSION = 1  #: of the tables; raised when they would come out otherwise
MOST_SOLVED = 3  #: seats
MADE_AT_ONCE = 2  #: seats; more take too long for somebody who waits for a move
ROUNDING = 1e-5  #: how far a table of float32 may be off
RACE_ERROR = 0.015  #: root mean square of how far the race was off on three seats (docs/tulum-strength.md)


def prepare(rules: TulumRules, tell: Tell) -> None:
    """Make the table of this variant if it has one and it is not there."""
    if 1 < rules.seats <= MOST_SOLVED and _match_table(rules.seats, rules.variant.decline) is None:
        _make_table(rules.seats, rules.variant.decline, tell)


def value(rules: TulumRules, state: TulumState, budget: Budget | None = None) -> Value:
    """The worth of a position to each seat: chance to win, alone the utility to expect."""
    del budget
    match rules.turn(state):
        case Ended(outcome):
            return Value(outcome.utilities, 0.0, is_exact=True)
    turn = _turn(rules, state.secured, state.seat, min(state.turns, HORIZON - 1) if rules.seats == 1 else 0)
    own = turn.worth(state, rules.variant.decline)
    worth = tuple(float(own[(seat - state.seat) % rules.seats]) for seat in range(rules.seats))
    return Value(worth, turn.error, turn.is_exact)


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """One seat's turn played best; seats count from the mover."""

    boards: Boards
    turn: Turn
    error: float
    is_exact: bool

    def worth(self, state: TulumState, decline: bool) -> Array:
        """What the position is worth to the mover and the seats after it. float64 (seats,)."""
        secured = state.secured[state.seat]
        _, now = self.boards.seen_from(secured, state.board)
        if not state.dice:
            return np.array([self.turn.rolling[now, 0], *self.turn.rolling_following[:, now, 0]])
        best = best_result(self.boards, self.turn.leading[:, 0], state, now, decline)
        return np.array([self.turn.leading[best, 0], *self.turn.following[:, best, 0]])


def best_result(boards: Boards, worth: Array, state: TulumState, now: int, decline: bool) -> int:
    """The board on which the dice in hand are placed best, seen from the sample. worth: (boards,)."""
    counts = np.array([state.dice.count(row) for row in range(NUM_ROWS)])
    reached, found = np.zeros((2, len(boards.boards)), dtype=np.int64)
    count = place_all(state.board, FULL, counts, state.placed, decline, reached, found)
    secured = state.secured[state.seat]
    ends = [boards.seen_from(secured, int(end))[1] for end in found[:count]]
    return max(ends, key=lambda end: float(worth[end]), default=now)


@lru_cache(maxsize=256)
def _turn(rules: TulumRules, secured: tuple[int, ...], seat: int, turns: int) -> PlannedTurn:
    """The turn of a seat, planned for all that its dice may bring."""
    boards = all_boards(rules.variant.decline)
    shapes = [boards.shape(secured[(seat + place) % rules.seats]) for place in range(rules.seats)]
    if rules.seats == 1:
        ends, error = solve_utility(rules.variant.decline)[turns + 1][:, None], 0.0
    else:
        ends, error = _ends(rules.seats, rules.variant.decline, tuple(shapes[1:]))
    turn = Turn.blank(boards, rules.seats - 1, 1)
    turn.leading[:, 0] = ends[boards.shapes, 0]
    turn.following[:, :, 0] = ends[boards.shapes, 1:].T
    play_turn(boards, shapes[0], turn, ends[[shapes[0]], 0], ends[[shapes[0]], 1:].T.copy())
    return PlannedTurn(boards, turn, error, is_exact=error < RACE_ERROR)


def _ends(seats: int, decline: bool, others: tuple[int, ...]) -> tuple[Array, float]:
    """Chances after a turn that ends on each shape, as in `race_chances`, and how far they may be off."""
    table = _match_table(seats, decline)
    if table is None:
        return race_chances(decline, others), RACE_ERROR
    num_open = all_boards(decline).num_open
    first = 0
    for other in others:
        first = first * num_open + other
    after = np.asarray(table.chances[first * num_open : (first + 1) * num_open], dtype=np.float64)
    chances = np.zeros((num_open + 1, seats))
    chances[:-1, 1:] = after
    chances[:-1, 0] = 1.0 - after.sum(axis=1)
    chances[-1, 0] = 1.0
    return chances, ROUNDING


def _table_name(seats: int, decline: bool) -> str:
    return f"tulum-{seats}{'-decline' if decline else ''}-r{TulumRules.version}-v{VERSION}"


_tables: dict[tuple[int, bool], MatchTable] = {}


def _match_table(seats: int, decline: bool) -> MatchTable | None:
    """The table of two or three seats; that of three may not be made yet."""
    if (seats, decline) not in _tables:
        stored = load_table(_table_name(seats, decline)) if seats <= MOST_SOLVED else None
        if stored is not None:
            _tables[seats, decline] = MatchTable(seats, stored)
        elif seats <= MADE_AT_ONCE:
            _make_table(seats, decline, lambda _: None)
    return _tables.get((seats, decline))


def _make_table(seats: int, decline: bool, tell: Tell) -> None:
    made = solve_matches(all_boards(decline), seats, os.cpu_count() or 1, tell)
    stored = load_table(name) if store_table(name := _table_name(seats, decline), made.chances) else None
    _tables[seats, decline] = MatchTable(seats, made.chances if stored is None else stored, made.unsettled)
    _turn.cache_clear()


def turns_after(state: TulumState, seat: int, decline: bool) -> float:
    """Turns that a seat may still expect to begin if it plays for the fewest, the present one not counted."""
    solitaire = solve_solitaire(decline)
    boards, secured = solitaire.boards, state.secured[seat]
    if seat != state.seat:
        return float(solitaire.turns[boards.shape(secured)])
    shape, now = boards.seen_from(secured, state.board)
    if not state.dice:
        return float(solitaire.rolling[shape, now])
    return float(solitaire.chosen[shape, best_result(boards, -solitaire.chosen[shape], state, now, decline)])


def rehearse(rules: TulumRules, state: TulumState) -> None:
    """Ask what the start is worth: a table of one or two seats is made for it, for more the race is run."""
    value(rules, state)


SOLVERS = Solvers(value=value, prepare=prepare, rehearse=rehearse)
