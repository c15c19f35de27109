"""A search tree whose nodes stand for moves alone: chance is drawn anew each time a simulation passes.

So a node may be met with other legal moves than before; its children are found by their move. It knows no
game. nodes: int64 (capacity, 4), the columns below · totals: float64 (capacity, seats), the utilities that
came of a node. Node 0 is the root; row `capacity − 1` holds no node: its FIRST is the number of nodes in use.
"""

import math

from baumeister.jit import Array, njit

MOVE, FIRST, NEXT, VISITS = range(4)
NUM_COLUMNS = 4
NO_NODE = 0  # as FIRST or NEXT: the root is nobody's child


@njit
def clear_tree(nodes: Array, totals: Array) -> None:
    """Leave the root alone in the tree."""
    nodes[0] = 0
    totals[0] = 0.0
    nodes[-1, FIRST] = 1


@njit
def has_room(nodes: Array) -> bool:
    return bool(nodes[-1, FIRST] < nodes.shape[0] - 1)


@njit
def child_by(nodes: Array, node: int, move: int) -> int:
    """The child that a move leads to, or NO_NODE."""
    child = nodes[node, FIRST]
    while child != NO_NODE and nodes[child, MOVE] != move:
        child = nodes[child, NEXT]
    return int(child)


@njit
def add_child(nodes: Array, totals: Array, node: int, move: int) -> int:
    """A new child of a node; there must be room."""
    child = nodes[-1, FIRST]
    nodes[-1, FIRST] = child + 1
    nodes[child] = 0
    totals[child] = 0.0
    nodes[child, MOVE], nodes[child, NEXT] = move, nodes[node, FIRST]
    nodes[node, FIRST] = child
    return int(child)


@njit
def select(nodes: Array, totals: Array, node: int, seat: int, moves: Array, exploration: float) -> int:
    """The move with the highest upper confidence bound for a seat; new ones come first."""
    log_visits = math.log(nodes[node, VISITS] + 1.0)
    best, best_bound = moves[0], -math.inf
    for move in moves:
        child = child_by(nodes, node, move)
        if child == NO_NODE:
            return int(move)
        visits = nodes[child, VISITS]
        bound = totals[child, seat] / visits + exploration * math.sqrt(log_visits / visits)
        if bound > best_bound:
            best, best_bound = move, bound
    return int(best)


@njit
def back_up(nodes: Array, totals: Array, path: Array, utilities: Array) -> None:
    """Tell every node of a path how it ended. path: int64, from the root on · utilities: float64 (seats,)."""
    for node in path:
        nodes[node, VISITS] += 1
        for seat in range(len(utilities)):
            totals[node, seat] += utilities[seat]


@njit
def most_visited(nodes: Array, totals: Array, seat: int) -> int:
    """The child of the root most visited; among equals the one with more utility for a seat."""
    best = child = nodes[0, FIRST]
    while child != NO_NODE:
        visits, most = nodes[child, VISITS], nodes[best, VISITS]
        if visits > most or (visits == most and totals[child, seat] > totals[best, seat]):
            best = child
        child = nodes[child, NEXT]
    return int(best)
