"""What may be played, what a move or draw does, and whole random matches; arrays as in layout.py."""

import numpy as np

from baumeister.games.pyramido.endings import RUNNING, num_missing, num_out, num_stones, utilities, verdict
from baumeister.games.pyramido.fitting import FITS, U0, U1, add_stone, square
from baumeister.games.pyramido.layout import (
    BAG,
    BASE,
    BUILT,
    CONTEST,
    DRAWS,
    END_TURN,
    FINISHER,
    FIRST,
    FROM_STORE,
    GAME,
    GAMES,
    HAND,
    HELD,
    IDLE,
    LAID,
    MAX_MOVES,
    MOVES,
    NOBODY,
    OTHERS,
    PASS,
    PER_COLOUR,
    PER_LEVEL,
    PER_STONE,
    QUARRY,
    REFILLING,
    SEAT,
    SEATS,
    TOTAL,
    TOTALS,
)
from baumeister.games.pyramido.moves import EXCHANGES
from baumeister.games.pyramido.state import NUM_COLOURS, QUARRY_SIZE, STORE_SIZE
from baumeister.games.pyramido.variant import PAIR, PLUS
from baumeister.jit import Array, njit
from baumeister.jit.random import below
from baumeister.jit.words import lowest_bit

PLUS_SQUARES = np.array([square(*at) for at in PLUS])
PAIR_SQUARES = np.array([square(*at) for at in PAIR])
EXCHANGE_COUNTS = np.array([[move.colours.count(c) for c in range(NUM_COLOURS)] for move in EXCHANGES])


@njit
def lay(boards: Array, counts: Array, pyramid: int, colour: int, level: int, at: int) -> None:
    add_stone(boards[pyramid], colour, level, at, counts[BASE])
    counts[LAID + pyramid] += 1


@njit
def set_up(boards: Array, counts: Array) -> None:
    """Begin a game: all stones in the bag, nothing laid or held."""
    boards[:] = U0
    counts[:SEAT] = 0
    counts[BAG : BAG + NUM_COLOURS] = counts[PER_COLOUR]
    counts[SEAT] = NOBODY
    counts[FINISHER] = NOBODY
    counts[REFILLING] = counts[BUILT] = counts[IDLE] = 0


@njit
def set_up_together(boards: Array, counts: Array, colour: int) -> None:
    """A stone of the plus, then of the hands, seat by seat (PYR-10)."""
    if counts[LAID] < len(PLUS_SQUARES):
        lay(boards, counts, 0, colour, 0, PLUS_SQUARES[counts[LAID]])
        return
    seat = 0
    while num_stones(counts, HELD + NUM_COLOURS * seat) == counts[HAND]:
        seat += 1
    counts[HELD + NUM_COLOURS * seat + colour] += 1
    if num_stones(counts, HELD + NUM_COLOURS * (counts[SEATS] - 1)) == counts[HAND]:
        counts[SEAT] = 0


@njit
def set_up_contest(boards: Array, counts: Array, colour: int) -> None:
    """A stone of the pairs, from the starting seat on, then of the quarry (PYR-20, PYR-21)."""
    for turn in range(counts[SEATS]):
        seat = (counts[FIRST] + turn) % counts[SEATS]
        if counts[LAID + seat] < len(PAIR_SQUARES):
            lay(boards, counts, seat, colour, 0, PAIR_SQUARES[counts[LAID + seat]])
            return
    counts[QUARRY + colour] += 1
    if num_stones(counts, QUARRY) == QUARRY_SIZE:
        counts[SEAT] = counts[FIRST]


@njit
def pass_on(counts: Array) -> None:
    """The next seat that has a stone begins its turn (PYR-11i)."""
    counts[REFILLING] = counts[BUILT] = 0
    for _ in range(counts[SEATS]):
        counts[SEAT] = (counts[SEAT] + 1) % counts[SEATS]
        if num_stones(counts, HELD + NUM_COLOURS * counts[SEAT]):
            return


@njit
def refill(counts: Array) -> None:
    """The bag fills up the hand; when it is full or the bag is empty, the turn is over (PYR-11)."""
    hand = num_stones(counts, HELD + NUM_COLOURS * counts[SEAT])
    counts[REFILLING] = 1
    if hand == counts[HAND] or num_stones(counts, BAG) == 0:
        pass_on(counts)


