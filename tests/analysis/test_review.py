"""A match looked at again: losses and luck add up, and mistakes are found."""

import random
from collections import Counter
from typing import Any

import pytest

import baumeister
from baumeister.analysis import ReviewedEvent, analyse, review, reviewing, value
from baumeister.analysis.review import MARKS
from baumeister.bots import level_names, make_bot
from baumeister.core import AnyRules, Chance, Decision
from baumeister.play import Match, SeededDraws, play_on
from baumeister.search.mcts import Budget
from baumeister.solvers import prepare
from tests.conftest import Budget as Counts
from tests.tables import random_match

SMALL = Budget(iterations=100)
DRIFTLESS = 1e-9
WON = 0.75  #: the chance of a seat that only has to go on as well
BLAMED_AT_MOST = 0.03
NUM_PLANTED = 50  #: of each game, with --full
MOST_SEEDS = 5_000  #: in most matches of the slow games no position is as clearly won
FIRST_SEED = 5  #: in its match a mistake can be planted at Tulum and at Rumis, however little time there is
THROWN_AWAY_AT = {"tulum": 0.13}  #: a single decision hardly ever costs more there, and a table knows at once


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("decline", [False, True])
def test_luck_and_losses_explain_a_match_of_tulum(seats: int, decline: bool, budget: Counts) -> None:
    rules = baumeister.rules("tulum", seats=seats, decline=decline)
    for number in budget(200, seconds=5):
        require_explained(random_match(rules, random.Random(number)))


def test_luck_and_losses_explain_a_match_of_three(full: bool) -> None:
    if not full:
        pytest.skip("the table of three seats takes a minute to make: --full")
    rules = baumeister.rules("tulum", seats=3)
    prepare(rules)
    for number in range(200):
        require_explained(random_match(rules, random.Random(number)))


def require_explained(match: Match) -> None:
    found = review(match)
    assert found.is_exact
    assert match.outcome is not None
    for seat, account in enumerate(found.accounts):
        assert account.drift == pytest.approx(0, abs=DRIFTLESS)
        explained = account.start + account.luck - account.lost + account.given
        assert explained == pytest.approx(match.outcome.utilities[seat], abs=DRIFTLESS)
    for event in found.events:
        require_consistent(match, event)


def require_consistent(match: Match, event: ReviewedEvent) -> None:
    """No decision gains anything, and where somebody decides the best move keeps what there was."""
    if event.seat is None:
        return
    assert event.after[event.seat] - event.before[event.seat] < 1e-5
    assert event.best[0].value.worth[event.seat] == pytest.approx(event.before[event.seat], abs=1e-5)
    del match


def test_luck_is_fair() -> None:
    """Over all that chance may draw, each as likely as the odds say, it gives as much as it takes."""
    rules = baumeister.rules("tulum")
    match = random_match(rules, random.Random(8))
    for event in review(match).events:
        turn = match.turn_at(event.number)
        if isinstance(turn, Chance):
            state = match.state_at(event.number)
            mean = sum(
                float(odds) * baumeister.analysis.value(rules, rules.after_draw(state, draw)).worth[0]
                for draw, odds in turn.odds
            )
            assert mean == pytest.approx(event.before[0], abs=1e-5)
            return


def played_by(rules: AnyRules, level: str, number: int) -> Match:
    match = Match(rules)
    players = [make_bot(level, rules, f"{number}/{seat}") for seat in range(rules.seats)]
    play_on(match, players, SeededDraws(f"seed {number}"))
    return match


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_perfect_player_is_never_blamed(seats: int, full: bool, budget: Counts) -> None:
    if seats == 3 and not full:
        pytest.skip("the table of three seats takes a minute to make: --full")
    rules = baumeister.rules("tulum", seats=seats)
    prepare(rules)
    for number in budget(50, seconds=3):
        match = played_by(rules, "perfect", number)
        assert {event.mark for event in review(match).events} == {None, "best"}


