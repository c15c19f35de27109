"""What is no longer kept: rooms that a person or an administrator deletes, and what is old."""

import asyncio
import json
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure, UnknownRoom
from baumeister.server import clocks
from baumeister.storage import Addition, Entry, Log
from baumeister.storage.housekeeping import delete_room, forget_old
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.server.quiet import house_in, open_live, tell
from tests.server.servers import ThreadServer
from tests.server.test_rooms import BOT, HERE, two_people

YEAR_S = 365 * 24 * 3600


def ask_to_delete(port: int, room_id: str, secret: str, scheme: str = "Bearer") -> tuple[int, Json]:
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/rooms/{room_id}",
        headers={"Authorization": f"{scheme} {secret}"},
        method="DELETE",
    )
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, None
    except urllib.error.HTTPError as refused:
        return refused.code, json.loads(refused.read())


async def test_who_played_deletes_a_finished_match_for_everyone(port: int) -> None:
    ada, bob = await two_people(port)
    room_id = ada.state["room"]["id"]
    status, why = await asyncio.to_thread(ask_to_delete, port, room_id, SECRET.format("bob"))
    assert (status, why["because"]) == (409, "room-shared")
    await ada.do("resign", seat=ada.you["seats"][0])
    status, why = await asyncio.to_thread(ask_to_delete, port, room_id, "x" * 30)
    assert (status, why["code"]) == (403, "NotAllowed")
    assert (await asyncio.to_thread(ask_to_delete, port, room_id, SECRET.format("bob")))[0] == 204
    for client in (ada, bob):  # both are told, and hung up on for good
        while (message := await client.receive())["type"] != "error":
            pass
        assert message["because"] == "room-deleted"
        await client.socket.wait_closed()
        assert client.socket.close_code == 4001
    with pytest.raises(urllib.error.HTTPError, match="404"):
        await asyncio.to_thread(request, port, "GET", f"/api/rooms/{room_id}")


async def test_who_plays_alone_deletes_while_the_match_goes_on(server: ThreadServer) -> None:
    room_id = new_room(server.port, "tulum", [HERE, BOT], clock={"kind": "total", "seconds": 60})
    async with Client(server.port, room_id) as ada:
        await ada.do("start")
        assert ask_to_delete(server.port, room_id, SECRET.format("host"))[0] == 204
    assert ask_to_delete(server.port, room_id, SECRET.format("host"))[0] == 404


@pytest.mark.parametrize(
    ("scheme", "secret"), [("Basic", SECRET), ("Bearer", "short"), ("Bearer", "y" * 150)]
)
def test_a_request_without_a_proper_secret_is_refused(port: int, scheme: str, secret: str) -> None:
    room_id = new_room(port, "tulum", [HERE, BOT])
    status, why = ask_to_delete(port, room_id, secret, scheme)
    assert (status, why["code"]) == (400, "InvalidMessage")


async def test_what_an_administrator_deletes_or_closes_on_disk_becomes_true_here(tmp_path: Path) -> None:
    """A second connection to the database stands for the command line."""
    async with house_in(tmp_path) as house:
        deleted, closed = await open_live(house), await open_live(house)
        for live in (deleted, closed):
            await tell(house, live, "start")
        other = Log(house.settings.database)
        await delete_room(other, deleted.room.id)
        entry = Entry(
            closed.room.version + 1, clocks.now(), None, '{"kind":"RoomClosed","because":"by-admin"}'
        )
        await other.append(Addition(closed.room.id, "over", False, (entry,)))
        await other.close()
        with pytest.raises(StorageFailure, match="room-gone"):  # whoever acts before it is noticed
            await tell(house, deleted, "chat", text="hello?")
        await house.sweeper.notice_others()
        assert closed.room.closed == "by-admin"
        assert not house.rooms.knows(deleted)
        for _ in range(2):
            with pytest.raises(UnknownRoom):
                await tell(house, deleted, "chat", text="still there?")
        with pytest.raises(UnknownRoom):
            await house.rooms.find(deleted.room.id)


async def test_old_rooms_and_old_chat_are_forgotten_by_themselves(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:

        async def finish(ago_s: float) -> str:
            """A room that was over so long ago, with a line of chat and a match in it."""
            live = await open_live(house)
            await tell(house, live, "start")
            await tell(house, live, "chat", text='so "long", and thanks')
            await tell(house, live, "close")
            await house.rooms.put_away(live)
            with_time = Log(house.settings.database)
            await with_time.run(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE rooms SET changed_at = ? WHERE id = ?", (time.time() - ago_s, live.room.id)
                )
            )
            await with_time.close()
            return live.room.id

        fresh, month_old, ancient = await finish(0), await finish(40 * 24 * 3600), await finish(2 * YEAR_S)
        going_on = await open_live(house)
        await house.sweeper.forget_old()
        assert house.sweeper._emptied_before > time.time() - 31 * 24 * 3600  # and not all of it each minute
        said = [
            [
                each.body.text
                for each in (await house.rooms.find(room)).room.happened
                if hasattr(each.body, "text")
            ]
            for room in (fresh, month_old)
        ]
        assert said == [['so "long", and thanks'], [""]]
        assert (await house.rooms.find(month_old)).room.closed == "by-host"
        with pytest.raises(UnknownRoom):
            await house.rooms.find(ancient)
        assert house.rooms.knows(going_on)
        assert await forget_old(house.log, 0.0, 0.0, most=100) == 0  # kept for ever
