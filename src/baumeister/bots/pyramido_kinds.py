"""Kinds of places of a pyramid: what a place asks for depends only on a few colours around it.

Sets of colours are masks of five bits. A kind is a number: gaps of the base and tops of complete squares go
by the colours that they take, tops of squares with two or three stones by the colours lying there, those
with a pair and another stone by the pair's colour too. The constants are compiled into the `njit` kernels of
pyramido_outlook.py.
"""

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from baumeister.games.pyramido.layout import NUM_LEVELS
from baumeister.games.pyramido.moves import EXCHANGES
from baumeister.games.pyramido.state import COLOURS, NUM_COLOURS
from baumeister.jit import Array

# Weights of the outlook by way to play and size of the base, found by random search over many matches:
# GAP, TOP, THREE, TWO: of a narrowed gap, the top of a complete square, of one with three, with two stones
# SINGLE, MINORITY: chance that a colour will suit which lies once like all others, or once beside a pair
# BEGUN: stones that the top of a square with two stones asks for
# CUSHION: stones of a colour that should remain beyond those asked for; SHORTAGE: of the square of the rest
# SPARE, PROGRESS: of the logarithm of the stones that need not be built, and of each stone built
# DEAD: of each stone that can no longer be built, since a place below or its own takes none that is left
GAP, TOP, THREE, TWO, CUSHION, SHORTAGE, SPARE, BEGUN, SINGLE, MINORITY, PROGRESS, DEAD = range(12)
NUM_WEIGHTS = 12
WEIGHTS = {
    ("together", 5): np.array([3.27, 0.03, 0.11, 0.099, 4.96, 0.107, 5.13, 0.19, 0.68, 0.01, 8.88, 1000.0]),
    ("together", 4): np.array([2.12, 0.72, 1.3, 0.127, 2.33, 0.42, 7.27, 0.25, 0.62, 0.26, 2.32, 1000.0]),
    ("contest", 4): np.array([2.06, 0.84, 1.05, 0.41, 0.53, 0.55, 24.1, 0.2, 0.38, 0.38, 2.41, 2.0]),
    ("contest", 3): np.array([2.5, 0.5, 1.24, 0.127, 3.29, 0.315, 14.7, 0.29, 0.81, 0.26, 3.15, 2.5]),
}

ALL = (1 << NUM_COLOURS) - 1
MASKS = ALL + 1
GAP_KIND = 0
TOP_KIND = 0  # and MASKS for each level: the gaps are the tops of level 0
TWO_KIND = NUM_LEVELS * MASKS
THREE_KIND = TWO_KIND + MASKS
PAIRED_KIND = THREE_KIND + MASKS  # and MASKS for each colour of the pair
NUM_KINDS = PAIRED_KIND + NUM_COLOURS * MASKS
NOTHING = GAP_KIND + ALL  # a gap that takes every colour asks for nothing

# Facts of a kind: the weight of the logarithm of the stones that suit, the loss if none do, and the stones
# asked for, by colour
WEIGHT, LOSS, ASKED = range(3)
NUM_FACTS = ASKED + NUM_COLOURS

# How many stones suit: each of the main colours; half a stone anyhow and each, or a part SINGLE of them;
# half a stone, each of the main colours and a part MINORITY of the minor one
EACH, HALF_AND_EACH, HALF_AND_SINGLE, HALF_AND_MINORITY = range(4)
MAX_MAIN, MAX_MINOR = 65, 13  #: all stones there are, and those of a colour
PER_MAIN = MAX_MINOR + 1
PER_TABLE = (MAX_MAIN + 1) * PER_MAIN
NUM_LOGARITHMS = 4 * PER_TABLE

NUM_BITS = np.array([mask.bit_count() for mask in range(MASKS)])
COLOUR_OF = np.array([max(mask.bit_length() - 1, 0) for mask in range(MASKS)])
#: [exchange, mask] → stones that it takes of these colours
TAKEN = np.array([[sum(m >> c & 1 for c in move.colours) for m in range(MASKS)] for move in EXCHANGES])


