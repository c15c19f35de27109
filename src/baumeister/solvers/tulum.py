"""The Tulum solitaire solved: the fewest turns to expect from every board, and so the best play.

A board is an order ideal of the triangle, 429 of them. Inside a turn the position is the pair of the
secured board and the present one; the dice left follow from the difference. Boards are solved from the
full one down. Only a bust leads back to the board it started from, so the value v of a board satisfies
v = a + b · v for the best choices, which are found by policy iteration.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

import numpy as np

from baumeister.games.tulum.kernels import ROW, carried, count_bits
from baumeister.games.tulum.rules import roll_odds
from baumeister.games.tulum.state import FULL, NUM_DICE, NUM_ROWS, TulumState
from baumeister.jit import Array, njit

NUM_BOARDS = 429
NUM_ROLLS = 924  #: of 0 … 6 dice
UNKNOWN = 1e9


@dataclass(frozen=True, slots=True)
class Solitaire:
    """Turns still to expect, all with best play. Boards are indexed as in `boards`, sorted by their bits."""

    boards: Array  #: int64 (429,)
    turns: Array  #: float64 (429,), at the start of a turn
    chosen: Array  #: float64 (429, 429), (secured, present) once the roll is placed: stop or roll on
    rolling: Array  #: float64 (429, 429), (secured, present) when the dice are about to roll
    decline: bool

    def turns_after(self, state: TulumState, seat: int) -> float:
        """Turns that this seat may still expect to begin, the present one not counted."""
        own = self.index(state.secured[seat])
        if seat != state.seat:
            return float(self.turns[own])
        if not state.dice:
            return float(self.rolling[own, self.index(state.board)])
        counts = np.array([state.dice.count(row) for row in range(NUM_ROWS)])
        may_end = self.decline and state.placed
        return float(best_placed(self.boards, self.chosen[own], state.board, counts, may_end, self.decline))

    def index(self, board: int) -> int:
        return int(np.searchsorted(self.boards, board))


@cache
def solve_solitaire(decline: bool = False) -> Solitaire:
    """Solve all boards; well under a second once compiled."""
    boards = np.zeros(NUM_BOARDS, dtype=np.int64)
    list_boards(boards)
    rolls, odds, first_roll = all_rolls()
    turns = np.zeros(NUM_BOARDS)
    chosen = np.full((NUM_BOARDS, NUM_BOARDS), UNKNOWN)
    rolling = np.full((NUM_BOARDS, NUM_BOARDS), UNKNOWN)
    results, starts = place_results(boards, rolls, decline)
    solve(boards, odds, first_roll, results, starts, turns, chosen, rolling)
    return Solitaire(boards, turns, chosen, rolling, decline)


def all_rolls() -> tuple[Array, Array, Array]:
    """Every roll of 0 … 6 dice as counts a row, its odds, and where the rolls of k dice begin."""
    rolls = [
        (num_dice, [rows.count(row) for row in range(NUM_ROWS)], rows)
        for num_dice in range(NUM_DICE + 1)
        for rows in combinations_with_replacement(range(NUM_ROWS), num_dice)
    ]
    odds = [float(roll_odds(len(rows))[i][1]) for i, rows in _numbered(rolls)]
    first = [next(i for i, roll in enumerate(rolls) if roll[0] == k) for k in range(NUM_DICE + 1)]
    return np.array([counts for _, counts, _ in rolls]), np.array(odds), np.array([*first, len(rolls)])


def _numbered(rolls: list[tuple[int, list[int], tuple[int, ...]]]) -> list[tuple[int, tuple[int, ...]]]:
    """Each roll with its number among the rolls of as many dice, which is its place in their odds."""
    seen = [0] * (NUM_DICE + 1)
    numbered = []
    for num_dice, _, rows in rolls:
        numbered.append((seen[num_dice], rows))
        seen[num_dice] += 1
    return numbered


def place_results(boards: Array, rolls: Array, decline: bool) -> tuple[Array, Array]:
    """For each board and roll the boards that placing may end in: indices, and where each list begins."""
    starts = np.zeros(NUM_BOARDS * NUM_ROLLS + 1, dtype=np.int64)
    no_results = np.zeros(0, dtype=np.int16)
    num_results = list_results(boards, rolls, decline, starts, no_results)
    results = np.zeros(num_results, dtype=np.int16)
    list_results(boards, rolls, decline, starts, results)
    return results, starts


@njit
def list_boards(out: Array) -> None:
    """Write every board that can stand, sorted. out: int64 (429,)."""
    seen = {0}
    layer = [0]
    out[0] = 0
    count = 1
    while len(layer):
        following = [0]
        following.pop()
        for board in layer:
            free = carried(board)
            while free:
                grown = board | (free & -free)
                free &= free - 1
                if grown not in seen:
                    seen.add(grown)
                    following.append(grown)
                    out[count] = grown
                    count += 1
        layer = following
    out.sort()


@njit
def fitting_dice(start: int, board: int, counts: Array) -> int:
    """Bits of the places for the dice left when the blocks of `board` beyond `start` took theirs."""
    colours = 0
    for row in range(NUM_ROWS):
        if counts[row] > count_bits((board ^ start) & ROW[row]):
            colours |= ROW[row]
    return carried(board) & colours


@njit
def place_all(start: int, counts: Array, placed: bool, decline: bool, reached: Array, out: Array) -> int:
    """Write every board that placing a roll on `start` may end in; return their number.

    counts: int64 (6,), dice a row · reached, out: int64 (429,); `reached` is a queue for the search.
    A loop, because a compiled function that calls itself does not survive Numba's cache.
    """
    reached[0] = start
    num_reached, num_out, at = 1, 0, 0
    while at < num_reached:
        board = reached[at]
        at += 1
        fits = fitting_dice(start, board, counts)
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
def list_results(boards: Array, rolls: Array, decline: bool, starts: Array, out: Array) -> int:
    """Fill `starts`, and `out` if it has room; return the number of results.

    boards: int64 (429,) · rolls: int64 (924, 6) · starts: int64 (429 · 924 + 1,) · out: int16 (results,)
    """
    reached, found = np.zeros(NUM_BOARDS, dtype=np.int64), np.zeros(NUM_BOARDS, dtype=np.int64)
    total = 0
    for i in range(boards.size):
        for j in range(rolls.shape[0]):
            starts[i * rolls.shape[0] + j] = total
            for n in range(place_all(boards[i], rolls[j], False, decline, reached, found)):
                if out.size:
                    out[total] = np.searchsorted(boards, found[n])
                total += 1
    starts[boards.size * rolls.shape[0]] = total
    return total


@njit
def solve(
    boards: Array,
    odds: Array,
    first_roll: Array,
    results: Array,
    starts: Array,
    turns: Array,
    chosen: Array,
    rolling: Array,
) -> None:
    """Fill the three tables of `Solitaire`, boards with more blocks first."""
    slopes = np.zeros(boards.size)
    for num_blocks in range(count_bits(FULL) - 1, -1, -1):
        for own in range(boards.size):
            if count_bits(boards[own]) == num_blocks:
                turns[own] = 1.0 + turns[grown_by_one(boards, boards[own])]
                improving = True
                while improving:
                    value = solve_turn(
                        boards, odds, first_roll, results, starts, turns, chosen, rolling, slopes, own
                    )
                    improving = abs(value - turns[own]) > 1e-12
                    turns[own] = value


@njit
def grown_by_one(boards: Array, board: int) -> int:
    """The index of some board with one block more."""
    free = carried(board)
    return int(np.searchsorted(boards, board | (free & -free)))


@njit
def solve_turn(
    boards: Array,
    odds: Array,
    first_roll: Array,
    results: Array,
    starts: Array,
    turns: Array,
    chosen: Array,
    rolling: Array,
    slopes: Array,
    own: int,
) -> float:
    """The value of board `own` under the best choices for its present guess turns[own].

    slopes: float64 (429,), for each present board the chance that the turn ends where it began.
    """
    num_rolls = first_roll[NUM_DICE + 1]
    for extra in range(NUM_DICE, -1, -1):
        for now in range(own, boards.size):
            if boards[now] & boards[own] != boards[own] or count_bits(boards[now] ^ boards[own]) != extra:
                continue
            value, slope = 0.0, 0.0
            num_dice = NUM_DICE - extra
            for roll in range(first_roll[num_dice], first_roll[num_dice + 1]):
                best, best_slope = turns[own], 1.0
                first, last = starts[now * num_rolls + roll], starts[now * num_rolls + roll + 1]
                if last > first:
                    best = UNKNOWN
                for k in range(first, last):
                    if chosen[own, results[k]] < best:
                        best, best_slope = chosen[own, results[k]], slopes[results[k]]
                value += odds[roll] * best
                slope += odds[roll] * best_slope
            rolling[own, now] = value
            stops = num_dice == 0 or boards[now] == FULL or (extra > 0 and turns[now] <= value)
            chosen[own, now] = turns[now] if stops else value
            slopes[now] = 0.0 if stops else slope
    constant = 1.0 + rolling[own, own] - slopes[own] * turns[own]
    return float(constant / (1.0 - slopes[own]))


@njit
def best_placed(
    boards: Array, chosen: Array, board: int, counts: Array, placed: bool, decline: bool
) -> float:
    """The least turns after placing the dice in hand best. chosen: float64 (429,), of the secured board."""
    reached, found = np.zeros(NUM_BOARDS, dtype=np.int64), np.zeros(NUM_BOARDS, dtype=np.int64)
    best = UNKNOWN
    for n in range(place_all(board, counts, placed, decline, reached, found)):
        best = min(best, float(chosen[np.searchsorted(boards, found[n])]))
    return best if best < UNKNOWN else float(chosen[np.searchsorted(boards, board)])
