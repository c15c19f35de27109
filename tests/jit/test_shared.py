"""Numbers that threads share: nothing is lost, and one thread alone gets what all want."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from baumeister.jit import Array, njit
from baumeister.jit.shared import add, claim, hear, tell

NUM_THREADS, NUM_TURNS = 4, 200_000


@njit
def add_often(counts: Array, sums: Array, num_turns: int) -> None:
    for _ in range(num_turns):
        add(counts, 1, 1)
        add(sums, 2, 0.5)


@njit
def claim_all(owners: Array, owner: int) -> int:
    """How many of the numbers this thread was the first to claim."""
    claimed = 0
    for index in range(len(owners)):
        claimed += claim(owners, index, 0, owner)
    return claimed


@njit
def announce(words: Array, index: int, value: int) -> int:
    before = hear(words, index)
    tell(words, index, value)
    return int(before)


def in_threads(work: object, *arguments: tuple[object, ...]) -> list[int]:
    with ThreadPoolExecutor(NUM_THREADS) as pool:
        return list(pool.map(lambda given: work(*given), arguments))  # type: ignore[operator]  # a kernel


def test_no_amount_is_lost() -> None:
    counts, sums = np.zeros((2, 2), dtype=np.int64), np.zeros(3)
    in_threads(add_often, *[(counts, sums, NUM_TURNS)] * NUM_THREADS)
    assert counts.tolist() == [[0, NUM_THREADS * NUM_TURNS], [0, 0]]
    assert sums.tolist() == [0, 0, NUM_THREADS * NUM_TURNS / 2]


def test_one_thread_alone_gets_what_all_claim() -> None:
    owners = np.zeros(NUM_TURNS, dtype=np.int64)
    claimed = in_threads(claim_all, *((owners, owner) for owner in range(1, NUM_THREADS + 1)))
    assert claimed == [int((owners == owner).sum()) for owner in range(1, NUM_THREADS + 1)]
    assert sum(claimed) == NUM_TURNS


def test_what_is_told_is_heard() -> None:
    words = np.arange(6).reshape(2, 3)
    assert announce(words, 4, 9) == 4
    assert words.tolist() == [[0, 1, 2], [3, 9, 5]]
