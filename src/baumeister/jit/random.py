"""Random numbers inside kernels: splitmix64 over a one-element uint64 array.

Numba's own generator costs a 624-word seeding a call; here a playout may carry its own stream.
"""

from typing import Any

import numpy as np

from baumeister.jit import Array, njit_lean

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
U27, U30, U31, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)
ALL_64 = 0xFFFFFFFFFFFFFFFF


@njit_lean
def next_u64(rng: Array) -> Any:
    """The next 64 random bits. rng: uint64 (1,), advanced in place."""
    rng[0] += GOLDEN
    return mixed(rng[0])


@njit_lean
def mixed(z: Any) -> Any:
    """The random bits of a stream that has come to z."""
    z = (z ^ (z >> U30)) * MIX_1
    z = (z ^ (z >> U27)) * MIX_2
    return z ^ (z >> U31)


@njit_lean
def below(rng: Array, limit: int) -> int:
    """A number in 0 … limit − 1, limit < 2³²; the bias is at most limit / 2³²."""
    return int(((next_u64(rng) & LOW_32) * np.uint64(limit)) >> U32)


def new_rng(seed: int) -> Array:
    """A stream for kernels; equal seeds give equal streams."""
    return np.array([seed & ALL_64], dtype=np.uint64)
