"""Leases of rooms: one server at a time has a room, and only that one writes to it."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from baumeister.core.errors import RoomElsewhere, StorageFailure, UnknownRoom
from baumeister.storage import Leases, Log, Tenant, leases, postgres
from tests.server.postgres import postgres as postgresql
from tests.storage.test_log import batch

LEASE_S = 0.5


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgresql() as running:
        yield running


class Server:
    """The storage of one server of a cluster."""

    def __init__(self, url: str, owner: str) -> None:
        self.log = Log(url, Tenant(owner, LEASE_S))
        self.leases = Leases(self.log, owner, LEASE_S)


@pytest.fixture
async def servers(url: str) -> AsyncIterator[tuple[Server, Server]]:
    here, there = Server(url, "here"), Server(url, "there")
    yield here, there
    for server in (here, there):
        await server.leases.release_all()
        await server.log.close()


async def test_a_room_is_one_servers_until_it_hears_that_another_wants_it(
    servers: tuple[Server, Server],
) -> None:
    here, there = servers
    await here.log.append(batch("given", 1))
    assert await here.leases.take(["given"]) == {"given"}
    assert await there.leases.take(["given"], wants=False) == set()
    assert await here.leases.wanted() == set()
    assert await there.leases.take(["given"]) == set()
    assert await here.leases.wanted() == {"given"}
    assert await here.leases.take(["given"]) == {"given"}  # its own, as often as it asks
    await here.leases.release("given")
    assert await there.leases.take(["given"]) == {"given"}
    assert await there.leases.wanted() == set()
    with pytest.raises(UnknownRoom):
        await here.leases.require_known("nowhere")
    assert await here.leases.take(["nowhere"]) == set()


async def test_who_was_silent_for_longer_than_a_lease_writes_nothing_more(
    servers: tuple[Server, Server],
) -> None:
    here, there = servers
    await here.log.append(batch("lost", 1), batch("kept", 1))
    assert await here.leases.take(["lost", "kept"]) == {"lost", "kept"}
    await asyncio.sleep(LEASE_S / 2)
    assert await here.leases.renew() >= {"lost", "kept"}
    await asyncio.sleep(LEASE_S / 2)
    assert await there.leases.take(["lost"]) == set()  # it was renewed
    await asyncio.sleep(LEASE_S)
    assert await there.leases.take(["lost"]) == {"lost"}
    await there.log.append(batch("lost", 2))
    done = await asyncio.gather(
        here.log.append(batch("lost", 3)), here.log.append(batch("kept", 2)), return_exceptions=True
    )
    assert [type(each) for each in done] == [RoomElsewhere, type(None)]  # nobody has taken the other one
    assert "lost" not in await here.leases.renew()
    assert [entry.version for entry in await here.log.read("lost")] == [1, 2]


async def test_a_room_in_the_middle_of_being_written_is_passed_over_at_once(
    servers: tuple[Server, Server],
) -> None:
    """A server that freezes then holds up nobody; the database gives its transaction up after a lease."""
    here, there = servers
    await here.log.append(batch("frozen", 1), batch("free", 1))
    await here.leases.take(["frozen", "free"])
    with here.log._engine.connect() as frozen:
        here.log._write(frozen, [batch("frozen", 2)])
        time.sleep(LEASE_S + 0.1)
        began = time.monotonic()
        assert await there.leases.take(["frozen", "free"]) >= {"free"}
        assert time.monotonic() - began < LEASE_S
        await asyncio.sleep(LEASE_S)
        assert await there.leases.take(["frozen"]) == {"frozen"}
        assert len(await there.log.read("frozen")) == 1
        frozen.invalidate()


async def test_matches_of_a_lost_server_are_adopted_once(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "GRACE", 0.8)  # so that a slow machine is not too late
    here, there = servers
    rooms = [f"orphan-{number}" for number in range(6)]
    await here.log.append(*(batch(room_id, 1) for room_id in rooms), batch("waits", 1, phase="waiting"))
    await here.leases.take([*rooms, "waits"])
    assert not {*rooms} & await there.leases.adopt(100)
    await asyncio.sleep(LEASE_S)
    assert not {*rooms} & await there.leases.adopt(100)  # people who come back go first
    await asyncio.sleep(LEASE_S)
    first, second = await there.leases.adopt(4), await here.leases.adopt(100)
    assert len(first) == 4
    assert first | second >= {*rooms}
    assert not first & second
    assert "waits" not in first | second


async def test_a_cluster_and_a_server_alone_never_share_a_database(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ATTEMPTS", 2)
    one = Server(url, "one")
    with pytest.raises(StorageFailure, match="database-in-use"):
        Log(url)
    await one.log.close()
    alone = Log(url)
    with pytest.raises(StorageFailure, match="database-in-use"):
        Server(url, "two")
    await alone.close()


async def test_servers_may_start_at_the_same_time() -> None:
    """Each brings the database to the present tables, which only one can do."""
    with postgresql() as url:
        logs = await asyncio.gather(
            *(asyncio.to_thread(Log, url, Tenant(str(number), LEASE_S)) for number in range(4))
        )
        for log in logs:
            assert await log.is_alive()
            await log.close()


async def test_the_tables_may_take_longer_than_a_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the database hung up in the middle, and the server did not start."""
    upgrade = command.upgrade

    def upgrade_slowly(config: Config, revision: str) -> None:
        time.sleep(3 * LEASE_S)
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", upgrade_slowly)
    with postgresql() as url:
        server = Server(url, "slow")
        assert await server.log.is_alive()
        await server.log.close()


def test_a_cluster_needs_postgresql(tmp_path: Path) -> None:
    with pytest.raises(StorageFailure, match="cluster-needs-postgres"):
        Log(f"sqlite:///{tmp_path / 'rooms.sqlite'}", Tenant("here", LEASE_S))
