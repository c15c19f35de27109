"""What comes down when a Talō building does not stand, and how near to that a building is."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from baumeister.games.talo import balance
from baumeister.games.talo.balance import Fall
from baumeister.games.talo.sticks import Stick

Sticks = tuple[Stick, ...]

Firmness = Literal["firm", "shaky", "falls"]

FIRM_MARGIN = 0.05
"""Gravity may be tilted by three degrees. A lone stick of length 10 on its end takes twice that."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How a building would stand."""

    firmness: Firmness
    fallen: tuple[Fall, ...]  #: the sticks that would come down


@lru_cache(maxsize=256)
def balance_of(sticks: Sticks) -> Balance:
    """How a building stands; the sticks are sorted."""
    if not balance.stands(sticks):
        return Balance("falls", fallen(sticks))
    return Balance("firm" if balance.margin(sticks) >= FIRM_MARGIN else "shaky", ())


@lru_cache(maxsize=256)
def fallen(sticks: Sticks) -> tuple[Fall, ...]:
    """The sticks that move first, and all that they carry, which goes the same way."""
    ways = {fall.stick: fall.towards for fall in balance.falls(sticks)}
    for stick in sorted(sticks, key=lambda stick: stick.z):
        carriers = (other for other in ways if other.carries(stick))
        if stick not in ways and (carrier := next(carriers, None)):
            ways[stick] = ways[carrier]
    return tuple(Fall(stick, ways[stick]) for stick in sticks if stick in ways)
