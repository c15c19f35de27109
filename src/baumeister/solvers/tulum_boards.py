"""The boards of Tulum's pyramid, and where a roll may lead from each: what every solution is made of.

A board is an order ideal of the triangle: 429 of them with six rows, and 232 *shapes*, since a board and its
mirror image are worth the same. Many rolls offer the same boards to choose from; each such *offer* stands
here once, with the odds of all its rolls. A smaller pyramid has fewer rows, dice and colours alike.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from baumeister.games.tulum.kernels import ROW, carried, count_bits
from baumeister.games.tulum.state import NUM_ROWS, PLACES, bit
from baumeister.games.tulum.symmetry import mirrored
from baumeister.jit import Array, njit


class Boards(NamedTuple):
    """Boards are numbered by their bits, shapes by their blocks; the full one is the last of both.

    A named tuple, so that kernels can be given it whole.
    """

    num_dice: int  #: as many as rows, and as colours
    boards: Array  #: int64 (boards,), their bits
    shapes: Array  #: int64 (boards,), the shape of each board
    samples: Array  #: int64 (shapes,), a board of each shape
    blocks: Array  #: int64 (shapes,), how many lie
    grown: Array  #: int64 (shapes,), some shape with one block more; the full one itself
    turn_starts: Array  #: int64 (shapes + 1,), where the boards of a turn from a shape begin in `turns`
    turns: Array  #: int64, the boards that a turn may come to, those with most blocks first, the sample last
    offer_starts: Array  #: int64 (boards · (dice + 1) + 1,), where those of a board and so many dice begin
    odds: Array  #: float64 (offers,)
    result_starts: Array  #: int64 (offers + 1,)
    results: Array  #: int64, the boards of each offer; none: a bust

    @property
    def num_open(self) -> int:
        """The shapes that are not full."""
        return len(self.samples) - 1

    def number(self, bits: int) -> int:
        return int(np.searchsorted(self.boards, bits))

    def shape(self, bits: int) -> int:
        return int(self.shapes[self.number(bits)])

    def seen_from(self, secured: int, board: int) -> tuple[int, int]:
        """The shape of a secured board, and the number of a later one seen from the shape's sample."""
        shape = self.shape(secured)
        is_sample = self.boards[self.samples[shape]] == secured
        return shape, self.number(board if is_sample else mirrored(board, self.num_dice))

    def turn(self, shape: int) -> Array:
        """The boards that a turn from a shape's sample may come to, in the order of `turns`."""
        found: Array = self.turns[self.turn_starts[shape] : self.turn_starts[shape + 1]]
        return found


@cache
def all_boards(decline: bool, num_rows: int = NUM_ROWS) -> Boards:
    """Everything about the boards of a pyramid; about 0.2 s once compiled."""
    boards = list_boards(num_rows)
    shapes, samples = list_shapes(boards, num_rows)
    blocks = np.array([int(boards[sample]).bit_count() for sample in samples])
    full = int(boards[-1])
    grown = np.array([_grown(boards, shapes, int(boards[sample]), full) for sample in samples])
    turn_starts, turns = list_turns(boards, samples, num_rows)
    offers = list_offers(boards, decline, num_rows)
    return Boards(num_rows, boards, shapes, samples, blocks, grown, turn_starts, turns, *offers)


def list_boards(num_rows: int) -> Array:
    """Every board that can stand, sorted by its bits."""
    full = sum(bit(row, place) for row, place in PLACES if row + place < num_rows)
    seen, layer = {0}, {0}
    while layer:
        layer = {board | block for board in layer for block in _single_bits(carried(board) & full)}
        seen |= layer
    return np.array(sorted(seen), dtype=np.int64)


def _single_bits(bits: int) -> list[int]:
    return [1 << at for at in range(bits.bit_length()) if bits >> at & 1]


def list_shapes(boards: Array, num_rows: int) -> tuple[Array, Array]:
    """The shape of each board, and a board of each shape; shapes are sorted by blocks, then bits."""
    least = [min(board, mirrored(board, num_rows)) for board in boards.tolist()]
    ordered = sorted(set(least), key=lambda board: (board.bit_count(), board))
    number = {board: shape for shape, board in enumerate(ordered)}
    return np.array([number[board] for board in least]), np.searchsorted(boards, ordered)


def _grown(boards: Array, shapes: Array, board: int, full: int) -> int:
    free = carried(board) & full
    return int(shapes[np.searchsorted(boards, board | (free & -free))])


def list_turns(boards: Array, samples: Array, num_dice: int) -> tuple[Array, Array]:
    """For each shape's sample the boards around it with at most so many blocks more, most blocks first."""
    starts, turns = [0], []
    num_blocks = np.array([board.bit_count() for board in boards.tolist()])
    for sample in samples.tolist():
        extra = num_blocks - num_blocks[sample]
        around = (boards & boards[sample] == boards[sample]) & (extra <= num_dice)
        turns += sorted(np.flatnonzero(around).tolist(), key=lambda now: -num_blocks[now])
        starts.append(len(turns))
    return np.array(starts), np.array(turns)


