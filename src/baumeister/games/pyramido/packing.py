"""Between states and the arrays of the kernels, and between moves and their numbers."""

from functools import cache, lru_cache

import numpy as np

from baumeister.games.pyramido import layout
from baumeister.games.pyramido.fitting import STONES, refit, square
from baumeister.games.pyramido.moves import (
    EXCHANGES,
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
)
from baumeister.games.pyramido.state import COLOURS, NUM_COLOURS, PyramidoState, Stone, Stones
from baumeister.games.pyramido.variant import PyramidoVariant
from baumeister.jit import Array


def code_of(move: Move) -> int:
    """The number of a move, as in layout.py."""
    match move:
        case BuildStone(colour, level, x, y) | BuildFromQuarry(colour, level, x, y):
            return colour * layout.PER_STONE + (level - 1) * layout.PER_LEVEL + square(x, y)
        case BuildFromStore(colour, level, x, y):
            return layout.FROM_STORE + code_of(BuildStone(colour, level, x, y))
        case ExchangeStones():
            return layout.OTHERS + EXCHANGES.index(move)
        case EndTurn():
            return layout.END_TURN
        case StoreStone(colour):
            return layout.OTHERS + colour
        case Pass():
            return layout.PASS


def new_counts(variant: PyramidoVariant) -> Array:
    """The counts of a match before its first event."""
    return np.array(_first_counts(variant), dtype=np.int64)


@cache
def _first_counts(variant: PyramidoVariant) -> tuple[int, ...]:
    counts = [0] * layout.NUM_COUNTS
    counts[layout.CONTEST] = int(variant.is_contest)
    counts[layout.SEATS] = variant.seats
    counts[layout.BASE] = variant.base
    counts[layout.TOTAL] = variant.total
    counts[layout.GAMES] = variant.games
    counts[layout.HAND] = variant.hand_size
    counts[layout.PER_COLOUR] = variant.per_colour
    counts[layout.BAG : layout.BAG + NUM_COLOURS] = [variant.per_colour] * NUM_COLOURS
    counts[layout.SEAT] = counts[layout.FINISHER] = layout.NOBODY
    return tuple(counts)


def new_boards(num_pyramids: int) -> Array:
    return np.zeros((num_pyramids, 2, 5, NUM_COLOURS), dtype=np.uint64)


@lru_cache(maxsize=4096)
def pack(variant: PyramidoVariant, state: PyramidoState) -> tuple[Array, Array]:
    """Boards and counts of a state; not to be written to."""
    boards, counts = new_boards(variant.num_pyramids), list(_first_counts(variant))
    for pyramid, stones in enumerate(state.laid):
        boards[pyramid] = board_of(stones, variant.base)
        counts[layout.LAID + pyramid] = len(stones)
    counts[layout.BAG : layout.BAG + NUM_COLOURS] = state.bag
    _add_stones(counts, layout.QUARRY, state.quarry)
    for seat, held in enumerate(state.held):
        _add_stones(counts, layout.HELD + NUM_COLOURS * seat, held)
    counts[layout.SEAT] = layout.NOBODY if state.seat is None else state.seat
    counts[layout.FINISHER] = layout.NOBODY if state.finisher is None else state.finisher
    counts[layout.REFILLING : layout.IDLE + 1] = (int(state.refilling), state.built, state.idle)
    counts[layout.GAME : layout.FIRST + 1] = (state.game, state.first)
    counts[layout.TOTALS : layout.TOTALS + len(state.totals)] = state.totals
    return _frozen(boards), _frozen(np.array(counts, dtype=np.int64))


@lru_cache(maxsize=4096)
def board_of(stones: tuple[Stone, ...], base: int) -> Array:
    """The board of one pyramid; not to be written to."""
    board: Array = new_boards(1)[0]
    for level, x, y, colour in stones:
        board[STONES, level - 1, colour] |= np.uint64(1 << square(x, y))
    for level in range(base):
        refit(board, level, base)
    return _frozen(board)


def _frozen(array: Array) -> Array:
    array.flags.writeable = False
    return array


def unpack(
    variant: PyramidoVariant, boards: Array, counts: Array, before: PyramidoState | None = None
) -> PyramidoState:
    """The state of boards and counts; of a series these know the totals, `before` the games so far."""
    numbers: list[int] = counts.tolist()
    held = tuple(_stones(numbers, layout.HELD + NUM_COLOURS * seat) for seat in range(variant.seats))
    seat, finisher = numbers[layout.SEAT], numbers[layout.FINISHER]
    return PyramidoState(
        laid=tuple(_laid(board) for board in boards[:, STONES].tolist()),
        bag=tuple(numbers[layout.BAG : layout.BAG + NUM_COLOURS]),
        hands=() if variant.is_contest else held,
        stores=held if variant.is_contest else (),
        quarry=_stones(numbers, layout.QUARRY),
        seat=None if seat == layout.NOBODY else seat,
        refilling=bool(numbers[layout.REFILLING]),
        built=numbers[layout.BUILT],
        idle=numbers[layout.IDLE],
        finisher=None if finisher == layout.NOBODY else finisher,
        game=numbers[layout.GAME],
        first=numbers[layout.FIRST],
        points=_points(before, numbers[layout.TOTALS : layout.TOTALS + variant.seats]) if before else (),
    )


def _points(before: PyramidoState, totals: list[int]) -> tuple[tuple[int, ...], ...]:
    """No game ends without a point won or lost (PYR-25, PYR-26i)."""
    more = tuple(now - then for now, then in zip(totals, before.totals, strict=True))
    return (*before.points, more) if any(more) else before.points


def squares(bits: int) -> list[tuple[int, int]]:
    """The (x, y) of the bits of a level."""
    found = []
    while bits:
        at = (bits & -bits).bit_length() - 1
        found.append((at % 8 - 3, at // 8 - 3))
        bits &= bits - 1
    return found


def _add_stones(counts: list[int], start: int, stones: Stones) -> None:
    for colour in stones:
        counts[start + colour] += 1


def _stones(numbers: list[int], start: int) -> Stones:
    return tuple(colour for colour in COLOURS for _ in range(numbers[start + colour]))


def _laid(board: list[list[int]]) -> tuple[Stone, ...]:
    stones = [
        (level + 1, x, y, colour)
        for level, colours in enumerate(board)
        for colour, bits in enumerate(colours)
        if bits
        for x, y in squares(bits)
    ]
    return tuple(sorted(stones))
