"""A server that all tests of a file share."""

from collections.abc import Iterator

import pytest

from tests.server.servers import ThreadServer, thread_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(tmp_path_factory.mktemp("rooms")) as running:
        yield running


@pytest.fixture
def port(server: ThreadServer) -> int:
    return server.port
