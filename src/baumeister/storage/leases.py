"""Which server of a cluster has which room, in PostgreSQL: `leases(room_id, owner, until, is_wanted)`.

A room is its owner's until somebody else takes the lease, which can be done once it has run out. An owner
appends under a lock on the row (`require`), a taker passes over rows that are locked: so nothing is written
by two, whatever their clocks say, and nobody waits for a server that froze. The time is the database's.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, TextClause, bindparam, text

from baumeister.core.errors import UnknownRoom
from baumeister.storage.log import Log
from baumeister.storage.tables import is_room_id

NOW = "extract(epoch FROM clock_timestamp())"
#: of rooms that nobody has: released ones
NOBODY = ""
#: of a lease that a lost server's matches wait for those who come back to them, before others adopt them
GRACE = 0.25

TAKE = f"""
    UPDATE leases SET owner = :owner, until = {NOW} + :seconds, is_wanted = false
    WHERE room_id IN (
        SELECT room_id FROM leases WHERE room_id IN :rooms AND (owner = :owner OR until <= {NOW})
        FOR UPDATE SKIP LOCKED
    )
    RETURNING room_id
"""
TAKE_FIRST = f"""
    INSERT INTO leases (room_id, owner, until, is_wanted)
    SELECT id, :owner, {NOW} + :seconds, false FROM rooms WHERE id IN :rooms
    ON CONFLICT DO NOTHING
    RETURNING room_id
"""
WANT = """
    UPDATE leases SET is_wanted = true
    WHERE room_id IN (
        SELECT room_id FROM leases WHERE room_id IN :rooms AND NOT is_wanted FOR UPDATE SKIP LOCKED
    )
"""
WANTED = "SELECT room_id FROM leases WHERE owner = :owner AND is_wanted"
HAS = "SELECT room_id FROM leases WHERE owner = :owner AND room_id = :room"
RENEW = f"UPDATE leases SET until = {NOW} + :seconds WHERE owner = :owner RETURNING room_id"
RELEASE = f"""
    UPDATE leases SET owner = '{NOBODY}', until = {NOW}, is_wanted = false
    WHERE owner = :owner AND room_id IN :rooms
"""
RELEASE_ALL = f"UPDATE leases SET owner = '{NOBODY}', until = {NOW}, is_wanted = false WHERE owner = :owner"
FORGET = "DELETE FROM leases WHERE owner = :owner AND room_id IN :rooms"
#: matches that go on, and that nobody has asked for since their server was lost
ORPHANS = f"""
    SELECT id FROM rooms LEFT JOIN leases ON room_id = id
    WHERE phase = 'playing' AND (room_id IS NULL OR until <= {NOW} - :grace)
    ORDER BY changed_at DESC LIMIT :most
"""
CLEAR_AWAY = f"""
    DELETE FROM leases WHERE room_id IN (
        SELECT room_id FROM leases JOIN rooms ON id = room_id
        WHERE until <= {NOW} - :grace AND phase <> 'playing'
        FOR UPDATE OF leases SKIP LOCKED
    )
"""


class Leases:
    """The leases of one server."""

    def __init__(self, log: Log, owner: str, seconds: float) -> None:
        self._log = log
        self._owner = owner
        self.seconds = seconds

    async def take(self, room_ids: Sequence[str], wants: bool = True) -> set[str]:
        """Take what can be had of these rooms; the owners of others hear that they are wanted."""
        room_ids = [*filter(is_room_id, room_ids)]
        return await self._log.run(lambda connection: self._take(connection, room_ids, wants))

    async def require_known(self, room_id: str) -> None:
        """UnknownRoom if there is none that could be had."""
        if not await self._log.knows(room_id):
            raise UnknownRoom("unknown-room")

    async def wanted(self) -> set[str]:
        """The rooms of ours that another server is asked for."""
        return await self._ask(WANTED)

    async def renew(self) -> set[str]:
        """All rooms that are still ours, for as long again."""
        return await self._ask(RENEW, seconds=self.seconds)

    async def has(self, room_id: str) -> bool:
        """Whether this room is ours; a lease that has run out is, until somebody else takes it."""
        return bool(await self._ask(HAS, room=room_id))

    async def release(self, *room_ids: str) -> None:
        """Let another server have these rooms at once."""
        await self._tell(RELEASE, rooms=room_ids)

    async def release_all(self) -> None:
        await self._tell(RELEASE_ALL)

    async def forget(self, *room_ids: str) -> None:
        """These rooms are over: nobody need have them."""
        await self._tell(FORGET, rooms=room_ids)

    async def adopt(self, most: int) -> set[str]:
        """Take so many matches that nobody has had for a while, and clear away what nobody needs."""
        return await self._log.run(lambda connection: self._adopt(connection, most))

    def _take(self, connection: Connection, room_ids: Sequence[str], wants: bool) -> set[str]:
        taken: set[str] = set()
        for statement in (TAKE, TAKE_FIRST, WANT if wants else None):
            left = [room_id for room_id in room_ids if room_id not in taken]
            if not left or statement is None:
                break
            found = connection.execute(
                _sql(statement, "rooms"), {"owner": self._owner, "seconds": self.seconds, "rooms": left}
            )
            if found.returns_rows:
                taken.update(found.scalars())
        return taken

    def _adopt(self, connection: Connection, most: int) -> set[str]:
        grace = {"grace": GRACE * self.seconds}
        connection.execute(text(CLEAR_AWAY), grace)
        orphans = [*connection.scalars(text(ORPHANS), {**grace, "most": most})]
        return self._take(connection, orphans, False)

    async def _ask(self, statement: str, **values: object) -> set[str]:
        values["owner"] = self._owner
        return await self._log.run(lambda connection: {*connection.scalars(text(statement), values)})

    async def _tell(self, statement: str, **values: object) -> None:
        values["owner"] = self._owner
        if values.get("rooms") != ():
            await self._log.run(lambda connection: connection.execute(_sql(statement, *values), values))


def _sql(statement: str, *names: str) -> TextClause:
    sql = text(statement)
    return sql.bindparams(bindparam("rooms", expanding=True)) if "rooms" in names else sql
