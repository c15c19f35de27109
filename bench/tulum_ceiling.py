"""The best possible answer to a random player of Tulum, solved: `python -m bench.tulum_ceiling`.

It is the ceiling for every bot against `random` with two seats. The random player's turns lead from board to
board with fixed odds; against them the other seat's best play is found board by board, as in the solitaire.
"""

import numpy as np

from baumeister.games.tulum.kernels import count_bits
from baumeister.games.tulum.state import FULL, NUM_DICE
from baumeister.jit import Array, njit
from baumeister.solvers.tulum import (
    NUM_BOARDS,
    all_rolls,
    fitting_dice,
    list_boards,
    place_all,
    place_results,
)

LAST = NUM_BOARDS - 1  #: the index of the full board


@njit
def spread_roll(board: int, counts: Array, reached: Array, out: Array, weights: Array) -> int:
    """Weigh the boards that placing a roll at random leads to; return how many were reached.

    Boards are reached in order of their blocks, so a board has all its weight when its turn comes.
    """
    num_out = place_all(board, counts, False, False, reached, out)
    if num_out == 0:
        return 0
    weights[:] = 0.0
    weights[0] = 1.0
    num_reached = 0
    while num_reached < NUM_BOARDS and (num_reached == 0 or reached[num_reached] != 0):
        num_reached += 1
    for at in range(num_reached):
        fits = fitting_dice(board, reached[at], counts)
        num_places = count_bits(fits)
        while fits:
            grown = reached[at] | (fits & -fits)
            fits &= fits - 1
            for child in range(at + 1, num_reached):
                if reached[child] == grown:
                    weights[child] += weights[at] / num_places
        if num_places:
            weights[at] = 0.0
    return num_reached


@njit
def random_turns(boards: Array, rolls: Array, odds: Array, first_roll: Array, out: Array) -> None:
    """Fill out: float64 (429, 429), the odds that a random turn leads from one board to another."""
    reached, found = np.zeros(NUM_BOARDS, dtype=np.int64), np.zeros(NUM_BOARDS, dtype=np.int64)
    weights, rolling = np.zeros(NUM_BOARDS), np.zeros(NUM_BOARDS)
    for own in range(LAST):
        rolling[:] = 0.0
        rolling[own] = 1.0
        for now in range(own, NUM_BOARDS):
            if rolling[now] == 0.0:
                continue
            num_dice = NUM_DICE - count_bits(boards[now] ^ boards[own])
            for roll in range(first_roll[num_dice], first_roll[num_dice + 1]):
                chance = rolling[now] * odds[roll]
                reached[:] = 0
                count = spread_roll(boards[now], rolls[roll], reached, found, weights)
                if count == 0:
                    out[own, own] += chance
                for i in range(count):
                    if weights[i] > 0.0:
                        end = np.searchsorted(boards, reached[i])
                        over = end == LAST or count_bits(boards[end] ^ boards[own]) == NUM_DICE
                        out[own, end] += chance * weights[i] * (1.0 if over else 0.5)
                        rolling[end] += 0.0 if over else chance * weights[i] * 0.5


@njit
def best_turn(
    boards: Array,
    odds: Array,
    first_roll: Array,
    results: Array,
    starts: Array,
    own: int,
    ends: Array,
    bust: float,
    stay: float,
    chosen: Array,
    slopes: Array,
) -> tuple[float, float]:
    """The best chance to win from the start of a turn, and how much of it is a return to this very position.

    ends: float64 (429,), the chance to win after ending the turn with each board · bust: that after a bust ·
    stay: the chance that the opponent's turn then changes nothing.
    """
    num_rolls = first_roll[NUM_DICE + 1]
    value, slope = 0.0, 0.0
    for extra in range(NUM_DICE, -1, -1):
        for now in range(own, NUM_BOARDS):
            if boards[now] & boards[own] != boards[own] or count_bits(boards[now] ^ boards[own]) != extra:
                continue
            value, slope = 0.0, 0.0
            for roll in range(first_roll[NUM_DICE - extra], first_roll[NUM_DICE - extra + 1]):
                best, best_slope = bust, stay
                first, last = starts[now * num_rolls + roll], starts[now * num_rolls + roll + 1]
                if last > first:
                    best = -1.0
                for k in range(first, last):
                    if chosen[results[k]] > best:
                        best, best_slope = chosen[results[k]], slopes[results[k]]
                value += odds[roll] * best
                slope += odds[roll] * best_slope
            stops = extra == NUM_DICE or boards[now] == FULL or (extra > 0 and ends[now] >= value)
            chosen[now] = ends[now] if stops else value
            slopes[now] = 0.0 if stops else slope
    return value, slope


@njit
def solve_answer(
    boards: Array, odds: Array, first_roll: Array, results: Array, starts: Array, turns: Array, wins: Array
) -> None:
    """Fill wins: float64 (429, 429), the chance to win by own and random board, own turn next."""
    ends, chosen, slopes = np.zeros(NUM_BOARDS), np.zeros(NUM_BOARDS), np.zeros(NUM_BOARDS)
    for other in range(LAST - 1, -1, -1):
        for own in range(LAST - 1, -1, -1):
            for now in range(own + 1, NUM_BOARDS):
                if boards[now] & boards[own] == boards[own]:
                    ends[now] = (
                        1.0 if now == LAST else (turns[other, other:LAST] * wins[now, other:LAST]).sum()
                    )
            stay = turns[other, other]
            moved_on = (turns[other, other + 1 : LAST] * wins[own, other + 1 : LAST]).sum()
            guess, improving = moved_on, True
            while improving:
                value, slope = best_turn(
                    boards,
                    odds,
                    first_roll,
                    results,
                    starts,
                    own,
                    ends,
                    moved_on + stay * guess,
                    stay,
                    chosen,
                    slopes,
                )
                better = (value - slope * guess) / (1.0 - slope)
                improving = abs(better - guess) > 1e-12
                guess = better
            wins[own, other] = guess


def ceiling() -> tuple[float, float]:
    """The best chance to win against `random`, from seat 1 and from seat 2."""
    boards = np.zeros(NUM_BOARDS, dtype=np.int64)
    list_boards(boards)
    rolls, odds, first_roll = all_rolls()
    results, starts = place_results(boards, rolls, decline=False)
    turns, wins = np.zeros((NUM_BOARDS, NUM_BOARDS)), np.zeros((NUM_BOARDS, NUM_BOARDS))
    random_turns(boards, rolls, odds, first_roll, turns)
    assert abs(turns[:LAST].sum(axis=1) - 1).max() < 1e-12
    solve_answer(boards, odds, first_roll, results, starts, turns, wins)
    return float(wins[0, 0]), float((turns[0] * wins[0]).sum())


if __name__ == "__main__":
    first, second = ceiling()
    print(f"The best answer to random wins {first:.2%} from seat 1 and {second:.2%} from seat 2.")  # noqa: T201  # its purpose
