"""A PostgreSQL that restarts or freezes: no writing without the claim, nobody waits long."""

import asyncio
from collections.abc import Iterator

import pytest

from baumeister.core.errors import StorageFailure
from baumeister.storage import Log, postgres
from tests.server.postgres import Postgres, postgres_server
from tests.server.servers import PATIENCE_S
from tests.storage.test_log import batch


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres_server() as running:
        yield running


async def write(log: Log, room_id: str) -> None:
    """As a room does: until it works."""
    for _ in range(200):
        try:
            return await log.append(batch(room_id, 1))
        except StorageFailure:
            await asyncio.sleep(0.1)
    raise AssertionError("nothing is written any more")


async def test_the_claim_outlives_a_restart_of_the_database(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was gone without a word, and a second server could start."""
    monkeypatch.setattr(postgres, "ATTEMPTS", 2)
    log = Log(server.url)
    server.restart()
    await write(log, "after-restart")
    with pytest.raises(StorageFailure, match="database-in-use"):
        Log(server.url)
    await log.close()


async def test_who_lost_the_claim_to_another_writes_nothing_more(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ATTEMPTS", 2)
    first = Log(server.url)
    server.restart()
    second = Log(server.url)
    for _ in range(3):
        with pytest.raises(StorageFailure):
            await first.append(batch("lost", 1))
    assert await second.read("lost") == ()
    await second.close()
    await write(first, "lost")
    await first.close()


async def test_a_frozen_database_is_not_waited_for(server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody was answered for 45 s, and the server did not end either."""
    monkeypatch.setattr(postgres, "PATIENCE_S", 1.0)
    log = Log(server.url)
    with server.frozen():
        async with asyncio.timeout(PATIENCE_S):  # it stays frozen until they are done
            with pytest.raises(StorageFailure):
                await log.append(batch("frozen", 1))
            assert not await log.is_alive()
            await log.close()
    again = Log(server.url)
    assert await again.read("frozen") == ()
    await again.close()


async def test_a_statement_has_its_time(server: Postgres) -> None:
    log = Log(server.url)
    with log._engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "10s"
    await log.close()


async def test_an_id_that_postgresql_cannot_hold_is_an_unknown_room(server: Postgres) -> None:
    log = Log(server.url)
    assert await log.read("no\0room") == ()
    await log.close()
