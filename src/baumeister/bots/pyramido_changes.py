"""What a stone changes in the outlook of a pyramid: a few differences to the present one.

A stone changes its own place, and of each of its four squares the top and the last free place.
"""

import numpy as np

from baumeister.bots.pyramido_kinds import (
    ALL,
    ASKED,
    GAP_KIND,
    MASKS,
    NOTHING,
    NUM_BITS,
    NUM_FACTS,
    TOP_KIND,
    TWO_KIND,
)
from baumeister.bots.pyramido_outlook import (
    ASKED_NOW,
    BOX,
    CELLS,
    CHANGES,
    FACTS,
    INSIDE,
    MARGIN,
    NUM_CHANGES,
    PER_CELLS,
    SUMS,
    SUPPLY,
    WON,
    begun_kind,
    fits_at,
    never_at,
    short_of,
    standing_of,
    suiting,
    term_without,
    three_kind,
    top_kind,
    tops_of,
)
from baumeister.games.pyramido.fitting import (
    STONES,
    U0,
    U1,
    Bits,
    bit,
    full_squares,
    occupied,
    window,
)
from baumeister.games.pyramido.layout import PER_LEVEL, PER_STONE
from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.jit import Array, njit
from baumeister.jit.words import lowest_bit


@njit
def change(marks: Array, before: int, after: int) -> None:
    """Note that a stone changes the kind of a place."""
    if before != after:
        at = CHANGES + 2 * marks[NUM_CHANGES]
        marks[at], marks[at + 1] = before, after
        marks[NUM_CHANGES] += 1


@njit
def narrow(level: int, at: int, more: int, marks: Array) -> None:
    """Note what changes when a free place can no longer take some colours."""
    never = never_at(marks, level, at)
    if never | more == never:
        return
    if level == 0:
        change(marks, GAP_KIND + (ALL & ~never), GAP_KIND + (ALL & ~(never | more)))
        return
    below = CELLS + (level - 1) * PER_CELLS + MARGIN + at
    a, b, c, d = marks[below], marks[below + 1], marks[below + 8], marks[below + 9]
    if a and b and c and d:
        suits = suiting(a, b, c, d)
        change(marks, top_kind(level, suits, never), top_kind(level, suits, never | more))


@njit
def raise_top(a: int, b: int, c: int, stone: int, level: int, top: int, marks: Array) -> None:
    """Note what changes above a square when a stone joins those that lie there (0: none)."""
    lying = (a > 0) + (b > 0) + (c > 0)
    if lying == 1:
        change(marks, NOTHING, TWO_KIND + (a | b | c | stone))
    elif lying == 2:
        first, second = (a or b), (c or b)
        change(marks, TWO_KIND + (first | second), three_kind(first, second, stone))
    elif lying == 3:
        after = top_kind(level + 1, suiting(a, b, c, stone), never_at(marks, level + 1, top))
        change(marks, three_kind(a, b, c), after)


@njit
def narrowed_by(a: int, b: int, c: int, stone: int) -> int:
    """The colours that the free place of a square can no longer take when a stone is the third there."""
    if (a > 0) + (b > 0) + (c > 0) != 2 or NUM_BITS[a | b | c | stone] != 3:
        return 0
    return ALL & ~(a | b | c | stone)


@njit
def shrink_base(board: Array, inside: Bits, marks: Array) -> None:
    """Note the tops that fall outside the base when it has to reach as far as a new stone."""
    tops = np.uint64(marks[INSIDE]) & ~inside & tops_of(occupied(board[STONES, 0]))
    while tops:
        change(marks, begun_kind(marks, 0, lowest_bit(tops)), NOTHING)
        tops &= tops - U1


@njit
def change_around(level: int, at: int, stone: int, inside: Bits, marks: Array) -> None:
    """Note what changes in the four squares that a stone belongs to; tops only `inside`."""
    cells = CELLS + level * PER_CELLS + MARGIN + at
    beside, beyond = 0, 0  # for the neighbours that two squares share: west and east, south and north
    for square in range(4):
        east, north = square & 1, square >> 1
        dx, dy = 2 * east - 1, 16 * north - 8
        a, b, c = marks[cells + dx], marks[cells + dy], marks[cells + dx + dy]
        top = at + east - 1 + 8 * (north - 1)
        if top >= 0 and inside & bit(top):
            raise_top(a, b, c, stone, level, top, marks)
        more = narrowed_by(a, b, c, stone)
        if more and a == 0:
            beside |= more << (NUM_COLOURS * east)
        elif more and b == 0:
            beyond |= more << (NUM_COLOURS * north)
        elif more:
            narrow(level, at + dx + dy, more, marks)
    for side in range(2):
        if (beside >> (NUM_COLOURS * side)) & ALL:
            narrow(level, at + 2 * side - 1, (beside >> (NUM_COLOURS * side)) & ALL, marks)
        if (beyond >> (NUM_COLOURS * side)) & ALL:
            narrow(level, at + 16 * side - 8, (beyond >> (NUM_COLOURS * side)) & ALL, marks)


@njit
def note_changes(board: Array, base: int, colour: int, level: int, at: int, marks: Array) -> None:
    """Note which places ask for something else after a stone."""
    marks[NUM_CHANGES] = 0
    change(marks, TOP_KIND + level * MASKS + fits_at(board, level, bit(at)), NOTHING)
    inside = ~U0 if level + 1 < base else U0
    if level == 0:
        inside = np.uint64(marks[INSIDE])
        if not np.uint64(marks[BOX]) & bit(at):
            inside = full_squares(window(occupied(board[STONES, 0]) | bit(at), base))
            shrink_base(board, inside, marks)
    change_around(level, at, 1 << colour, inside, marks)


@njit
def outlook_after_build(
    board: Array, missing: int, base: int, code: int, total: float, marks: Array, notes: Array
) -> float:
    """The outlook with one more stone of the supply; `total` is `total_without` its colour."""
    if missing == 1:
        return WON
    colour, level, at = code // PER_STONE, code % PER_STONE // PER_LEVEL, code % PER_LEVEL
    note_changes(board, base, colour, level, at, marks)
    value = total + standing_of(marks[SUMS + ALL] - missing, missing - 1, notes)
    last = CHANGES + 2 * marks[NUM_CHANGES]
    for index in range(CHANGES, last, 2):
        value -= term_without(marks, notes, marks[index], colour)
        value += term_without(marks, notes, marks[index + 1], colour)
    for each in range(NUM_COLOURS):
        asked = notes[ASKED_NOW + each]
        for index in range(CHANGES, last, 2):
            asked -= notes[FACTS + marks[index] * NUM_FACTS + ASKED + each]
            asked += notes[FACTS + marks[index + 1] * NUM_FACTS + ASKED + each]
        value -= short_of(asked, marks[SUPPLY + each] - (each == colour), notes)
    return value
