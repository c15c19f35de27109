"""Whether a state read from outside could be one of Pyramido at all."""

from collections import Counter
from collections.abc import Sequence

from baumeister.games.pyramido.refusals import four_coloured, unsuited
from baumeister.games.pyramido.state import (
    COLOURS,
    NUM_COLOURS,
    QUARRY_SIZE,
    STORE_SIZE,
    Place,
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
        and (_contest_fits if variant.is_contest else _turn_fits)(variant, state)
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
        and state.first == state.game % variant.seats
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
    """Sorted, one stone a place, every place inside the base, every stone one that may lie there."""
    pyramid = {stone[:3]: stone[3] for stone in stones}
    ground = {place: colour for place, colour in pyramid.items() if place[0] == 1}
    return (
        stones == tuple(sorted(stones))
        and len(pyramid) == len(stones)
        and pyramid.keys() <= set(places(variant))
        and all(colour in COLOURS for colour in pyramid.values())
        and all(max(values) - min(values) < variant.base for values in list(zip(*ground, strict=True))[1:])
        and _hangs_together(set(ground))
        and not any(four_coloured(ground, colour, place) for place, colour in ground.items())
        and all(place in ground or not unsuited(pyramid, pyramid[place], place) for place in pyramid)
    )


def _hangs_together(ground: set[Place]) -> bool:
    """Every stone of the base came to lie beside another (PYR-01)."""
    left = set(ground)
    waiting = [left.pop()] if left else []
    while waiting:
        level, x, y = waiting.pop()
        beside = left & {(level, x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        left -= beside
        waiting += beside
    return not left


def _turn_fits(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """Together: while the bag has stones all hands are full, but for what was built or is being drawn."""
    if state.finisher is not None or (state.built and state.idle):
        return False
    if state.seat is None:
        return True
    most = [variant.hand_size] * variant.seats
    most[state.seat] -= 0 if state.refilling else state.built
    held = [len(hand) for hand in state.hands]
    if any(have > may_have for have, may_have in zip(held, most, strict=True)):
        return False
    full = [seat for seat in range(variant.seats) if seat != state.seat or not state.refilling]
    return not any(state.bag) or all(held[seat] == most[seat] for seat in full)


def _contest_fits(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """Who first completed a pyramid is the finisher; passes and games end where PYR-21 to PYR-25 end them."""
    if state.built or state.seat is None:
        return not state.built
    seats, is_series = variant.seats, variant.games > 1
    order = [(state.first + turn) % seats for turn in range(seats)]
    complete = [seat for seat in order if len(state.laid[seat]) == variant.total]
    all_passed = state.idle == seats
    is_over = all_passed or (state.finisher is not None and (not is_series or state.seat == state.first))
    if state.finisher != (complete[0] if complete else None) or state.idle > seats:
        return False
    if is_series and len(state.points) != state.game + is_over:
        return False
    if is_over:
        is_last, is_done = state.game == variant.games - 1, not (all_passed and any(state.bag))
        return is_last and is_done and not state.refilling and (is_series or len(complete) < 2)
    return len(state.quarry) > 0 or state.refilling or not any(state.bag)


def _has_stones(variant: PyramidoVariant, state: PyramidoState) -> bool:
    """No more stones of a colour than the box holds."""
    seen = Counter(stone[3] for stones in state.laid for stone in stones)
    for stones in (*state.held, state.quarry):
        seen.update(stones)
    return all(
        state.bag[colour] >= 0 and seen[colour] + state.bag[colour] <= variant.per_colour
        for colour in COLOURS
    )
