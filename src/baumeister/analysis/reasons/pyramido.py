"""Pyramido: which colours a stone leaves open beside it, and which fit on a square that it completes."""

from baumeister.analysis.reasons.reason import Reason
from baumeister.games.pyramido import packing
from baumeister.games.pyramido.dead_ends import dead_ends
from baumeister.games.pyramido.moves import (
    Build,
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    ExchangeStones,
    Move,
    place_of,
)
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import Place, PyramidoState
from baumeister.games.pyramido.view import fits

Colours = dict[Place, frozenset[int]]


def reason_for(rules: PyramidoRules, state: PyramidoState, move: Move) -> Reason | None:
    match move:
        case BuildStone() | BuildFromQuarry() | BuildFromStore():
            return _building(rules, state, move)
        case ExchangeStones(colours):
            fitting = frozenset().union(*open_colours(rules, state).values())
            useless = sum(colour not in fitting for colour in colours)
            return Reason("pyramido-exchange", {"stones": useless}) if useless else None
    return None


def _building(rules: PyramidoRules, state: PyramidoState, move: Build) -> Reason | None:
    """A new game of a series begins with other pyramids, and a complete one has no place left."""
    after = rules.after_move(state, move)
    number = _pyramid(rules, state)
    if after.game != state.game:
        return None
    if len(after.laid[number]) == rules.variant.total:
        return Reason("pyramido-completes")
    now, place = open_colours(rules, after, number), place_of(move)
    if above := [found for spot, found in now.items() if spot in squares_above(place)]:
        return Reason("pyramido-square", {"squares": len(above), "colours": len(frozenset().union(*above))})
    beside = [found for spot, found in now.items() if is_beside(spot, place)]
    if not beside or is_blocked(rules, after, number, place):
        return None
    colours = min(map(len, beside))
    return Reason("pyramido-open", {"colours": colours}) if colours > 1 else None


def is_blocked(rules: PyramidoRules, state: PyramidoState, number: int, place: Place) -> bool:
    """Whether a place beside this one that should be filled takes no colour any more."""
    if place[0] == 1:
        return any(is_beside(dead, place) for dead in dead_ends(rules.variant, state)[number].places)
    pyramid, now = state.pyramids[number], open_colours(rules, state, number)
    level, x, y = place
    around = [(level, x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    carried = [spot for spot in around if spot not in pyramid and all(at in pyramid for at in carriers(spot))]
    return any(spot not in now for spot in carried)


def carriers(place: Place) -> tuple[Place, ...]:
    """The four places of the level below that this one rests on."""
    level, x, y = place
    return tuple((level - 1, x + dx, y + dy) for dx in (0, 1) for dy in (0, 1))


def _pyramid(rules: PyramidoRules, state: PyramidoState) -> int:
    return (state.seat or 0) if rules.variant.is_contest else 0


def open_colours(rules: PyramidoRules, state: PyramidoState, number: int | None = None) -> Colours:
    """The colours that fit each place of a pyramid, that of the seat to move unless another is named."""
    boards, _ = packing.pack(rules.variant, state)
    board = boards[_pyramid(rules, state) if number is None else number]
    return {fit.place: frozenset(fit.colours) for fit in fits(board)}


def squares_above(place: Place) -> frozenset[Place]:
    """The places of the next level that rest on this one."""
    level, x, y = place
    return frozenset((level + 1, x - dx, y - dy) for dx in (0, 1) for dy in (0, 1))


def is_beside(spot: Place, place: Place) -> bool:
    """Whether both belong to one square of their level."""
    return spot[0] == place[0] and spot != place and max(abs(spot[i] - place[i]) for i in (1, 2)) == 1
