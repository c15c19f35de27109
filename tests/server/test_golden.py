"""Databases of older versions: every room of theirs opens, and goes on where it stood."""

import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.play import Match
from baumeister.server.entries import OVER, PLAYING, WAITING, dump_body, load_body
from baumeister.server.records import record_json, room_record, table_of
from baumeister.server.room import RULES_CHANGED, Room
from tests.server.quiet import house_in, open_live

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With the database of the version before rooms knew their rules version."""
    with sqlite3.connect(tmp_path / "rooms.sqlite") as database:
        database.executescript((GOLDEN / "rooms-of-5814936.sql").read_text(encoding="utf-8"))
    return tmp_path


def room_ids(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "rooms.sqlite") as database:
        return [row[0] for row in database.execute("SELECT id FROM rooms ORDER BY changed_at")]


async def test_every_room_of_an_older_version_opens(folder: Path) -> None:
    async with house_in(folder) as house:
        found = [(await house.rooms.find(room_id)).room for room_id in room_ids(folder)]
    assert Counter(room.rules.game for room in found) == {"tulum": 5, "pyramido": 4, "rumis": 5, "talo": 4}
    stopped = [room for room in found if room.closed == RULES_CHANGED]
    assert [(room.rules.game, len(match_of(room).events)) for room in stopped] == [("rumis", 1)]
    assert Counter(room.phase for room in found) == {WAITING: 4, PLAYING: 5, OVER: 9}
    assert all(room.opened.rules_version == 1 for room in found)
    assert sum(kind(room, "Chatted") for room in found) == 8
    assert sum(kind(room, "MovesTakenBack") for room in found) == 4
    played = [room for room in found if room.match is not None]
    assert sum(len(record_json(room_record(room), table_of(room))) for room in played) > 10_000


async def test_a_new_room_keeps_the_version_of_its_rules(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table = await open_live(house, game="rumis", variant={})
        assert table.room.opened.rules_version == catalog.rules("rumis").version > 1
        assert load_body(dump_body(table.room.opened)) == table.room.opened


def match_of(room: Room) -> Match:
    assert room.match is not None
    return room.match


def kind(room: Room, name: str) -> int:
    return sum(type(each.body).__name__ == name for each in room.happened)
