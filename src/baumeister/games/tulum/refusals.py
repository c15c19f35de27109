"""Why a move of Tulum is refused: the rule, and the places at fault."""

from baumeister.core import Refusal
from baumeister.games.tulum.fitting import fitting, may_end_roll
from baumeister.games.tulum.moves import Move, PlaceBlock
from baumeister.games.tulum.state import PLACES, TulumState, bit, places
from baumeister.games.tulum.variant import TulumVariant


def refuse(variant: TulumVariant, state: TulumState, move: Move) -> Refusal | None:
    """None for a legal move."""
    return _refuse_block(state, move) if isinstance(move, PlaceBlock) else _refuse_end(variant, state)


def _refuse_block(state: TulumState, move: PlaceBlock) -> Refusal | None:
    at = (move.row, move.place)
    if at not in PLACES:
        return Refusal("TUL-01i", "no-such-place", at=(at,))
    if fitting(state) & bit(*at):
        return None
    if move.row not in state.dice:
        return Refusal("TUL-06", "no-die-of-this-colour", at=(at,))
    if state.board & bit(*at):
        return Refusal("TUL-06", "place-taken", at=(at,))
    below = {(move.row - 1, move.place), (move.row - 1, move.place + 1)}
    return Refusal("TUL-07", "block-not-carried", at=tuple(sorted(below - places(state.board))))


def _refuse_end(variant: TulumVariant, state: TulumState) -> Refusal | None:
    """Rolling on and stopping both end a roll."""
    fits = fitting(state)
    if may_end_roll(variant, state, fits):
        return None
    because = "place-one-first" if variant.decline else "die-still-fits"
    return Refusal("TUL-13i", because, at=tuple(sorted(places(fits))))
