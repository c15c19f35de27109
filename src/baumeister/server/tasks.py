"""Work that goes on by itself, and what is written down when it fails."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from baumeister.core.errors import BaumeisterError

logger = logging.getLogger(__name__)

RETRY_S = 1.0


class Tasks:
    """What has been begun and must be finished; the loop alone would forget it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        """Who waited for it may have hung up; then nobody else looks at what went wrong."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def retry(self, work: Callable[[], None]) -> None:
        """Do it in a while: what went wrong may be well again then."""
        asyncio.get_running_loop().call_later(RETRY_S, work)

    async def finish(self, limit_s: float) -> None:
        """Wait for all of it, and cut off what takes longer."""
        _, late = await asyncio.wait(self._tasks, timeout=limit_s) if self._tasks else (set(), set())
        for task in late:
            task.cancel()


def complain(what: str, room_id: str, error: Exception) -> None:
    """One line for what can happen, such as a full disk; a mistake of ours is told in full."""
    logger.error("%s: %s", what % room_id, error, exc_info=not isinstance(error, BaumeisterError))
