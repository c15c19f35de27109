"""How a pyramid looks: what every place asks for.

The outlook looks ahead to every place that the stones already lying speak about: gaps of the base that the
four-colour rule narrows, and the tops of squares that are complete or begun. Each counts the logarithm of
the share of the stones still to be had that would suit it, so a dead end is infinitely bad and a place
that takes many colours is cheap. Colours that more places ask for than stones remain cost extra.

What a look needs is kept in two arrays, `marks` int64 and `notes` float64, laid out by the names below;
whoever looks often keeps them.
"""

from functools import cache

import numpy as np

from baumeister.bots.pyramido_kinds import (
    ALL,
    ASKED,
    COLOUR_OF,
    CUSHION,
    EACH,
    GAP_KIND,
    HALF_AND_EACH,
    LOSS,
    MASKS,
    NOTHING,
    NUM_BITS,
    NUM_FACTS,
    NUM_KINDS,
    NUM_LOGARITHMS,
    NUM_WEIGHTS,
    PAIRED_KIND,
    PER_MAIN,
    PER_TABLE,
    PROGRESS,
    SHORTAGE,
    SPARE,
    TAKEN,
    THREE_KIND,
    TOP_KIND,
    TWO_KIND,
    WEIGHT,
    WEIGHTS,
    kinds_of,
    logarithms,
)
from baumeister.games.pyramido.fitting import (
    BYTE,
    FITS,
    STONES,
    U0,
    U1,
    U8,
    U9,
    Bits,
    four_coloured,
    full_squares,
    occupied,
    window,
)
from baumeister.games.pyramido.layout import NUM_LEVELS, PER_LEVEL
from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.jit import Array, njit
from baumeister.jit.words import lowest_bit

LOST, WON = -1e6, 1e6
EVERY_ROW = np.uint64(0x0101010101010101)
SAME = 1e-9  # outlooks that differ by less are equal: sums in another order must not choose another move

MARGIN = 9  # squares before the first of a level, so that its neighbours exist
PER_CELLS = PER_LEVEL + 2 * MARGIN
MAX_PLACES = 128

# marks: the kinds' main and minor colours and way to count; the colours of all stones as masks, by level;
# bits as in fitting.py of the places where a colour would complete four, by level and colour, of the rows and
# columns of the base in use, and of the tops that lie inside it; the kinds of the places found; the supply,
# by colour and mask; kinds that change, before and after
MAIN, MINOR, COUNTED = 0, NUM_KINDS, 2 * NUM_KINDS
CELLS = 3 * NUM_KINDS
NEVER = CELLS + NUM_LEVELS * PER_CELLS
BOX = NEVER + NUM_LEVELS * NUM_COLOURS
INSIDE = BOX + 1
NUM_PLACES = INSIDE + 1
PLACES = NUM_PLACES + 1
SUPPLY = PLACES + MAX_PLACES
SUMS = SUPPLY + NUM_COLOURS
NUM_CHANGES = SUMS + MASKS
CHANGES = NUM_CHANGES + 1
NUM_MARKS = CHANGES + 2 * MAX_PLACES

# notes: the weights, the kinds' facts, the logarithms, and the stones asked for by all places, by colour
FACTS = NUM_WEIGHTS
LOGARITHMS = FACTS + NUM_KINDS * NUM_FACTS
ASKED_NOW = LOGARITHMS + NUM_LOGARITHMS
NUM_NOTES = ASKED_NOW + NUM_COLOURS


def new_notes(way: str, base: int) -> tuple[Array, Array]:
    """Marks and notes for a way to play, "together" or "contest", and a size of the base."""
    marks, notes = _blank_notes(way, base)
    return marks.copy(), notes.copy()


@cache
def _blank_notes(way: str, base: int) -> tuple[Array, Array]:
    marks, notes = np.zeros(NUM_MARKS, dtype=np.int64), np.zeros(NUM_NOTES)
    kinds, facts = kinds_of(WEIGHTS[way, base], base)
    marks[MAIN:CELLS] = kinds.T.ravel()
    notes[:NUM_WEIGHTS] = WEIGHTS[way, base]
    notes[FACTS:LOGARITHMS] = facts.ravel()
    notes[LOGARITHMS:ASKED_NOW] = logarithms(WEIGHTS[way, base])
    return marks, notes


@njit
def never_at(marks: Array, level: int, at: int) -> int:
    """The colours that would complete a square of four colours at a place."""
    mask = 0
    for colour in range(NUM_COLOURS):
        mask |= ((marks[NEVER + level * NUM_COLOURS + colour] >> at) & 1) << colour
    return mask


