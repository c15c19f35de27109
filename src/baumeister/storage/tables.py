"""The two tables: rooms, for finding them, and their log, which is the truth."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("is_public", Integer, nullable=False),
    Column("changed_at", Double, nullable=False),
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
