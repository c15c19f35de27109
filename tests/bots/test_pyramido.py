"""What Pyramido's bots see, and how well they build."""

import math
import random

import numpy as np
import pytest

from baumeister.bots import make_bot
from baumeister.bots.pyramido import estimate, look
from baumeister.bots.pyramido_greedy import notes_for, rate_moves
from baumeister.bots.pyramido_outlook import outlook
from baumeister.core import Decision
from baumeister.games.pyramido import BuildStone, EndTurn, ExchangeStones, Move, PyramidoRules, PyramidoState
from baumeister.games.pyramido.layout import MAX_MOVES
from baumeister.games.pyramido.packing import board_of
from baumeister.play import Match
from baumeister.search.mcts import Budget
from baumeister.study import simulate
from tests.conftest import Budget as Numbers
from tests.games.pyramido.positions import pyramid, rules_of, together
from tests.reference.pyramido_outlook import rating
from tests.tables import walk

SETUPS = (
    {"mode": "solo", "base": 5},
    {"mode": "solo", "base": 4},
    {"mode": "coop", "seats": 3},
    {"mode": "contest", "seats": 2},
    {"mode": "contest", "seats": 4},
)


def rated(rules: PyramidoRules, state: PyramidoState) -> dict[Move, float]:
    """Every legal move with the kernel's rating."""
    codes, values = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    number = rate_moves(*rules.pack(state), *notes_for(rules.variant), codes, values)
    moves = [rules.moves_by_code[code] for code in codes[:number].tolist()]
    return dict(zip(moves, values[:number].tolist(), strict=True))


def decisions(rules: PyramidoRules, rng: random.Random, share: float) -> list[PyramidoState]:
    """Some decisions of a match in which every other move is greedy, so that pyramids grow tall."""
    greedy, match, found = make_bot("greedy", rules, 0), Match(rules), []
    while True:
        match rules.turn(match.state):
            case Decision(seat):
                if rng.random() < share:
                    found.append(match.state)
                moves = rules.legal_moves(match.state)
                best = greedy.choose(rules, match.state)
                match.play(seat, best if rng.random() < 0.8 else rng.choice(moves))
            case turn if hasattr(turn, "odds"):
                match.draw(turn.odds.pick(rng.randrange(turn.odds.total)))
            case _:
                return found


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_the_kernel_rates_moves_as_the_slow_way_does(
    options: dict[str, str], rng: random.Random, budget: Numbers
) -> None:
    """A few differences instead of a whole look after every move; and the best of them is chosen."""
    rules = rules_of(**options)
    for _ in budget(50, seconds=4):
        for state in decisions(rules, rng, 0.15):
            found = rated(rules, state)
            expected = {move: rating(rules, state, move) for move in rules.legal_moves(state)}
            assert found == pytest.approx(expected, abs=1e-7)
            if not state.built:
                last, best = list(expected)[-1], max(expected.values())
                order = [last, *expected]
                first = next(move for move in order if expected[move] > best - 1e-7)
                assert make_bot("greedy", rules, 0).choose(rules, state) == first


@pytest.mark.parametrize("base", [4, 5])
def test_alone_greedy_completes_more_pyramids_than_random(base: int, full: bool) -> None:
    rules, num_matches = rules_of(mode="solo", base=base), 1000 if full else 60
    greedy = simulate(rules, ["greedy"], num_matches, seed=1)
    random = simulate(rules, ["random"], 1000, seed=1)

    assert greedy.seats[0].low > random.seats[0].high
    assert greedy.facts["missing-stones"] < random.facts["missing-stones"]


def test_in_a_contest_greedy_beats_random(full: bool) -> None:
    rules, num_matches = rules_of(mode="contest", seats=3), 300 if full else 30
    report = simulate(rules, ["random", "greedy", "random"], num_matches, seed=1)

    assert report.seats[1].low > max(report.seats[0].high, report.seats[2].high)


@pytest.mark.parametrize(
    "options", [{"mode": "solo"}, {"mode": "solo", "base": 4}, {"mode": "coop", "seats": 2}], ids=str
)
def test_together_and_alone_a_search_completes_nearly_every_pyramid(
    options: dict[str, str], full: bool
) -> None:
    rules, thought, num_matches = rules_of(**options), "mcts:200" if full else "mcts:30", 200 if full else 5
    report = simulate(rules, [thought] * rules.seats, num_matches, seed=1)

    assert report.seats[0].wins >= (0.97 if full else 0.8)


