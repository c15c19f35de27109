"""What a client shows of Pyramido."""

from dataclasses import dataclass

from baumeister.games.pyramido.state import Place, Stone, Stones
from baumeister.games.pyramido.variant import Mode


@dataclass(frozen=True, slots=True)
class Fit:
    """A free place and the colours that may lie there by the building rules."""

    place: Place
    colours: Stones


@dataclass(frozen=True, slots=True)
class PyramidView:
    stones: tuple[Stone, ...]
    fits: tuple[Fit, ...]
    dead: tuple[Place, ...]  #: empty base places that no colour can fill any more
    missing: int
    can_complete: bool  #: no dead place, and stones enough


@dataclass(frozen=True, slots=True)
class PyramidoView:
    mode: Mode
    base: int
    seat: int | None
    pyramids: tuple[PyramidView, ...]
    hands: tuple[Stones, ...]
    stores: tuple[Stones, ...]
    quarry: Stones
    bag: tuple[int, ...]
    idle: int  #: turns in a row without building or exchanging, or passes in a row
    game: int
    games: int
    points: tuple[tuple[int, ...], ...]  #: of every finished game of a series, by seat
    totals: tuple[int, ...]
    is_over: bool
