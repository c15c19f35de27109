"""A copy taken while a server writes is what was on disk at one moment, and can be put back."""

import asyncio
from pathlib import Path

import pytest

from baumeister.cli.main import run
from baumeister.core.errors import InvalidArgument, StorageFailure, UnusableFile
from baumeister.storage import Log, claim
from baumeister.storage.backup import backup, restore
from tests.storage.test_log import batch


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


async def num_entries(file: Path) -> list[int]:
    log = Log(url_of(file))
    versions = [entry.version for entry in await log.read("room")]
    await log.close()
    return versions


async def write(file: Path, *versions: int) -> None:
    log = Log(url_of(file))
    await log.append(batch("room", *versions))
    await log.close()


async def test_a_backup_under_load_is_a_moment_between_its_start_and_its_end(tmp_path: Path) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    log = Log(url_of(file))
    done, is_over = 0, asyncio.Event()

    async def play() -> None:
        nonlocal done
        while not is_over.is_set():
            await log.append(batch("room", done + 1))
            done += 1

    playing = asyncio.create_task(play())
    while done < 50:
        await asyncio.sleep(0.001)
    least = done
    await asyncio.to_thread(backup, url_of(file), copy)
    most = done + 1  # one more may be on disk than is acknowledged
    is_over.set()
    await playing
    await log.close()
    found = await num_entries(copy)
    assert found == list(range(1, len(found) + 1))
    assert least <= len(found) <= most


async def test_what_was_backed_up_comes_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    await write(file, 1, 2)
    backup(url_of(file), copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    await write(file, 3)
    aside = restore(url_of(file), copy)
    assert await num_entries(file) == [1, 2]
    assert aside is not None
    assert await num_entries(aside) == [1, 2, 3]
    assert restore(url_of(tmp_path / "new.sqlite"), copy) is None
    assert await num_entries(tmp_path / "new.sqlite") == [1, 2]


async def test_nothing_is_put_in_the_place_of_a_running_servers_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    await write(file, 1)
    backup(url_of(file), copy)
    release = claim(url_of(file))
    with pytest.raises(StorageFailure, match="database-in-use"):
        restore(url_of(file), copy)
    release()


async def test_what_cannot_be_copied_is_said(tmp_path: Path) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    with pytest.raises(StorageFailure, match="database-unreachable"):
        backup(url_of(file), copy)
    await write(file, 1)
    copy.write_text("something else")
    with pytest.raises(UnusableFile, match="backup-exists"):
        backup(url_of(file), copy)
    with pytest.raises(UnusableFile, match="no-backup"):
        restore(url_of(file), copy)
    with pytest.raises(UnusableFile, match="backup-failed"):
        backup(url_of(file), tmp_path / "nowhere" / "copy.sqlite")
    with pytest.raises(InvalidArgument, match="backup-by-postgres"):
        backup("postgresql+psycopg://ada@db/rooms", copy)
    assert await num_entries(file) == [1]


async def test_the_commands(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    await write(file, 1)
    for command in ("backup", "restore"):
        assert run([command, str(copy), "--database", url_of(file), "--lang", "en"]) == 0
    out = capfd.readouterr().out
    assert "All matches are in" in out
    assert "is kept in" in out