@njit
def fits_at(board: Array, level: int, at: Bits) -> int:
    """The colours that fit a place, a bit of its level."""
    mask = 0
    for colour in range(NUM_COLOURS):
        if board[FITS, level, colour] & at:
            mask |= 1 << colour
    return mask


@njit
def suiting(a: int, b: int, c: int, d: int) -> int:
    """The colours that suit a square of four stones (PYR-02, PYR-04)."""
    twice = (a & b) | (c & d) | ((a | b) & (c | d))
    return twice or a | b | c | d


@njit
def three_kind(a: int, b: int, c: int) -> int:
    """Of the top of a square with these three stones."""
    mask = a | b | c
    if NUM_BITS[mask] != 2:
        return THREE_KIND + mask
    pair = (a & b) | (a & c) | (b & c)
    return int(PAIRED_KIND + COLOUR_OF[pair] * MASKS + mask)


@njit
def top_kind(level: int, suits: int, never: int) -> int:
    """Of the top of a complete square: what suits, four colours only if they are forced (PYR-05i)."""
    allowed = suits & ~never
    return TOP_KIND + level * MASKS + (allowed or suits)


@njit
def begun_kind(marks: Array, level: int, top: int) -> int:
    """Of the top of a square of which at most three stones lie."""
    corner = CELLS + level * PER_CELLS + MARGIN + top
    a, b, c, d = marks[corner], marks[corner + 1], marks[corner + 8], marks[corner + 9]
    lying = (a > 0) + (b > 0) + (c > 0) + (d > 0)
    if lying < 2:
        return NOTHING
    if lying == 2:
        return int(TWO_KIND + (a | b | c | d))
    if a == 0:
        return three_kind(b, c, d)
    if b == 0:
        return three_kind(a, c, d)
    return three_kind(a, b, d if c == 0 else c)


@njit
def mark_stones(board: Array, base: int, marks: Array) -> None:
    """Note every stone by its place, and where colours would complete four."""
    marks[CELLS : CELLS + base * PER_CELLS] = 0
    for level in range(base):
        stones = board[STONES, level]
        cells, never = CELLS + level * PER_CELLS + MARGIN, NEVER + level * NUM_COLOURS
        for colour in range(NUM_COLOURS):
            bits = stones[colour]
            while bits:
                marks[cells + lowest_bit(bits)] = 1 << colour
                bits &= bits - U1
        four_coloured(stones, marks[never : never + NUM_COLOURS].view(np.uint64))


@njit
def add_place(marks: Array, notes: Array, kind: int) -> None:
    if kind == NOTHING:
        return
    marks[PLACES + marks[NUM_PLACES]] = kind
    marks[NUM_PLACES] += 1
    for colour in range(NUM_COLOURS):
        notes[ASKED_NOW + colour] += notes[FACTS + kind * NUM_FACTS + ASKED + colour]


@njit
def add_gaps(board: Array, marks: Array, notes: Array) -> None:
    """Note the gaps of the base that do not take every colour."""
    narrowed = 0
    for colour in range(NUM_COLOURS):
        narrowed |= marks[NEVER + colour]
    gaps = np.uint64(narrowed) & ~occupied(board[STONES, 0])
    while gaps:
        add_place(marks, notes, GAP_KIND + (ALL & ~never_at(marks, 0, lowest_bit(gaps))))
        gaps &= gaps - U1


@njit
def tops_of(stones: Bits) -> Bits:
    """The places above the squares that one of these stones belongs to."""
    return stones | (stones >> U1) | (stones >> U8) | (stones >> U9)


@njit
def add_tops(board: Array, level: int, marks: Array, notes: Array) -> None:
    """Note the tops that the squares of one level carry or will carry."""
    stones = occupied(board[STONES, level])
    full = full_squares(stones)
    tops = tops_of(stones) & ~occupied(board[STONES, level + 1])
    if level == 0:
        tops &= np.uint64(marks[INSIDE])
    while tops:
        top = tops & (~tops + U1)
        tops ^= top
        if top & full:
            kind = TOP_KIND + (level + 1) * MASKS + fits_at(board, level + 1, top)
        else:
            kind = begun_kind(marks, level, lowest_bit(top))
        add_place(marks, notes, kind)


@njit
def sum_supply(marks: Array) -> None:
    """Count the stones of the supply for every set of colours."""
    for mask in range(1, MASKS):
        lowest = mask & -mask
        marks[SUMS + mask] = marks[SUMS + (mask ^ lowest)] + marks[SUPPLY + COLOUR_OF[lowest]]


@njit
def box_of(stones: Bits) -> Bits:
    """The squares whose row and column both have a stone."""
    rows, columns = U0, U0
    for row in range(8):
        line = (stones >> np.uint64(8 * row)) & BYTE
        columns |= line
        if line:
            rows |= BYTE << np.uint64(8 * row)
    return rows & (columns * EVERY_ROW)


