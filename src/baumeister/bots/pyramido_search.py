"""Searches for Pyramido inside kernels: moves tried by greedy continuations, and a tree of moves.

In the tree chance is drawn anew in each simulation, so a node stands for the moves that led to it, whatever
was drawn.
"""

import math

import numpy as np

from baumeister.bots.pyramido_greedy import (
    builds_no_more,
    is_chance,
    play_greedily,
    rate_moves,
)
from baumeister.bots.pyramido_outlook import SAME
from baumeister.games.pyramido.endings import RUNNING, utilities, verdict
from baumeister.games.pyramido.kernels import apply_draw, apply_move, random_draw
from baumeister.games.pyramido.layout import MAX_MOVES, SEAT, SEATS
from baumeister.jit import Array, njit
from baumeister.search import open_tree

MAX_SEATS = 4
MAX_DEPTH = 64  #: of the tree
# How to search a tree: a node tries its best looking moves, FIRST_WIDTH and more with the root of its visits
FIRST_WIDTH, WIDENING, EXPLORATION = range(3)


@njit
def sort_moves(moves: Array, values: Array, num_moves: int, most: int) -> int:
    """Bring the best looking moves to the front, best first, equals in their order; how many these are."""
    most = min(most, num_moves)
    for index in range(most):
        best = index
        for other in range(index + 1, num_moves):
            if values[other] > values[best] + SAME:
                best = other
        move, value = moves[best], values[best]
        for place in range(best, index, -1):
            moves[place], values[place] = moves[place - 1], values[place - 1]
        moves[index], values[index] = move, value
    return most


@njit
def draw_on(boards: Array, counts: Array, rng: Array) -> int:
    """Draw until a seat is to decide or the match is over; the verdict."""
    ended = verdict(boards, counts)
    while ended == RUNNING and is_chance(counts):
        apply_draw(boards, counts, random_draw(counts, rng))
        ended = verdict(boards, counts)
    return ended


@njit
def try_moves(
    boards: Array, counts: Array, marks: Array, notes: Array, moves: Array, seeds: Array, totals: Array
) -> None:
    """Continue greedily after each move, once with each seed, the same luck for all.

    totals: float64 (moves, 2), to which utilities of the first seat and completed pyramids are added
    """
    values, rng = np.zeros(MAX_SEATS), np.zeros(1, dtype=np.uint64)
    for seed in seeds:
        for index in range(len(moves)):
            rng[0] = seed
            later, left = boards.copy(), counts.copy()
            apply_move(later, left, moves[index])
            play_greedily(later, left, marks, notes, rng)
            utilities(left, values)
            totals[index, 0] += values[0]
            totals[index, 1] += values[0] == 1.0


@njit
def simulate(
    nodes: Array,
    totals: Array,
    first_boards: Array,
    first_counts: Array,
    marks: Array,
    notes: Array,
    rng: Array,
    how: Array,
    num_simulations: int,
) -> None:
    """Grow a tree by so many simulations from a decision.

    totals: float64 (capacity, seats) · how: float64 (3,)
    """
    moves, ratings = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    path, values = np.zeros(MAX_DEPTH, dtype=np.int64), np.zeros(first_counts[SEATS])
    for _ in range(num_simulations):
        boards, counts = first_boards.copy(), first_counts.copy()
        node, length, ended = 0, 1, RUNNING
        while ended == RUNNING and length < MAX_DEPTH and open_tree.has_room(nodes):
            width = int(how[FIRST_WIDTH] + how[WIDENING] * math.sqrt(nodes[node, open_tree.VISITS]))
            num_moves = rate_moves(boards, counts, marks, notes, moves, ratings)
            if builds_no_more(counts):
                ratings[num_moves - 1] = math.inf  # what a greedy builder does is tried first
            num_moves = sort_moves(moves, ratings, num_moves, width)
            seat, likely = counts[SEAT], moves[:num_moves]
            move = open_tree.select(nodes, totals, node, seat, likely, how[EXPLORATION])
            child = open_tree.child_by(nodes, node, move)
            if child == open_tree.NO_NODE:
                child = open_tree.add_child(nodes, totals, node, move)
            apply_move(boards, counts, move)
            ended = draw_on(boards, counts, rng)
            path[length] = node = child
            length += 1
            if nodes[child, open_tree.VISITS] == 0:
                break
        play_greedily(boards, counts, marks, notes, rng)
        utilities(counts, values)
        open_tree.back_up(nodes, totals, path[:length], values)
