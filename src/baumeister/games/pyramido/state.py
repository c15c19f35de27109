"""A position of Pyramido: stones laid, stones held, the bag as counts (its order does not exist)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from baumeister.core import Immutable
from baumeister.games.pyramido.variant import PyramidoVariant

NUM_COLOURS = 5
COLOURS = range(NUM_COLOURS)
QUARRY_SIZE = 5
STORE_SIZE = 5

Place = tuple[int, int, int]  #: level, x, y
Stone = tuple[int, int, int, int]  #: level, x, y, colour
Stones = tuple[int, ...]  #: a multiset of colours, sorted


@dataclass(frozen=True, slots=True)
class PyramidoState(Immutable):
    laid: tuple[tuple[Stone, ...], ...]  #: the stones of each pyramid, sorted; one pyramid unless a contest
    bag: tuple[int, ...]  #: stones of each colour
    hands: tuple[Stones, ...] = ()  #: by seat, not in a contest
    stores: tuple[Stones, ...] = ()  #: by seat, only in a contest
    quarry: Stones = ()
    seat: int | None = None  #: who is to move or draw; None while a game is set up
    refilling: bool = False  #: the hand of `seat`, or the quarry, is being filled from the bag
    built: int = 0  #: stones built by `seat` in this turn, not in a contest
    idle: int = 0  #: turns in a row in which nobody built or exchanged; in a contest, passes in a row
    finisher: int | None = None  #: who first completed a pyramid in this game of a contest
    game: int = 0  #: of a series, counted from 0
    first: int = 0  #: who began this game
    points: tuple[tuple[int, ...], ...] = ()  #: of every finished game of a series, by seat

    @property
    def pyramids(self) -> tuple[Mapping[Place, int], ...]:
        """By seat in a contest, otherwise just one: place → colour."""
        return tuple({stone[:3]: stone[3] for stone in stones} for stones in self.laid)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of a series so far, by seat."""
        return tuple(sum(points) for points in zip(*self.points, strict=True)) or (0,) * len(self.held)

    @property
    def passes(self) -> int:
        return self.idle

    @property
    def held(self) -> tuple[Stones, ...]:
        """Hands or stores, whichever the mode has."""
        return self.hands or self.stores


def base_range(variant: PyramidoVariant) -> tuple[range, range]:
    """The x and y that a base place can have: within `base` of every stone of the start (PYR-01)."""
    reach = variant.base - 1
    xs, ys = zip(*variant.start, strict=True)
    return range(max(xs) - reach, min(xs) + reach + 1), range(max(ys) - reach, min(ys) + reach + 1)


@cache
def places(variant: PyramidoVariant) -> tuple[Place, ...]:
    """Every place that a stone can ever have, level by level."""
    xs, ys = base_range(variant)
    return tuple(
        (level, x, y)
        for level in range(1, variant.base + 1)
        for y in ys[: len(ys) - level + 1]
        for x in xs[: len(xs) - level + 1]
    )
