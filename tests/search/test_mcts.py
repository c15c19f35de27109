"""Tree search over rules alone."""

import random

import baumeister
from baumeister.core import Chance
from baumeister.games.tulum import PlaceBlock, Stop, TulumState
from baumeister.search.mcts import Budget, best_move, search
from tests.games.tulum.positions import parse_board, parse_state

RULES = baumeister.rules("tulum")


def test_it_takes_the_win() -> None:
    state = parse_state("XXXXXX/XXXXX/XXXX/XXX/XX", (5, 5, 5, 5, 5, 5))
    assert best_move(search(RULES, state, Budget(iterations=20), random.Random(0))) == PlaceBlock(5, 0)


def test_it_secures_when_rolling_on_is_madness() -> None:
    """Five blocks at stake, one die, one colour that fits: five times in six all would be lost."""
    _, loose = parse_board("ooooo.")
    state = TulumState((0,), seat=0, loose_bits=loose, dice=(5,), placed=True)
    root = search(baumeister.rules("tulum", seats=1), state, Budget(iterations=400), random.Random(1))
    assert best_move(root) == Stop()


def test_the_same_seed_gives_the_same_tree() -> None:
    state = parse_state("XX....", (0, 0, 1, 3, 3, 3))

    def visits(seed: int) -> list[int]:
        root = search(RULES, state, Budget(iterations=200), random.Random(seed))
        return [child.visits for child in root.children.values()]

    assert visits(3) == visits(3)
    assert sum(visits(3)) == 200
    assert visits(3) != visits(4)


def test_chance_nodes_branch_by_what_was_drawn() -> None:
    root = search(RULES, RULES.start(), Budget(iterations=100), random.Random(2))
    assert isinstance(root.turn, Chance)
    assert 50 < len(root.children) <= 100


def test_any_number_of_seats_and_a_clock() -> None:
    rules = baumeister.rules("tulum", seats=4)
    state = TulumState((0, 0, 0, 0), seat=2, dice=(0, 0, 1, 2, 3, 4))
    root = search(rules, state, Budget(seconds=0.05), random.Random(0))
    assert root.visits >= 1
    assert abs(sum(root.totals) - root.visits) < 1e-6, "the seats share one win"
