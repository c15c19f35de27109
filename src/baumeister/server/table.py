"""A room in memory, and who is at it."""

import asyncio
import time
from typing import Protocol

from baumeister.server.replies import Presence
from baumeister.server.room import Room
from baumeister.server.states import Position, state_of, you_of
from baumeister.server.tokens import is_same


class Listener(Protocol):
    """Somebody connected to a room."""

    holder: str | None

    def send_text(self, text: str) -> None: ...

    def tell_state(self, table: "Table", now: float) -> None: ...


class Table:
    """A room in memory: its fold, who listens, and what is under way."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.flag: asyncio.TimerHandle | None = None
        self.thinking_about: int | None = None  #: the version that a bot thinks about
        self.position: Position | None = None  #: of the room's present state once `Rooms.prepare` was awaited
        self.is_stale = False  #: a commit failed: only the disk knows what is true
        self.told_presence = ""
        self._seen: dict[str | None, float] = {}
        self._loaded = time.monotonic()
        self._text: tuple[tuple[int, int, float], str] | None = None

    def state_text(self, since: int, now: float) -> str:
        """The state for a client that has the version `since`, written once for all who hear it now."""
        key = (self.room.version, since, now)
        kept = self._text
        if kept is None or kept[0] != key:
            assert self.position is not None, "prepared before anyone is told"
            kept = self._text = key, state_of(self.room, self.position, since, now).model_dump_json()
        return kept[1]

    def presence_text(self) -> str:
        connected = [self.is_here(seat.holder) for seat in self.room.seats]
        lookers = [listener for listener in self.listeners if not you_of(self.room, listener.holder).seats]
        return Presence(connected=connected, spectators=len(lookers)).model_dump_json()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if you_of(self.room, listener.holder).seats:  # only who plays is missed
            self._seen[listener.holder] = time.monotonic()

    def is_here(self, holder: str | None) -> bool:
        return any(is_same(listener.holder, holder) for listener in tuple(self.listeners))

    def away_s(self, holder: str | None) -> float:
        """For how long nobody with this secret has been connected."""
        if self.is_here(holder):
            return 0.0
        return time.monotonic() - self._seen.get(holder, self._loaded)
