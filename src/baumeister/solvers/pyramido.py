"""What can be solved of Pyramido: together or alone, once the bag is empty, whether and how to complete."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from baumeister.core import Decision
from baumeister.games.pyramido.layout import BASE, HELD, LAID, PER_STONE, SEATS, TOTAL
from baumeister.games.pyramido.moves import EndTurn, Move
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import NUM_COLOURS, PyramidoState
from baumeister.jit import Array
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Answer, GaveUp, ProvedNone, Solved, Solvers, Value
from baumeister.solvers.pyramido_completion import FOUND, GAVE_UP, MAX_STONES, complete

TABLE_SIZE = 1 << 19  #: of positions; a power of two


def is_solvable(rules: PyramidoRules, state: PyramidoState) -> bool:
    """A seat is to decide, nothing is left to chance, and nobody plays against another."""
    return not rules.variant.is_contest and not any(state.bag) and isinstance(rules.turn(state), Decision)


def completion(rules: PyramidoRules, state: PyramidoState) -> Answer:
    """The moves that complete the pyramid of a solvable state, or the proof that none do."""
    boards, counts = rules.pack(state)
    hands = counts[HELD : HELD + NUM_COLOURS * counts[SEATS]].reshape(-1, NUM_COLOURS)
    in_reach = hands[list(_seats_in_reach(rules, state))].sum(axis=0)
    missing = int(counts[TOTAL] - counts[LAID])
    table, line = np.zeros((TABLE_SIZE, 2), dtype=np.uint64), np.zeros(MAX_STONES, dtype=np.int64)
    found = complete(boards[0], int(counts[BASE]), hands.sum(axis=0), missing, in_reach, table, line)
    if found == GAVE_UP:
        return GaveUp(TABLE_SIZE // 2)
    return Solved(tuple(_moves(rules, state, line[:missing]))) if found == FOUND else ProvedNone()


def _seats_in_reach(rules: PyramidoRules, state: PyramidoState) -> set[int]:
    """The seats that will have a turn even if nobody builds before (PYR-15i)."""
    seats: set[int] = set()
    while isinstance(turn := rules.turn(state), Decision) and turn.seat not in seats:
        seats.add(turn.seat)
        state = rules.after_move(state, EndTurn())
    return seats


def _moves(rules: PyramidoRules, state: PyramidoState, line: Array) -> Iterator[Move]:
    """Who holds the next stone of a line builds it; who does not ends the turn."""
    for code in line.tolist():
        while code // PER_STONE not in state.hands[state.seat or 0]:
            yield EndTurn()
            state = rules.after_move(state, EndTurn())
        move = rules.moves_by_code[code]
        yield move
        state = rules.after_move(state, move)


def value(rules: PyramidoRules, state: PyramidoState, budget: Budget) -> Value | None:
    """Whether the pyramid can still be completed: 1 or 0, once the bag is empty."""
    del budget
    if not is_solvable(rules, state):
        return None
    answer = completion(rules, state)
    if isinstance(answer, GaveUp):
        return None
    return Value((float(isinstance(answer, Solved)),) * rules.seats, 0.0, is_exact=True)


def rehearse(rules: PyramidoRules, state: PyramidoState) -> None:
    """Ask as if the bag were empty already: the stones in hand cannot be enough, which is told at once."""
    if not rules.variant.is_contest:
        completion(rules, replace(state, bag=(0,) * NUM_COLOURS))


SOLVERS = Solvers(value=value, rehearse=rehearse)
