"""A room that is here, in memory: what it amounts to, who hears of it, and what they are told."""

import asyncio

from baumeister.server import clocks
from baumeister.server.audience import Audience, Listener
from baumeister.server.room import Room
from baumeister.server.states import Position, room_info, state_text


class LiveRoom:
    """One message at a time changes it: `Rooms.hold` has the lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.position: Position | None = None  #: once `Rooms.prepare` was awaited; None before the match
        self.is_stale = False  #: a commit failed: only the disk knows what is true
        self._text: tuple[tuple[int, int, float], str] | None = None
        self._around: tuple[int, str] | None = None

    @property
    def listeners(self) -> set[Listener]:
        return self.audience.listeners

    def renew(self, room: Room) -> None:
        """Forget what was here for what the disk says."""
        self.room, self.is_stale = room, False
        self.position = self._text = self._around = None

    def tell_state(self) -> None:
        """Tell everyone here what is new."""
        now = clocks.now()
        for listener in tuple(self.listeners):
            listener.tell_state(self, now)
        self.audience.tell_new_presence(self.room)

    def state_text(self, since: int, now: float) -> str:
        """The state for a client that has the version `since`, written once for all who hear it now."""
        key = (self.room.version, since, now)
        kept = self._text
        if kept is None or kept[0] != key:
            kept = self._text = key, state_text(self.room, self._around_text(), self.position, since, now)
        return kept[1]

    def _around_text(self) -> str:
        """The JSON of what moves do not change: seats, phase, variant."""
        kept = self._around
        if kept is None or kept[0] != self.room.setting_version:
            kept = self._around = self.room.setting_version, room_info(self.room).model_dump_json()
        return kept[1]
