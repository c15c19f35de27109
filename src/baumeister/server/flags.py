"""Whose time is up: a timer for each room whose clock runs."""

import asyncio

from baumeister.core.errors import RoomElsewhere, UnknownRoom
from baumeister.server import clocks, decisions
from baumeister.server.changes import Submit
from baumeister.server.entries import PLAYING
from baumeister.server.live import LiveRoom
from baumeister.server.tasks import Tasks, complain


class Flags:
    """Lets flags fall when their clocks have run out."""

    def __init__(self, submit: Submit, tasks: Tasks) -> None:
        self._submit = submit
        self._tasks = tasks
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._is_closed = False

    def set(self, live: LiveRoom) -> None:
        """Wait for the flag of the clock that runs in this room now, and for no other."""
        if (timer := self._timers.pop(live.room.id, None)) is not None:
            timer.cancel()
        deadline = live.room.clocks.deadline
        is_ours = not (self._is_closed or live.is_elsewhere)
        if deadline is not None and live.room.phase == PLAYING and is_ours:
            wait_s = max(0.0, deadline - clocks.now())
            self._timers[live.room.id] = asyncio.get_running_loop().call_later(
                wait_s, lambda: self._tasks.spawn(self._drop(live))
            )

    def close(self) -> None:
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()

    async def _drop(self, live: LiveRoom) -> None:
        try:
            await self._submit(live, lambda room: decisions.flag_fallen(room, clocks.now()))
        except (UnknownRoom, RoomElsewhere):
            pass  # it was deleted, or it falls there
        except Exception as error:
            complain("the flag of room %s did not fall", live.room.id, error)
            self._tasks.retry(lambda: self.set(live))
