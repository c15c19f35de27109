"""What a player of Pyramido may do, and what the bag gives. Colours are 0–4, levels count from 1."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

from baumeister.games.pyramido.state import COLOURS, NUM_COLOURS, Place, places
from baumeister.games.pyramido.variant import PyramidoVariant

MAX_EXCHANGE = 3


@dataclass(frozen=True, slots=True)
class BuildStone:
    """Build a stone of your hand; (level + 1, x, y) rests on x … x + 1, y … y + 1 of the level below."""

    colour: int
    level: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class ExchangeStones:
    """Put stones of your hand out of the game and draw as many; it ends the turn."""

    colours: tuple[int, ...]  #: a multiset, kept sorted

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(sorted(self.colours)))


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Build no more and refill the hand."""


@dataclass(frozen=True, slots=True)
class BuildFromQuarry:
    """Take a stone of the quarry and build it on your pyramid."""

    colour: int
    level: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class StoreStone:
    """Put a stone of the quarry into your store."""

    colour: int


@dataclass(frozen=True, slots=True)
class BuildFromStore:
    """Build a stone of your store on your pyramid."""

    colour: int
    level: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing this turn."""


@dataclass(frozen=True, slots=True)
class DrawStone:
    """One stone from the bag."""

    colour: int


Build = BuildStone | BuildFromQuarry | BuildFromStore
Move = Build | ExchangeStones | EndTurn | StoreStone | Pass

EXCHANGES = tuple(
    ExchangeStones(colours)
    for size in range(1, MAX_EXCHANGE + 1)
    for colours in combinations_with_replacement(COLOURS, size)
)


def place_of(move: Build) -> Place:
    return (move.level, move.x, move.y)


def all_moves(variant: PyramidoVariant) -> tuple[Move, ...]:
    """Every move that can ever be legal in a variant, in the order of the action ids."""
    spots = [(colour, *place) for colour in COLOURS for place in places(variant)]
    if not variant.is_contest:
        return (*(BuildStone(*spot) for spot in spots), *EXCHANGES, EndTurn())
    return (
        *(BuildFromQuarry(*spot) for spot in spots),
        *(BuildFromStore(*spot) for spot in spots),
        *(StoreStone(colour) for colour in range(NUM_COLOURS)),
        Pass(),
    )
