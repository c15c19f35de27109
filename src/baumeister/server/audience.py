"""Who hears of a room: those connected to it, and for how long others have been away."""

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from baumeister.core.errors import BaumeisterError, TooMany
from baumeister.server.replies import Presence
from baumeister.server.room import Room
from baumeister.server.states import you_of
from baumeister.server.tokens import is_same

if TYPE_CHECKING:
    from baumeister.server.live import LiveRoom

PRESENCE_S = 0.25  #: from telling all who is here until they are told again


class Listener(Protocol):
    """Somebody connected to a room."""

    holder: str | None
    address: str

    def send_text(self, text: str) -> None: ...

    def tell_state(self, live: "LiveRoom", now: float) -> None: ...

    def dismiss(self, error: BaumeisterError) -> None: ...

    def cut_off(self) -> None: ...


class Audience:
    """The listeners of one room, and when people who play in it were last seen."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._told_presence = ""
        self._pause: asyncio.TimerHandle | None = None  #: since who is here was told
        self._changed: Room | None = None  #: who is in this room has changed since
        self._setting_told = 0
        self._seen: dict[str | None, float] = {}
        self._since = self._parted = time.monotonic()

    def join(self, listener: Listener, room: Room, most: int) -> None:
        """Who plays, or opened the room, comes in however many look on."""
        you = you_of(room, listener.holder)
        if len(self.listeners) >= most and not (you.seats or you.is_host):
            raise TooMany("too-many-connections", wait=60)
        self.listeners.add(listener)
        if self._pause is not None:
            listener.send_text(self._presence(room))
        self.tell_presence(room)

    def part(self, listener: Listener, room: Room) -> None:
        self.listeners.discard(listener)
        self._parted = time.monotonic()
        if you_of(room, listener.holder).seats:  # only who plays is missed
            self._seen[listener.holder] = time.monotonic()
        self.tell_presence(room)

    def tell(self, text: str) -> None:
        for listener in tuple(self.listeners):
            listener.send_text(text)

    def dismiss(self, error: BaumeisterError) -> None:
        """Tell all why they cannot stay."""
        for listener in tuple(self.listeners):
            listener.dismiss(error)

    def cut_off(self) -> None:
        """Whoever is connected may come back at once."""
        for listener in tuple(self.listeners):
            listener.cut_off()

    def tell_presence(self, room: Room) -> None:
        """Tell all who is here; if that was just done, a moment later, once for all who came and went.

        Else a few who come and go all the time, in a room with hundreds, keep everyone busy in all rooms.
        """
        if self._pause is not None:
            self._changed = room
            return
        self._told_presence = self._presence(room)
        self.tell(self._told_presence)
        self._pause = asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_what_changed)

    def _tell_what_changed(self) -> None:
        room, self._changed, self._pause = self._changed, None, None
        if room is not None:
            self.tell_presence(room)

    def tell_new_presence(self, room: Room) -> None:
        """Say who is here if somebody sat down or stood up since it was said."""
        if self.listeners and room.setting_version != self._setting_told:
            self._setting_told = room.setting_version
            if self._presence(room) != self._told_presence:
                self.tell_presence(room)

    def _presence(self, room: Room) -> str:
        holders = {seat.holder for seat in room.seats if seat.holder is not None}
        here = [listener.holder for listener in self.listeners]
        connected_holders = holders.intersection(here)
        connected = [seat.holder in connected_holders for seat in room.seats]
        spectators = sum(holder not in holders for holder in here)
        return Presence(connected=connected, spectators=spectators).model_dump_json()

    @property
    def unwatched_s(self) -> float:
        """For how long nobody at all has been connected."""
        return 0.0 if self.listeners else time.monotonic() - self._parted

    def is_here(self, holder: str | None) -> bool:
        return any(is_same(listener.holder, holder) for listener in tuple(self.listeners))

    def away_s(self, holder: str | None) -> float:
        """For how long nobody with this secret has been connected."""
        if self.is_here(holder):
            return 0.0
        return time.monotonic() - self._seen.get(holder, self._since)