def list_offers(boards: Array, decline: bool, num_dice: int) -> tuple[Array, Array, Array, Array]:
    """Offer starts, odds, result starts and results, as `Boards` holds them."""
    rolls, odds, num_rolled = all_rolls(num_dice)
    starts, results = list_results(boards, rolls, decline)
    keys = _offer_keys(len(boards), starts, results)
    where = np.repeat(np.arange(len(boards)) * (num_dice + 1), len(rolls)) + np.tile(num_rolled, len(boards))
    order = np.lexsort((keys, where))
    is_new = np.ones(len(order), dtype=bool)
    is_new[1:] = (np.diff(where[order]) != 0) | (keys[order][1:] != keys[order][:-1])
    first = order[is_new]
    offer_odds = np.add.reduceat(np.tile(odds, len(boards))[order], np.flatnonzero(is_new))
    lengths = starts[first + 1] - starts[first]
    result_starts = np.concatenate(([0], np.cumsum(lengths)))
    picked = np.repeat(starts[first] - result_starts[:-1], lengths) + np.arange(result_starts[-1])
    offer_starts = np.searchsorted(where[first], np.arange(len(boards) * (num_dice + 1) + 1))
    return offer_starts, offer_odds, result_starts, results[picked]


def _offer_keys(num_boards: int, starts: Array, results: Array) -> Array:
    """A number for the set of boards of each roll: the sum of random 64-bit numbers of its boards."""
    words = np.random.default_rng(0).integers(1, 2**64, num_boards, dtype=np.uint64)
    sums = np.concatenate((np.zeros(1, dtype=np.uint64), np.cumsum(words[results], dtype=np.uint64)))
    keys: Array = sums[starts[1:]] - sums[starts[:-1]]
    return keys


def all_rolls(num_dice: int = NUM_ROWS) -> tuple[Array, Array, Array]:
    """Every roll of 0 … `num_dice` dice: counts a row, its odds among those of as many dice, and how many."""
    rolls = [
        [rows.count(row) for row in range(NUM_ROWS)]
        for number in range(num_dice + 1)
        for rows in combinations_with_replacement(range(num_dice), number)
    ]
    numbers = [sum(counts) for counts in rolls]
    odds = [
        factorial(number) / prod(map(factorial, counts)) / num_dice**number
        for number, counts in zip(numbers, rolls, strict=True)
    ]
    return np.array(rolls), np.array(odds), np.array(numbers)


@njit
def fitting_dice(start: int, board: int, counts: Array) -> int:
    """Bits of the places for the dice left when the blocks of `board` beyond `start` took theirs."""
    colours = 0
    for row in range(NUM_ROWS):
        if counts[row] > count_bits((board ^ start) & ROW[row]):
            colours |= ROW[row]
    return carried(board) & colours


@njit
def place_all(
    start: int, full: int, counts: Array, placed: bool, decline: bool, reached: Array, out: Array
) -> int:
    """Write every board that placing a roll on `start` may end in; return their number.

    counts: int64 (6,), dice a row · reached, out: int64 (boards,); `reached` is a queue for the search.
    A loop, because a compiled function that calls itself does not survive Numba's cache.
    """
    reached[0] = start
    num_reached, num_out, at = 1, 0, 0
    while at < num_reached:
        board = reached[at]
        at += 1
        fits = fitting_dice(start, board, counts) & full
        if (placed or board != start) and (decline or not fits):
            out[num_out] = board
            num_out += 1
        while fits:
            num_reached = add_board(reached, num_reached, board | (fits & -fits))
            fits &= fits - 1
    return num_out


@njit
def add_board(boards: Array, count: int, board: int) -> int:
    """Append a board unless it is there; return the new count."""
    for i in range(count):
        if boards[i] == board:
            return count
    boards[count] = board
    return count + 1


@njit
def list_results(boards: Array, rolls: Array, decline: bool) -> tuple[Array, Array]:
    """Where the results of each board and roll begin, and the results.

    boards: int64 (boards,) · rolls: int64 (rolls, 6) · starts: int64 (boards · rolls + 1,) · results: int64
    """
    reached, found = np.zeros(boards.size, dtype=np.int64), np.zeros(boards.size, dtype=np.int64)
    starts = np.zeros(boards.size * rolls.shape[0] + 1, dtype=np.int64)
    results, total = np.zeros(starts.size, dtype=np.int64), 0
    for i in range(boards.size):
        for j in range(rolls.shape[0]):
            starts[i * rolls.shape[0] + j] = total
            count = place_all(boards[i], boards[-1], rolls[j], False, decline, reached, found)
            if total + count > results.size:
                results = np.concatenate((results, np.zeros_like(results)))
            for n in range(count):
                results[total + n] = np.searchsorted(boards, found[n])
            total += count
    starts[-1] = total
    return starts, results[:total].copy()
