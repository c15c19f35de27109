"""What a client shows of Rumis."""

from dataclasses import dataclass

from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.scenario import Limits
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.variant import Mode, RumisVariant


@dataclass(frozen=True, slots=True)
class RumisView:
    mode: Mode
    colour: int | None  #: to place now; None if the player picks it
    owners: tuple[int | None, ...]  #: the seat of each colour; None for a ruin
    stones: tuple[PlaceStone, ...]  #: everything that lies
    limits: Limits  #: the allowed height of each cell, row by row, 0 outside (RUM-26)
    max_height: int  #: the limit of the whole building for this number of players (RUM-26)
    heights: tuple[tuple[int, ...], ...]
    tops: tuple[tuple[int | None, ...], ...]  #: the colour seen from above
    left: tuple[tuple[str, ...], ...]  #: stones of each colour
    out: tuple[int, ...]  #: colours that could not place
    scores: tuple[int, ...]  #: of each colour as it stands
    is_over: bool


def view_of(variant: RumisVariant, state: RumisState) -> RumisView:
    places = [[(x, y) for x in range(variant.width)] for y in range(len(variant.limits))]
    return RumisView(
        mode=variant.mode,
        colour=state.colour,
        owners=tuple(_owner(variant, colour) for colour in range(variant.num_sets)),
        stones=state.laid,
        limits=state.ground,
        max_height=max(map(max, state.ground)),
        heights=tuple(tuple(state.heights.get(at, 0) for at in row) for row in places),
        tops=tuple(tuple(state.tops.get(at) for at in row) for row in places),
        left=state.left,
        out=state.out,
        scores=state.scores,
        is_over=state.is_over,
    )


def _owner(variant: RumisVariant, colour: int) -> int | None:
    return colour % variant.seats if colour < variant.num_colours else None
