"""Words inside kernels: as numbers, and their bits counted."""

from typing import Any

import numpy as np

from baumeister.jit import njit_lean

ONE = np.uint64(1)


@njit_lean
def number(word: Any) -> int:
    """A word as a signed number: kernels cannot add it to one otherwise."""
    return np.int64(word)  # type: ignore[return-value]  # that is what an int is in a kernel


@njit_lean
def num_bits(word: Any) -> int:
    """How many bits are set (the compiler knows this loop as one instruction)."""
    count = 0
    while word:
        word &= word - ONE
        count += 1
    return count


@njit_lean
def lowest_bit(word: Any) -> int:
    """The index of the lowest bit of a word that is not 0."""
    return num_bits((word & (~word + ONE)) - ONE)
