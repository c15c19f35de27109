"""Whether a pyramid can still be completed: base places that are lost, and stones that run out."""

from dataclasses import dataclass

from baumeister.games.pyramido.fitting import dead_places
from baumeister.games.pyramido.packing import board_of, squares
from baumeister.games.pyramido.state import Place, PyramidoState
from baumeister.games.pyramido.variant import PyramidoVariant


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """What stands against a pyramid's completion."""

    places: tuple[Place, ...]  #: empty base places that no colour can fill any more (PYR-06)
    missing: int  #: stones still to be built
    stones_left: int  #: stones that its builders can still get or hold

    @property
    def can_complete(self) -> bool:
        """By places and count; the colours of the stones may still forbid it."""
        return not self.places and self.stones_left >= self.missing


def dead_ends(variant: PyramidoVariant, state: PyramidoState) -> tuple[DeadEnd, ...]:
    """One for each pyramid of a state."""
    return tuple(_dead_end(variant, state, pyramid) for pyramid in range(variant.num_pyramids))


def _dead_end(variant: PyramidoVariant, state: PyramidoState, pyramid: int) -> DeadEnd:
    stones = state.laid[pyramid]
    held = state.stores[pyramid] if variant.is_contest else sum(state.hands, ())
    return DeadEnd(
        places=tuple((1, x, y) for x, y in squares(int(dead_places(board_of(stones, variant.base))))),
        missing=variant.total - len(stones),
        stones_left=sum(state.bag) + len(state.quarry) + len(held),
    )