@pytest.mark.parametrize("game", ["rumis", "pyramido", "talo"])
def test_the_strongest_level_is_hardly_ever_blamed(game: str, full: bool, budget: Counts) -> None:
    if not full:
        pytest.skip("the strongest level takes its time: --full")
    rules = rules_of(game)
    marks: Counter[str | None] = Counter()
    for number in budget(20, seconds=0):
        marks.update(event.mark for event in reviewing(played_by(rules, level_names(rules)[-1], number)))
    num_decisions = marks.total() - marks[None]
    assert marks["mistake"] + marks["blunder"] < BLAMED_AT_MOST * num_decisions


def rules_of(game: str) -> AnyRules:
    return baumeister.rules(game, **({"mode": "contest"} if game == "pyramido" else {}))


def planted(rules: AnyRules, seed: int) -> tuple[Match, int] | None:
    """A match in which a seat threw away a won position in its last move; None if none could."""
    match = Match(rules)
    rng = random.Random(seed)
    good = make_bot("greedy", rules, seed)
    draws = SeededDraws(str(seed))
    while match.outcome is None:
        match_turn = match.turn
        if not isinstance(match_turn, Decision):
            match.draw_from(draws)
            continue
        is_looked_at = rules.game in THROWN_AWAY_AT or rng.random() < 0.3
        moves = analyse(rules, match.state, SMALL).moves if is_looked_at else ()
        is_won = bool(moves) and moves[0].value.worth[match_turn.seat] > WON
        if is_won and threw_away(moves, match_turn.seat) > THROWN_AWAY_AT.get(rules.game, 0.3):
            worst = moves[-1].move
            if lost_by(match, worst, moves[0].move) > 0.1:
                match.play(match_turn.seat, worst)
                return match, len(match.events) - 1
        match.play(match_turn.seat, good.choose(rules, match.state))
    return None


def lost_by(match: Match, played: Any, better: Any) -> float:
    """What a second, longer look says."""
    made, missed = (
        value(match.rules, match.rules.after_move(match.state, move), Budget(iterations=1500))
        for move in (played, better)
    )
    seat: int = match.state.seat
    return missed.worth[seat] - made.worth[seat] - 2 * (made.error + missed.error)


def threw_away(moves: Any, seat: int) -> float:
    best, worst = moves[0].value, moves[-1].value
    return float(best.worth[seat] - worst.worth[seat] - 2 * (best.error + worst.error))


@pytest.mark.parametrize("game", ["tulum", "rumis", "pyramido", "talo"])
def test_a_planted_mistake_is_found(game: str, budget: Counts, full: bool) -> None:
    if game in ("pyramido", "talo") and not full:
        pytest.skip("a look at every third decision of a match takes its time: --full")
    rules = rules_of(game)
    found = 0
    for seed in range(MOST_SEEDS) if full else budget(NUM_PLANTED, seconds=6):
        plant = planted(rules, FIRST_SEED + seed)
        if plant is None:
            continue
        match, number = plant
        (event,) = reviewing(match, Budget(iterations=400), first=number)
        assert event.mark in ("mistake", "blunder", "doubtful"), (event.loss, event.error)
        found += 1
        if found == NUM_PLANTED:
            break
    assert found == NUM_PLANTED if full else found > 0


def test_marks_go_from_best_to_blunder() -> None:
    limits = [most for _, most in MARKS]
    assert limits == sorted(limits)
    assert [ReviewedEvent(0, 0, (most,), (0.0,), 0.0, is_exact=True).mark for most in limits[:-1]] == [
        name for name, _ in MARKS[:-1]
    ]
    assert ReviewedEvent(0, 0, (0.5,), (0.3,), 0.1, is_exact=False).mark == "best"  # may be noise


def test_a_match_that_goes_on_is_reviewed_as_far_as_it_is() -> None:
    rules = baumeister.rules("rumis")
    match = Match(rules)
    assert review(match).accounts == ()
    match.play(0, rules.legal_moves(match.state)[0])
    found = review(match, SMALL)
    assert len(found.events) == 1
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
