"""The best possible answer to a random player of Tulum, solved: `python -m bench.tulum_ceiling`.

It is the ceiling for every bot against `random` with two seats. The random player's turns lead from board to
board with fixed odds; against them the other seat's best play is found board by board, as in the solitaire.
"""

import numpy as np

from baumeister.games.tulum.kernels import count_bits
from baumeister.games.tulum.state import FULL, NUM_DICE
from baumeister.jit import Array, njit
from baumeister.solvers.tulum_boards import Boards, all_boards, all_rolls, fitting_dice, place_all
from baumeister.solvers.tulum_turns import Turn, play_turn

NUM_BOARDS = 429
LAST = NUM_BOARDS - 1  #: the index of the full board


@njit
def spread_roll(board: int, counts: Array, reached: Array, out: Array, weights: Array) -> int:
    """Weigh the boards that placing a roll at random leads to; return how many were reached.

    Boards are reached in order of their blocks, so a board has all its weight when its turn comes.
    """
    num_out = place_all(board, FULL, counts, False, False, reached, out)
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


def solve_answer(boards: Boards, turns: Array) -> Array:
    """The chance to win by own and random shape, own turn next: float64 (shapes, shapes).

    turns: float64 (shapes, shapes), the odds that a random turn leads from one to another
    """
    wins = np.zeros(turns.shape)
    wins[-1] = 1.0
    for other in range(boards.num_open - 1, -1, -1):
        for own in range(boards.num_open - 1, -1, -1):
            wins[own, other] = answer(boards, turns[other], wins, own, other)
    return wins


def answer(boards: Boards, turns: Array, wins: Array, own: int, other: int) -> float:
    """The best chance from the start of a turn, found by policy iteration."""
    ends = wins[:, :-1] @ turns[:-1]
    ends[-1] = 1.0
    moved_on, guess, improving = ends[own], ends[own], True
    while improving:
        turn = Turn.blank(boards, 1, 1)
        turn.leading[:, 0] = ends[boards.shapes]
        bust = moved_on + turns[other] * guess
        play_turn(boards, own, turn, np.array([bust]), turns[[other]][:, None])
        start = boards.samples[own]
        slope = turn.following[0, start, 0]
        better = (turn.leading[start, 0] - slope * guess) / (1.0 - slope)
        improving = abs(better - guess) > 1e-12
        guess = better
    return float(guess)


def ceiling() -> tuple[float, float]:
    """The best chance to win against `random`, from seat 1 and from seat 2."""
    boards = all_boards(decline=False)
    rolls, odds, num_rolled = all_rolls()
    by_board = np.zeros((NUM_BOARDS, NUM_BOARDS))
    random_turns(boards.boards, rolls, odds, np.searchsorted(num_rolled, np.arange(NUM_DICE + 2)), by_board)
    assert abs(by_board[:LAST].sum(axis=1) - 1).max() < 1e-12
    turns = np.zeros((len(boards.samples), len(boards.samples)))
    np.add.at(turns.T, boards.shapes, by_board[boards.samples].T)
    wins = solve_answer(boards, turns)
    return float(wins[0, 0]), float(turns[0] @ wins[0])


if __name__ == "__main__":
    first, second = ceiling()
    print(f"The best answer to random wins {first:.2%} from seat 1 and {second:.2%} from seat 2.")  # noqa: T201  # its purpose
