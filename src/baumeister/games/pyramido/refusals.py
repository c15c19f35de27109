"""Why a move of Pyramido is refused: the rule, and the stones at fault for the client to light up.

Whether a stone fits is decided by the kernel alone; here a stone that does not fit learns why.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from baumeister.core import Refusal
from baumeister.games.pyramido.moves import (
    MAX_EXCHANGE,
    Build,
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
    place_of,
)
from baumeister.games.pyramido.state import STORE_SIZE, Place, PyramidoState, Stones
from baumeister.games.pyramido.variant import PyramidoVariant

Pyramid = Mapping[Place, int]


def explain(variant: PyramidoVariant, state: PyramidoState, seat: int, move: Move) -> Refusal:
    """Why this move, which is not legal, is not."""
    if isinstance(move, BuildStone | ExchangeStones | EndTurn) == variant.is_contest:
        return Refusal("PYR-22" if variant.is_contest else "PYR-11", "move-of-another-mode")
    match move:
        case ExchangeStones(colours):
            return _explain_exchange(state, seat, colours)
        case StoreStone(colour):
            return _explain_storing(state, seat, colour)
        case BuildStone() | BuildFromQuarry() | BuildFromStore():
            return _explain_build(variant, state, seat, move)
        case EndTurn() | Pass():
            raise AssertionError("ending a turn and passing are always legal")


def _explain_exchange(state: PyramidoState, seat: int, colours: Stones) -> Refusal:
    if state.built:
        return Refusal("PYR-12", "built-this-turn")
    if not 1 <= len(colours) <= MAX_EXCHANGE:
        return Refusal("PYR-12", "exchange-one-to-three")
    if Counter(colours) - Counter(state.hands[seat]):
        return Refusal("PYR-12", "not-in-hand")
    return Refusal("PYR-12i", "bag-has-too-few", details=(("count", sum(state.bag)),))


def _explain_storing(state: PyramidoState, seat: int, colour: int) -> Refusal:
    if colour not in state.quarry:
        return Refusal("PYR-22", "not-in-quarry")
    assert len(state.stores[seat]) == STORE_SIZE
    return Refusal("PYR-22", "store-full")


def _explain_build(variant: PyramidoVariant, state: PyramidoState, seat: int, move: Build) -> Refusal:
    match move:
        case BuildStone() if move.colour not in state.hands[seat]:
            return Refusal("PYR-11", "not-in-hand")
        case BuildFromQuarry() if move.colour not in state.quarry:
            return Refusal("PYR-22", "not-in-quarry")
        case BuildFromStore() if move.colour not in state.stores[seat]:
            return Refusal("PYR-22", "not-in-store")
    pyramid = state.pyramids[seat if variant.is_contest else 0]
    return explain_place(variant.base, pyramid, move.colour, place_of(move))


def explain_place(base: int, pyramid: Pyramid, colour: int, place: Place) -> Refusal:
    """Why a stone of this colour does not fit this place."""
    level = place[0]
    if not 1 <= level <= base:
        return Refusal("PYR-02", "no-such-level", details=(("levels", base),))
    if place in pyramid:
        return Refusal("PYR-01" if level == 1 else "PYR-02", "stone-lies-there", at=(place,))
    misplaced = _misplaced_on_base(base, pyramid, place) if level == 1 else unsuited(pyramid, colour, place)
    if misplaced is not None:
        return misplaced
    rule, because = ("PYR-03", "four-colours") if level == 1 else ("PYR-05i", "four-colours-not-forced")
    return Refusal(rule, because, at=four_coloured(pyramid, colour, place))


def _misplaced_on_base(base: int, pyramid: Pyramid, place: Place) -> Refusal | None:
    """PYR-01: not beside a stone, or too far from the stones at `at` for a base of this size."""
    _, x, y = place
    if not any((1, x + dx, y + dy) in pyramid for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))):
        return Refusal("PYR-01", "not-beside-a-stone", at=(place,))
    far = [stone for stone in pyramid if stone[0] == 1 and max(abs(stone[1] - x), abs(stone[2] - y)) >= base]
    return (
        Refusal("PYR-01", "base-too-wide", at=tuple(sorted(far)), details=(("base", base),)) if far else None
    )


def unsuited(pyramid: Pyramid, colour: int, place: Place) -> Refusal | None:
    """PYR-02, PYR-04: no square below, or one that asks for another colour."""
    below = _square(place[0] - 1, place[1], place[2])
    if gaps := tuple(sorted(below - pyramid.keys())):
        return Refusal("PYR-02", "no-square-below", at=gaps)
    numbers = Counter(pyramid[stone] for stone in below)
    if max(numbers.values()) == 1:
        suiting, rule = set(numbers), "PYR-04"
    else:
        suiting, rule = {found for found, number in numbers.items() if number > 1}, "PYR-02"
    return None if colour in suiting else Refusal(rule, "colour-does-not-suit", at=tuple(sorted(below)))


def four_coloured(pyramid: Pyramid, colour: int, place: Place) -> tuple[Place, ...]:
    """The lying stones of every square that this stone would complete in four colours."""
    level, x, y = place
    stones: set[Place] = set()
    for corner in _square(level, x - 1, y - 1):
        others = _square(*corner) - {place}
        if others <= pyramid.keys() and len({colour, *_colours(pyramid, others)}) == len(others) + 1:
            stones |= others
    return tuple(sorted(stones))


def _square(level: int, x: int, y: int) -> set[Place]:
    return {(level, x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}


def _colours(pyramid: Pyramid, places: Iterable[Place]) -> set[int]:
    return {pyramid[place] for place in places}
