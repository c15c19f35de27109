"""A process for what takes long or holds Python's lock; one that dies or hangs is replaced."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import Any


class WorkerFailed(Exception):
    """The process died, or took too long."""


class Worker:
    """One process, started when it is needed."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness  #: how far it steps back for other processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, limit_s: float | None, work: Callable[..., Any], *arguments: Any) -> Any:
        """What the work gives or raises; WorkerFailed if its process fails."""
        try:
            pool = self._pool or await self._start(work.__module__)
            async with asyncio.timeout(limit_s):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            self.end()
            raise WorkerFailed from error

    async def _start(self, module: str) -> ProcessPoolExecutor:
        """To start is no part of the work: on a busy machine it takes longer than a move."""
        pool = self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)
        await asyncio.get_running_loop().run_in_executor(pool, _get_ready, module, self._niceness)
        return pool

    def end(self) -> None:
        """End the process at once, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # no public way to end a hanging worker
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _get_ready(module: str, niceness: int) -> None:
    """It steps back for others once it is there: on a busy machine it would hardly ever get so far."""
    import_module(module)
    os.nice(niceness)


def _settle_in() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
