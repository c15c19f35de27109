"""The rules of Pyramido the slow and obvious way: dictionaries of stones, one place after another."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from baumeister.games.pyramido import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    PyramidoRules,
    PyramidoState,
    StoreStone,
)
from baumeister.games.pyramido.state import Place, Stones
from baumeister.jit import Array
from baumeister.jit.random import below

Pyramid = Mapping[Place, int]
ALL = set(range(5))


def square(level: int, x: int, y: int) -> list[Place]:
    return [(level, x, y), (level, x + 1, y), (level, x, y + 1), (level, x + 1, y + 1)]


def makes_four_colours(pyramid: Pyramid, place: Place, colour: int) -> bool:
    """Whether a stone here completes a square that shows four colours (PYR-03)."""
    level, x, y = place
    after = {**pyramid, place: colour}
    for corner in square(level, x - 1, y - 1):
        stones = [after[at] for at in square(*corner) if at in after]
        if len(set(stones)) == 4:
            return True
    return False


def suiting(pyramid: Pyramid, place: Place) -> set[int]:
    """The colours that the four stones below ask for (PYR-02, PYR-04); none if there are not four."""
    level, x, y = place
    below = [pyramid[at] for at in square(level - 1, x, y) if at in pyramid]
    if len(below) < 4:
        return set()
    numbers = sorted(Counter(below).values())
    if numbers == [1, 1, 1, 1]:
        return set(below)
    return {colour for colour in below if below.count(colour) == max(numbers)}


def may_extend_base(base: int, pyramid: Pyramid, place: Place) -> bool:
    """PYR-01: beside a stone, and the box of all stones stays within the base."""
    _, x, y = place
    ground = [(x, y), *((sx, sy) for level, sx, sy in pyramid if level == 1)]
    beside = any(abs(sx - x) + abs(sy - y) == 1 for sx, sy in ground)
    width = max(sx for sx, _ in ground) - min(sx for sx, _ in ground) + 1
    depth = max(sy for _, sy in ground) - min(sy for _, sy in ground) + 1
    return beside and width <= base and depth <= base


def fitting(base: int, pyramid: Pyramid, place: Place) -> set[int]:
    """The colours that may be built at a place."""
    if place in pyramid:
        return set()
    if place[0] == 1:
        allowed = ALL if may_extend_base(base, pyramid, place) else set()
        return {colour for colour in allowed if not makes_four_colours(pyramid, place, colour)}
    suits = suiting(pyramid, place)
    unforced = {colour for colour in suits if not makes_four_colours(pyramid, place, colour)}
    return unforced or suits


def builds(base: int, pyramid: Pyramid, stones: Stones) -> list[tuple[int, int, int, int]]:
    """(colour, level, x, y) of every stone that may be built."""
    around = range(-6, 7)
    return [
        (colour, level, x, y)
        for level in range(1, base + 1)
        for x in around
        for y in around
        for colour in sorted(fitting(base, pyramid, (level, x, y)) & set(stones))
    ]


def legal_moves(rules: PyramidoRules, state: PyramidoState) -> set[Move]:
    """Every legal move of the seat that is to decide."""
    seat, base = state.seat, rules.variant.base
    assert seat is not None
    if not rules.variant.is_contest:
        hand = state.hands[seat]
        moves: set[Move] = {BuildStone(*spot) for spot in builds(base, state.pyramids[0], hand)}
        if not state.built:
            sizes = range(1, min(3, sum(state.bag)) + 1)
            moves |= {ExchangeStones(stones) for size in sizes for stones in combinations(hand, size)}
        return moves | {EndTurn()}
    pyramid, store = state.pyramids[seat], state.stores[seat]
    moves = {BuildFromQuarry(*spot) for spot in builds(base, pyramid, state.quarry)}
    moves |= {BuildFromStore(*spot) for spot in builds(base, pyramid, store)}
    if len(store) < 5:
        moves |= {StoreStone(colour) for colour in state.quarry}
    return moves | {Pass()}


def after_move(rules: PyramidoRules, state: PyramidoState, move: Move) -> PyramidoState:
    """The state after a legal move."""
    seat = state.seat
    assert seat is not None
    match move:
        case BuildStone(colour, level, x, y):
            state = with_stone(state, 0, (level, x, y), colour)
            return replace(state, hands=taken(state.hands, seat, [colour]), built=state.built + 1, idle=0)
        case ExchangeStones(colours):
            state = replace(state, hands=taken(state.hands, seat, list(colours)), idle=0)
            return after_refill(rules, state)
        case EndTurn():
            return after_refill(rules, replace(state, idle=0 if state.built else state.idle + 1))
        case BuildFromQuarry(colour, level, x, y):
            state = with_stone(state, seat, (level, x, y), colour)
            state = replace(state, quarry=without(state.quarry, colour), idle=0)
        case BuildFromStore(colour, level, x, y):
            state = with_stone(state, seat, (level, x, y), colour)
            state = replace(state, stores=taken(state.stores, seat, [colour]), idle=0)
        case StoreStone(colour):
            stores = given(state.stores, seat, colour)
            state = replace(state, quarry=without(state.quarry, colour), stores=stores, idle=0)
        case Pass():
            state = replace(state, idle=state.idle + 1)
    return after_contest_turn(rules, state)


def after_draw(rules: PyramidoRules, state: PyramidoState, draw: DrawStone) -> PyramidoState:
    """The state after one stone came out of the bag."""
    colour, variant = draw.colour, rules.variant
    bag = tuple(count - int(number == colour) for number, count in enumerate(state.bag))
    state = replace(state, bag=bag)
    if state.seat is not None and not variant.is_contest:
        return after_refill(rules, replace(state, hands=given(state.hands, state.seat, colour)))
    if state.seat is not None:
        quarry = tuple(sorted((*state.quarry, colour)))
        return replace(state, quarry=quarry, refilling=len(quarry) < 5 and sum(bag) > 0)
    return set_up_contest(rules, state, colour) if variant.is_contest else set_up(rules, state, colour)


def set_up(rules: PyramidoRules, state: PyramidoState, colour: int) -> PyramidoState:
    plus = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)]
    num_laid = len(state.laid[0])
    if num_laid < 5:
        return with_stone(state, 0, (1, *plus[num_laid]), colour)
    size = rules.variant.hand_size
    seat = next(seat for seat, hand in enumerate(state.hands) if len(hand) < size)
    hands = given(state.hands, seat, colour)
    return replace(state, hands=hands, seat=0 if all(len(hand) == size for hand in hands) else None)


def set_up_contest(rules: PyramidoRules, state: PyramidoState, colour: int) -> PyramidoState:
    order = [(state.first + turn) % rules.seats for turn in range(rules.seats)]
    for seat in order:
        if (num_laid := len(state.laid[seat])) < 2:
            return with_stone(state, seat, (1, num_laid, 0), colour)
    quarry = tuple(sorted((*state.quarry, colour)))
    return replace(state, quarry=quarry, seat=state.first if len(quarry) == 5 else None)


def after_refill(rules: PyramidoRules, state: PyramidoState) -> PyramidoState:
    """Go on drawing, or let the next seat that has stones begin."""
    assert state.seat is not None
    if len(state.hands[state.seat]) < rules.variant.hand_size and any(state.bag):
        return replace(state, refilling=True)
    order = [(state.seat + turn) % rules.seats for turn in range(1, rules.seats + 1)]
    seat = next((seat for seat in order if state.hands[seat]), state.seat)
    return replace(state, seat=seat, built=0, refilling=False)


def after_contest_turn(rules: PyramidoRules, state: PyramidoState) -> PyramidoState:
    """The end of a game, a new quarry, the next seat."""
    seat, variant = state.seat, rules.variant
    assert seat is not None
    if len(state.laid[seat]) == variant.total and state.finisher is None:
        state = replace(state, finisher=seat)
    state = replace(state, seat=(seat + 1) % rules.seats)
    all_passed = state.idle == rules.seats
    round_over = state.finisher is not None and (variant.games == 1 or state.seat == state.first)
    if round_over or (all_passed and not sum(state.bag)):
        return after_game(rules, state)
    if all_passed:
        state = replace(state, quarry=(), idle=0)
    return replace(state, refilling=not state.quarry and sum(state.bag) > 0)


def after_game(rules: PyramidoRules, state: PyramidoState) -> PyramidoState:
    """Points, and the next game of a series."""
    variant = rules.variant
    if variant.games == 1:
        return state
    game = tuple(
        1 if seat == state.finisher else len(stones) - variant.total for seat, stones in enumerate(state.laid)
    )
    points = (*state.points, game)
    if state.game == variant.games - 1:
        return replace(state, points=points)
    first = (state.first + 1) % rules.seats
    return replace(rules.start(), game=state.game + 1, first=first, points=points)


def reason(rules: PyramidoRules, state: PyramidoState) -> str | None:
    """Why the match is over; None while it goes on."""
    variant = rules.variant
    if state.seat is None:
        return None
    if variant.is_contest:
        return contest_reason(rules, state)
    missing = variant.total - len(state.laid[0])
    stones = [colour for hand in state.hands for colour in hand]
    if missing == 0:
        return "pyramid-complete"
    if sum(state.bag) + len(stones) < missing:
        return "too-few-stones"
    if state.idle and state.idle >= 2 * sum(bool(hand) for hand in state.hands):
        return "nobody-builds"
    if not sum(state.bag) and not builds(variant.base, state.pyramids[0], tuple(stones)):
        return "nothing-fits"
    return None


def contest_reason(rules: PyramidoRules, state: PyramidoState) -> str | None:
    variant = rules.variant
    if state.game < variant.games - 1:
        return None
    all_passed = state.idle == rules.seats
    if variant.games > 1:
        round_over = state.finisher is not None and state.seat == state.first
        return "series-over" if all_passed or round_over else None
    if state.finisher is not None:
        return "pyramid-complete"
    return "fewest-missing" if all_passed else None


def ranks(rules: PyramidoRules, state: PyramidoState) -> list[int]:
    """Rank 1 for the best; the missing stones and then the later seat decide a single game (PYR-24)."""
    variant = rules.variant
    if not variant.is_contest:
        return [1] * rules.seats
    order = [(state.first + turn) % rules.seats for turn in range(rules.seats)]
    if variant.games > 1:
        keys: list[tuple[int, int]] = [(total, 0) for total in state.totals]
    else:
        keys = [(len(stones), order.index(seat)) for seat, stones in enumerate(state.laid)]
    return [1 + sum(other > key for other in keys) for key in keys]


def with_stone(state: PyramidoState, number: int, place: Place, colour: int) -> PyramidoState:
    laid = list(state.laid)
    laid[number] = tuple(sorted((*laid[number], (*place, colour))))
    return replace(state, laid=tuple(laid))


def without(stones: Stones, colour: int) -> Stones:
    left = list(stones)
    left.remove(colour)
    return tuple(left)


def taken(held: tuple[Stones, ...], seat: int, colours: list[int]) -> tuple[Stones, ...]:
    stones = held[seat]
    for colour in colours:
        stones = without(stones, colour)
    return (*held[:seat], stones, *held[seat + 1 :])


def given(held: tuple[Stones, ...], seat: int, colour: int) -> tuple[Stones, ...]:
    return (*held[:seat], tuple(sorted((*held[seat], colour))), *held[seat + 1 :])


def broken_rules(rules: PyramidoRules, state: PyramidoState, move: Move) -> set[str]:
    """Every rule that this move breaks."""
    seat, is_contest = state.seat, rules.variant.is_contest
    assert seat is not None
    match move:
        case BuildStone(colour, level, x, y) if not is_contest:
            missing = {"PYR-11"} if colour not in state.hands[seat] else set()
            return missing | broken_by_place(rules.variant.base, state.pyramids[0], colour, (level, x, y))
        case BuildFromQuarry(colour, level, x, y) if is_contest:
            missing = {"PYR-22"} if colour not in state.quarry else set()
            return missing | broken_by_place(rules.variant.base, state.pyramids[seat], colour, (level, x, y))
        case BuildFromStore(colour, level, x, y) if is_contest:
            missing = {"PYR-22"} if colour not in state.stores[seat] else set()
            return missing | broken_by_place(rules.variant.base, state.pyramids[seat], colour, (level, x, y))
        case ExchangeStones(colours) if not is_contest:
            held = all(colours.count(colour) <= state.hands[seat].count(colour) for colour in colours)
            broken = {"PYR-12"} if state.built or not 1 <= len(colours) <= 3 or not held else set()
            return broken | ({"PYR-12i"} if len(colours) > sum(state.bag) else set())
        case StoreStone(colour) if is_contest:
            return {"PYR-22"} if colour not in state.quarry or len(state.stores[seat]) == 5 else set()
        case Pass() if is_contest:
            return set()
        case EndTurn() if not is_contest:
            return set()
    return {"PYR-22" if is_contest else "PYR-11"}


def broken_by_place(base: int, pyramid: Pyramid, colour: int, place: Place) -> set[str]:
    """What keeps a stone from a place."""
    level, x, y = place
    if not 1 <= level <= base:
        return {"PYR-02"}
    if level == 1:
        broken = set() if may_extend_base(base, pyramid, place) and place not in pyramid else {"PYR-01"}
        return broken | ({"PYR-03"} if makes_four_colours(pyramid, place, colour) else set())
    below = [pyramid[at] for at in square(level - 1, x, y) if at in pyramid]
    if place in pyramid or len(below) < 4:
        return {"PYR-02"}
    if colour not in suiting(pyramid, place):
        return {"PYR-04" if len(set(below)) == 4 else "PYR-02"}
    return set() if colour in fitting(base, pyramid, place) else {"PYR-05i"}


def what_counts(state: PyramidoState) -> tuple[PyramidoState, tuple[int, ...]]:
    """The state, but of a series only how far everybody is behind."""
    behind = tuple(max(state.totals) - total for total in state.totals)
    return replace(state, points=()), behind


def drawn(rules: PyramidoRules, state: PyramidoState, stream: Array) -> DrawStone:
    """What kernels draw: one of the stones of the bag, laid out by colour."""
    del rules
    stones = [colour for colour, count in enumerate(state.bag) for _ in range(count)]
    return DrawStone(stones[below(stream, len(stones))])
