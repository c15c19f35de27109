"""Several server processes behind one port: the porter leads who comes in to the process that has the room.

It looks at the first line of a connection, without taking it, and hands the open connection over. So every
process sees its guests' own addresses, and what they say passes through no other.
"""

import asyncio
import hashlib
import logging
import os
import re
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from baumeister.core.errors import InvalidArgument
from baumeister.server.door import Door
from baumeister.server.logs import set_up_logs
from baumeister.server.run import ACCEPTED, WAITING, listen, loop_factory
from baumeister.server.settings import Settings
from baumeister.server.wings import CLOSING, READY, serve_wing
from baumeister.storage import Log, Tenant

logger = logging.getLogger("baumeister")

MOST_LINE = 4096  #: bytes of a first line
LOOK_S = 0.02  #: how often it is looked whether a process is ready again
MOST_PORT = 65_535
PING_S = 1.0
STOP_S = 10.0  #: for a process to end by itself
FIRST_WAIT_S, LONGEST_WAIT_S = 0.5, 10.0  #: before a process that ended is started again
ROOM = re.compile(rb"^[A-Z]+ /api/rooms/([A-Za-z0-9_-]{1,32})")


def serve_many(settings: Settings, host: str, port: int, tell: Callable[[int], None]) -> None:
    """Serve with several processes until Ctrl-C or SIGTERM; `tell` hears the port once all are ready."""
    set_up_logs(settings.log_format, settings.log_level)
    settings = replace(settings, cluster=True)
    for metrics_port in _metrics_ports(settings):  # what is taken is said once, here, too
        listen(settings.metrics_host, metrics_port).close()
    with listen(host, port) as listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_check(settings))
        runner.run(Porter(settings).serve(listening, lambda: tell(listening.getsockname()[1])))


def _metrics_ports(settings: Settings) -> list[int]:
    """Each process tells its own."""
    first, most = settings.metrics_port, MOST_PORT - settings.workers + 1
    if first > most:
        raise InvalidArgument("bad-setting", setting="metrics_port", value=str(first), accepts=f"0 … {most}")
    return [first + number for number in range(settings.workers)] if first else []


async def _check(settings: Settings) -> None:
    """What is wrong with the database is said once, here, and not by every process."""
    await Log(settings.database, Tenant("porter", settings.lease_s)).close()


class Porter:
    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._door = Door(settings.limits, settings.proxies)
        self._wings = [Wing(settings, number, self._door) for number in range(settings.workers)]
        self._leading: set[asyncio.Task[None]] = set()

    async def serve(self, listening: socket.socket, tell: Callable[[], None]) -> None:
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, stop.set)
        keeping = [asyncio.create_task(wing.keep()) for wing in self._wings]
        opening = asyncio.create_task(self._open(listening, tell))
        await stop.wait()
        opening.cancel()
        loop.remove_reader(listening)
        for wing in self._wings:
            wing.stop()
        await asyncio.gather(*keeping)

    async def _open(self, listening: socket.socket, tell: Callable[[], None]) -> None:
        for wing in self._wings:
            await wing.ready.wait()
        listening.setblocking(False)
        listening.listen(WAITING)
        asyncio.get_running_loop().add_reader(listening, self._accept, listening)
        tell()

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(ACCEPTED):
            try:
                guest, address = listening.accept()
            except BlockingIOError:
                return
            except OSError as error:
                logger.error("nobody is let in: %s", error)
                return
            guest.setblocking(False)
            if self._door.enter(address[0]):
                leading = asyncio.create_task(self._lead(guest, address[0]))
                self._leading.add(leading)
                leading.add_done_callback(self._leading.discard)
            else:
                guest.close()

    async def _lead(self, guest: socket.socket, host: str) -> None:
        """Hand a guest over, who is then its process's to count."""
        is_given = False
        with guest, suppress(TimeoutError, OSError):
            async with asyncio.timeout(self._limits.headers_s):
                if line := await _first_line(guest):
                    wing = await self._wing_for(line, host)
                    is_given = wing.give(guest, host)
        if not is_given:
            self._door.leave(host)

    async def _wing_for(self, line: bytes, host: str) -> "Wing":
        """The same one for all sockets of a room, and for whatever else an address asks."""
        found = ROOM.match(line)
        key = found[1] if found else host.encode()
        while not (ready := [wing for wing in self._wings if wing.ready.is_set()]):
            await asyncio.sleep(LOOK_S)
        return max(ready, key=lambda wing: wing.draw(key))


