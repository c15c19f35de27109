"""Tulum over machine words: where a block may go, and whole random matches.

A match in a kernel is one int64 array: seat, loose blocks, dice rolled and unused (one count a row),
whether a block of this roll lies, turns, moves, draws, then a board for each seat (bits as in state.py).
"""

import numpy as np

from baumeister.games.tulum.state import FULL, NUM_DICE, NUM_ROWS, PLACES, bit
from baumeister.jit import Array, njit
from baumeister.jit.random import below

SEAT, LOOSE, DICE, PLACED, TURNS, MOVES, DRAWS, BOARDS = 0, 1, 2, 8, 9, 10, 11, 12

BOTTOM = sum(bit(row, place) for row, place in PLACES if row == 0)
ROW = np.array([sum(bit(*at) for at in PLACES if at[0] == row) for row in range(NUM_ROWS)])


@njit
def carried(board: int) -> int:
    """Bits of the free places whose two blocks below lie on `board` (TUL-07).

    A row r has 6 − r places, so what the shift carries across the end of a row falls outside FULL.
    """
    return (((board & (board >> 1)) << NUM_ROWS) | BOTTOM) & ~board & FULL


@njit
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@njit
def nth_bit(bits: int, n: int) -> int:
    """The n-th lowest set bit, as a bit."""
    for _ in range(n):
        bits &= bits - 1
    return bits & -bits


@njit
def fitting(game: Array) -> int:
    """Bits of the places that a die of this roll fits."""
    colours = 0
    for row in range(NUM_ROWS):
        if game[DICE + row]:
            colours |= ROW[row]
    return carried(game[BOARDS + game[SEAT]] | game[LOOSE]) & colours


@njit
def next_seat(game: Array) -> None:
    """End a turn: the next seat is to roll six dice."""
    game[LOOSE] = 0
    game[DICE : DICE + NUM_ROWS] = 0
    game[TURNS] += 1
    game[SEAT] = (game[SEAT] + 1) % (game.size - BOARDS)


@njit
def secure(game: Array) -> bool:
    """Turn the loose blocks over and end the turn; True if that completes the pyramid."""
    seat = game[SEAT]
    board = game[BOARDS + seat] | game[LOOSE]
    game[BOARDS + seat] = board
    next_seat(game)
    if board != FULL:
        return False
    game[SEAT] = seat
    return True


@njit
def roll(game: Array, rng: Array) -> None:
    """Roll the dice that are left; a roll that fits nothing ends the turn (TUL-09, TUL-11)."""
    game[DRAWS] += 1
    game[PLACED] = 0
    for _ in range(NUM_DICE - count_bits(game[LOOSE])):
        game[DICE + below(rng, NUM_ROWS)] += 1
    if not fitting(game):
        next_seat(game)


@njit
def place(game: Array, block: int) -> bool:
    """Lay a block; True if it was the last. Without dice left the turn ends by itself (TUL-14i)."""
    game[LOOSE] |= block
    game[PLACED] = 1
    for row in range(NUM_ROWS):
        if ROW[row] & block:
            game[DICE + row] -= 1
    complete = (game[BOARDS + game[SEAT]] | game[LOOSE]) == FULL
    if complete or count_bits(game[LOOSE]) == NUM_DICE:
        return secure(game)
    return False


@njit
def has_dice(game: Array) -> bool:
    for row in range(NUM_ROWS):
        if game[DICE + row]:
            return True
    return False


@njit
def random_move(game: Array, rng: Array, decline: bool) -> bool:
    """Play one of the legal moves, all equally likely; True if it ends the match."""
    game[MOVES] += 1
    fits = fitting(game)
    num_places = count_bits(fits)
    num_endings = 2 if num_places == 0 or (decline and game[PLACED]) else 0
    choice = below(rng, num_places + num_endings)
    if choice < num_places:
        return place(game, nth_bit(fits, choice))
    if choice == num_places:
        game[DICE : DICE + NUM_ROWS] = 0
        return False
    return secure(game)


@njit
def play_on(game: Array, rng: Array, decline: bool) -> None:
    """Play a match to its end at random; the seat of the array is then the winner."""
    over = False
    while not over:
        if has_dice(game):
            over = random_move(game, rng, decline)
        else:
            roll(game, rng)


@njit
def play_matches(num_seats: int, decline: bool, rng: Array, out: Array) -> None:
    """Play a random match for each row of out: int64 (matches, 4), winner, turns, moves, draws."""
    game = np.zeros(BOARDS + num_seats, dtype=np.int64)
    for i in range(out.shape[0]):
        game[:] = 0
        play_on(game, rng, decline)
        out[i, 0] = game[SEAT]
        out[i, 1] = game[TURNS]
        out[i, 2] = game[MOVES]
        out[i, 3] = game[DRAWS]
