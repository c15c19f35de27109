"""What is no longer kept: rooms that are deleted, and what is forgotten by itself once it is old.

A server or the command line may do it, while other servers run: whoever still holds such a room cannot add to
it any more (`log`).
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, delete, event, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from baumeister.core.errors import UnknownRoom
from baumeister.storage.engine import make_engine, require_there, unreachable
from baumeister.storage.log import Log, make_durable, read_entries
from baumeister.storage.tables import entries, is_room_id, metadata, rooms
from baumeister.storage.writing import Addition, Entry, write

OVER = "over"
CHAT = '{"kind":"Chatted"%'  #: how the body of a line of chat begins


@dataclass(frozen=True, slots=True)
class Stored:
    """A room as those who run a server see it listed."""

    id: str
    phase: str
    is_public: bool
    changed_at: float
    num_entries: int


async def delete_room(log: Log, room_id: str) -> None:
    """Delete a room with all it holds; UnknownRoom if it is not there."""
    await log.run(lambda connection: delete_here(connection, room_id))


async def forget_old(
    log: Log, over_before: float, chat_before: float, most: int, chat_after: float = 0.0
) -> int:
    """Delete rooms that were over by then, and empty what was said there; so many at most, and how many.

    Rooms that have not changed since `chat_after` hold no words any more: nobody looks through them again.
    """
    return await log.run(
        lambda connection: _forget_here(connection, over_before, chat_after, chat_before, most)
    )


async def changes_of(log: Log, room_ids: list[str]) -> dict[str, float]:
    """When these rooms last changed; those that are gone are left out."""
    query = select(rooms.c.id, rooms.c.changed_at).where(rooms.c.id.in_(room_ids))
    return await log.run(lambda connection: {row.id: row.changed_at for row in connection.execute(query)})


@contextmanager
def storage(url: str) -> Iterator[Connection]:
    """One transaction of somebody who is no server; StorageFailure if the database does not have it."""
    engine = make_engine(url)
    if engine.dialect.name == "sqlite":
        require_there(url)
        event.listen(engine, "connect", make_durable)
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise unreachable(url, error) from error
    finally:
        engine.dispose()


def list_here(connection: Connection, phase: str | None, most: int) -> tuple[Stored, ...]:
    """The rooms in this phase, or all, last changed first."""
    number = select(func.count()).where(entries.c.room_id == rooms.c.id).scalar_subquery()
    query = select(rooms.c.id, rooms.c.phase, rooms.c.is_public, rooms.c.changed_at, number)
    query = query.order_by(rooms.c.changed_at.desc()).limit(most)
    if phase is not None:
        query = query.where(rooms.c.phase == phase)
    return tuple(
        Stored(row[0], row[1], bool(row[2]), float(row[3]), int(row[4])) for row in connection.execute(query)
    )


def read_here(connection: Connection, room_id: str) -> tuple[Entry, ...]:
    """A room's whole log; UnknownRoom if it is not there."""
    found = read_entries(connection, room_id)
    if not found:
        raise UnknownRoom("unknown-room")
    return found


def append_here(connection: Connection, addition: Addition) -> None:
    write(connection, [addition])


def delete_here(connection: Connection, room_id: str) -> None:
    """With all that hangs on it; its row is locked first, so that nothing is added meanwhile."""
    query = select(rooms.c.id).where(rooms.c.id == room_id).with_for_update()
    if not is_room_id(room_id) or connection.scalar(query) is None:
        raise UnknownRoom("unknown-room")
    for table in reversed(metadata.sorted_tables):
        if "room_id" in table.c:
            connection.execute(delete(table).where(table.c.room_id == room_id))
    connection.execute(delete(rooms).where(rooms.c.id == room_id))


def old_rooms(connection: Connection, before: float, most: int) -> tuple[str, ...]:
    """Rooms that are over and have not changed since, the oldest first."""
    query = select(rooms.c.id).where(rooms.c.phase == OVER, rooms.c.changed_at < before)
    return tuple(connection.scalars(query.order_by(rooms.c.changed_at).limit(most)))


def purge_here(connection: Connection, before: float, most: int) -> int:
    """Delete the oldest of these rooms; how many there were."""
    old = old_rooms(connection, before, most)
    for room_id in old:
        delete_here(connection, room_id)
    return len(old)


def _forget_here(
    connection: Connection, over_before: float, chat_after: float, chat_before: float, most: int
) -> int:
    """How many rooms and lines of chat are forgotten."""
    num_rooms = purge_here(connection, over_before, most)
    return num_rooms + _empty_chats(connection, chat_after, chat_before, most)


def _empty_chats(connection: Connection, after: float, before: float, most: int) -> int:
    """The entries stay, so that versions still count them; the words do not."""
    query = (
        select(entries.c.room_id, entries.c.version, entries.c.body)
        .join(rooms, rooms.c.id == entries.c.room_id)
        .where(rooms.c.phase == OVER, rooms.c.changed_at >= after, rooms.c.changed_at < before)
        .where(entries.c.body.like(CHAT), entries.c.body.not_like('%"text":""%'))
        .limit(most)
    )
    found = connection.execute(query).all()
    for room_id, version, body in found:
        emptied = json.dumps({**json.loads(body), "text": ""}, separators=(",", ":"))
        place = (entries.c.room_id == room_id) & (entries.c.version == version)
        connection.execute(update(entries).where(place).values(body=emptied))
    return len(found)
