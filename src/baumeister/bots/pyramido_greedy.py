"""The move that leaves a pyramid the best outlook, and whole matches played so."""

import math

import numpy as np

from baumeister.bots.pyramido_changes import outlook_after_build
from baumeister.bots.pyramido_outlook import (
    ASKED_NOW,
    SAME,
    SUPPLY,
    look_at,
    new_notes,
    outlook_after_exchange,
    outlook_now,
    total_without,
)
from baumeister.games.pyramido.endings import RUNNING, num_stones, verdict
from baumeister.games.pyramido.kernels import (
    apply_draw,
    apply_move,
    legal_moves,
    random_draw,
)
from baumeister.games.pyramido.layout import (
    BAG,
    BASE,
    BUILT,
    CONTEST,
    END_TURN,
    FROM_STORE,
    HELD,
    IDLE,
    LAID,
    MAX_MOVES,
    NOBODY,
    OTHERS,
    PASS,
    PER_STONE,
    QUARRY,
    REFILLING,
    SEAT,
    SEATS,
    TOTAL,
)
from baumeister.games.pyramido.state import NUM_COLOURS, STORE_SIZE
from baumeister.games.pyramido.variant import PyramidoVariant
from baumeister.jit import Array, njit

STORING = 0.5  #: of a stone stored in a contest that the pyramid will ask for
CLEARING = 0.01  #: of any other stone stored


def notes_for(variant: PyramidoVariant) -> tuple[Array, Array]:
    """Marks and notes to look at the pyramids of a variant."""
    return new_notes("contest" if variant.is_contest else "together", variant.base)


@njit
def look_for(boards: Array, counts: Array, seat: int, marks: Array, notes: Array) -> None:
    """Look at the pyramid of a seat, with the stones that can still come to it."""
    for colour in range(NUM_COLOURS):
        supply = counts[BAG + colour] + counts[QUARRY + colour]
        for holder in range(counts[SEATS]):
            if holder == seat or not counts[CONTEST]:
                supply += counts[HELD + NUM_COLOURS * holder + colour]
        marks[SUPPLY + colour] = supply
    look_at(boards[seat if counts[CONTEST] else 0], counts[BASE], marks, notes)


@njit
def worth_storing(counts: Array, colour: int, notes: Array) -> float:
    """What a stone is worth in store: much if the pyramid will ask for it, else a little.

    Clearing the quarry brings new stones; but one place is kept for a stone that will be needed.
    """
    store = HELD + NUM_COLOURS * counts[SEAT]
    lacking = notes[ASKED_NOW + colour] - counts[store + colour]
    if lacking > 0.0:
        return float(STORING * lacking)
    has_room = num_stones(counts, store) < STORE_SIZE - 1 and num_stones(counts, BAG) > 0
    return CLEARING if has_room else -CLEARING


@njit
def may_wait(counts: Array) -> bool:
    """Whether ending the turn is no loss: something was built, or another seat may still build."""
    return bool(counts[BUILT] > 0 or counts[IDLE] < counts[SEATS] - 1)


@njit
def rate_moves(boards: Array, counts: Array, marks: Array, notes: Array, moves: Array, values: Array) -> int:
    """List the legal moves and how the own pyramid looks after each; return their number.

    moves: int64 (MAX_MOVES,) · values: float64 (MAX_MOVES,)
    """
    num_moves = legal_moves(boards, counts, moves)
    last = moves[num_moves - 1]
    pyramid = counts[SEAT] if counts[CONTEST] else 0
    board, base, missing = boards[pyramid], counts[BASE], counts[TOTAL] - counts[LAID + pyramid]
    look_for(boards, counts, counts[SEAT], marks, notes)
    now = outlook_now(missing, marks, notes)
    values[num_moves - 1] = now if last == PASS or may_wait(counts) else -math.inf
    taken, total = -1, 0.0
    for index in range(num_moves - 1):
        move = moves[index]
        if move < OTHERS:
            code = move % FROM_STORE
            if code // PER_STONE != taken:
                taken = code // PER_STONE
                total = total_without(marks, notes, taken)
            values[index] = outlook_after_build(board, missing, base, code, total, marks, notes)
        elif last == PASS:
            values[index] = now + worth_storing(counts, move - OTHERS, notes)
        else:
            values[index] = outlook_after_exchange(missing, move - OTHERS, marks, notes)
    return num_moves


@njit
def builds_no_more(counts: Array) -> bool:
    """With stones in the bag one stone a turn is built: the next choice is made with a full hand."""
    return bool(not counts[CONTEST] and counts[BUILT] > 0 and num_stones(counts, BAG) > 0)


@njit
def best_rated(moves: Array, values: Array, num_moves: int) -> int:
    """The best of rated moves: of equals the last one listed, which does nothing, or else the first."""
    best, best_value = moves[num_moves - 1], values[num_moves - 1]
    for index in range(num_moves - 1):
        if values[index] > best_value + SAME:
            best, best_value = moves[index], values[index]
    return int(best)


@njit
def best_move(boards: Array, counts: Array, marks: Array, notes: Array, moves: Array, values: Array) -> int:
    """The move after which the own pyramid looks best."""
    if builds_no_more(counts):
        return END_TURN
    return best_rated(moves, values, rate_moves(boards, counts, marks, notes, moves, values))


@njit
def is_chance(counts: Array) -> bool:
    return bool(counts[SEAT] == NOBODY or counts[REFILLING])


@njit
def play_greedily(boards: Array, counts: Array, marks: Array, notes: Array, rng: Array) -> int:
    """Play a match to its end, every seat greedily; return the verdict."""
    moves, values = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    ended = verdict(boards, counts)
    while ended == RUNNING:
        if is_chance(counts):
            apply_draw(boards, counts, random_draw(counts, rng))
        else:
            apply_move(boards, counts, best_move(boards, counts, marks, notes, moves, values))
        ended = verdict(boards, counts)
    return ended
