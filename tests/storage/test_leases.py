"""Leases of rooms: one server at a time has a room, and only that one writes to it."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from baumeister.core.errors import RoomElsewhere, StorageFailure, UnknownRoom
from baumeister.storage import Leases, Log, Tenant, postgres
from tests.server.postgres import postgres as postgresql
from tests.server.servers import PATIENCE_S
from tests.storage.test_log import batch

LEASE_S = 60.0  #: so long that none runs out by itself; time passes by `pass_time`
SHORT_S = 1.0


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgresql() as running:
        yield running


class Server:
    """The storage of one server of a cluster."""

    def __init__(self, url: str, owner: str, lease_s: float = LEASE_S) -> None:
        self.log = Log(url, Tenant(owner, lease_s))
        self.leases = Leases(self.log, owner, lease_s)

    async def pass_time(self, seconds: float) -> None:
        """All leases are as they will be after so long: a slow machine waits no differently."""
        later = "UPDATE leases SET until = until - %s"
        await self.log.run(lambda connection: connection.exec_driver_sql(later, (seconds,)))


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
    await here.pass_time(LEASE_S / 2)
    assert await here.leases.renew() >= {"lost", "kept"}
    await here.pass_time(LEASE_S / 2)
    assert await there.leases.take(["lost"]) == set()  # it was renewed
    await here.pass_time(LEASE_S)
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
    await here.pass_time(LEASE_S + 1)
    with here.log._engine.connect() as frozen:
        here.log._write(frozen, [batch("frozen", 2)])
        assert await there.leases.take(["frozen", "free"]) == {"free"}
        patience = frozen.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar()
        assert patience == "1min"  # as long as a lease, which nobody waits for here
        frozen.exec_driver_sql("SET idle_in_transaction_session_timeout = '100ms'")
        async with asyncio.timeout(PATIENCE_S):
            while await there.leases.take(["frozen"]) != {"frozen"}:
                await asyncio.sleep(0.05)
        assert len(await there.log.read("frozen")) == 1
        frozen.invalidate()


async def test_matches_of_a_lost_server_are_adopted_once(servers: tuple[Server, Server]) -> None:
    here, there = servers
    rooms = [f"orphan-{number}" for number in range(6)]
    await here.log.append(*(batch(room_id, 1) for room_id in rooms), batch("waits", 1, phase="waiting"))
    await here.leases.take([*rooms, "waits"])
    assert not {*rooms} & await there.leases.adopt(100)
    await here.pass_time(LEASE_S)
    assert not {*rooms} & await there.leases.adopt(100)  # people who come back go first
    await here.pass_time(LEASE_S)
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
        time.sleep(2 * SHORT_S)
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", upgrade_slowly)
    with postgresql() as url:
        server = Server(url, "slow", SHORT_S)
        assert await server.log.is_alive()
        await server.log.close()


def test_a_cluster_needs_postgresql(tmp_path: Path) -> None:
    with pytest.raises(StorageFailure, match="cluster-needs-postgres"):
        Log(f"sqlite:///{tmp_path / 'rooms.sqlite'}", Tenant("here", LEASE_S))
