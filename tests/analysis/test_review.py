"""A match looked at again: losses and luck add up, and mistakes are found."""

import random
import sys
from collections import Counter
from typing import Any

import pytest

import baumeister
from baumeister.analysis import Analysis, ReviewedEvent, analyse, review, reviewing, value
from baumeister.analysis.review import MARKS, USUAL_DECISIONS, usual_budget
from baumeister.analysis.values import known
from baumeister.bots import level_names, make_bot
from baumeister.core import AnyRules, Chance, Decision
from baumeister.play import Match, SeededDraws, play_on
from baumeister.search.mcts import Budget
from baumeister.solvers import prepare
from baumeister.solvers.answers import Value
from tests.conftest import Budget as Counts
from tests.tables import random_match

SMALL, LONG = Budget(iterations=100), Budget(iterations=1500)
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
        bad = bad_move(match, match_turn.seat, rng)
        if bad is not None:
            match.play(match_turn.seat, bad)
            return match, len(match.events) - 1
        match.play(match_turn.seat, good.choose(rules, match.state))
    return None


def bad_move(match: Match, seat: int, rng: random.Random) -> Any:
    """One that throws a won position away, for all that two looks tell; None if there is none in sight."""
    rules, state = match.rules, match.state
    now = known(rules, state, SMALL)
    if now is not None and now.worth[seat] == 1.0:
        tried = rng.choice(rules.legal_moves(state))
        return tried if lost_by(match, seat, tried, now) > 0.1 else None
    if rules.game not in THROWN_AWAY_AT and rng.random() > 0.3:
        return None
    best, *others = analyse(rules, state, SMALL).moves
    if best.value.worth[seat] < WON or not others:
        return None
    worst = min(others, key=lambda one: one.value.worth[seat] + 2 * one.value.error)
    if threw_away(best.value, worst.value, seat) < THROWN_AWAY_AT.get(rules.game, 0.3):
        return None
    missed = value(rules, rules.after_move(state, best.move), LONG)
    return worst.move if lost_by(match, seat, worst.move, missed) > 0.1 else None


def lost_by(match: Match, seat: int, played: Any, missed: Value) -> float:
    """What a longer look says."""
    after = match.rules.after_move(match.state, played)
    return threw_away(missed, value(match.rules, after, LONG), seat)


def threw_away(missed: Value, made: Value, seat: int) -> float:
    """At least, as far as errors of estimates allow."""
    return missed.worth[seat] - made.worth[seat] - 2 * (missed.error + made.error)


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


def test_the_stone_that_spoils_a_cube_is_found() -> None:
    rules = baumeister.rules("rumis", mode="cube", edge=3, colours=1)
    match = Match(rules)
    for move in ("rI3@a1,b1,c1", "rI2@a2,b2"):
        match.play(0, rules.parse_move(move))
    while match.outcome is None:
        match.play(0, rules.legal_moves(match.state)[0])
    found = review(match)
    assert found.is_exact
    first, second, *others = [event.mark for event in found.events]
    assert (first, second) == ("best", "blunder")
    assert set(others) == {"best"}, "nothing was left to lose"


def test_marks_go_from_best_to_blunder() -> None:
    limits = [most for _, most in MARKS]
    assert limits == sorted(limits)
    assert [ReviewedEvent(0, 0, (most,), (0.0,), 0.0, is_exact=True).mark for most in limits[:-1]] == [
        name for name, _ in MARKS[:-1]
    ]
    assert ReviewedEvent(0, 0, (0.5,), (0.3,), 0.1, is_exact=False).mark == "best"  # may be noise


def test_what_looks_like_a_mistake_and_may_be_noise_is_looked_at_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = baumeister.rules("rumis")
    match = Match(rules)
    match.play(0, analyse(rules, match.state, SMALL).moves[-1].move)
    budgets = []

    def in_doubt(rules: AnyRules, state: object, budget: Budget, seed: int) -> Value:
        del rules, seed
        budgets.append(budget.iterations)
        worth = (0.3, 0.7) if state == match.state else (0.55, 0.45)
        return Value(worth, 0.12 if budget == SMALL else 0.01, is_exact=False)

    monkeypatch.setattr(sys.modules["baumeister.analysis.review"], "value", in_doubt)
    (event,) = reviewing(match, SMALL)
    assert budgets == [100, 100, 400, 400]
    assert event.mark == "mistake"


@pytest.mark.parametrize(("played", "mark"), [(0.47, "best"), (0.2, "blunder")])
def test_what_a_longer_look_may_change_is_held_against_nobody(
    played: float, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many simulations leave little to chance, and yet twice as many may see what none of them saw."""
    match = Match(baumeister.rules("rumis"))
    match.play(0, analyse(match.rules, match.state, SMALL).moves[-1].move)

    def sure(rules: AnyRules, state: object, budget: Budget, seed: int) -> Value:
        del rules, budget, seed
        worth = played if state == match.state else 0.55
        return Value((worth, 1 - worth), 0.001, is_exact=False)

    monkeypatch.setattr(sys.modules["baumeister.analysis.review"], "value", sure)
    (event,) = reviewing(match, SMALL)
    assert event.mark == mark


def test_a_long_match_shares_what_a_usual_one_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Talō's longest matches have twice as many decisions as most, and are reviewed in a minute, too."""
    rules = baumeister.rules("talo")
    match = random_match(rules, random.Random(1))
    num_decisions = sum(match.seat_of(number) is not None for number in range(len(match.events)))
    assert num_decisions > USUAL_DECISIONS
    most = usual_budget(rules).iterations
    budgets = set()

    def looked(rules: AnyRules, state: object, budget: Budget, seed: int) -> Analysis:
        del rules, state, seed
        budgets.add(budget.iterations)
        return Analysis((), Value((0.5, 0.5), 0.1, is_exact=False), 1)

    monkeypatch.setattr(sys.modules["baumeister.analysis.review"], "analyse", looked)
    next(reviewing(match, stands=Value((0.5, 0.5), 0.1, is_exact=False)))
    assert budgets == {(most or 0) * USUAL_DECISIONS // num_decisions}


def test_a_match_that_goes_on_is_reviewed_as_far_as_it_is() -> None:
    rules = baumeister.rules("rumis")
    match = Match(rules)
    assert review(match).accounts == ()
    match.play(0, rules.legal_moves(match.state)[0])
    found = review(match, SMALL)
    assert len(found.events) == 1
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
