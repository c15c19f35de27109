"""Who may ask the thinking processes next: each address in turn, and in it each room in turn.

People's matches, bots among themselves, hints and the coach each have a desk, so that none waits for another.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from baumeister.core.errors import TooMany
from baumeister.server import metrics
from baumeister.server.workers import Worker

T = TypeVar("T")

NOBODY = ""  #: the address of a room that nobody is connected to


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is thought about."""

    address: str = NOBODY
    room: str = ""


class FairQueue(Generic[T]):
    """First come, first served within a room; rooms of an address, and addresses, take turns."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[str, deque[T]]] = {}

    def __len__(self) -> int:
        return sum(len(line) for rooms in self._lines.values() for line in rooms.values())

    def num_of(self, address: str) -> int:
        return sum(map(len, self._lines.get(address, {}).values()))

    def push(self, asker: Asker, item: T) -> None:
        self._lines.setdefault(asker.address, {}).setdefault(asker.room, deque()).append(item)

    def pop(self) -> T:
        """The next; who was served goes to the end."""
        address = next(iter(self._lines))
        rooms = self._lines.pop(address)
        room = next(iter(rooms))
        line = rooms.pop(room)
        item = line.popleft()
        if line:
            rooms[room] = line
        if rooms:
            self._lines[address] = rooms
        return item


class Desk:
    """Some workers and the queue before them."""

    def __init__(
        self, name: str, num_workers: int, limit_s: float, niceness: int = 0, most: int | None = None
    ) -> None:
        self._limit_s = limit_s
        self._most = most  #: that an address may have waiting
        self._workers = [Worker(niceness) for _ in range(num_workers)]
        self._free = list(self._workers)
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._length = metrics.BOT_QUEUE.labels(name)
        self._is_closed = False

    @property
    def num_free(self) -> int:
        return len(self._free)

    async def ask(
        self,
        asker: Asker,
        work: Callable[..., Any],
        arguments: Callable[[int], Any],
        limit_s: float | None = None,
    ) -> Any:
        """What a worker answers, None if it fails; `arguments` hears how many others wait by then."""
        if self._most is not None and self._queue.num_of(asker.address) >= self._most:
            raise TooMany("too-many-hints", wait=10)
        worker = await self._wait(asker)
        asking = asyncio.create_task(self._use(worker, limit_s, work, arguments(len(self._queue))))
        self._tasks.add(asking)
        asking.add_done_callback(self._tasks.discard)
        return await asyncio.shield(asking)

    def close(self) -> None:
        """End the workers at once, whatever they do; nobody is served any more."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()
        while len(self._queue):
            self._queue.pop().cancel()

    async def _wait(self, asker: Asker) -> Worker:
        if self._is_closed:
            raise asyncio.CancelledError
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.push(asker, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    async def _use(
        self, worker: Worker, limit_s: float | None, work: Callable[..., Any], arguments: Any
    ) -> Any:
        """It is free again when it is done, even if the asker goes away before."""
        try:
            return await worker.run(limit_s or self._limit_s, work, *arguments)
        except Exception:
            return None  # the caller tries again, and counts it
        finally:
            self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        if not self._is_closed:
            self._serve()

    def _serve(self) -> None:
        while self._free and len(self._queue):
            turn = self._queue.pop()
            if not turn.done():  # else the asker went away
                turn.set_result(self._free.pop())
        self._length.set(len(self._queue))
