"""Tulum solved for two and three seats: what every position at the start of a turn is worth to each seat.

A position is the shape of each board, the mover's first. A turn leads to positions with more blocks, or by a
bust back to the same boards one seat further; so positions are solved in layers of blocks, the fullest first,
and within a layer in cycles of as many positions as there are seats. With the choices fixed, a cycle is a
linear equation; choices and values are found in turns, as in policy iteration. With three seats that can go
round in a circle, since a seat's best choice need not suit the others: such a cycle is damped in the end.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from baumeister.jit import Array, njit
from baumeister.solvers.answers import Tell
from baumeister.solvers.tulum_boards import Boards
from baumeister.solvers.tulum_turns import fill_turn

WIDTH = 64  #: positions that are looked at together
SETTLED = 1e-7  #: a cycle is done when no value moves more than that
MOST_ROUNDS = 60
UNDAMPED_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class MatchTable:
    """float32 (positions, seats − 1): the chances of the mover and the seats after it; the last has the rest.

    A position's number is that of its shapes as digits, the mover's first, to the base of open shapes.
    """

    num_seats: int
    chances: Array
    unsettled: int = 0  #: cycles that still moved when they were left


def num_positions(boards: Boards, num_seats: int) -> int:
    return int(boards.num_open**num_seats)


def solve_matches(boards: Boards, num_seats: int, jobs: int = 1, tell: Tell = lambda _: None) -> MatchTable:
    """Solve every position; `jobs` threads share a layer."""
    chances = np.zeros((num_positions(boards, num_seats), num_seats - 1), dtype=np.float32)
    others = Others.of(boards, num_seats)
    done, unsettled = 0, 0
    with ThreadPoolExecutor(jobs) as pool:
        for number in range(num_seats * int(boards.blocks[-2]), -1, -1):
            layer = _layer(boards, others, number, num_seats)
            unsettled += _solve_layer(boards, layer, chances, pool, jobs)
            done += len(layer.moving)
            tell(done / len(chances))
    return MatchTable(num_seats, chances, unsettled)


@dataclass(frozen=True, slots=True)
class Others:
    """The boards of the seats after the mover, as one number; sorted by their blocks."""

    blocks: Array  #: int64 (others,)
    order: Array  #: int64 (others,), numbers sorted by blocks
    ranks: Array  #: int64 (others,), the place of each number in `order`
    starts: Array  #: int64 (most blocks + 2,), where those with so many blocks begin

    @classmethod
    def of(cls, boards: Boards, num_seats: int) -> "Others":
        own = boards.blocks[:-1]
        blocks = own
        for _ in range(num_seats - 2):
            blocks = (blocks[:, None] + own[None, :]).ravel()
        order = np.argsort(blocks, kind="stable")
        ranks = np.empty_like(order)
        ranks[order] = np.arange(len(order))
        starts = np.searchsorted(blocks[order], np.arange(int(blocks.max()) + 2))
        return cls(blocks, order, ranks, starts)

    def with_blocks(self, number: int) -> tuple[int, int]:
        """Where those with so many blocks begin and end in `order`."""
        if not 0 <= number < len(self.starts) - 1:
            return 0, 0
        return int(self.starts[number]), int(self.starts[number + 1])


class Layer(NamedTuple):
    """The positions with so many blocks, in the order of their mover's shape, for kernels."""

    order: Array  #: as in `Others`
    ranks: Array
    spans: Array  #: int64 (open shapes, 2), which part of `order` goes with each mover's shape
    firsts: Array  #: int64 (open shapes,), where its positions begin in the layer
    linear: Array  #: float64 (layer, seats), what `look_ahead` finds: shares without a bust, odds of a bust
    moving: Array  #: bool (layer,), whether the position is not settled yet


def _layer(boards: Boards, others: Others, number: int, num_seats: int) -> Layer:
    spans = np.array([others.with_blocks(number - int(blocks)) for blocks in boards.blocks[:-1]])
    ends = np.cumsum(spans[:, 1] - spans[:, 0])
    firsts = np.concatenate((np.zeros(1, dtype=np.int64), ends[:-1]))
    size = int(ends[-1])
    return Layer(
        others.order, others.ranks, spans, firsts, np.zeros((size, num_seats)), np.ones(size, dtype=np.bool_)
    )


def _solve_layer(boards: Boards, layer: Layer, chances: Array, pool: ThreadPoolExecutor, jobs: int) -> int:
    """Solve the positions of a layer; how many cycles would not settle."""
    guess_layer(boards, layer, chances)
    shares = [np.arange(job, boards.num_open, jobs) for job in range(jobs)]
    left = 0
    for number in range(MOST_ROUNDS):
        list(pool.map(lambda share: look_ahead(boards, layer, chances, share), shares))
        left = settle(layer, chances, 1.0 if number < UNDAMPED_ROUNDS else 0.5)
        if left == 0:
            break
    return left


@njit
def guess_layer(boards: Boards, layer: Layer, chances: Array) -> None:
    """A first guess: as with one block more on the mover's board."""
    num_open, num_others = layer.spans.shape[0], layer.order.size
    for mover in range(num_open):
        for k in range(layer.spans[mover, 0], layer.spans[mover, 1]):
            position = mover * num_others + layer.order[k]
            if boards.grown[mover] == num_open:
                chances[position] = 0.0
                chances[position, 0] = 1.0
            else:
                chances[position] = chances[boards.grown[mover] * num_others + layer.order[k]]


