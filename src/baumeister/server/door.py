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

from baumeister.server.limits import counted_as
from baumeister.server.settings import Limits

MOST_FILES = 65_536
KEPT_FILES = 200  #: for the database, the bots' processes and what is read from disk
LEAST_GUESTS = 50
UNHEARD = "Invalid UTF-8"  #: what uvicorn logs with a traceback, though a stranger said it


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


class Guest(H11Protocol):
    """One connection that speaks HTTP: it has so long to say what it wants, and to take its answer."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._impatience: asyncio.TimerHandle | None = None
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
        self._be_patient()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._hurry(self.config.door.limits.headers_s)  # or who never reads stays for ever

    def _hurry(self, seconds: float) -> None:
        self._be_patient()
        self._impatience = self.loop.call_later(seconds, self.transport.abort)

    def _be_patient(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None


class GuestSocket(WebSocketsSansIOProtocol):
    """The same connection once it is a socket."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(_host(self))
        super().connection_lost(exc)


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
