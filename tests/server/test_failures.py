"""What goes wrong stays small: a failed commit, a room that cannot be read, a mistake in the rules."""

import time
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure
from baumeister.games.tulum import TulumRules
from baumeister.server import rooms as rooms_module
from baumeister.server.rooms import Rooms
from baumeister.storage import Batch, Entry
from tests.server.clients import Client, new_room, run
from tests.server.quiet import PEOPLE, open_table, play, tell, until

BOTS = [{"kind": "bot", "level": "random"}] * 2


class BrokenDisk:
    """Takes the first `num_good` commits, refuses some, and is well again."""

    def __init__(self, rooms: Rooms, num_good: int, num_bad: int) -> None:
        self._append = rooms.log.append
        self._bad = range(num_good, num_good + num_bad)
        self._num_asked = 0

    async def append(self, *batches: Batch) -> None:
        self._num_asked += 1
        if self._num_asked - 1 in self._bad:
            raise StorageFailure("storage-failure")
        await self._append(*batches)


def test_after_a_failed_commit_everyone_goes_on_at_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms) -> None:
        table = await open_table(rooms)
        monkeypatch.setattr(rooms.log, "append", BrokenDisk(rooms, 0, 1).append)
        with pytest.raises(StorageFailure):
            await tell(rooms, table, "start")
        assert (table.room.version, table.room.phase) == (1, "waiting")
        assert await rooms.find(table.room.id) is table
        await tell(rooms, table, "start")
        await tell(rooms, table, "chat", text="hello")
        assert table.room.phase == "playing"
        assert len(await rooms.log.read(table.room.id)) == table.room.version

    play(tmp_path, scene)


def test_what_is_on_disk_though_the_commit_seemed_to_fail_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms) -> None:
        table, append = await open_table(rooms), rooms.log.append

        async def append_and_fail(*batches: Batch) -> None:
            await append(*batches)
            raise StorageFailure("storage-failure")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.log, "append", append_and_fail)
            with pytest.raises(StorageFailure):
                await tell(rooms, table, "chat", text="one")
        assert await tell(rooms, table, "chat", text="two") == 3

    play(tmp_path, scene)


def test_a_bot_whose_move_was_not_taken_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "RETRY_S", 0.05)

    async def scene(rooms: Rooms) -> None:
        table = await open_table(rooms, seats=BOTS)
        monkeypatch.setattr(rooms.log, "append", BrokenDisk(rooms, 3, 2).append)
        await tell(rooms, table, "start")
        await until(lambda: table.room.phase == "over")

    play(tmp_path, scene)


def test_a_flag_that_could_not_fall_falls_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "RETRY_S", 0.05)

    async def scene(rooms: Rooms) -> None:
        table = await open_table(rooms, clock={"kind": "total", "seconds": 0.5})
        monkeypatch.setattr(rooms.log, "append", BrokenDisk(rooms, 1, 2).append)
        await tell(rooms, table, "start")
        await until(lambda: table.room.phase == "over")
        assert table.room.outcome is not None
        assert table.room.outcome.reason == "flag-fell"

    play(tmp_path, scene)


def test_a_room_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async def spoil(rooms: Rooms) -> None:
        nonsense = Entry(1, time.time(), None, '{"kind": "OfAnotherTime"}')
        await rooms.log.append(Batch("spoilt", "waiting", True, (nonsense,)))
        await open_table(rooms, is_public=True)

    async def look(rooms: Rooms) -> None:
        assert [table.room.opened.game for table in await rooms.public_tables(10)] == ["tulum"]
        with pytest.raises(StorageFailure, match="room-unreadable"):
            await rooms.find("spoilt")

    play(tmp_path, spoil)
    play(tmp_path, look)


def test_the_sweep_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "SWEEP_S", 0.05)

    async def scene(rooms: Rooms) -> None:
        monkeypatch.setattr(rooms.log, "append", BrokenDisk(rooms, 1, 2).append)
        table = await open_table(rooms)
        await until(lambda: table.is_stale)
        await until(lambda: not rooms.knows(table))
        assert table.room.closed == "idle"

    play(tmp_path, scene, idle_room_s=-1.0)


def test_a_mistake_in_the_rules_is_answered_and_the_room_goes_on(
    port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def scene() -> None:
        async with Client(port, new_room(port, "tulum", PEOPLE)) as ada:
            await ada.do("start")
            question = {"version": ada.state["version"], "move": ada.legal_moves()[0]}
            with monkeypatch.context() as broken:
                broken.setattr(TulumRules, "why_not", stumble)
                answer = await ada.ask("why-not", **question)
            assert (answer["code"], answer["because"]) == ("Failed", "failed")
            assert (await ada.ask("why-not", **question))["refusal"] is None

    run(scene())
    assert "ZeroDivisionError" in caplog.text