@njit
def apply_draw(boards: Array, counts: Array, colour: int) -> None:
    """One stone comes out of the bag."""
    counts[DRAWS] += 1
    counts[BAG + colour] -= 1
    if counts[SEAT] == NOBODY:
        if counts[CONTEST]:
            set_up_contest(boards, counts, colour)
        else:
            set_up_together(boards, counts, colour)
    elif counts[CONTEST]:
        counts[QUARRY + colour] += 1
        if num_stones(counts, QUARRY) == QUARRY_SIZE or num_stones(counts, BAG) == 0:
            counts[REFILLING] = 0
    else:
        counts[HELD + NUM_COLOURS * counts[SEAT] + colour] += 1
        refill(counts)


@njit
def build(boards: Array, counts: Array, pyramid: int, code: int) -> None:
    """Lay the stone of a building move."""
    colour, place = code // PER_STONE, code % PER_STONE
    lay(boards, counts, pyramid, colour, place // PER_LEVEL, place % PER_LEVEL)


@njit
def apply_together(boards: Array, counts: Array, code: int) -> None:
    """A move of a cooperative or solo match (PYR-11, PYR-12)."""
    hand = HELD + NUM_COLOURS * counts[SEAT]
    if code < FROM_STORE:
        build(boards, counts, 0, code)
        counts[hand + code // PER_STONE] -= 1
        counts[BUILT] += 1
        counts[IDLE] = 0
        return
    if code == END_TURN:
        counts[IDLE] = 0 if counts[BUILT] else counts[IDLE] + 1
    else:
        counts[IDLE] = 0
        for colour in range(NUM_COLOURS):
            counts[hand + colour] -= EXCHANGE_COUNTS[code - OTHERS, colour]
    refill(counts)


@njit
def finish_game(boards: Array, counts: Array) -> None:
    """Give the points of a game of a series and begin the next, if there is one (PYR-25, PYR-26i)."""
    for seat in range(counts[SEATS]):
        missing = counts[TOTAL] - counts[LAID + seat]
        counts[TOTALS + seat] += 1 if seat == counts[FINISHER] else -missing
    if counts[GAME] < counts[GAMES] - 1:
        counts[GAME] += 1
        counts[FIRST] = (counts[FIRST] + 1) % counts[SEATS]
        set_up(boards, counts)


@njit
def end_contest_turn(boards: Array, counts: Array) -> None:
    """After a move of a contest: the end of a game, a new quarry, the next seat (PYR-21, PYR-23, PYR-24)."""
    seat = counts[SEAT]
    if counts[LAID + seat] == counts[TOTAL] and counts[FINISHER] == NOBODY:
        counts[FINISHER] = seat
    counts[SEAT] = (seat + 1) % counts[SEATS]
    finished = counts[FINISHER] != NOBODY
    has_bag = num_stones(counts, BAG) > 0
    if counts[GAMES] == 1 and finished:
        return
    if (finished and counts[SEAT] == counts[FIRST]) or (counts[IDLE] == counts[SEATS] and not has_bag):
        if counts[GAMES] > 1:
            finish_game(boards, counts)
        return
    if counts[IDLE] == counts[SEATS]:
        counts[QUARRY : QUARRY + NUM_COLOURS] = 0
        counts[IDLE] = 0
    if num_stones(counts, QUARRY) == 0 and has_bag:
        counts[REFILLING] = 1


@njit
def apply_contest(boards: Array, counts: Array, code: int) -> None:
    """A move of a contest (PYR-22)."""
    store = HELD + NUM_COLOURS * counts[SEAT]
    counts[IDLE] = counts[IDLE] + 1 if code == PASS else 0
    if code < FROM_STORE:
        build(boards, counts, counts[SEAT], code)
        counts[QUARRY + code // PER_STONE] -= 1
    elif code < OTHERS:
        build(boards, counts, counts[SEAT], code - FROM_STORE)
        counts[store + (code - FROM_STORE) // PER_STONE] -= 1
    elif code < PASS:
        counts[QUARRY + code - OTHERS] -= 1
        counts[store + code - OTHERS] += 1
    end_contest_turn(boards, counts)


@njit
def apply_move(boards: Array, counts: Array, code: int) -> None:
    """Play a legal move."""
    counts[MOVES] += 1
    if counts[CONTEST]:
        apply_contest(boards, counts, code)
    else:
        apply_together(boards, counts, code)


@njit
def list_builds(board: Array, counts: Array, source: int, code: int, out: Array, n: int) -> int:
    """Append the moves that build a stone of those counted from `source` on; the new length of the list."""
    for colour in range(NUM_COLOURS):
        if counts[source + colour] == 0:
            continue
        for level in range(counts[BASE]):
            bits = board[FITS, level, colour]
            while bits:
                out[n] = code + colour * PER_STONE + level * PER_LEVEL + lowest_bit(bits)
                bits &= bits - U1
                n += 1
    return n


@njit
def list_exchanges(counts: Array, out: Array, n: int) -> int:
    """Append the exchanges that hand and bag allow (PYR-12, PYR-12i); the new length of the list."""
    bag, hand = num_stones(counts, BAG), HELD + NUM_COLOURS * counts[SEAT]
    for number in range(len(EXCHANGE_COUNTS)):
        size, fits = 0, True
        for colour in range(NUM_COLOURS):
            size += EXCHANGE_COUNTS[number, colour]
            fits &= EXCHANGE_COUNTS[number, colour] <= counts[hand + colour]
        if fits and size <= bag:
            out[n] = OTHERS + number
            n += 1
    return n


@njit
def legal_moves(boards: Array, counts: Array, out: Array) -> int:
    """Write the legal moves of the seat that is to decide, in ascending order; return their number.

    out: int64 (MAX_MOVES,)
    """
    held = HELD + NUM_COLOURS * counts[SEAT]
    if not counts[CONTEST]:
        n = list_builds(boards[0], counts, held, 0, out, 0)
        if counts[BUILT] == 0:
            n = list_exchanges(counts, out, n)
        out[n] = END_TURN
        return n + 1
    board = boards[counts[SEAT]]
    n = list_builds(board, counts, QUARRY, 0, out, 0)
    n = list_builds(board, counts, held, FROM_STORE, out, n)
    if num_stones(counts, held) < STORE_SIZE:
        for colour in range(NUM_COLOURS):
            if counts[QUARRY + colour]:
                out[n] = OTHERS + colour
                n += 1
    out[n] = PASS
    return n + 1


@njit
def random_draw(counts: Array, rng: Array) -> int:
    """A colour, each stone of the bag equally likely."""
    stone = below(rng, num_stones(counts, BAG))
    colour = 0
    while stone >= counts[BAG + colour]:
        stone -= counts[BAG + colour]
        colour += 1
    return colour


@njit
def play_on(boards: Array, counts: Array, rng: Array, moves: Array) -> int:
    """Play to the end, every legal move equally likely; return the verdict. moves: int64 (MAX_MOVES,)."""
    ended = verdict(boards, counts)
    while ended == RUNNING:
        if counts[SEAT] == NOBODY or counts[REFILLING]:
            apply_draw(boards, counts, random_draw(counts, rng))
        else:
            n = legal_moves(boards, counts, moves)
            apply_move(boards, counts, moves[below(rng, n)])
        ended = verdict(boards, counts)
    return ended


@njit
def play_matches(counts: Array, rng: Array, out: Array, values: Array) -> None:
    """Play random matches of the variant that `counts` holds.

    out: int64 (matches, 5), moves, draws, verdict, stones missing, stones out of the game
    values: float64 (matches, seats), utilities
    """
    pyramids = counts[SEATS] if counts[CONTEST] else 1
    boards = np.zeros((pyramids, 2, 5, 5), dtype=np.uint64)
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    for i in range(out.shape[0]):
        set_up(boards, counts)
        counts[GAME : TOTALS + 4] = 0
        counts[MOVES] = counts[DRAWS] = 0
        out[i, 2] = play_on(boards, counts, rng, moves)
        out[i, 0] = counts[MOVES]
        out[i, 1] = counts[DRAWS]
        out[i, 3] = num_missing(counts)
        out[i, 4] = num_out(counts)
        utilities(counts, values[i])
