"""Pyramido with an empty bag: can it be completed, and how."""

import random
from dataclasses import replace
from itertools import chain

import pytest

from baumeister import analysis
from baumeister.bots import make_bot
from baumeister.core import Chance, Decision, Ended
from baumeister.games.pyramido import EndTurn, PyramidoRules, PyramidoState
from baumeister.solvers.answers import ProvedNone, Solved
from baumeister.solvers.pyramido import completion, is_solvable
from tests.conftest import Budget as Numbers
from tests.games.pyramido.positions import rules_of, together
from tests.reference.pyramido import builds

ALMOST = ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry")  # 4 × 4 without its top


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Before any clock starts."""
    rules = rules_of(mode="solo", base=4)
    completion(rules, together(rules, ALMOST, hands=["b"], bag="", corner=(-1, -1)))


def can_complete(rules: PyramidoRules, state: PyramidoState, seen: set[PyramidoState]) -> bool:
    """The slow way: every move of every seat in turn."""
    if state in seen:
        return False
    seen.add(state)
    match rules.turn(state):
        case Ended(outcome):
            return not outcome.lost
    return any(can_complete(rules, rules.after_move(state, move), seen) for move in rules.legal_moves(state))


def late_states(rules: PyramidoRules, rng: random.Random, most: int) -> list[PyramidoState]:
    """Decisions of a greedy match near its end, their bag lost and other stones in the hands."""
    greedy, state, found = make_bot("greedy", rules, 0), rules.start(), []
    while True:
        match rules.turn(state):
            case Chance(odds):
                state = rules.after_draw(state, odds.pick(rng.randrange(odds.total)))
            case Decision():
                if rules.variant.total - len(state.laid[0]) <= most:
                    found.append(with_other_hands(rules, state, rng))
                state = rules.after_move(state, greedy.choose(rules, state))
            case Ended():
                return [one for one in found if is_solvable(rules, one)]


def with_other_hands(rules: PyramidoRules, state: PyramidoState, rng: random.Random) -> PyramidoState:
    """Hands that just suffice by number, often by colour too."""
    stones = stones_to_complete(rules, state, rng)
    room = [seat for seat in range(rules.seats) for _ in range(rules.variant.hand_size)]
    hands: list[list[int]] = [[] for _ in range(rules.seats)]
    for colour, seat in zip(stones, rng.sample(room, len(stones)), strict=True):
        hands[seat].append(colour)
    idle = 0 if state.built else rng.choice([0, 0, 1, 2, 3])
    return replace(state, bag=(0,) * 5, hands=tuple(tuple(sorted(hand)) for hand in hands), idle=idle)


def stones_to_complete(rules: PyramidoRules, state: PyramidoState, rng: random.Random) -> list[int]:
    """The stones of a try to go on building as one likes, at the end any."""
    base, pyramid = rules.variant.base, dict(state.pyramids[0])
    stones: list[int] = []
    while len(pyramid) < rules.variant.total:
        spots = builds(base, pyramid, (0, 1, 2, 3, 4))
        if not spots or rng.random() < 0.05:
            return stones + rng.choices(range(5), k=rules.variant.total - len(pyramid))
        colour, *place = rng.choice(spots)
        pyramid[place[0], place[1], place[2]] = colour
        stones.append(colour)
    return stones


@pytest.mark.parametrize(
    ("options", "most"),
    [({"mode": "solo", "base": 4}, 5), ({"mode": "solo", "base": 5}, 5), ({"mode": "coop", "seats": 2}, 4)],
    ids=str,
)
def test_what_can_be_completed_is_what_trying_everything_finds(
    options: dict[str, str], most: int, rng: random.Random, budget: Numbers
) -> None:
    rules, answers = rules_of(**options), set()
    for _ in chain(range(10), budget(290, seconds=4)):  # ten have both answers, however busy the machine
        for state in late_states(rules, rng, most):
            answer = completion(rules, state)
            answers.add(type(answer))
            assert isinstance(answer, Solved) == can_complete(rules, state, set())
            if isinstance(answer, Solved):
                for move in answer.moves:
                    state = rules.play(state, move)
                turn = rules.turn(state)
                assert isinstance(turn, Ended)
                assert turn.outcome.reason == "pyramid-complete"
    assert answers == {Solved, ProvedNone}


def test_whoever_does_not_hold_the_next_stone_waits() -> None:
    rules = rules_of(mode="coop", seats=2, base=4)
    state = together(rules, ALMOST, hands=["b", "y"], bag="", corner=(-1, -1))

    answer = completion(rules, state)
    assert isinstance(answer, Solved)
    assert answer.moves[0] == EndTurn()
    assert len(answer.moves) == 2


def test_who_waited_too_long_cannot_wait_once_more() -> None:
    """Nobody built twice round but for one turn: the seat to move must build, and cannot (PYR-15i)."""
    rules = rules_of(mode="coop", seats=2, base=4)
    state = together(rules, ALMOST, hands=["b", "y"], bag="", corner=(-1, -1), idle=3)

    assert isinstance(completion(rules, state), ProvedNone)


def test_values_and_moves_are_exact_once_the_bag_is_empty() -> None:
    rules = rules_of(mode="solo", base=4)
    won = together(rules, ALMOST, hands=["by"], bag="", corner=(-1, -1))
    lost = together(rules, ALMOST, hands=["bw"], bag="", corner=(-1, -1), idle=1)
    open_still = together(rules, ALMOST, hands=["bw"], bag="y", corner=(-1, -1))

    assert analysis.value(rules, won) == analysis.Value((1.0,), 0.0, is_exact=True)
    answer = completion(rules, won)
    assert isinstance(answer, Solved)
    assert analysis.analyse(rules, won).moves[0].move == answer.moves[0]
    assert isinstance(rules.turn(lost), Ended), "nothing fits (PYR-15i)"
    assert not analysis.value(rules, open_still).is_exact


def test_the_search_completes_what_can_be_completed(rng: random.Random, budget: Numbers) -> None:
    """A single way to go on, found without luck."""
    rules, num_completed = rules_of(mode="solo", base=4), 0
    for _ in budget(100, seconds=3):
        for state in late_states(rules, rng, 6):
            if isinstance(completion(rules, state), Solved):
                bot = make_bot("mcts:2", rules, 1)
                while not isinstance(rules.turn(state), Ended):
                    state = rules.play(state, bot.choose(rules, state))
                assert len(state.laid[0]) == rules.variant.total
                num_completed += 1
    assert num_completed