class Wing:
    """One of the processes, as the porter sees it: started again when it ends, ended when it is frozen."""

    def __init__(self, settings: Settings, number: int, door: Door) -> None:
        port = _metrics_ports(settings)[number] if settings.metrics_port else 0
        self._settings = replace(settings, warms_up=settings.warms_up and number == 0, metrics_port=port)
        self._number = number
        self._door = door
        self.ready = asyncio.Event()
        self._guests: Counter[str] = Counter()
        self._process: BaseProcess | None = None
        self._line: socket.socket | None = None
        self._heard_at = 0.0
        self._is_stopping = False

    def draw(self, key: bytes) -> bytes:
        """The highest draw has the room: who comes or goes moves only its own."""
        return hashlib.blake2b(key, digest_size=8, key=str(self._number).encode()).digest()

    def give(self, guest: socket.socket, host: str) -> bool:
        assert self._line is not None, "it is ready"
        try:
            socket.send_fds(self._line, [f"{host}\n".encode()], [guest.fileno()])
        except OSError:  # it is frozen, or has just ended
            return False
        self._guests[host] += 1
        return True

    def stop(self) -> None:
        self._is_stopping = True
        if self._process is not None and self._process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGTERM)

    async def keep(self) -> None:
        wait_s = FIRST_WAIT_S
        while True:
            began = time.monotonic()
            await self._live()
            if self._is_stopping:
                return
            lasted = time.monotonic() - began > LONGEST_WAIT_S
            wait_s = FIRST_WAIT_S if lasted else min(2 * wait_s, LONGEST_WAIT_S)
            logger.error("server process %d has ended and is started again", self._number)
            await asyncio.sleep(wait_s)

    async def _live(self) -> None:
        """From the start of a process to its end."""
        self._line, theirs = socket.socketpair()
        self._process = get_context("spawn").Process(target=serve_wing, args=(self._settings, theirs))
        self._process.start()
        theirs.close()
        self._line.setblocking(False)
        watching = asyncio.create_task(self._watch(self._line, self._process))
        try:
            await self._listen(self._line)
        finally:
            self.ready.clear()
            watching.cancel()
            self._line.close()
            for host in self._guests.elements():
                self._door.leave(host)
            self._guests.clear()
            await asyncio.to_thread(_see_off, self._process)

    async def _listen(self, line: socket.socket) -> None:
        heard = b""
        while data := await _read(line):
            self._heard_at = time.monotonic()
            *words, heard = (heard + data).split(b"\n")
            for word in words:
                self._hear(word)

    def _hear(self, word: bytes) -> None:
        if word == READY:
            self.ready.set()
            logger.info("server process %d is ready", self._number)
        elif word == CLOSING:
            self.ready.clear()
            logger.info("server process %d stops", self._number)
        elif word:
            host = word.decode()
            self._guests[host] -= 1
            self._door.leave(host)

    async def _watch(self, line: socket.socket, process: BaseProcess) -> None:
        """Ask whether it is there; a frozen process is ended, so that its guests may go elsewhere."""
        await self.ready.wait()
        self._heard_at = time.monotonic()
        while time.monotonic() - self._heard_at < PING_S + self._settings.lease_s:
            with suppress(OSError):
                line.send(b"\n")
            await asyncio.sleep(PING_S)
        logger.error("server process %d does not answer and is ended", self._number)
        process.kill()


async def _first_line(guest: socket.socket) -> bytes:
    """What has come of a line stays there; the system says when there is more of it.

    Else hundreds of guests that say one letter would keep the porter busy looking.
    """
    seen = b""
    while True:
        guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, len(seen) + 1)
        await _until_readable(guest)
        before, seen = seen, guest.recv(MOST_LINE, socket.MSG_PEEK)
        if len(seen) == len(before) or b"\n" in seen or len(seen) == MOST_LINE:  # or that was all
            guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
            return seen


async def _until_readable(guest: socket.socket) -> None:
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(guest, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(guest)


async def _read(line: socket.socket) -> bytes:
    """What a process says; nothing when it has ended."""
    try:
        return await asyncio.get_running_loop().sock_recv(line, MOST_LINE)
    except OSError:
        return b""


def _see_off(process: BaseProcess) -> None:
    process.join(STOP_S)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()
