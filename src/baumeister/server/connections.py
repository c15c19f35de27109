"""One client at a room: what it has been told, and what waits to be sent to it."""

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from baumeister.server.limits import Bucket
from baumeister.server.replies import Presence, Reply, You
from baumeister.server.room import Room
from baumeister.server.rooms import Table
from baumeister.server.settings import Limits
from baumeister.server.states import state_of
from baumeister.server.tokens import is_same

TOO_SLOW = 4008
GOING_AWAY = 1012


class Connection:
    """A listener behind a socket. Sending never waits: who reads too slowly is cut off and may return."""

    def __init__(self, socket: WebSocket, holder: str | None, told: int, limits: Limits) -> None:
        self.holder = holder
        self.messages = Bucket(limits.messages_per_s, limits.message_burst)
        self.hints = Bucket(limits.hints_per_s, limits.hint_burst)
        self._socket = socket
        self._told = told
        self._you: You | None = None
        self._waiting: asyncio.Queue[str] = asyncio.Queue(limits.queue)
        self._is_too_slow = False

    def send(self, reply: Reply) -> None:
        try:
            self._waiting.put_nowait(reply.model_dump_json())
        except asyncio.QueueFull:
            self._is_too_slow = True

    def tell_state(self, table: Table) -> None:
        """The state now, with the events that this client has not seen."""
        room = table.room
        if self._told > room.version:
            self._told = 0
        self.send(state_of(room, table.position, self._told, time.time()))
        self._told = room.version
        if (you := you_of(room, self.holder)) != self._you:
            self._you = you
            self.send(you)

    def tell_presence(self, table: Table) -> None:
        self.send(presence_of(table))

    async def pump(self) -> None:
        """Send what waits, in order, until the client is gone."""
        while not self._is_too_slow:
            text = await self._waiting.get()
            try:
                await self._socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):
                return
        await close(self._socket, TOO_SLOW)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code)


def you_of(room: Room, holder: str | None) -> You:
    seats = [number for number, seat in enumerate(room.seats) if is_same(holder, seat.holder)]
    return You(seats=seats, is_host=is_same(holder, room.opened.host))


def presence_of(table: Table) -> Presence:
    connected = [table.is_here(seat.holder) for seat in table.room.seats]
    lookers = [listener for listener in table.listeners if not you_of(table.room, listener.holder).seats]
    return Presence(connected=connected, spectators=len(lookers))
