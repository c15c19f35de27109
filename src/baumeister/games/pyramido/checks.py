"""Whether a state read from outside could be one of Pyramido at all."""

from collections import Counter
from collections.abc import Sequence

from baumeister.games.pyramido.state import (
    COLOURS,
    NUM_COLOURS,
    QUARRY_SIZE,
    STORE_SIZE,
    PyramidoState,
    Stone,
    Stones,
    places,
)
from baumeister.games.pyramido.variant import PyramidoVariant


def is_possible(variant: PyramidoVariant, state: PyramidoState) -> bool:
    return (
        _has_shape(variant, state)
        and all(_is_multiset(stones) for stones in (*state.held, state.quarry))
        and all(_stands(variant, stones) for stones in state.laid)
        and _has_start(variant, state)
        and _has_stones(variant, state)
    )


def _has_shape(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """As many pyramids, hands, stores and points as the variant has, and seats that exist."""
    seats, held = range(variant.seats), tuple(len(stones) for stones in state.held)
    num_hands, num_stores = (0, variant.seats) if variant.is_contest else (variant.seats, 0)
    return (
        len(state.laid) == variant.num_pyramids
        and (len(state.hands), len(state.stores)) == (num_hands, num_stores)
        and max(held) <= (STORE_SIZE if variant.is_contest else variant.hand_size)
        and len(state.quarry) <= (QUARRY_SIZE if variant.is_contest else 0)
        and len(state.bag) == NUM_COLOURS
        and state.first in seats
        and all(seat is None or seat in seats for seat in (state.seat, state.finisher))
        and 0 <= state.game < variant.games
        and 0 <= state.built <= variant.hand_size
        and 0 <= state.idle <= 2 * variant.seats
        and _has_points(variant, state)
        and (_may_draw(variant, state) or (state.seat is not None and not state.refilling))
    )


def _has_points(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """Of every game before this one, and of the last one of a series when it is over."""
    most = variant.games if 1 < variant.games == state.game + 1 else state.game
    return state.game <= len(state.points) <= most and all(
        len(points) == variant.seats and all(-variant.total <= more <= 1 for more in points)
        for points in state.points
    )


def _may_draw(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """There is a stone to be drawn and a place where it goes."""
    if variant.is_contest:
        return any(state.bag) and len(state.quarry) < QUARRY_SIZE
    filled = state.hands[-1 if state.seat is None else state.seat]
    return any(state.bag) and len(filled) < variant.hand_size


def _has_start(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """Each pyramid begins with its plus or pair; a game is set up stone by stone (PYR-10, PYR-20)."""
    start = variant.start
    if state.seat is not None:
        places = {(1, *at) for at in start}
        return all(places <= {stone[:3] for stone in stones} for stones in state.laid)
    order = [(state.first + turn) % variant.num_pyramids for turn in range(variant.num_pyramids)]
    piles = [*(len(state.laid[pyramid]) for pyramid in order), *map(len, state.hands), len(state.quarry)]
    full = [len(start)] * variant.num_pyramids + [variant.hand_size] * len(state.hands) + [QUARRY_SIZE]
    is_idle = (state.refilling, state.built, state.idle, state.finisher) == (False, 0, 0, None)
    return (
        is_idle
        and not any(state.stores)
        and _filled_in_order(piles, full)
        and all(
            {stone[:3] for stone in stones} == {(1, *at) for at in start[: len(stones)]}
            for stones in state.laid
        )
    )


def _filled_in_order(piles: Sequence[int], full: Sequence[int]) -> bool:
    """Every pile before the first that is not full is full, and every one after it is empty."""
    filled = [number for number, (pile, most) in enumerate(zip(piles, full, strict=True)) if pile < most]
    return not filled or not any(piles[filled[0] + 1 :])


def _is_multiset(stones: Stones) -> bool:
    return stones == tuple(sorted(stones)) and all(colour in COLOURS for colour in stones)


def _stands(variant: PyramidoVariant, stones: tuple[Stone, ...]) -> bool:
    """Sorted, one stone a place, every place inside the base and carried by four stones."""
    at = {stone[:3] for stone in stones}
    ground = [place for place in at if place[0] == 1]
    return (
        stones == tuple(sorted(stones))
        and len(at) == len(stones)
        and at <= set(places(variant))
        and all(max(values) - min(values) < variant.base for values in list(zip(*ground, strict=True))[1:])
        and all(
            (level - 1, x + dx, y + dy) in at
            for level, x, y in at
            if level > 1
            for dx in (0, 1)
            for dy in (0, 1)
        )
        and all(stone[3] in COLOURS for stone in stones)
    )


def _has_stones(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """No more stones of a colour than the box holds."""
    seen = Counter(stone[3] for stones in state.laid for stone in stones)
    for stones in (*state.held, state.quarry):
        seen.update(stones)
    return all(
        state.bag[colour] >= 0 and seen[colour] + state.bag[colour] <= variant.per_colour
        for colour in COLOURS
    )
