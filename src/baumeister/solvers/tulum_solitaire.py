"""Tulum alone, solved: the fewest turns to expect from every board, and the most utility.

Boards are solved from the full one down. Only a bust leads back to the board it started from, so the turns v
of a board satisfy v = a + b · v for the best choices, which are found by policy iteration. Utility falls with
the turns taken, but not evenly, so the best choice depends on them: it is found from the last turn back.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from baumeister.games.tulum.endings import solitaire_utility
from baumeister.games.tulum.state import NUM_ROWS
from baumeister.jit import Array, njit
from baumeister.solvers.tulum_boards import Boards, all_boards
from baumeister.solvers.tulum_turns import Turn, fill_turn, play_turn

HORIZON = 300  #: turns; nobody who plays well is ever so late
CLOSE_ENOUGH = 1e-12


@dataclass(frozen=True, slots=True)
class Solitaire:
    """Turns still to expect with best play, the present one not counted in the last two."""

    boards: Boards
    turns: Array  #: float64 (shapes,), at the start of a turn
    chosen: Array  #: float64 (shapes, boards), secured and present once the roll is placed: stop or roll on
    rolling: Array  #: float64 (shapes, boards), secured and present when the dice are about to roll


@cache
def solve_solitaire(decline: bool = False, num_rows: int = NUM_ROWS) -> Solitaire:
    """The fewest turns; about 0.05 s once compiled."""
    boards = all_boards(decline, num_rows)
    num_shapes = len(boards.samples)
    turns, every = np.zeros(num_shapes), np.eye(num_shapes)
    chosen, rolling = np.zeros((2, num_shapes, len(boards.boards)))
    for shape in range(boards.num_open - 1, -1, -1):
        turns[shape] = 1 + turns[boards.grown[shape]]
        improving = True
        while improving:
            turn = _fewest_turns(boards, shape, turns, every[[shape]])
            value = _without_return(boards, shape, turn, turns[shape])
            improving = abs(value - turns[shape]) > CLOSE_ENOUGH
            turns[shape] = value
        chosen[shape], rolling[shape] = -turn.leading[:, 0], -turn.rolling[:, 0]
    return Solitaire(boards, turns, chosen, rolling)


@cache
def turn_ends(decline: bool = False) -> Array:
    """The odds that a turn played for the fewest leads from shape to shape. float64 (shapes, shapes)."""
    solitaire = solve_solitaire(decline)
    boards, every = solitaire.boards, np.eye(len(solitaire.turns))
    ends = every.copy()
    for shape in range(boards.num_open):
        turn = _fewest_turns(boards, shape, solitaire.turns, every)
        ends[shape] = turn.following[:, boards.samples[shape], 0]
    return ends


def _fewest_turns(boards: Boards, shape: int, turns: Array, follow: Array) -> Turn:
    """The turn played for the present guess of turns[shape].

    follow: float64 (values, shapes), what ending a turn there counts
    """
    turn = Turn.blank(boards, len(follow), 1)
    turn.leading[:, 0] = -turns[boards.shapes]
    turn.following[:, :, 0] = follow[:, boards.shapes]
    play_turn(boards, shape, turn, -turns[[shape]], follow[:, [shape]])
    return turn


def _without_return(boards: Boards, shape: int, turn: Turn, guess: float) -> float:
    """The turns to expect when the turn is played so again after every return to where it began."""
    start = boards.samples[shape]
    bust = turn.following[0, start, 0]
    after = -turn.leading[start, 0] - bust * guess
    return float((1 + after) / (1 - bust))


@cache
def solve_utility(decline: bool = False, num_rows: int = NUM_ROWS) -> Array:
    """The most utility to expect: float64 (HORIZON + 1, shapes), by turns taken, at the start of a turn."""
    solitaire = solve_solitaire(decline, num_rows)
    boards = solitaire.boards
    utilities = np.empty((HORIZON + 1, len(boards.samples)))
    utilities[HORIZON] = solitaire_utility(HORIZON + solitaire.turns)
    utilities[:, -1] = solitaire_utility(np.arange(HORIZON + 1))
    fill_utilities(boards, utilities)
    return utilities


@njit
def fill_utilities(boards: Boards, utilities: Array) -> None:
    """Fill the rows before the last, the later turns first."""
    num_boards = boards.boards.size
    leading, rolling = np.empty((num_boards, 1)), np.empty((num_boards, 1))
    nothing, bust, bust_nothing = np.empty((0, num_boards, 1)), np.empty(1), np.empty((0, 1))
    turn = (leading, nothing, rolling, nothing)
    for taken in range(utilities.shape[0] - 2, -1, -1):
        for shape in range(utilities.shape[1] - 1):
            nows = boards.turns[boards.turn_starts[shape] : boards.turn_starts[shape + 1]]
            for now in nows:
                leading[now, 0] = utilities[taken + 1, boards.shapes[now]]
            bust[0] = utilities[taken + 1, shape]
            fill_turn(boards, shape, turn, bust, bust_nothing, 1)
            utilities[taken, shape] = leading[nows[-1], 0]
