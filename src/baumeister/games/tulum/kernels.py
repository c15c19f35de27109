"""Tulum over machine words: where a block may go, and whole random matches.

A match in a kernel is one int64 array: seat, loose blocks, dice rolled and unused, whether a block of
this roll lies, turns, moves, draws, then a board for each seat (bits as in state.py). Dice are one word,
too: in the bits of each row of a board, the number of dice of its colour.
"""

import numpy as np

from baumeister.games.tulum.state import FULL, NUM_DICE, NUM_ROWS, PLACES, bit
from baumeister.jit import Array, njit, njit_lean
from baumeister.jit.random import GOLDEN, LOW_32, U32, below, mixed
from baumeister.jit.words import number

SEAT, LOOSE, DICE, PLACED, TURNS, MOVES, DRAWS, BOARDS = range(8)

BOTTOM = sum(bit(row, place) for row, place in PLACES if row == 0)
ROW = np.array([sum(bit(*at) for at in PLACES if at[0] == row) for row in range(NUM_ROWS)])
ONE_EACH = sum(bit(row, 0) for row in range(NUM_ROWS))  #: as dice: one of each colour
WHOLE_ROW = (1 << NUM_ROWS) - 1  #: times a die it is the die's row, places that no pyramid has included
U_ROWS = np.uint64(NUM_ROWS)


@njit_lean
def carried(board: int) -> int:
    """Bits of the free places whose two blocks below lie on `board` (TUL-07).

    A row r has 6 − r places, so what the shift carries across the end of a row falls outside FULL.
    """
    return (((board & (board >> 1)) << NUM_ROWS) | BOTTOM) & ~board & FULL


@njit_lean
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@njit_lean
def nth_bit(bits: int, n: int) -> int:
    """The n-th lowest set bit, as a bit."""
    for _ in range(n):
        bits &= bits - 1
    return bits & -bits


@njit_lean
def fitting(game: Array) -> int:
    """Bits of the places that a die of this roll fits."""
    dice = game[DICE]
    colours: int = (dice | dice >> 1 | dice >> 2) & ONE_EACH
    return carried(game[BOARDS + game[SEAT]] | game[LOOSE]) & (colours * WHOLE_ROW)


@njit_lean
def die_of(block: int) -> int:
    """The die, one of its colour, that lays a block."""
    block |= block >> 1
    block |= block >> 2
    return (block | block >> 2) & ONE_EACH


@njit_lean
def next_seat(game: Array) -> None:
    """End a turn: the next seat is to roll six dice."""
    game[LOOSE] = 0
    game[DICE] = 0
    game[TURNS] += 1
    following = game[SEAT] + 1
    game[SEAT] = following if following < game.size - BOARDS else 0


@njit_lean
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


@njit_lean
def roll(game: Array, rng: Array) -> None:
    """Roll the dice that are left; a roll that fits nothing ends the turn (TUL-09, TUL-11)."""
    game[DRAWS] += 1
    game[PLACED] = 0
    game[DICE] = rolled(rng, NUM_DICE - count_bits(game[LOOSE]))
    if not fitting(game):
        next_seat(game)


@njit_lean
def rolled(rng: Array, num_dice: int) -> int:
    """So many dice, each drawn as by `below`: six are thrown and the first ones kept, without a branch."""
    stream, dice = rng[0], 0
    for k in range(NUM_DICE):
        stream += GOLDEN
        row = ((mixed(stream) & LOW_32) * U_ROWS) >> U32
        dice += (k < num_dice) << number(row * U_ROWS)
    rng[0] += GOLDEN * np.uint64(num_dice)
    return dice


@njit_lean
def place(game: Array, block: int) -> bool:
    """Lay a block; True if it was the last. Without dice left the turn ends by itself (TUL-14i)."""
    game[LOOSE] |= block
    game[PLACED] = 1
    game[DICE] -= die_of(block)
    complete = (game[BOARDS + game[SEAT]] | game[LOOSE]) == FULL
    if complete or count_bits(game[LOOSE]) == NUM_DICE:
        return secure(game)
    return False


@njit_lean
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
        game[DICE] = 0
        return False
    return secure(game)


@njit_lean
def play_on(game: Array, rng: Array, decline: bool) -> None:
    """Play a match to its end at random; the seat of the array is then the winner."""
    over = False
    while not over:
        if game[DICE]:
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
