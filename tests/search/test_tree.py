"""The search tree in arrays: a part of it kept as a tree of its own."""

import numpy as np

from baumeister.jit import Array
from baumeister.search import tree


def new_tree() -> tuple[Array, Array]:
    return np.zeros((64, tree.NUM_COLUMNS), dtype=np.int64), np.zeros(64)


def told(nodes: Array, totals: Array, node: int = 0) -> tuple[object, ...]:
    """A node and all below it, whatever their numbers are."""
    first, count = int(nodes[node, tree.FIRST]), int(nodes[node, tree.COUNT])
    below = () if first == tree.NOT_EXPANDED else tuple(range(first, first + count))
    facts = (*nodes[node, [tree.MOVE, tree.SEAT, tree.VISITS]].tolist(), float(totals[node]))
    return (*facts, *(told(nodes, totals, child) for child in below))


def test_what_grew_from_a_node_is_kept_and_gets_the_moves_that_it_had_no_children_for() -> None:
    nodes, totals = new_tree()
    tree.clear_tree(nodes, totals)
    tree.expand(nodes, totals, 0, 0, np.array([5, 6, 7]), 3)
    chosen = tree.child_by(nodes, 0, 6)
    tree.expand(nodes, totals, chosen, 1, np.array([8, 9]), 2)
    answer = tree.child_by(nodes, chosen, 9)
    tree.expand(nodes, totals, answer, 0, np.array([5]), 1)
    deepest = tree.child_by(nodes, answer, 5)
    tree.back_up(nodes, totals, np.array([0, chosen, answer, deepest]), 4, np.array([0.75, 0.25]))
    before = told(nodes, totals, chosen)

    kept, kept_totals = new_tree()
    tree.keep(nodes, totals, chosen, np.array([3]), kept, kept_totals)

    assert told(kept, kept_totals) == (*before, (3, 1, 0, 0.0))
    assert kept[-1, tree.FIRST] == 5, "the root, three children and one below"
    assert tree.expand(kept, kept_totals, tree.child_by(kept, 0, 3), 0, np.array([4]), 1)
    assert told(kept, kept_totals) == (*before, (3, 1, 0, 0.0, (4, 0, 0, 0.0)))


def test_a_move_without_a_child_is_not_found() -> None:
    nodes, totals = new_tree()
    tree.clear_tree(nodes, totals)
    assert tree.child_by(nodes, 0, 5) == tree.NO_CHILD
    tree.expand(nodes, totals, 0, 0, np.array([5]), 1)
    assert tree.child_by(nodes, 0, 6) == tree.NO_CHILD
