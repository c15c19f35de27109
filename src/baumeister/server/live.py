"""A room that is here, in memory: what it amounts to, who hears of it, and what they are told."""

import asyncio

from baumeister.server import clocks
from baumeister.server.audience import Audience, Listener
from baumeister.server.judges import Pace
from baumeister.server.room import Room
from baumeister.server.states import Position, room_info, state_text
from baumeister.server.tokens import is_same


class LiveRoom:
    """One message at a time changes it: `Rooms.hold` has the lock."""

    def __init__(self, room: Room, pace: Pace | None = None) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.pace = pace or Pace()
        self.position: Position | None = None  #: once `Rooms.prepare` was awaited; None before the match
        self.is_elsewhere = False  #: another server of the cluster has it, or nobody but the disk
        self.is_stale = False  #: a commit failed: only the disk knows what is true
        self._moment = (0, 0.0)  #: the version and the time that the texts are of
        self._texts: dict[tuple[int, bool], str] = {}
        self._around: tuple[int, str] | None = None

    @property
    def listeners(self) -> set[Listener]:
        return self.audience.listeners

    def renew(self, room: Room) -> None:
        """Forget what was here for what the disk says."""
        self.room, self.is_stale = room, False
        self.position = self._around = None
        self._moment = (0, 0.0)

    def tell_state(self) -> None:
        """Tell everyone here what is new."""
        now = clocks.now()
        for listener in tuple(self.listeners):
            listener.tell_state(self, now)
        self.audience.tell_new_presence(self.room)

    def may_move(self, holder: str | None) -> bool:
        """Whether who holds this is the person to move, with no bot playing for them."""
        seat = self.room.seat_to_move()
        return seat is not None and self._plays(seat) and is_same(holder, self.room.seats[seat].holder)

    def is_awaited(self, seat: int) -> bool:
        """Whether the person of this seat is here to choose a move."""
        return self._plays(seat) and self.audience.is_here(self.room.seats[seat].holder)

    def _plays(self, seat: int) -> bool:
        return self.room.seats[seat].level is None

    def state_text(self, since: int, now: float, moves: bool) -> str:
        """The state for a client that has the version `since`, written once for all who hear it now.

        `moves` says whether the client is the one to move.
        """
        if self._moment != (self.room.version, now):
            self._moment = self.room.version, now
            self._texts.clear()
        if (since, moves) not in self._texts:
            text = state_text(self.room, self._around_text(), self.position, since, now, moves)
            self._texts[since, moves] = text
        return self._texts[since, moves]

    def _around_text(self) -> str:
        """The JSON of what moves do not change: seats, phase, variant."""
        kept = self._around
        if kept is None or kept[0] != self.room.setting_version:
            kept = self._around = self.room.setting_version, room_info(self.room).model_dump_json()
        return kept[1]
