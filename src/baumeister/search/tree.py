"""A search tree in two arrays, for searches that run whole inside a kernel. It knows no game.

nodes: int64 (capacity, 5), the columns below · totals: float64 (capacity,), the utilities that came of a
node, for the seat that moved into it. Node 0 is the root; row `capacity − 1` holds no node: its FIRST is
the number of nodes in use.

Threads may grow one tree together: no visit and no utility is lost, and a node's children are complete before
they are seen. A node counts as visited as soon as a simulation comes by, so that until its end is known it
looks lost (a virtual loss) and other threads look elsewhere.
"""

import math

from baumeister.jit import Array, njit
from baumeister.jit.shared import add, claim, hear, tell

MOVE, SEAT, FIRST, COUNT, VISITS = range(5)
NUM_COLUMNS = 5
NOT_EXPANDED, BEING_EXPANDED = 0, -1  # as FIRST: no child has such a number


@njit
def clear_tree(nodes: Array, totals: Array) -> None:
    """Leave the root alone in the tree."""
    nodes[0] = 0
    totals[0] = 0.0
    nodes[-1, FIRST] = 1


@njit
def has_children(nodes: Array, node: int) -> bool:
    """Whether a node has its children, all of them."""
    return bool(hear(nodes, node * NUM_COLUMNS + FIRST) > 0)


@njit
def claim_node(nodes: Array, node: int) -> bool:
    """Whether it is for this thread to give a node its children; nobody else will."""
    return bool(claim(nodes, node * NUM_COLUMNS + FIRST, NOT_EXPANDED, BEING_EXPANDED))


@njit
def expand(nodes: Array, totals: Array, node: int, seat: int, moves: Array, num_moves: int) -> bool:
    """Give a node its children, in this order; False if there is no room for them."""
    in_use = (nodes.shape[0] - 1) * NUM_COLUMNS + FIRST
    first = add(nodes, in_use, num_moves)
    if first + num_moves >= nodes.shape[0]:
        add(nodes, in_use, -num_moves)
        return False
    nodes[node, COUNT] = num_moves
    for index in range(num_moves):
        child = first + index
        nodes[child] = 0
        nodes[child, MOVE], nodes[child, SEAT] = moves[index], seat
        totals[child] = 0.0
    tell(nodes, node * NUM_COLUMNS + FIRST, first)
    return True


@njit
def visit(nodes: Array, node: int) -> int:
    """A simulation comes by; the number of those before it."""
    return int(add(nodes, node * NUM_COLUMNS + VISITS, 1))


@njit
def select(nodes: Array, totals: Array, node: int, visits: int, width: int, exploration: float) -> int:
    """The child with the highest upper confidence bound among the first `width`; new ones come first.

    visits: of the node, before this simulation
    """
    first = nodes[node, FIRST]
    log_visits = math.log(visits + 1.0)
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
        add(totals, node, utilities[nodes[node, SEAT]])


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
