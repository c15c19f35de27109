"""The end of a match of Rumis, solved exactly, beside the same told slowly through the rules."""

from collections.abc import Iterator
from random import Random

import pytest

from baumeister.core import Decision, Ended
from baumeister.games.rumis import RumisRules, RumisState
from baumeister.solvers import rumis_endgame
from baumeister.solvers.rumis_endgame import Solved, best_move, is_solvable, solve, solve_moves
from tests.conftest import Budget
from tests.games.rumis.positions import rumis

SETUPS: list[dict[str, object]] = [
    {"scenario": "chullpa"},
    {"scenario": "pirka"},
    {"scenario": "chullpa", "mode": "four-colours"},
    {"scenario": "chullpa", "mode": "ruinas"},
]


def best(rules: RumisRules, state: RumisState) -> tuple[float, ...]:
    """What each seat gets if everyone plays the best move, all of them tried."""
    turn = rules.turn(state)
    if isinstance(turn, Ended):
        return turn.outcome.utilities
    found = [best(rules, rules.after_move(state, move)) for move in rules.legal_moves(state)]
    return max(found, key=lambda utilities: utilities[turn.seat or 0])


def endings(rules: RumisRules, rng: Random, most_lines: int) -> Iterator[RumisState]:
    """The earliest position of random matches from which all lines of play can be told slowly."""
    while True:
        states = [rules.start()]
        while not states[-1].is_over:
            states.append(rules.after_move(states[-1], rng.choice(rules.legal_moves(states[-1]))))
        chosen = None
        for state in reversed(states[:-1]):
            if not is_solvable(rules, state) or num_lines(rules, state, most_lines) > most_lines:
                break
            chosen = state
        if chosen is not None:
            yield chosen


def num_lines(rules: RumisRules, state: RumisState, most: int) -> int:
    """How many lines of play there are from here; any number above `most` if there are more."""
    count, waiting = 0, [state]
    while waiting and count + len(waiting) <= most:
        here = waiting.pop()
        count += here.is_over
        waiting += [rules.after_move(here, move) for move in rules.legal_moves(here)]
    return count + len(waiting)


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_who_wins_is_the_same_when_told_slowly(
    options: dict[str, object], rng: Random, budget: Budget
) -> None:
    rules = rumis(**options)
    for _, state in zip(budget(200, 1.5), endings(rules, rng, 150), strict=False):
        found = solve(rules, state, 1_000_000)
        assert found is not None
        assert found.utilities == best(rules, state)
        moves = solve_moves(rules, state, 1_000_000)
        assert moves is not None
        assert set(moves) == set(rules.legal_moves(state))
        for move, solved in moves.items():
            assert solved.utilities == best(rules, rules.after_move(state, move))


def test_a_search_that_is_too_long_says_so() -> None:
    rules = rumis()
    assert solve(rules, rules.start(), 1000) is None
    assert solve_moves(rules, rules.start(), 1000) is None


def test_the_moves_of_one_decision_share_its_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, allowed = rumis(), list[int]()

    def solve_slowly(rules: RumisRules, state: RumisState, max_positions: int) -> Solved | None:
        del rules
        allowed.append(max_positions)
        found = Solved((0.0, 1.0), 300) if state.laid else Solved((1.0, 0.0), 900)
        return found if found.num_positions <= max_positions else None

    monkeypatch.setattr(rumis_endgame, "solve", solve_slowly)
    assert best_move(rules, rules.start(), 1000, in_all=1700) is None
    assert allowed == [1000, 800, 500, 200]


def test_positions_of_three_seats_of_a_cube_and_of_a_ruin_in_the_making_are_not_its_business() -> None:
    for rules in (rumis(seats=3), rumis(mode="cube"), rumis(mode="ruinas")):
        assert not is_solvable(rules, rules.start())
    assert is_solvable(rumis(), rumis().start())


def test_best_play_for_both_ends_as_foretold(rng: Random, budget: Budget) -> None:
    """From fourteen stones on, whoever is told to win does, however the other defends himself."""
    rules = rumis()
    for number in budget(50, 3):
        state = rules.start()
        while len(state.laid) < 14 and not state.is_over:
            state = rules.after_move(state, rng.choice(rules.legal_moves(state)))
        if state.is_over:
            continue
        foretold, hero = solve(rules, state, 5_000_000), number % 2
        assert foretold is not None
        while isinstance(turn := rules.turn(state), Decision):
            moves = solve_moves(rules, state, 5_000_000)
            assert moves is not None
            ranked = sorted(moves, key=lambda move: moves[move].utilities[hero])
            state = rules.after_move(state, ranked[-1] if turn.seat == hero else rng.choice(ranked))
        assert isinstance(turn, Ended)
        assert turn.outcome.utilities[hero] >= foretold.utilities[hero]
