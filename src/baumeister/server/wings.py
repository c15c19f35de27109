"""One of several server processes: its guests are handed over by the porter, and it says when they leave."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

from baumeister.server.app import make_app
from baumeister.server.door import Config, Door
from baumeister.server.run import Server, loop_factory, make_config, metrics_apart, say_briefly, settle_in
from baumeister.server.settings import Settings

READY, CLOSING = b"=", b"-"  #: no host is called so
MOST_HEARD = 4096

Report = Callable[[str], None]


def serve_wing(settings: Settings, line: socket.socket) -> None:
    """Runs in a process of its own until SIGTERM, or until the porter is gone."""
    settle_in(settings)
    with metrics_apart(settings), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings, line))
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # all is on disk: a kernel that a thread still compiles is not awaited


async def _serve(settings: Settings, line: socket.socket) -> None:
    asyncio.get_running_loop().set_exception_handler(say_briefly)
    line.setblocking(False)

    def report(word: bytes) -> None:
        with suppress(OSError):  # the porter is gone
            line.send(word + b"\n")

    door = WingDoor(settings, lambda host: report(host.encode()))
    await WingServer(make_config(make_app(settings), settings, door), line, report).serve([])


class WingDoor(Door):
    """Tells the porter who has left, which counts the guests of all processes."""

    def __init__(self, settings: Settings, report: Report) -> None:
        super().__init__(settings.limits, settings.proxies)
        self.report = report

    def enter(self, host: str) -> bool:
        is_inside = super().enter(host)
        if not is_inside:
            self.report(host)
        return is_inside

    def leave(self, host: str) -> None:
        super().leave(host)
        self.report(host)


class WingServer(Server):
    def __init__(self, config: Config, line: socket.socket, report: Callable[[bytes], None]) -> None:
        super().__init__(config)
        self._guests = config
        self._line = line
        self._report = report
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self._line, self._hear)
        self._report(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._report(CLOSING)
        asyncio.get_running_loop().remove_reader(self._line)
        await super().shutdown(sockets)

    def _hear(self) -> None:
        """A line is a guest's host, with the connection, or empty: then it is asked whether we are there.

        A read ends after a message with a connection, so there is at most one.
        """
        try:
            data, files, _, _ = socket.recv_fds(self._line, MOST_HEARD, 1)
        except BlockingIOError:
            return
        except OSError:
            data, files = b"", []
        if not data:
            asyncio.get_running_loop().remove_reader(self._line)
            self.should_exit = True
        for word in data.splitlines():
            if not word:
                self._report(b"")
            elif files:
                coming = asyncio.create_task(self._welcome(socket.socket(fileno=files.pop()), word.decode()))
                self._coming.add(coming)
                coming.add_done_callback(self._coming.discard)

    async def _welcome(self, guest: socket.socket, host: str) -> None:
        try:
            guest.setblocking(False)
            guest.getpeername()
            await asyncio.get_running_loop().connect_accepted_socket(self._make_guest, guest)
        except OSError:  # gone already
            guest.close()
            self._report(host.encode())

    def _make_guest(self) -> asyncio.Protocol:
        guest: asyncio.Protocol = self._guests.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself does
            config=self._guests, server_state=self.server_state, app_state=self.lifespan.state
        )
        return guest
