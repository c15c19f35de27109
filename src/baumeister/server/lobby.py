"""The lobby: which open rooms it lists, and whose they are."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from baumeister.core.errors import BaumeisterError, TooMany
from baumeister.server.entries import WAITING
from baumeister.server.limits import MOST_REMEMBERED
from baumeister.server.rooms import Rooms
from baumeister.server.states import answer_of
from baumeister.server.tasks import complain
from baumeister.storage import Log


class Shown:
    """Which rooms in the lobby are whose, so that one address cannot push out all others."""

    def __init__(self, log: Log, most: int) -> None:
        self._log = log
        self._most = most
        self._rooms: dict[str, set[str]] = {}
        self._opening: Counter[str] = Counter()  #: rooms that have a place there and are not open yet

    @asynccontextmanager
    async def place(self, address: str, is_public: bool) -> AsyncIterator[Callable[[str], None]]:
        """Open a room within this and name it; TooMany if this address shows as many as it may."""
        if not is_public:
            yield lambda _: None
            return
        asked = frozenset(self._rooms.get(address, ()))
        gone = asked - set(await self._log.still(WAITING, set(asked)))
        rooms = self._rooms.get(address, set())
        rooms -= gone
        if len(rooms) + self._opening[address] >= self._most:
            raise TooMany("too-many-public-rooms", most=self._most, wait=60)
        self._opening[address] += 1
        try:
            yield partial(self._show, address)
        finally:
            self._opening[address] -= 1
            self._opening += Counter()  # keeps only those that count

    def _show(self, address: str, room_id: str) -> None:
        """This room is this address's; who has opened none for longest is forgotten beyond so many."""
        self._rooms[address] = self._rooms.pop(address, set()) | {room_id}
        if len(self._rooms) > MOST_REMEMBERED:
            del self._rooms[next(iter(self._rooms))]


async def list_public(log: Log, rooms: Rooms, most: int) -> list[str]:
    """The lobby as JSON, without having its rooms here; one of an older version has no summary yet."""
    found = []
    for room_id, summary in await log.summaries(WAITING, most):
        try:
            found.append(summary or answer_of(await rooms.look_at(room_id)).model_dump_json())
        except BaumeisterError as error:
            complain("room %s is not in the lobby", room_id, error)
    return found
