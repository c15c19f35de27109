"""What a client shows of Rumis."""

from dataclasses import dataclass

from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.scenario import Limits


@dataclass(frozen=True, slots=True)
class RumisView:
    mode: str
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
