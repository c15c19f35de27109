"""The log keeps what it is given, once, in order, and shares its commits."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event

from baumeister.core.errors import MissingExtra, StorageFailure
from baumeister.storage import Addition, Entry, Log
from baumeister.storage import log as log_module
from baumeister.storage.tables import metadata
from tests.server.postgres import database_of


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database_of(request.param, tmp_path_factory.mktemp("log")) as url:
        yield url


def batch(room: str, *versions: int, phase: str = "playing", is_public: bool = False) -> Addition:
    entries = tuple(
        Entry(version, 1000.0 + version, None, f'{{"kind":"{version} – ō"}}') for version in versions
    )
    return Addition(room, phase, is_public, entries)


async def test_what_is_appended_is_read_again_by_another_log(database: str) -> None:
    log = Log(database)
    await log.append(batch("read", 1, 2))
    await log.append(batch("read", 3, phase="over"))
    await log.close()
    again = Log(database)
    assert await again.read("read") == batch("read", 1, 2, 3).entries
    assert await again.read("nowhere") == ()
    assert "read" in await again.room_ids("over")
    assert "read" not in await again.room_ids("playing")
    await again.close()


async def test_a_version_is_written_once_and_a_failed_batch_leaves_nothing(database: str) -> None:
    log = Log(database)
    await log.append(batch("once", 1, 2))
    with pytest.raises(StorageFailure):
        await log.append(batch("once", 3, 2))
    assert [entry.version for entry in await log.read("once")] == [1, 2]
    await log.close()


async def test_one_bad_batch_does_not_harm_the_others_of_its_group(database: str) -> None:
    log = Log(database)
    await log.append(batch("good", 1))
    done = await asyncio.gather(
        log.append(batch("good", 2)),
        log.append(batch("good", 1)),
        log.append(batch("fine", 1)),
        return_exceptions=True,
    )
    assert [type(result) for result in done] == [type(None), StorageFailure, type(None)]
    assert len(await log.read("good")) == 2
    assert len(await log.read("fine")) == 1
    await log.close()


async def test_commits_are_shared(database: str) -> None:
    """Whatever comes while the thread is busy goes into the next one."""
    log, all_have_come = Log(database), threading.Event()
    busy = asyncio.create_task(log.run(lambda _: all_have_come.wait(60)))
    adding = [asyncio.create_task(log.append(batch(f"shared-{number}", 1))) for number in range(200)]
    await asyncio.sleep(0)
    all_have_come.set()
    await asyncio.gather(busy, *adding)
    assert log.num_commits == 1
    assert len(await log.room_ids("playing", most=150)) == 150
    await log.close()


async def test_a_commit_is_two_statements_however_many_rooms_share_it(database: str) -> None:
    """After each the writing thread waits for Python's lock, which every thread that judges wants, too."""
    said: list[int] = []
    log = Log(database)

    def count(*told: Any) -> None:
        _, _, _, parameters, _, is_many = told
        said.append(len(parameters) if is_many else 1)

    event.listen(log._engine, "before_cursor_execute", count)
    await log.append(*(batch(f"few-words-{number}", 1) for number in range(200)))
    assert sum(said) == 2
    assert len(await log.room_ids("playing", most=1000)) >= 200
    await log.close()


async def test_whatever_breaks_in_the_writer_is_told_to_those_who_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    log = Log(database)
    with monkeypatch.context() as broken:
        broken.setattr(log_module, "write", stumble)
        with pytest.raises(StorageFailure):
            await asyncio.wait_for(log.append(batch("broken", 1)), 60)
    await log.append(batch("broken", 1))
    await log.close()


async def test_closing_finishes_what_waits(database: str) -> None:
    log = Log(database)
    waiting = [asyncio.create_task(log.append(batch(f"closing-{number}", 1))) for number in range(50)]
    await asyncio.sleep(0)
    await log.close()
    await asyncio.gather(*waiting)
    again = Log(database)
    assert all([await again.read(f"closing-{number}") for number in range(50)])
    await again.close()


async def test_only_public_rooms_are_listed_for_the_lobby(database: str) -> None:
    log = Log(database)
    await log.append(batch("shown", 1, phase="waiting", is_public=True), batch("hidden", 1, phase="waiting"))
    assert await log.summaries("waiting", 10) == (("shown", None),)
    assert await log.is_alive()
    await log.close()


async def test_the_migrations_lead_to_the_present_tables(database: str) -> None:
    await Log(database).close()
    engine = create_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    log = Log(f"sqlite:///{tmp_path / 'log.sqlite'}")
    with log._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    await log.close()


@pytest.mark.parametrize(
    ("url", "because"),
    [
        ("nonsense", "bad-database-url"),
        ("mysql://localhost/x", "bad-database-url"),
        ("sqlite+nodriver:///x", "bad-database-url"),
        ("postgresql+psycopg://ada@localhost:door/x", "bad-database-url"),
        ("sqlite:////nowhere/at/all/log.sqlite", "database-unreachable"),
    ],
)
def test_a_database_that_cannot_be_had_is_said_so(url: str, because: str) -> None:
    with pytest.raises(StorageFailure) as refused:
        Log(url)
    assert refused.value.because == because


def test_a_missing_driver_names_the_extra() -> None:
    with pytest.raises(MissingExtra) as refused:
        Log("postgresql+nodriver://localhost/x")
    assert refused.value.details == {"extra": "postgres"}


async def test_a_database_of_a_newer_version_is_said_in_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    await Log(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(StorageFailure, match="database-newer"):
        Log(url)
