"""Rules are asked in threads, so that a large building does not hold up everyone else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

#: Threads that ask rules about moves. Two, for a long kernel of one leaves the other; with more the loop and
#: the thread that writes wait for Python's lock behind all of them.
NUM_JUDGES = 2
NUM_ADVISERS = 2  #: threads for those who only ask

T = TypeVar("T")


class Judges:
    """Threads for what changes a room, and others for questions: no match waits behind who only asks."""

    def __init__(self) -> None:
        self._judges = ThreadPoolExecutor(NUM_JUDGES, "judge")
        self._advisers = ThreadPoolExecutor(NUM_ADVISERS, "adviser")

    async def judge(self, question: Callable[..., T], *subjects: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._judges, question, *subjects)

    async def advise(self, question: Callable[..., T], *subjects: Any) -> T:
        """The same for questions that change nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, question, *subjects)

    def close(self) -> None:
        for threads in (self._judges, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)