def stones_above(level: int, base: int) -> int:
    """How many stones a dead place of a level (0 is the base) may cost: itself and all that rest on it."""
    return sum(min(higher - level + 1, base - higher) ** 2 for higher in range(level, base))


def logarithms(weights: Array) -> Array:
    """Of the stones that suit, by way to count, stones of main colours and of minor ones; 0 stones: −∞."""
    main, minor = np.arange(MAX_MAIN + 1)[:, None], np.arange(MAX_MINOR + 1)[None, :]
    suiting = (
        main + 0 * minor,
        0.5 + main + 0 * minor,
        0.5 + weights[SINGLE] * main + 0 * minor,
        0.5 + main + weights[MINORITY] * minor,
    )
    with np.errstate(divide="ignore"):
        logs: Array = np.log(np.array(suiting, dtype=float))
    return logs.ravel()


def kinds_of(weights: Array, base: int) -> tuple[Array, Array]:
    """Main colours, minor ones and way to count, int64 (kinds, 3); facts, float64 (kinds, NUM_FACTS)."""
    marks = np.zeros((NUM_KINDS, 3), dtype=np.int64)
    facts = np.zeros((NUM_KINDS, NUM_FACTS))
    for mask in range(MASKS):
        for level in range(base):
            loss = weights[DEAD] * stones_above(level, base)
            asked = [(mask >> colour & 1) / max(1, mask.bit_count()) for colour in COLOURS]
            marks[level * MASKS + mask] = mask, 0, EACH
            facts[level * MASKS + mask] = weights[TOP if level else GAP], loss, *asked
    for kind, numbers in _begun_squares():
        marks[kind], facts[kind] = _begun(numbers, weights)
    marks[NOTHING], facts[NOTHING] = (0, 0, HALF_AND_EACH), 0.0
    return marks, facts


def _begun(numbers: tuple[int, ...], weights: Array) -> tuple[tuple[int, int, int], tuple[float, ...]]:
    """Of the top of a square in which so many stones of each colour lie, two or three in all."""
    lying, most = sum(numbers), max(numbers)
    main = sum(1 << colour for colour in COLOURS if numbers[colour] == most)
    minor = sum(1 << colour for colour in COLOURS if 0 < numbers[colour] < most)
    main_part, minor_part = float(weights[SINGLE]) if most == 1 else 1.0, float(weights[MINORITY])
    parts = [main_part * (main >> colour & 1) + minor_part * (minor >> colour & 1) for colour in COLOURS]
    asks = 1.0 if lying == 3 else float(weights[BEGUN])
    weight = float(weights[THREE] if lying == 3 else weights[TWO])
    counted = HALF_AND_SINGLE if most == 1 else HALF_AND_MINORITY if minor else HALF_AND_EACH
    return (main, minor, counted), (weight, 0.0, *(asks * part / sum(parts) for part in parts))


def _begun_squares() -> Iterator[tuple[int, tuple[int, ...]]]:
    """The kind of every square with two or three stones, and how often each colour lies there."""

    def numbers(*stones: int) -> tuple[int, ...]:
        return tuple(stones.count(colour) for colour in COLOURS)

    for one in COLOURS:
        yield TWO_KIND + (1 << one), numbers(one, one)
        yield THREE_KIND + (1 << one), numbers(one, one, one)
        for other in set(COLOURS) - {one}:
            yield PAIRED_KIND + one * MASKS + (1 << one | 1 << other), numbers(one, one, other)
    for two in combinations(COLOURS, 2):
        yield TWO_KIND + sum(1 << colour for colour in two), numbers(*two)
    for three in combinations(COLOURS, 3):
        yield THREE_KIND + sum(1 << colour for colour in three), numbers(*three)
