"""Who asks the rules: the loop where they answer at once, threads where they would hold up everyone else.

A thread costs more than most questions: it is woken, it wakes the loop, and both want Python's lock at the
same time. With all games in equal parts that was a third of what a move cost, and made moves queue.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from baumeister.jit.ready import KernelMissing, only_ready_kernels

#: Threads that ask rules about moves. Two, for a long kernel of one leaves the other; with more the loop and
#: the thread that writes wait for Python's lock behind all of them.
NUM_JUDGES = 2
NUM_ADVISERS = 2  #: threads for those who only ask
AT_ONCE_S = 0.01  #: of a core; what takes longer is asked in a thread
FADING = 0.9  #: of what a slow answer weighs, for each answer after it: the phases of a turn differ

T = TypeVar("T")


class Pace:
    """How long the rules of one room take to answer: the slowest answer of late. Unknown is slow."""

    def __init__(self, first_s: float | None = None) -> None:
        self._first_s = self._slowest_s = first_s

    @property
    def is_quick(self) -> bool:
        return self._slowest_s is not None and self._slowest_s < AT_ONCE_S

    def note(self, took_s: float) -> None:
        """So long a position took, of a core; what is refused, or only said, tells nothing about the next."""
        if self._first_s is None:
            self._first_s = took_s
        self._slowest_s = max(took_s, FADING * (self._slowest_s or 0.0))

    def anew(self) -> "Pace":
        """That of another match like this one, which begins as this one did."""
        return Pace(self._first_s)


class Judges:
    """Threads for what changes a room, and others for questions: no match waits behind who only asks."""

    def __init__(self) -> None:
        self._judges = ThreadPoolExecutor(NUM_JUDGES, "judge")
        self._advisers = ThreadPoolExecutor(NUM_ADVISERS, "adviser")

    async def judge(self, pace: Pace, question: Callable[..., T], *subjects: Any) -> T:
        """The answer of a room's rules; a question changes nothing, so that it can be asked again."""
        if pace.is_quick:
            try:
                with only_ready_kernels():
                    return question(*subjects)
            except KernelMissing:  # the first room that needs it
                pass
        return await self.judge_apart(question, *subjects)

    async def judge_apart(self, question: Callable[..., T], *subjects: Any) -> T:
        """The same in a thread, whatever it takes."""
        return await asyncio.get_running_loop().run_in_executor(self._judges, question, *subjects)

    async def advise(self, question: Callable[..., T], *subjects: Any) -> T:
        """For questions that nobody waits for in a match."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, question, *subjects)

    def close(self) -> None:
        for threads in (self._judges, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)
