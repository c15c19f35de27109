"""A search tree in two arrays, for searches that run whole inside a kernel. It knows no game.

nodes: int64 (capacity, 5), the columns below · totals: float64 (capacity,), the utilities that came of a
node, for the seat that moved into it. Node 0 is the root; row `capacity − 1` holds no node: its FIRST is
the number of nodes in use.
"""

import math

from baumeister.jit import Array, njit

MOVE, SEAT, FIRST, COUNT, VISITS = range(5)
NUM_COLUMNS = 5
NOT_EXPANDED = 0  # as FIRST: no child has number 0


@njit
def clear_tree(nodes: Array, totals: Array) -> None:
    """Leave the root alone in the tree."""
    nodes[0] = 0
    totals[0] = 0.0
    nodes[-1, FIRST] = 1


@njit
def expand(nodes: Array, totals: Array, node: int, seat: int, moves: Array, num_moves: int) -> bool:
    """Give a node its children, in this order; False if there is no room for them."""
    first = nodes[-1, FIRST]
    if first + num_moves >= nodes.shape[0]:
        return False
    nodes[node, FIRST], nodes[node, COUNT] = first, num_moves
    for index in range(num_moves):
        child = first + index
        nodes[child] = 0
        nodes[child, MOVE], nodes[child, SEAT] = moves[index], seat
        totals[child] = 0.0
    nodes[-1, FIRST] = first + num_moves
    return True


@njit
def select(nodes: Array, totals: Array, node: int, width: int, exploration: float) -> int:
    """The child with the highest upper confidence bound among the first `width`; new ones come first."""
    first = nodes[node, FIRST]
    log_visits = math.log(nodes[node, VISITS] + 1.0)
    best, best_bound = first, -1.0
    for child in range(first, first + min(width, nodes[node, COUNT])):
        visits = nodes[child, VISITS]
        if visits == 0:
            return child
        bound = totals[child] / visits + exploration * math.sqrt(log_visits / visits)
        if bound > best_bound:
            best, best_bound = child, bound
    return int(best)


@njit
def back_up(nodes: Array, totals: Array, path: Array, length: int, utilities: Array) -> None:
    """Tell every node of a path how it ended. path: int64, from the root on · utilities: one a seat."""
    for index in range(length):
        node = path[index]
        nodes[node, VISITS] += 1
        totals[node] += utilities[nodes[node, SEAT]]


@njit
def most_visited(nodes: Array, totals: Array, node: int) -> int:
    """The child most visited; among equals the one with more utility."""
    first = nodes[node, FIRST]
    best = first
    for child in range(first + 1, first + nodes[node, COUNT]):
        visits, most = nodes[child, VISITS], nodes[best, VISITS]
        if visits > most or (visits == most and totals[child] > totals[best]):
            best = child
    return int(best)
