"""Reviews of finished matches: one row per event, in the order in which they were looked at."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, text

from baumeister.storage.log import Log
from baumeister.storage.tables import reviews

#: nothing for a room that was deleted meanwhile, and nothing twice
KEEP = text("""
    INSERT INTO reviews (room_id, number, body)
    SELECT CAST(:room_id AS VARCHAR), CAST(:number AS INTEGER), CAST(:body AS TEXT)
    WHERE EXISTS (SELECT 1 FROM rooms WHERE id = :room_id)
    ON CONFLICT DO NOTHING
""")


async def keep_reviewed(log: Log, room_id: str, first: int, bodies: Sequence[str]) -> None:
    """Keep what was found out about the events from number `first` on."""
    numbered = enumerate(bodies, start=first)
    rows = [{"room_id": room_id, "number": number, "body": body} for number, body in numbered]
    await log.run(lambda connection: connection.execute(KEEP, rows))


async def read_reviewed(log: Log, room_id: str) -> list[str]:
    """What is known about a room's events, from the first up to one that nobody has looked at."""
    return await log.run(lambda connection: _read(connection, room_id))


def _read(connection: Connection, room_id: str) -> list[str]:
    query = select(reviews.c.number, reviews.c.body).where(reviews.c.room_id == room_id)
    rows = connection.execute(query.order_by(reviews.c.number)).all()
    return [row.body for expected, row in enumerate(rows) if row.number == expected]
