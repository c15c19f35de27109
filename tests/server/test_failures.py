"""What goes wrong stays small: a failed commit, a room that cannot be read, a mistake in the rules."""

import json
import time
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure
from baumeister.games.tulum import TulumRules
from baumeister.server import sweeper, tasks
from baumeister.server.house import House
from baumeister.server.lobby import list_public
from baumeister.storage import Addition, Entry
from tests.server.clients import Client, new_room
from tests.server.quiet import PEOPLE, house_in, open_live, tell, until

BOTS = [{"kind": "bot", "level": "random"}] * 2


class BrokenDisk:
    """Takes the first `num_good` commits, refuses some, and is well again."""

    def __init__(self, house: House, num_good: int, num_bad: int) -> None:
        self._append = house.log.append
        self._bad = range(num_good, num_good + num_bad)
        self._num_asked = 0

    async def append(self, *batches: Addition) -> None:
        self._num_asked += 1
        if self._num_asked - 1 in self._bad:
            raise StorageFailure("storage-failure")
        await self._append(*batches)


async def test_after_a_failed_commit_everyone_goes_on_at_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        live = await open_live(house)
        monkeypatch.setattr(house.log, "append", BrokenDisk(house, 0, 1).append)
        with pytest.raises(StorageFailure):
            await tell(house, live, "start")
        assert (live.room.version, live.room.phase) == (1, "waiting")
        assert await house.rooms.find(live.room.id) is live
        await tell(house, live, "start")
        await tell(house, live, "chat", text="hello")
        assert live.room.phase == "playing"
        assert len(await house.log.read(live.room.id)) == live.room.version


async def test_what_is_on_disk_though_the_commit_seemed_to_fail_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        live, append = await open_live(house), house.log.append

        async def append_and_fail(*batches: Addition) -> None:
            await append(*batches)
            raise StorageFailure("storage-failure")

        with monkeypatch.context() as broken:
            broken.setattr(house.log, "append", append_and_fail)
            with pytest.raises(StorageFailure):
                await tell(house, live, "chat", text="one")
        assert await tell(house, live, "chat", text="two") == 3


async def test_a_bot_whose_move_was_not_taken_moves_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "RETRY_S", 0.05)

    async with house_in(tmp_path) as house:
        live = await open_live(house, seats=BOTS)
        monkeypatch.setattr(house.log, "append", BrokenDisk(house, 3, 2).append)
        await tell(house, live, "start")
        await until(lambda: live.room.phase == "over")


async def test_a_flag_that_could_not_fall_falls_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "RETRY_S", 0.05)

    async with house_in(tmp_path) as house:
        live = await open_live(house, clock={"kind": "total", "seconds": 0.5})
        monkeypatch.setattr(house.log, "append", BrokenDisk(house, 1, 2).append)
        await tell(house, live, "start")
        await until(lambda: live.room.phase == "over")
        assert live.room.outcome is not None
        assert live.room.outcome.reason == "flag-fell"


async def test_a_room_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        nonsense = Entry(1, time.time(), None, '{"kind": "OfAnotherTime"}')
        await house.log.append(Addition("spoilt", "waiting", True, (nonsense,)))
        await open_live(house, is_public=True)
    async with house_in(tmp_path) as house:
        shown = await list_public(house.log, house.rooms, 10)
        assert [json.loads(each)["room"]["game"] for each in shown] == ["tulum"]
        with pytest.raises(StorageFailure, match="room-unreadable"):
            await house.rooms.find("spoilt")


async def test_the_sweep_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_S", 0.05)

    async with house_in(tmp_path, idle_room_s=-1.0) as house:
        monkeypatch.setattr(house.log, "append", BrokenDisk(house, 1, 2).append)
        live = await open_live(house)
        await until(lambda: live.is_stale)
        await until(lambda: not house.rooms.knows(live))
        assert live.room.closed == "idle"


async def test_a_mistake_in_the_rules_is_answered_and_the_room_goes_on(
    port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async with Client(port, new_room(port, "tulum", PEOPLE)) as ada:
        await ada.do("start")
        question = {"version": ada.state["version"], "move": ada.legal_moves()[0]}
        with monkeypatch.context() as broken:
            broken.setattr(TulumRules, "why_not", stumble)
            answer = await ada.ask("why-not", **question)
        assert (answer["code"], answer["because"]) == ("Failed", "failed")
        assert (await ada.ask("why-not", **question))["refusal"] is None
    assert "ZeroDivisionError" in caplog.text
