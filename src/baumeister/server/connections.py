"""One client at a room: what it has been told, and what waits to be sent to it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from baumeister.core import BaumeisterError
from baumeister.server.failures import failure_of
from baumeister.server.guard import client_address
from baumeister.server.limits import Allowance, Bucket
from baumeister.server.live import LiveRoom
from baumeister.server.lobby import Shown
from baumeister.server.replies import Reply, You
from baumeister.server.room import Room
from baumeister.server.settings import Limits
from baumeister.server.states import you_of

TOO_SLOW = 4008
UNWANTED = 4001  #: why was said before; to come back would not help
MOVED = 1012  #: the room is another server's now
CLOSE_S = 1.0


class Connection:
    """A listener behind a socket. Sending never waits: who reads too slowly is cut off and may return."""

    def __init__(self, socket: WebSocket, holder: str | None, told: int, limits: Limits) -> None:
        self.holder = holder
        self.address = client_address(socket)
        self.hints = Bucket(limits.hints_per_s, limits.hint_burst)
        self.looks = Bucket(limits.coach_per_s, limits.coach_burst)
        self.allowance: Allowance = socket.app.state.allowance
        self.shown: Shown = socket.app.state.shown
        self.is_over = False  #: nothing more is heard
        self.is_changing = False  #: what it said is being done
        self._socket = socket
        self._told = told
        self._you: You | None = None
        self._setting_told = 0
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(limits.queue)  #: None: hang up
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()  #: and its code

    def count_room(self) -> None:
        """One more room from this address."""
        self._socket.app.state.new_rooms.take(self.address, "too-many-rooms")

    @contextmanager
    def finishing(self) -> Iterator[None]:
        """Within this the room is changed: to be finished, whoever hangs up."""
        self.is_changing = True
        try:
            yield
        finally:
            self.is_changing = False

    def send(self, reply: Reply) -> None:
        self.send_text(reply.model_dump_json())

    def tell_state(self, live: LiveRoom, now: float) -> None:
        """The state now, with the events that this client has not seen."""
        room = live.room
        self.send_text(live.state_text(self.told_of(room), now, live.may_move(self.holder)))
        self._told = room.version
        if self._setting_told != room.setting_version:
            self._setting_told = room.setting_version
            self._tell_you(you_of(room, self.holder))

    def _tell_you(self, you: You) -> None:
        if you != self._you:
            self._you = you
            self.send(you)

    def told_of(self, room: Room) -> int:
        """The version this client has; one that the room has not reached was another room's."""
        return self._told if self._told <= room.version else 0

    def dismiss(self, error: BaumeisterError) -> None:
        """Say why, and hang up when it is said."""
        self.send(failure_of(error))
        self.send_text(None)

    def send_text(self, text: str | None) -> None:
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self._cut_off(TOO_SLOW)

    async def pump(self) -> None:
        """Send what waits, in order, until the client is gone."""
        while True:
            text = await self._waiting.get()
            try:
                if text is None:
                    await close(self._socket, UNWANTED)
                    return
                await self._socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):
                return

    def cut_off(self) -> None:
        """The room is no longer here."""
        self._cut_off(MOVED)

    async def wait_for_end(self) -> None:
        """Hang up when more has piled up than a client may leave unread, or when the room is elsewhere."""
        code = await self._end
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await close(self._socket, code)

    def _cut_off(self, code: int) -> None:
        if not self._end.done():
            self._end.set_result(code)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code)
