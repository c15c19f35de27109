"""Flags as bits and as bytes are the same flags."""

import random

import numpy as np

from baumeister.jit import Array, njit_lean
from baumeister.jit.flags import NUM_FLAGS, gathered, spread

NUM_BYTES = 23


@njit_lean
def write(out: Array, index: int, bits: int, value: int) -> None:
    spread(out, np.uint64(index), np.uint64(bits), np.uint8(value), NUM_BYTES)


@njit_lean
def read(flags: Array, index: int) -> int:
    return gathered(flags, np.uint64(index))  # type: ignore[no-any-return]  # it is told in other terms


def test_a_byte_is_written_for_each_bit_and_no_more() -> None:
    rng = random.Random(1)
    for index, value in ((0, 1), (3, 255), (17, 6)):
        bits = rng.getrandbits(40)
        out = np.full((2, NUM_BYTES), 9, dtype=np.uint8)
        write(out, index, bits, value)
        expected = [9] * (2 * NUM_BYTES)
        expected[index : index + NUM_BYTES] = [(bits >> k & 1) * value for k in range(NUM_BYTES)]
        assert out.ravel().tolist() == expected


def test_a_bit_is_read_for_each_byte_that_is_not_zero() -> None:
    flags = np.random.default_rng(2).integers(0, 3, 2 * NUM_FLAGS, dtype=np.uint8)
    for index in (0, 5, NUM_FLAGS):
        expected = sum(1 << k for k in range(NUM_FLAGS) if flags[index + k])
        assert read(flags, index) == expected
