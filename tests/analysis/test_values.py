"""What positions and moves are worth: exact where a table knows, else as well as a search can tell."""

import random
from typing import Any

import pytest

import baumeister
from baumeister import analysis
from baumeister.analysis import values
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.play import Match
from baumeister.search.mcts import Budget
from tests.games.tulum.positions import parse_state
from tests.tables import each_setup, random_match, walk

QUICK = Budget(iterations=8)


@each_setup()
def test_every_state_has_a_worth_for_each_seat(rules: AnyRules) -> None:
    for state in first_states(rules, 12):
        found = analysis.value(rules, state, QUICK)
        assert len(found.worth) == rules.seats
        assert all(-1e-9 <= worth <= 1 + 1e-9 for worth in found.worth)
        assert found.error >= 0


@each_setup()
def test_the_end_is_worth_what_came_of_it(rules: AnyRules) -> None:
    match = random_match(rules, random.Random(3))
    assert isinstance(match.turn, Ended)
    outcome = match.turn.outcome
    worth = (0.0,) * rules.seats if outcome.lost else outcome.utilities
    assert analysis.value(rules, match.state) == analysis.Value(worth, 0.0, is_exact=True)


@each_setup()
def test_every_legal_move_is_rated_once_and_the_best_comes_first(rules: AnyRules) -> None:
    state = next(s for s in first_states(rules, 40) if isinstance(rules.turn(s), Decision))
    found = analysis.analyse(rules, state, QUICK)
    assert sorted(map(repr, rules.legal_moves(state))) == sorted(repr(rated.move) for rated in found.moves)
    assert found.value == found.moves[0].value
    assert found.looked_at > 0 or all(rated.value.error < 0.05 for rated in found.moves)


def test_what_nobody_looked_at_is_not_among_the_best_moves() -> None:
    """A coach would tell of it as 50 % ± 50."""
    rules = baumeister.rules("rumis")
    found = analysis.analyse(rules, rules.start(), QUICK)
    assert sum(rated.looked_at == 0 for rated in found.moves) > 0
    assert found.best(1) == found.moves[:1]
    others = found.best(len(found.moves))[1:]
    assert all(rated.value.error < values.UNTRIED_ERROR for rated in others)
    assert len(others) < len(found.moves) - 1


def test_nobody_has_a_move_where_chance_draws() -> None:
    rules = baumeister.rules("tulum")
    found = analysis.analyse(rules, rules.start())
    assert found.moves == ()
    assert found.value.is_exact


def test_a_win_at_hand_is_worth_everything() -> None:
    rules = baumeister.rules("tulum")
    state = parse_state("XXXXXX/XXXXX/XXXX/XXX/XX", (0, 0, 0, 0, 0, 5))
    found = analysis.analyse(rules, state)
    assert found.moves[0].value.worth == pytest.approx((1.0, 0.0), abs=1e-4)
    assert found.looked_at == 0


@pytest.mark.parametrize("decline", [False, True])
def test_a_chance_node_is_worth_the_mean_of_what_follows(decline: bool) -> None:
    """Values of different kinds of states agree with each other, by the rules' own odds."""
    for seats in (1, 2):
        rules = baumeister.rules("tulum", seats=seats, decline=decline)
        for state in [s for s in first_states(rules, 30) if isinstance(rules.turn(s), Chance)][:3]:
            turn = rules.turn(state)
            assert isinstance(turn, Chance)
            means = [0.0] * seats
            for draw, probability in turn.odds:
                worth = analysis.value(rules, rules.after_draw(state, draw)).worth
                means = [mean + float(probability) * one for mean, one in zip(means, worth, strict=True)]
            assert analysis.value(rules, state).worth == pytest.approx(means, abs=3e-6)


@pytest.mark.parametrize("decline", [False, True])
def test_a_decision_is_worth_its_best_move(decline: bool) -> None:
    for seats in (1, 2):
        rules = baumeister.rules("tulum", seats=seats, decline=decline)
        for state in [s for s in first_states(rules, 60) if isinstance(rules.turn(s), Decision)]:
            found = analysis.analyse(rules, state)
            best = found.moves[0].value.worth[state.seat]
            assert analysis.value(rules, state).worth[state.seat] == pytest.approx(best, abs=1e-6)


@pytest.mark.parametrize(
    "options",
    [{"edge": 3, "colours": 1}, {"edge": 5, "colours": 4}, {"edge": 4, "colours": 2, "contact": True}],
)
def test_a_cube_that_can_be_completed_is_worth_everything(options: dict[str, object]) -> None:
    """Nothing is left to chance there, however few of a search's matches would complete it."""
    rules = baumeister.rules("rumis", mode="cube", **options)
    assert analysis.value(rules, rules.start()) == analysis.Value((1.0,), 0.0, is_exact=True)


def test_the_moves_of_a_cube_are_told_apart_exactly() -> None:
    rules = baumeister.rules("rumis", mode="cube", edge=3, colours=1)
    state = rules.play(rules.start(), rules.parse_move("rI3@a1,b1,c1"))
    found = analysis.analyse(rules, state)
    worths = {rules.format_move(rated.move): rated.value for rated in found.moves}
    assert worths["rI2@a2,b2"].worth == (0.0,)  # 22 cells are left; V3 and fours never sum to 22
    assert found.value.worth == (1.0,)
    assert all(one.is_exact for one in worths.values())


def first_states(rules: AnyRules, count: int) -> list[Any]:
    states = walk(Match(rules), random.Random(5))
    return [state for _, state in zip(range(count), states, strict=False)]


def test_a_search_that_knows_its_error_is_believed() -> None:
    rules = baumeister.rules("talo")
    match = Match(rules)
    state = next(s for s in walk(match, random.Random(2)) if isinstance(rules.turn(s), Decision))
    looked = values.look(rules, state, QUICK, 0)
    found = analysis.analyse(rules, state, QUICK)
    errors = {rated.move: rated.value.error for rated in found.moves if rated.looked_at}
    assert errors == {move: one.error for move, one in looked.items()}
