"""Servers: one that all tests of a file share, and others with settings of a test's own."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from baumeister.server.settings import Limits
from tests.server.clients import OPEN
from tests.server.servers import GENEROUS, Serve, ThreadServer, start_in, thread_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(tmp_path_factory.mktemp("rooms")) as running:
        yield running


@pytest.fixture
def port(server: ThreadServer) -> int:
    return server.port


@pytest.fixture(autouse=True)
async def hang_up(anyio_backend: str) -> AsyncIterator[None]:
    """Who is still connected in the end is so no longer."""
    del anyio_backend  # named here, so that tests without a coroutine have it, too
    yield
    for client in tuple(OPEN):
        await client.close()


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Starts servers in threads of their own, which end with the test."""
    servers: list[ThreadServer] = []

    def start(limits: Limits = GENEROUS, **settings: object) -> ThreadServer:
        servers.append(start_in(tmp_path, limits, **settings))
        return servers[-1]

    yield start
    for server in servers:
        await asyncio.to_thread(server.stop)