@pytest.mark.parametrize(("seats", "even"), [(2, 0.5), (3, 1 / 3)])
def test_in_a_contest_a_search_beats_greedy(seats: int, even: float, full: bool) -> None:
    rules, num_matches = rules_of(mode="contest", seats=seats), 100 if full else 14
    report = simulate(rules, ["mcts:60", *["greedy"] * (seats - 1)], num_matches, seed=1)

    assert report.seats[0].low > even


def test_a_search_finds_the_chance_to_complete_and_looks_at_ending_the_turn() -> None:
    rules = rules_of(mode="solo", base=4)
    state = together(rules, ["rr"], hands=["rygbwr"], built=1)
    found = look(rules, state, Budget(iterations=200), seed=1)

    assert EndTurn() in found
    assert set(found) <= set(rules.legal_moves(state))
    assert all(0 <= one.worth[0] <= 1 for one in found.values())
    best = next(iter(found.values()))
    assert best.visits == max(one.visits for one in found.values())
    assert 180 <= sum(one.visits for one in found.values()) <= 240


def test_in_a_contest_a_search_tells_the_chance_of_every_seat() -> None:
    rules = rules_of(mode="contest", seats=3)
    match = Match(rules)
    state = next(s for s in walk(match, random.Random(1)) if isinstance(rules.turn(s), Decision))
    found = look(rules, state, Budget(iterations=100), seed=1)

    assert sum(one.visits for one in found.values()) == 100
    for one in found.values():
        assert len(one.worth) == 3
        assert math.isclose(sum(one.worth), 1.0)


def test_the_same_seed_gives_the_same_move_and_seconds_are_a_budget_too() -> None:
    for options in ({"mode": "solo"}, {"mode": "contest", "seats": 2}):
        rules = rules_of(**options)
        state = next(s for s in walk(Match(rules), random.Random(2)) if isinstance(rules.turn(s), Decision))
        moves = {make_bot("mcts:60", rules, 7).choose(rules, state) for _ in range(2)}
        assert len(moves) == 1
        assert make_bot("mcts:0.01s", rules, 7).choose(rules, state) in rules.legal_moves(state)


def test_a_search_plays_every_mode_to_its_end() -> None:
    for options in ({"mode": "coop", "seats": 4, "base": 4}, {"mode": "contest", "seats": 2, "games": 3}):
        rules = rules_of(**options)
        report = simulate(rules, ["mcts:4"] * rules.seats, 1, seed=3)
        assert report.matches == 1


def test_a_dead_gap_is_worse_than_any_other_outlook() -> None:
    supply, notes = np.full(5, 10), notes_for(rules_of(mode="solo").variant)
    dead, alive = (
        outlook(board_of(pyramid([base]), 5), supply, 47, 5, *notes)
        for base in ("gwr g.b ryw", "gyb g.r ryr")
    )

    assert dead < alive - 1000


def test_greedy_does_not_kill_a_gap_when_it_can_help_it() -> None:
    rules = rules_of(mode="solo")
    state = together(rules, ["gwr g.b .yw"], hands=["rrrrrr"])  # red in the corner leaves the gap no colour

    move = make_bot("greedy", rules, 0).choose(rules, state)
    assert move != BuildStone(0, 1, 0, 0)


def test_greedy_builds_a_stone_a_turn_while_the_bag_has_stones() -> None:
    rules = rules_of(mode="solo")
    bot = make_bot("greedy", rules, 0)
    state = together(rules, ["rr"], hands=["rygbwr"])

    first = bot.choose(rules, state)
    assert isinstance(first, BuildStone)
    assert bot.choose(rules, rules.play(state, first)) == EndTurn()


def test_greedy_exchanges_when_nothing_fits() -> None:
    rules = rules_of(mode="solo", base=4)
    almost = ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry")
    state = together(rules, almost, hands=["bbbbbb"], bag="ryy", corner=(-1, -1))

    assert isinstance(make_bot("greedy", rules, 0).choose(rules, state), ExchangeStones)


def test_the_estimate_of_a_position_is_a_greedy_continuation() -> None:
    rules = rules_of(mode="solo", base=4)
    start = rules.start()
    values = [estimate(rules, start, seed)[0] for seed in range(20)]

    assert values == [estimate(rules, start, seed)[0] for seed in range(20)]
    assert sum(values) / 20 > 0.8
