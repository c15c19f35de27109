"""Footings of the last buildings: a building is nearly always one that is kept, with a stick more."""

from collections import OrderedDict

from baumeister.games.talo.balance.footing import Footing
from baumeister.games.talo.sticks import Stick

Building = frozenset[Stick]


class Kept:
    """As many as fit into so many bytes; the longest unused are forgotten."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._num_bytes = 0
        self._footings: OrderedDict[Building, Footing] = OrderedDict()

    def __getitem__(self, building: Building) -> Footing:
        return self._footings[building]

    def largest_part(self, wanted: Building) -> Building:
        """The largest part of a building that is kept, which may be nothing."""
        if wanted in self._footings:
            return wanted
        for stick in wanted:  # a search among all would take longer than a stick, if there are hundreds
            if (part := wanted - {stick}) in self._footings:
                return part
        return max((kept for kept in self._footings if kept <= wanted), key=len, default=frozenset())

    def keep(self, building: Building, footing: Footing) -> None:
        if building not in self._footings:
            self._num_bytes += _num_bytes(footing)
        self._footings[building] = footing
        self._footings.move_to_end(building)
        while self._num_bytes > self._most_bytes and len(self._footings) > 1:
            self._num_bytes -= _num_bytes(self._footings.popitem(last=False)[1])

    def clear(self) -> None:
        self._num_bytes = 0
        self._footings.clear()


def _num_bytes(footing: Footing) -> int:
    return sum(part.nbytes for part in footing)
