"""Taking turns: who asks for much waits behind itself, and not before others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from baumeister.core.errors import TooMany

MOST_WAITING = 100  #: questions of one address: a class that opens its tables at once
WAIT_S = 10  #: before an address that has so many waiting asks again


class Turns:
    """A few places; an address has one of them at a time, and addresses follow each other."""

    def __init__(self, num_places: int) -> None:
        self._free = num_places
        self._inside: set[str] = set()
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a place, and have it; TooMany for an address that has enough waiting already."""
        await self._wait(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _wait(self, address: str) -> None:
        line = self._lines.setdefault(address, deque())
        if len(line) >= MOST_WAITING:
            raise TooMany("too-many-requests", wait=WAIT_S)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(address)  # it was given to who went away in the same moment
            raise

    def _leave(self, address: str) -> None:
        self._inside.discard(address)
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        """Give free places to those who wait, the address first that has waited longest."""
        for address in [each for each in self._lines if each not in self._inside]:
            if not self._free:
                return
            self._give(address)

    def _give(self, address: str) -> None:
        """A place for the first of this address who still wants it; the rest go to the end."""
        line = self._lines.pop(address)
        while line:
            place = line.popleft()
            if not place.done():  # else who asked went away
                place.set_result(None)
                self._inside.add(address)
                self._free -= 1
                break
        if line:
            self._lines[address] = line
