"""What a client shows of Pyramido."""

from dataclasses import dataclass

from baumeister.games.pyramido import endings, packing
from baumeister.games.pyramido.dead_ends import dead_ends
from baumeister.games.pyramido.fitting import FITS
from baumeister.games.pyramido.state import Place, PyramidoState, Stone, Stones
from baumeister.games.pyramido.variant import Mode, PyramidoVariant
from baumeister.jit import Array


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


def view_of(variant: PyramidoVariant, state: PyramidoState) -> PyramidoView:
    boards, counts = packing.pack(variant, state)
    return PyramidoView(
        mode=variant.mode,
        base=variant.base,
        seat=state.seat,
        pyramids=_pyramids(variant, state, boards),
        hands=state.hands,
        stores=state.stores,
        quarry=state.quarry,
        bag=state.bag,
        idle=state.idle,
        game=state.game,
        games=variant.games,
        points=state.points,
        totals=state.totals,
        is_over=endings.verdict(boards, counts) != endings.RUNNING,
    )


def _pyramids(variant: PyramidoVariant, state: PyramidoState, boards: Array) -> tuple[PyramidView, ...]:
    ends = dead_ends(variant, state)
    return tuple(
        PyramidView(stones, fits(board), end.places, end.missing, end.can_complete)
        for stones, board, end in zip(state.laid, boards, ends, strict=True)
    )


def fits(board: Array) -> tuple[Fit, ...]:
    """Where stones may lie on a pyramid, and of which colours."""
    colours: dict[Place, list[int]] = {}
    for level, masks in enumerate(board[FITS].tolist()):
        for colour, bits in enumerate(masks):
            for x, y in packing.squares(bits):
                colours.setdefault((level + 1, x, y), []).append(colour)
    return tuple(Fit(place, tuple(found)) for place, found in sorted(colours.items()))
