"""A cluster of the tests' own, on this computer only: PostgreSQL, servers, and HAProxy before them."""

import asyncio
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from tests.server.programs import find
from tests.server.servers import PATIENCE_S, ProcessServer, free_port

CONFIG = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
NUM_SERVERS = 3
MANY = 1_000_000

#: all come from one address here
GENEROUS = [
    word
    for name in (
        "requests_per_s",
        "request_burst",
        "messages_per_s",
        "message_burst",
        "messages_per_address",
        "rooms_per_address",
        "connections_per_address",
        "open_per_address",
    )
    for word in ("--set", f"{name}={MANY}")
]


class Cluster:
    """Servers behind one port, to be killed, frozen and stopped."""

    def __init__(self, database: str, lease_s: float) -> None:
        self.database = database
        self.lease_s = lease_s
        flags = ["--cluster", "--set", f"lease_s={lease_s}", "--set", f"unwatched_s={MANY}", *GENEROUS]
        self.servers = [ProcessServer(database, *flags, port=free_port()) for _ in range(NUM_SERVERS)]
        self.port = free_port()
        self.slowest_start_s = 0.0  #: of a server; to start a bot's process takes about as long

    def start(self, server: ProcessServer) -> None:
        began = time.monotonic()
        server.start()
        self.slowest_start_s = max(self.slowest_start_s, time.monotonic() - began)

    async def kill(self, server: ProcessServer) -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(self.start, server)

    async def freeze(self, server: ProcessServer) -> None:
        """For longer than a lease, then it goes on as if nothing had been."""
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(1.5 * self.lease_s)
        server.process.send_signal(signal.SIGCONT)

    async def replace(self, server: ProcessServer) -> None:
        """As an upgrade does: ask it to stop, start the next one."""
        _, said = await asyncio.to_thread(server.stop, signal.SIGTERM)
        assert "Traceback" not in said, said[-6000:]
        await asyncio.to_thread(self.start, server)


@contextmanager
def cluster(lease_s: float) -> Iterator[Cluster]:
    with ExitStack() as stack:
        made = Cluster(stack.enter_context(postgres()), lease_s)
        for server in made.servers:
            made.start(server)
            stack.callback(server.kill)
        stack.enter_context(_haproxy(made))
        yield made


@contextmanager
def _haproxy(made: Cluster) -> Iterator[None]:
    """As `deploy/haproxy.cfg` sets it up; the test is left out where HAProxy cannot be had."""
    program = find("haproxy")
    if program is None:
        pytest.skip("HAProxy is not installed on this machine")
    addresses = [f"127.0.0.1:{server.port}" for server in made.servers]
    variables = {f"SERVER_{number}": address for number, address in enumerate([*addresses, "127.0.0.1:1"], 1)}
    limits = {"OPEN_PER_ADDRESS": str(MANY), "REQUESTS_PER_10S": str(MANY)}
    running = subprocess.Popen(
        [program, "-db", "-f", str(CONFIG)],
        env={**os.environ, **variables, **limits, "BIND": f"127.0.0.1:{made.port}"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(made.port)
        yield
    finally:
        running.kill()
        running.wait()


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "HAProxy does not start"
            time.sleep(0.1)
