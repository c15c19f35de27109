"""`rooms` and `purge`, beside a server that runs and without one."""

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection

from baumeister.cli import rooms as rooms_commands
from baumeister.cli.main import run
from baumeister.cli.rooms import parse_age
from baumeister.core.errors import InvalidArgument
from baumeister.server.tokens import new_room_id
from baumeister.storage import housekeeping
from baumeister.storage.housekeeping import storage
from tests.server.quiet import house_in, open_live, tell

Captured = pytest.CaptureFixture[str]


@pytest.fixture
async def rooms(tmp_path: Path, anyio_backend: str) -> tuple[str, dict[str, str]]:
    """A database with a room that waits, one that plays, and one that is over."""
    del anyio_backend  # named here, so that tests without a coroutine have it, too
    ids = {}
    async with house_in(tmp_path) as house:
        for phase in ("waiting", "playing", "over"):
            live = await open_live(house)
            ids[phase] = live.room.id
            if phase != "waiting":
                await tell(house, live, "start")
            if phase == "over":
                await tell(house, live, "close")
    return f"sqlite:///{tmp_path / 'rooms.sqlite'}", ids


def command(*words: str, lang: str = "en") -> int:
    return run([*words, "--lang", lang])


def test_rooms_are_listed_by_phase(rooms: tuple[str, dict[str, str]], capsys: Captured) -> None:
    database, ids = rooms
    assert command("rooms", "list", "--database", database) == 0
    told = capsys.readouterr().out
    assert all(room in told for room in ids.values())
    assert command("rooms", "list", "--phase", "playing", "--database", database, lang="de") == 0
    told = capsys.readouterr().out
    assert ids["playing"] in told
    assert "spielt" in told
    assert ids["over"] not in told


def test_a_room_is_shown_without_its_secrets(rooms: tuple[str, dict[str, str]], capsys: Captured) -> None:
    database, ids = rooms
    assert command("rooms", "show", ids["over"], "--database", database) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["id"], told["phase"], told["closed"], told["game"]) == (
        ids["over"],
        "over",
        "by-host",
        "tulum",
    )
    assert "seed" not in told


def test_no_room_is_named_like_an_option() -> None:
    ids = [new_room_id() for _ in range(1_000)]
    assert all(room.isascii() and room.isalnum() for room in ids)
    assert len(set(ids)) == len(ids)


async def test_a_room_is_closed_once(
    rooms: tuple[str, dict[str, str]], tmp_path: Path, capsys: Captured
) -> None:
    database, ids = rooms
    assert command("rooms", "close", ids["playing"], "--database", database) == 0
    assert command("rooms", "close", ids["playing"], "--database", database) == 2
    assert "over" in capsys.readouterr().err
    async with house_in(tmp_path) as house:
        assert (await house.rooms.find(ids["playing"])).room.closed == "by-admin"


def test_a_room_is_deleted_for_good(rooms: tuple[str, dict[str, str]], capsys: Captured) -> None:
    database, ids = rooms
    assert command("rooms", "delete", ids["waiting"], "--database", database) == 0
    for words in (("show",), ("delete",), ("close",)):
        assert command("rooms", *words, ids["waiting"], "--database", database) == 2
        assert "no such table" in capsys.readouterr().err


def test_only_finished_rooms_are_purged(
    rooms: tuple[str, dict[str, str]], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, ids = rooms
    purge = ("purge", "--older-than", "1d", "--database", database)
    assert command(*purge) == 0
    assert "0 rooms deleted" in capsys.readouterr().out
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * 24 * 3600)
    assert command(*purge, "--dry-run") == 0
    assert "One room would be deleted" in capsys.readouterr().out
    assert command(*purge) == 0
    assert "One room deleted" in capsys.readouterr().out
    assert command("rooms", "show", ids["over"], "--database", database) == 2
    assert command("rooms", "show", ids["playing"], "--database", database) == 0


