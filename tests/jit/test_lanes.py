"""Eight words at a time do what they do one by one."""

import random

import numpy as np

from baumeister.jit import Array, njit
from baumeister.jit.lanes import NUM_LANES, both, eight, either, is_any, put


@njit
def combine(words: Array, first: int, second: int, shift: int, out: Array) -> bool:
    lanes = eight(words, np.uint64(first), np.uint64(0))
    others = eight(words, np.uint64(second), np.uint64(shift))
    put(out, np.uint64(0), both(lanes, others))
    put(out, np.uint64(NUM_LANES), either(lanes, others))
    return bool(is_any(both(lanes, others)))


def test_words_are_combined_lane_by_lane() -> None:
    rng = random.Random(1)
    words = np.array([[rng.getrandbits(64) for _ in range(8)] for _ in range(4)], dtype=np.uint64)
    out = np.zeros(2 * NUM_LANES, dtype=np.uint64)
    flat = words.ravel()
    for first, second, shift in ((0, 8, 0), (3, 17, 5), (24, 1, 63)):
        assert combine(words, first, second, shift, out)
        one, other = flat[first : first + 8], flat[second : second + 8] >> np.uint64(shift)
        assert out.tolist() == [*(one & other).tolist(), *(one | other).tolist()]


def test_one_bit_in_any_lane_is_noticed() -> None:
    out = np.zeros(2 * NUM_LANES, dtype=np.uint64)
    words = np.zeros(2 * NUM_LANES, dtype=np.uint64)
    assert not combine(words, 0, 0, 0, out)
    for lane in range(NUM_LANES):
        words[:] = 0
        words[lane] = np.uint64(1) << np.uint64(63)
        assert combine(words, 0, 0, 0, out)
