"""Rooms are deleted for good, in either kind of database, whoever else has it open."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure, UnknownRoom
from baumeister.storage import Addition, Entry, Log
from baumeister.storage.housekeeping import (
    append_here,
    changes_of,
    delete_here,
    delete_room,
    forget_old,
    list_here,
    old_rooms,
    read_here,
    storage,
)
from tests.server.postgres import database_of


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database_of(request.param, tmp_path) as found:
        yield found


@pytest.fixture
async def log(url: str) -> AsyncIterator[Log]:
    opened = Log(url)
    yield opened
    await opened.close()


def said(room: str, version: int, at: float, phase: str = "playing") -> Addition:
    entry = Entry(version, at, None, f'{{"kind":"Chatted","seat":0,"text":"number {version}"}}')
    return Addition(room, phase, False, (entry,))


async def test_what_is_deleted_stays_deleted(url: str, log: Log) -> None:
    """As the command line does it beside a server, which still has the room in memory."""
    await log.append(said("a", 1, 10.0), said("b", 1, 11.0))
    with storage(url) as connection:
        assert [room.id for room in list_here(connection, "playing", 10)] == ["b", "a"]
        delete_here(connection, "a")
    with pytest.raises(StorageFailure, match="room-gone"):
        await log.append(said("a", 2, 12.0))
    await log.append(said("b", 2, 13.0))  # nobody pays for another's fault
    assert await log.read("a") == ()
    assert await changes_of(log, ["a", "b"]) == {"b": 13.0}
    with pytest.raises(UnknownRoom):
        await delete_room(log, "a")


async def test_an_entry_of_the_command_line_wins_over_a_late_one(url: str, log: Log) -> None:
    await log.append(said("a", 1, 10.0))
    with storage(url) as connection:
        append_here(connection, said("a", 2, 11.0, "over"))
        assert len(read_here(connection, "a")) == 2
    with pytest.raises(StorageFailure):
        await log.append(said("a", 2, 12.0))
    assert await changes_of(log, ["a"]) == {"a": 11.0}


async def test_what_is_old_and_over_is_forgotten_and_nothing_else(url: str, log: Log) -> None:
    await log.append(said("old", 1, 10.0, "over"), said("newer", 1, 20.0, "over"), said("going-on", 1, 5.0))
    assert (
        await forget_old(log, 0.0, chat_before=25.0, most=100, chat_after=21.0) == 0
    )  # looked through before
    assert await forget_old(log, over_before=15.0, chat_before=25.0, most=100) == 2
    assert await log.read("old") == ()
    assert [entry.body for entry in await log.read("newer")] == ['{"kind":"Chatted","seat":0,"text":""}']
    assert "number 1" in (await log.read("going-on"))[0].body
    assert await forget_old(log, over_before=15.0, chat_before=25.0, most=100) == 0
    with storage(url) as connection:
        assert old_rooms(connection, 100.0, 10) == ("newer",)