@njit
def look_at(board: Array, base: int, marks: Array, notes: Array) -> None:
    """Note what every place of a pyramid asks for; its supply is written already."""
    mark_stones(board, base, marks)
    stones = occupied(board[STONES, 0])
    marks[BOX], marks[INSIDE] = np.int64(box_of(stones)), np.int64(full_squares(window(stones, base)))
    marks[NUM_PLACES] = 0
    notes[ASKED_NOW : ASKED_NOW + NUM_COLOURS] = 0.0
    add_gaps(board, marks, notes)
    for level in range(base - 1):
        add_tops(board, level, marks, notes)
    sum_supply(marks)


@njit
def logarithm(notes: Array, counted: int, main: int, minor: int) -> float:
    return float(notes[LOGARITHMS + counted * PER_TABLE + main * PER_MAIN + minor])


@njit
def term(marks: Array, notes: Array, kind: int, taken: int, main: int, minor: int) -> float:
    """What a place of a kind counts, stones taken from the supply: all, of its main and minor colours."""
    counted, facts = marks[COUNTED + kind], FACTS + kind * NUM_FACTS
    main = marks[SUMS + marks[MAIN + kind]] - main
    minor = marks[SUMS + marks[MINOR + kind]] - minor
    left = marks[SUMS + ALL] - taken
    if counted == EACH:
        if main == 0:
            return float(-notes[facts + LOSS])
        return float(
            notes[facts + WEIGHT] * (logarithm(notes, EACH, main, 0) - logarithm(notes, EACH, left, 0))
        )
    suits, all_left = logarithm(notes, counted, main, minor), logarithm(notes, HALF_AND_EACH, left, 0)
    return float(notes[facts + WEIGHT] * (suits - all_left))


@njit
def term_without(marks: Array, notes: Array, kind: int, colour: int) -> float:
    """What a place of a kind counts, a stone of a colour taken."""
    main, minor = (marks[MAIN + kind] >> colour) & 1, (marks[MINOR + kind] >> colour) & 1
    return term(marks, notes, kind, 1, main, minor)


@njit
def total_without(marks: Array, notes: Array, colour: int) -> float:
    """What all places count, a stone of a colour taken."""
    total = 0.0
    for index in range(PLACES, PLACES + marks[NUM_PLACES]):
        total += term_without(marks, notes, marks[index], colour)
    return total


@njit
def short_of(asked: float, supply: int, notes: Array) -> float:
    """What it costs that a colour is asked for more often than it should be."""
    short = max(asked + notes[CUSHION] - supply, 0.0)
    return float(notes[SHORTAGE] * short * short)


@njit
def standing_of(spare: int, missing: int, notes: Array) -> float:
    """What the stones count that need not be built, and those that are built."""
    value = notes[SPARE] * logarithm(notes, EACH, 1 + spare, 0) if spare >= 0 else LOST
    return float(value - notes[PROGRESS] * missing)


@njit
def outlook_now(missing: int, marks: Array, notes: Array) -> float:
    """The outlook of the pyramid looked at."""
    if missing == 0:
        return WON
    value = standing_of(marks[SUMS + ALL] - missing, missing, notes)
    for index in range(PLACES, PLACES + marks[NUM_PLACES]):
        value += term(marks, notes, marks[index], 0, 0, 0)
    for colour in range(NUM_COLOURS):
        value -= short_of(notes[ASKED_NOW + colour], marks[SUPPLY + colour], notes)
    return value


@njit
def outlook_after_exchange(missing: int, exchange: int, marks: Array, notes: Array) -> float:
    """The outlook without the stones of an exchange, by its number."""
    taken = TAKEN[exchange, ALL]
    value = standing_of(marks[SUMS + ALL] - taken - missing, missing, notes)
    for index in range(PLACES, PLACES + marks[NUM_PLACES]):
        kind = marks[index]
        main, minor = TAKEN[exchange, marks[MAIN + kind]], TAKEN[exchange, marks[MINOR + kind]]
        value += term(marks, notes, kind, taken, main, minor)
    for colour in range(NUM_COLOURS):
        supply = marks[SUPPLY + colour] - TAKEN[exchange, 1 << colour]
        value -= short_of(notes[ASKED_NOW + colour], supply, notes)
    return value


@njit
def outlook(board: Array, supply: Array, missing: int, base: int, marks: Array, notes: Array) -> float:
    """How well a pyramid can still be completed with the stones of a supply. supply: int64 (5,)."""
    marks[SUPPLY : SUPPLY + NUM_COLOURS] = supply
    look_at(board, base, marks, notes)
    return outlook_now(missing, marks, notes)
