"""What is added to rooms, and the two statements that write it.

A statement takes many rows at once. With one statement a row, the thread that writes lets go of Python's
lock after each of them and waits behind every thread that judges: the more rooms move, the longer each waits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from baumeister.core.errors import StorageFailure

MOST_ROWS = 500  #: in a statement; SQLite takes 32,766 values

KEEP_ROOMS = """
    INSERT INTO rooms (id, phase, is_public, changed_at, summary) VALUES {rows}
    ON CONFLICT (id) DO UPDATE
    SET phase = excluded.phase, changed_at = excluded.changed_at, summary = excluded.summary
"""
APPEND = """
    INSERT INTO entries (room_id, version, at, answers, body)
    WITH added (room_id, after, version, at, answers, body) AS (VALUES {rows})
    SELECT room_id, version, at, answers, body FROM added
    WHERE after = 0 OR EXISTS (
        SELECT 1 FROM entries WHERE entries.room_id = added.room_id AND entries.version = added.after
    )
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a room's log; versions count from 1 without gaps."""

    version: int
    at: float  #: seconds since 1970
    answers: str | None  #: the key of the message that caused it
    body: str  #: JSON


@dataclass(frozen=True, slots=True)
class Addition:
    """What one message adds to a room: all of it is written, or nothing."""

    room_id: str
    phase: str
    is_public: bool
    entries: tuple[Entry, ...]
    summary: str | None = None  #: JSON of what the lobby shows

    def room_row(self) -> tuple[Any, ...]:
        return self.room_id, self.phase, int(self.is_public), self.entries[-1].at, self.summary

    def entry_rows(self) -> Iterator[tuple[Any, ...]]:
        after = self.entries[0].version - 1
        return ((self.room_id, after, e.version, e.at, e.answers, e.body) for e in self.entries)


def write(connection: Connection, additions: Sequence[Addition]) -> None:
    """What was deleted meanwhile, by whomever, does not come to life again: an addition follows an entry."""
    _write_rows(connection, KEEP_ROOMS, [*{each.room_id: each.room_row() for each in additions}.values()])
    rows = [row for addition in additions for row in addition.entry_rows()]
    if _write_rows(connection, APPEND, rows) != len(rows):
        raise StorageFailure("room-gone")


def _write_rows(connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """Returns how many were written."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    one = f"({', '.join([mark] * len(rows[0]))})"
    written = 0
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        filled = statement.format(rows=", ".join([one] * len(some)))
        written += connection.exec_driver_sql(filled, tuple(value for row in some for value in row)).rowcount
    return written
