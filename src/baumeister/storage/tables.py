"""The tables: rooms, for finding them; their log, which is the truth; who has which room; reviews."""

import re

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_room_id(text: str) -> bool:
    """Whether a room can be called so: databases cannot even be asked for some other texts."""
    return ROOM_ID.fullmatch(text) is not None


rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("is_public", Integer, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("summary", Text),  #: JSON of what the lobby shows, while it shows the room
    Index("rooms_by_phase", "phase", "changed_at"),
)

#: Append-only: the primary key makes a version of a room unique, whoever writes.
entries = Table(
    "entries",
    metadata,
    Column("room_id", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("answers", String(64)),
    Column("body", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("room_id", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", Double, nullable=False),
    Column("is_wanted", Boolean, nullable=False),
    Index("leases_by_owner", "owner"),
)

#: What was found out about the events of finished matches. It can be found out again: a step of `migrations`
#: may empty it once matches are looked at in another way.
reviews = Table(
    "reviews",
    metadata,
    Column("room_id", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
