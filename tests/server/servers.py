"""Servers for tests: in a thread of this process, or as a real process that can be killed."""

import asyncio
import contextlib
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from baumeister.server.app import make_app
from baumeister.server.house import House
from baumeister.server.run import make_server
from baumeister.server.settings import Limits, Settings

GENEROUS = Limits(
    messages_per_s=1e6,
    message_burst=1_000_000,
    messages_per_address=1e6,
    reviews_per_s=1e6,
    requests_per_s=1e6,
    request_burst=1_000_000,
    rooms_per_address=1_000_000,
    connections_per_address=10_000,
    hints_per_s=1e6,
    hint_burst=1_000_000,
    chats_per_s=1e6,
    chat_burst=1_000_000,
    away_s=0.0,
)

PATIENCE_S = 120  #: for what takes a moment, on a machine where everybody else wants something, too
MOST_READ = 10_000_000
PORTS = range(15_000, 30_000)  #: the system gives none of these away by itself


def free_port() -> int:
    """One to come back to: what the system gives away is another's as soon as a server is gone."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


class ThreadServer:
    """A server on a free port, in a thread of this process, so that tests can look inside."""

    def __init__(self, settings: Settings) -> None:
        self._app = make_app(settings)
        self._server: uvicorn.Server = make_server(self._app, settings)
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def start(self) -> "ThreadServer":
        self._thread.start()
        assert self._started.wait(PATIENCE_S)
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house

    async def _serve(self) -> None:
        task = asyncio.create_task(self._server.serve())
        while not self._server.started and not task.done():
            await asyncio.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self._started.set()
        with contextlib.suppress(asyncio.CancelledError):
            await task


Serve = Callable[..., ThreadServer]


def start_in(folder: Path, limits: Limits = GENEROUS, **settings: object) -> ThreadServer:
    database = f"sqlite:///{folder / 'rooms.sqlite'}"
    return ThreadServer(Settings(database, limits=limits, **settings)).start()  # type: ignore[arg-type]  # passed on


@contextlib.contextmanager
def thread_server(folder: Path) -> Iterator[ThreadServer]:
    server = start_in(folder)
    try:
        yield server
    finally:
        server.stop()


class ProcessServer:
    """`baumeister serve` as people start it, in a process of its own."""

    def __init__(self, database: str, *arguments: str, port: int = 0, files: int | None = None) -> None:
        self._command = [sys.executable, "-m", "baumeister", "serve", "--no-warmup"]
        self._command += ["--database", database, *arguments]
        self.port = port
        self._files = files  #: how many it may have open

    def start(self) -> None:
        # a pipe that nobody reads would hold the server up
        self._errors = tempfile.TemporaryFile("a+")  # noqa: SIM115  # closed when the process has ended
        self.process = subprocess.Popen(
            [*self._command, "--port", str(self.port), "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            preexec_fn=self._take_files if self._files else None,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, (self.process.communicate(), self.complaints())
        self.port = int(found[1])

    def _take_files(self) -> None:
        assert self._files is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self._files, self._files))

    def complaints(self) -> str:
        """What it has written to its error stream so far."""
        return os.pread(self._errors.fileno(), MOST_READ, 0).decode()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()
        self._errors.close()

    def stop(self, by: signal.Signals) -> tuple[str, str]:
        """End it as Ctrl-C or an operator would; returns what it printed."""
        self.process.send_signal(by)
        out, _ = self.process.communicate(timeout=PATIENCE_S)
        err = self.complaints()
        self._errors.close()
        return out, err
