"""The exported schema is current, and says what the server really sends."""

from pathlib import Path

from baumeister.cli.serve import format_schema
from baumeister.server.schema import wire_schema
from tests.server.clients import Client, new_room

FILE = Path(__file__).parents[2] / "docs" / "wire.schema.json"


def test_the_exported_schema_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == format_schema(), "run: make schema"


async def test_a_state_has_exactly_the_fields_of_its_schema(port: int) -> None:
    room_id = new_room(port, "tulum", [{"kind": "here", "name": "Ada"}] * 2)
    async with Client(port, room_id) as ada:
        await ada.do("start")
        for name, found in (("State", ada.state), ("RoomInfo", ada.state["room"]), ("You", ada.you)):
            assert set(found) == set(definitions()[name]["properties"])


def definitions() -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = wire_schema()["$defs"]
    return found