@njit
def chance_of(chances: Array, position: int, place: int) -> float:
    """The chance of the seat that is `place` turns away."""
    if place < chances.shape[1]:
        return float(chances[position, place])
    rest = 1.0
    for k in range(chances.shape[1]):
        rest -= chances[position, k]
    return rest


@njit
def look_ahead(boards: Boards, layer: Layer, chances: Array, movers: Array) -> None:
    """Find the best choices of the moving positions for the present guess of the bust, and fill `linear`.

    There stand what a turn without a bust gives to the mover and the seats after it, the last one left out
    (it has the rest), and the odds of a bust.
    """
    num_open, num_values, num_boards = layer.spans.shape[0], chances.shape[1], boards.boards.size
    columns = np.empty(WIDTH, dtype=np.int64)
    leading, rolling = np.empty((num_boards, WIDTH)), np.empty((num_boards, WIDTH))
    following = np.empty((num_values, num_boards, WIDTH))
    turn = (leading, following, rolling, np.empty((num_values, num_boards, WIDTH)))
    bust, bust_following = np.empty(WIDTH), np.empty((num_values, WIDTH))
    for mover in movers:
        at = layer.spans[mover, 0]
        while at < layer.spans[mover, 1]:
            at, count = next_columns(layer, mover, at, columns)
            for i in range(count):
                after = layer.order[columns[i]] * num_open
                fill_stops(boards, mover, chances, after, leading, following, i)
                bust[i] = chance_of(chances, after + mover, num_values)
                for j in range(num_values - 1):
                    bust_following[j, i] = chances[after + mover, j]
                bust_following[num_values - 1, i] = 1.0
            if count:
                fill_turn(boards, mover, turn, bust, bust_following, count)
            start = boards.samples[mover]
            for i in range(count):
                row = layer.firsts[mover] + columns[i] - layer.spans[mover, 0]
                slope = following[num_values - 1, start, i]
                layer.linear[row, num_values] = slope
                layer.linear[row, 0] = leading[start, i] - slope * bust[i]
                for j in range(num_values - 1):
                    layer.linear[row, j + 1] = following[j, start, i] - slope * bust_following[j, i]


@njit
def next_columns(layer: Layer, mover: int, at: int, columns: Array) -> tuple[int, int]:
    """Write the next moving positions of a mover; where to go on, and how many there are."""
    count = 0
    first, last = layer.spans[mover, 0], layer.spans[mover, 1]
    while at < last and count < columns.size:
        if layer.moving[layer.firsts[mover] + at - first]:
            columns[count] = at
            count += 1
        at += 1
    return at, count


@njit
def fill_stops(
    boards: Boards, mover: int, chances: Array, after: int, leading: Array, following: Array, i: int
) -> None:
    """What stopping on each board is worth in one column; the odds of a bust follow last."""
    num_values, full = chances.shape[1], boards.samples.size - 1
    for now in boards.turns[boards.turn_starts[mover] : boards.turn_starts[mover + 1]]:
        shape = boards.shapes[now]
        if shape == full:
            leading[now, i] = 1.0
            for j in range(num_values):
                following[j, now, i] = 0.0
        else:
            leading[now, i] = chance_of(chances, after + shape, num_values)
            for j in range(num_values - 1):
                following[j, now, i] = chances[after + shape, j]
            following[num_values - 1, now, i] = 0.0


@njit
def settle(layer: Layer, chances: Array, damping: float) -> int:
    """Solve the linear equation of every moving cycle; the number of cycles that still move."""
    num_open, num_seats, num_others = layer.spans.shape[0], chances.shape[1] + 1, layer.order.size
    left = 0
    found = np.empty(num_seats)
    rows, positions = np.empty(num_seats, dtype=np.int64), np.empty(num_seats, dtype=np.int64)
    for mover in range(num_open):
        for k in range(layer.spans[mover, 0], layer.spans[mover, 1]):
            if not layer.moving[layer.firsts[mover] + k - layer.spans[mover, 0]]:
                continue
            position = mover * num_others + layer.order[k]
            for step in range(num_seats):
                own, rest = position // num_others, position % num_others
                rows[step] = layer.firsts[own] + layer.ranks[rest] - layer.spans[own, 0]
                positions[step] = position
                position = rest * num_open + own
            if positions.min() == positions[0]:
                left += settle_cycle(rows, positions, chances, layer, damping, found)
    return left


@njit
def settle_cycle(
    rows: Array, positions: Array, chances: Array, layer: Layer, damping: float, found: Array
) -> int:
    """Solve one cycle: a seat's chance is what each step gives it, and the bust of all of them leads back."""
    num_seats = rows.size
    change = 0.0
    for first in range(num_seats):
        for place in range(num_seats):
            total, reach = 0.0, 1.0
            for step in range(num_seats):
                row = rows[(first + step) % num_seats]
                total += reach * gain(layer.linear, row, (place - step) % num_seats)
                reach *= layer.linear[row, num_seats - 1]
            found[place] = total / (1.0 - reach)
        for place in range(num_seats - 1):
            before = chances[positions[first], place]
            change = max(change, abs(found[place] - before))
            chances[positions[first], place] = before + damping * (found[place] - before)
    if change > SETTLED:
        return 1
    for row in rows:
        layer.moving[row] = False
    return 0


@njit
def gain(linear: Array, row: int, place: int) -> float:
    """What a position gives without a bust to the seat that is `place` turns away."""
    last = linear.shape[1] - 1
    if place < last:
        return float(linear[row, place])
    rest = 1.0
    for k in range(last + 1):
        rest -= linear[row, k]
    return rest