async def test_rooms_are_purged_some_at_a_time(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one transaction 4,000 of them took so long that a server's own writing was given up."""
    async with house_in(tmp_path) as house:
        for _ in range(5):
            await tell(house, await open_live(house), "close")
        database = house.settings.database
    num_deleted: list[int] = []
    purge = housekeeping.purge_here

    def purge_noted(connection: Connection, before: float, most: int) -> int:
        num_deleted.append(purge(connection, before, most))
        return num_deleted[-1]

    monkeypatch.setattr(housekeeping, "purge_here", purge_noted)
    monkeypatch.setattr(rooms_commands, "AT_ONCE", 2)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * 24 * 3600)
    assert command("purge", "--older-than", "1d", "--database", database) == 0
    assert num_deleted == [2, 2, 1]
    assert "5 rooms deleted" in capsys.readouterr().out


def test_an_age_is_a_number_and_a_unit() -> None:
    assert [parse_age(text) for text in ("36h", "90d", "2w")] == [36 * 3600, 90 * 86400, 14 * 86400]
    for text in ("", "d", "-1d", "9", "1.5d", "²d", "soon", f"{'9' * 400}d"):
        with pytest.raises(InvalidArgument, match="bad-age"):
            parse_age(text)


def test_an_option_that_is_missing_is_named_as_it_is_typed(capsys: Captured) -> None:
    assert command("purge") == 2
    assert "--older-than" in capsys.readouterr().err


def test_more_rooms_than_there_can_be_are_all_of_them(
    rooms: tuple[str, dict[str, str]], capsys: Captured
) -> None:
    database, ids = rooms
    assert command("rooms", "list", "--most", "9" * 30, "--database", database) == 0
    listed = capsys.readouterr().out
    assert all(room_id in listed for room_id in ids.values())


@pytest.mark.parametrize("does", ["show", "close", "delete"])
def test_what_can_be_no_room_is_an_unknown_one(
    does: str, rooms: tuple[str, dict[str, str]], capsys: Captured
) -> None:
    assert command("rooms", does, "\udcff", "--database", rooms[0]) == 2
    assert capsys.readouterr().err == "UnknownRoom: There is no such table, or it is gone.\n"


@pytest.mark.parametrize("does", ["show", "close"])
def test_a_room_that_can_no_longer_be_read_is_said_so(
    does: str, rooms: tuple[str, dict[str, str]], capsys: Captured
) -> None:
    database, ids = rooms
    with storage(database) as connection:
        connection.exec_driver_sql("UPDATE entries SET body = 'spoilt' WHERE version = 2")
    assert command("rooms", does, ids["playing"], "--database", database) == 2
    told = "StorageFailure: This table can no longer be read; its log is kept.\n"
    assert capsys.readouterr().err == told


WORDS = (
    ("rooms", "list"),
    ("rooms", "show", "abc"),
    ("rooms", "close", "abc"),
    ("rooms", "delete", "abc"),
    ("purge", "--older-than", "1d"),
    ("backup", "copy.sqlite"),
)


@pytest.mark.parametrize("words", WORDS, ids=" ".join)
def test_a_database_that_is_none_is_named_and_not_made(
    words: tuple[str, ...], tmp_path: Path, capsys: Captured
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    assert command(*words, "--database", database) == 2
    problem = "No such file or directory"
    assert capsys.readouterr().err.endswith(f"The database {database} cannot be reached: {problem}.\n")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "rooms.sqlite").touch()
    assert command(*words, "--database", database) == 2
    assert f"The database {database} cannot be reached: no such table: " in capsys.readouterr().err


@pytest.mark.parametrize("words", WORDS[:-1], ids=" ".join)
def test_an_unreachable_postgres_is_named_without_its_password(
    words: tuple[str, ...], capsys: Captured
) -> None:
    pytest.importorskip("psycopg")
    assert command(*words, "--database", "postgresql+psycopg://ada:secret@127.0.0.1:1/club") == 2
    told = capsys.readouterr().err
    assert "The database postgresql+psycopg://ada:***@127.0.0.1:1/club cannot be reached: " in told
    assert "Connection refused" in told
    assert "secret" not in told
    assert told.count("\n") == 1


def test_the_database_of_the_server_is_taken_from_its_variable(
    rooms: tuple[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database, ids = rooms
    monkeypatch.setenv("BAUMEISTER_DATABASE", database)
    assert command("rooms", "show", ids["over"]) == 0
    assert command("backup", str(tmp_path / "copy.sqlite")) == 0
    assert command("rooms", "delete", ids["over"], "--database", f"sqlite:///{tmp_path / 'copy.sqlite'}") == 0
    assert command("rooms", "show", ids["over"]) == 0
