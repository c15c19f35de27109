"""The door, before a word is said: how many connections an address has, and for how long they are silent."""

import asyncio
import logging
import resource
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from baumeister.core.errors import TooMany
from baumeister.server.limits import Bucket, counted_as
from baumeister.server.settings import Limits

MOST_FILES = 65_536
KEPT_FILES = 200  #: for the database, the bots' processes and what is read from disk
LEAST_GUESTS = 50
UNHEARD = "Invalid UTF-8"  #: what uvicorn logs with a traceback, though a stranger said it
SMALL, MOST_SMALL = 100, 1000  #: bytes of a piece of a body, and such pieces of one body
PIECE = 2048  #: bytes of a socket that are taken apart at a time
FRAMES_PER_S, FRAMES_AT_ONCE = 10.0, 200  #: of a socket that say nothing: pings, and parts of a message
UNWELCOME = 1008  #: how a socket ends that sends more of them


class Door:
    """Counts connections from their first moment; one too many is hung up on before a byte is read."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self.limits = limits
        self._trusted = ProxyHeadersMiddleware(_nobody, list(proxies)).trusted_hosts
        self._most = max(LEAST_GUESTS, _raise_file_limit() - KEPT_FILES)
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether one more connection of this host is let in; behind a proxy all come from one host."""
        address = counted_as(host)
        is_proxy = host in self._trusted
        if self._open.total() >= self._most:
            return False
        if not is_proxy and self._open[address] >= self.limits.open_per_address:
            return False
        self._open[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = counted_as(host)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Config(uvicorn.Config):
    """uvicorn's, with a door and without tracebacks for what strangers do."""

    def __init__(self, app: Any, door: Door, **wanted: Any) -> None:
        super().__init__(
            app, http=Guest, ws=GuestSocket, log_config=None, log_level="error", access_log=False, **wanted
        )
        self.door = door

    def configure_logging(self) -> None:
        super().configure_logging()
        logging.getLogger("uvicorn.error").addFilter(_is_ours)


class Impatient:
    """Hangs up after so long, unless what it waits for comes before."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _impatience: asyncio.TimerHandle | None = None

    def _hurry(self, seconds: float) -> None:
        self._be_patient()
        self._impatience = self.loop.call_later(seconds, self.transport.abort)

    def _be_patient(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None


class Hearing(h11.Connection):
    """Refuses a body in crumbs: one byte costs as much to take apart as a thousand, and all others wait."""

    _num_small = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._num_small = 0
        elif isinstance(event, h11.Data):
            self._num_small += len(event.data) < SMALL
            if self._num_small > MOST_SMALL:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


class Guest(Impatient, H11Protocol):
    """One connection that speaks HTTP: it has so long to say what it wants, and to take its answer."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.conn = Hearing(h11.SERVER)
        self._is_inside = self.config.door.enter(_host(self))
        if not self._is_inside:
            transport.abort()
        else:
            self._hurry(self.config.door.limits.headers_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        if self._is_inside:
            self.config.door.leave(_host(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_inside:
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._be_patient()
        elif self._impatience is None:
            self._hurry(self.config.door.limits.headers_s)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._be_patient()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hurry(self.config.door.limits.body_s)

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._be_patient()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._hurry(self.config.door.limits.body_s)

    def send_400_response(self, msg: str) -> None:
        """Who was answered already and goes on with nonsense is not answered again."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._hurry(self.config.door.limits.headers_s)  # or who never reads stays for ever


class GuestSocket(Impatient, WebSocketsSansIOProtocol):
    """The same connection once it is a socket: what it says is taken apart only when it will be looked at."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unheard = bytearray()
        self._silent_frames = Bucket(FRAMES_PER_S, FRAMES_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        self._unheard.clear()
        self.config.door.leave(_host(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unheard += data
        self._hear()

    async def receive(self) -> Any:
        message = await super().receive()
        self._hear()
        return message

    def _hear(self) -> None:
        """Piece by piece, until there is a message."""
        while self._unheard and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unheard[:PIECE])
            del self._unheard[:PIECE]
            super().data_received(piece)

    def handle_ping(self) -> None:
        if self._bears_another():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_another():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_another():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self.close_sent or self._bears_another():
            super().send_receive_event_to_app()

    def _bears_another(self) -> bool:
        """Whether there was patience left for a frame that says nothing; else the socket ends."""
        if self.transport.is_closing():
            return False
        try:
            self._silent_frames.take("too-many-messages")
        except TooMany as error:
            self.conn.fail(UNWELCOME, error.because)
            self.handle_parser_exception()
            return False
        return True

    def handle_parser_exception(self) -> None:
        """What is no frame ends the socket with a reason, or without one if it was not open yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        super().handle_parser_exception()
        self._hurry(self.config.door.limits.body_s)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hurry(self.config.door.limits.body_s)  # or who never reads stays for ever

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._hurry(self.config.door.limits.body_s)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hurry(self.config.door.limits.body_s)

    def resume_writing(self) -> None:
        if not self.close_sent:
            self._be_patient()
        super().resume_writing()


def _host(guest: Guest | GuestSocket) -> str:
    return guest.client[0] if guest.client else "local"


def _raise_file_limit() -> int:
    """As many open files as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


def _is_ours(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(UNHEARD)


async def _nobody(*_: Any) -> None: ...
