"""What a client shows of Talō."""

from dataclasses import dataclass

from baumeister.games.talo.balance import Fall
from baumeister.games.talo.collapse import fallen
from baumeister.games.talo.endings import BUILDING_FELL
from baumeister.games.talo.state import Figure, Phase, TaloState
from baumeister.games.talo.sticks import Stick
from baumeister.games.talo.walking import stuck


@dataclass(frozen=True, slots=True)
class TaloView:
    seat: int
    phase: Phase
    sticks: tuple[Stick, ...]
    figures: tuple[Figure, ...]
    store: tuple[int, ...]  #: by length
    rolls: int
    number: int  #: the roll, 0 before it
    taken: tuple[int, ...]
    held: Stick | None
    stuck: tuple[bool, ...]  #: figures that can never again reach the top
    fallen: tuple[Fall, ...]  #: the sticks that came down, if the building fell
    turns: int
    is_over: bool


def view_of(state: TaloState) -> TaloView:
    return TaloView(
        seat=state.seat,
        phase=state.phase,
        sticks=state.sticks,
        figures=state.figures,
        store=state.store,
        rolls=state.rolls,
        number=state.number,
        taken=state.taken,
        held=state.held,
        stuck=stuck(state.sticks, state.figures),
        fallen=fallen(state.sticks) if state.reason == BUILDING_FELL else (),
        turns=state.turns,
        is_over=state.phase == Phase.OVER,
    )
