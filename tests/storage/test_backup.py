"""A copy taken while a server writes is what was on disk at one moment, and can be put back."""

import asyncio
import os
import time
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from baumeister.cli.main import run
from baumeister.core.errors import InvalidArgument, StorageFailure, UnusableFile
from baumeister.storage import Log, claim
from baumeister.storage.backup import backup, restore
from tests.storage.test_log import batch

ROOMS = [f"room-{number}" for number in range(8)]

Place = tuple[str, int]  #: a room and a version


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


@dataclass
class Played:
    """When entries were sent to the log, and when it had them."""

    sent: dict[Place, float] = field(default_factory=dict)
    acknowledged: dict[Place, float] = field(default_factory=dict)

    async def play(self, log: Log, room_id: str, is_over: asyncio.Event) -> None:
        for version in count(1):
            if is_over.is_set():
                return
            self.sent[room_id, version] = time.monotonic()
            await log.append(batch(room_id, version))
            self.acknowledged[room_id, version] = time.monotonic()


async def places(file: Path) -> set[Place]:
    log = Log(url_of(file))
    found = {(room_id, entry.version) for room_id in ROOMS for entry in await log.read(room_id)}
    await log.close()
    return found


async def test_a_backup_under_load_restores_one_moment_between_its_start_and_its_end(tmp_path: Path) -> None:
    """Whatever was acknowledged before something that it has, it has, too, in whichever room."""
    file, copy, restored = (tmp_path / name for name in ("rooms.sqlite", "copy.sqlite", "restored.sqlite"))
    log, played, is_over = Log(url_of(file)), Played(), asyncio.Event()
    playing = [asyncio.create_task(played.play(log, room_id, is_over)) for room_id in ROOMS]
    while len(played.acknowledged) < 200:
        await asyncio.sleep(0.001)
    before = set(played.acknowledged)
    await asyncio.to_thread(backup, url_of(file), copy)
    after = set(played.sent)
    while played.acknowledged.keys() <= after:  # something is written that it cannot have
        await asyncio.sleep(0.001)
    is_over.set()
    await asyncio.gather(*playing)
    await log.close()
    restore(url_of(restored), copy)
    found = await places(restored)
    assert before <= found <= after
    missing = [at for place, at in played.acknowledged.items() if place not in found]
    assert max(played.sent[place] for place in found) <= min(missing)


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


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
async def test_what_root_restores_is_for_the_user_whose_database_it_was(tmp_path: Path) -> None:
    """A service under a user of its own could not read it, and did not start again."""
    file, copy, folder = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite", tmp_path / "new"
    await write(file, 1)
    backup(url_of(file), copy)
    os.chown(file, 12_345, 23_456)
    folder.mkdir()
    os.chown(folder, 34_567, 45_678)
    for restored, owner in ((file, (12_345, 23_456)), (folder / "rooms.sqlite", (34_567, 45_678))):
        restore(url_of(restored), copy)
        for each in (restored, Path(f"{restored}.lock")):
            assert (each.stat().st_uid, each.stat().st_gid) == owner
            assert each.stat().st_mode & 0o777 == 0o600


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
    with pytest.raises(UnusableFile, match=r"(?m)unreadable-file: .*problem=No such file or directory$"):
        restore(url_of(file), tmp_path / "missing.sqlite")
    with pytest.raises(UnusableFile, match=r"(?m)backup-failed: .*problem=No such file or directory$"):
        backup(url_of(file), tmp_path / "nowhere" / "copy.sqlite")
    with pytest.raises(InvalidArgument, match="backup-by-postgres"):
        backup("postgresql+psycopg://ada@db/rooms", copy)
    assert await num_entries(file) == [1]


async def test_a_restore_that_fails_leaves_the_database_where_it_was(tmp_path: Path) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "co?py #1.sqlite"
    await write(file, 1)
    backup(url_of(file), copy)
    await write(file, 2)
    (tmp_path / "rooms.sqlite.part").mkdir()
    with pytest.raises(UnusableFile, match=r"(?m)backup-failed: .*problem=Is a directory$"):
        restore(url_of(file), copy)
    assert await num_entries(file) == [1, 2]


async def test_the_commands(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite"
    await write(file, 1)
    for command in ("backup", "restore"):
        assert run([command, str(copy), "--database", url_of(file), "--lang", "en"]) == 0
    out = capfd.readouterr().out
    assert "All matches are in" in out
    assert "is kept in" in out
