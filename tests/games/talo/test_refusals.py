"""Every refusal of Talō cites a rule that the move breaks, and every legal move breaks none."""

import random
from dataclasses import fields, replace
from typing import Any

import pytest

from baumeister import Decision
from baumeister.games.talo import (
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    TakeSticks,
    TaloRules,
    TaloState,
    TaloVariant,
    Walk,
)
from baumeister.games.talo.state import FULL_STORE, Phase
from baumeister.games.talo.variant import Collapse
from baumeister.play import Match
from baumeister.texts import LANGUAGES, Texts
from tests.conftest import Budget
from tests.games.talo.positions import (
    position,
    random_stairs,
    random_standing_places,
)
from tests.reference import talo as reference
from tests.tables import raises_illegal, walk

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
STAIRS = "1z(3,2,0) 2z(4,2,0) 3z(5,2,0)"
FOUR = TaloRules(TaloVariant(seats=4, collapse=Collapse.PREVENT))
FALL = TaloRules(TaloVariant(seats=3, collapse=Collapse.FALL))


@pytest.mark.rule("TAL-08")
def test_a_refusal_for_balance_names_what_would_move_and_which_way() -> None:
    state = position(RULES, "3z(5,5,0)", taken=(4,))
    refusal = RULES.why_not(state, PlaceStick(4, "x", 3, 5, 3))
    assert refusal is not None
    assert refusal.rule == "TAL-08"
    assert dict(refusal.details) == {"count": 1, "sticks": "4x(3,5,3) ←"}
    assert refusal.at == ((3, 5, 3), (4, 5, 3), (5, 5, 3), (6, 5, 3))
    assert "4x(3,5,3) ←" in Texts("en").refusal(refusal)
    east = RULES.why_not(state, PlaceStick(4, "x", 4, 5, 3))
    assert east is not None
    assert dict(east.details)["sticks"] == "4x(4,5,3) →"


def test_every_refusal_is_one_sentence_in_four_languages() -> None:
    state = position(RULES, "3z(5,5,0)", taken=(4,))
    refusal = RULES.why_not(state, PlaceStick(4, "x", 3, 5, 3))
    assert refusal is not None
    assert len({Texts(language).refusal(refusal) for language in LANGUAGES}) == 4


@pytest.mark.rule("TAL-12", "TAL-19i")
def test_a_figure_on_the_ground_is_told_that_it_cannot_walk_there() -> None:
    state = position(RULES, STAIRS, taken=(1,))
    with raises_illegal("TAL-12"):
        RULES.play(state, Walk(2, 3, 0))
    climbed = RULES.play(RULES.play(state, Walk(3, 2, 1)), PlaceStick(1, "z", 9, 9, 0))
    with raises_illegal("TAL-19i"):
        RULES.play(climbed, Walk(2, 2, 0))


@pytest.mark.rule("TAL-13")
def test_a_cell_where_a_figure_stands_is_refused_for_the_figure() -> None:
    for figures in (((2, 2, 0), (2, 3, 0)), ((3, 2, 1), (2, 2, 0))):
        state = position(RULES, STAIRS, figures=figures, taken=(1,))
        with raises_illegal("TAL-13"):
            RULES.play(state, Walk(*figures[1]))


@pytest.mark.rule("TAL-13")
def test_a_figure_in_the_way_and_a_low_beam_are_refused_by_their_rule() -> None:
    blocked = position(RULES, STAIRS, figures=((2, 2, 0), (4, 2, 2)), taken=(1,))
    with raises_illegal("TAL-13"):
        RULES.play(blocked, Walk(5, 2, 3))
    beam = "2z(3,0,0) 2z(3,4,0) 5y(3,0,2)"
    low = position(RULES, f"1z(3,2,0) 1z(4,2,0) {beam}", taken=(1,))
    for target in ((3, 2, 1), (4, 2, 1)):
        with raises_illegal("TAL-13"):
            RULES.play(low, Walk(*target))
    with raises_illegal("TAL-12"):
        RULES.play(low, Walk(5, 2, 1))


@pytest.mark.rule("TAL-14")
def test_a_restart_after_the_roll_is_refused_by_the_rule_on_restarts() -> None:
    rolled = replace(RULES.start(), phase=Phase.TAKE, rolls=1, number=3)
    with raises_illegal("TAL-14"):
        RULES.play(rolled, Restart(5, 5))


def check(rules: TaloRules, state: TaloState, move: Move) -> str | None:
    broken, refusal = reference.broken_rules(rules, state, move), rules.why_not(state, move)
    assert (refusal is None) == (not broken), (move, broken, refusal)
    if refusal is None:
        return None
    assert refusal.rule in broken, (move, broken, refusal)
    assert all(Texts(language).refusal(refusal) for language in LANGUAGES)
    return refusal.rule


def state_on_stairs(rules: TaloRules, rng: random.Random) -> TaloState:
    """A seat with sticks in hand among stairs, its figure and the others standing anywhere."""
    building = random_stairs(rng)
    used = [stick.length for stick in building]
    store = [count - used.count(length) for length, count in enumerate(FULL_STORE)]
    taken = tuple(sorted(rng.choices([n for n, count in enumerate(store) if count > 1 and n < 6], k=2)))
    for length in taken:
        store[length] -= 1
    seat = rng.randrange(rules.seats)
    state = TaloState(
        building,
        random_standing_places(building, rng, rules.seats),
        tuple(store),
        seat=seat,
        phase=Phase.BUILD,
        rolls=1,
        number=sum(taken),
        taken=taken,
        walked=rng.random() < 0.1,
        turns=seat,
    )
    assert rules.is_possible(replace(state, walked=False))
    return state


def moves_to_try(rules: TaloRules, state: TaloState, rng: random.Random) -> list[Move]:
    """Legal moves, legal moves with one number changed a little, steps around the figure, and anything."""
    legal = rng.sample(rules.legal_moves(state), min(4, len(rules.legal_moves(state))))
    x, y, level = state.figures[state.seat]
    near = [Walk(x + rng.randint(-4, 4), y + rng.randint(-4, 4), max(0, level + rng.randint(-3, 3)))]
    targets = [Walk(*place) for place in random_standing_places(state.sticks, rng, 3)]
    takes = [TakeSticks((rng.randint(0, 6), rng.randint(0, 6))), TakeSticks((rng.randint(1, 10),))]
    anything = [rules.action(state, rng.randrange(rules.num_actions)) for _ in range(2)]
    return [*legal, *(nudged(move, rng) for move in legal * 2), *near, *targets, *takes, *anything]


def nudged(move: Any, rng: random.Random) -> Any:
    numbers = [field.name for field in fields(move) if isinstance(getattr(move, field.name), int)]
    if isinstance(move, PlaceStick | HoldStick) and rng.random() < 0.2:
        return replace(move, axis=rng.choice("xyzd"))
    if not numbers:
        return move
    name = rng.choice(numbers)
    return replace(move, **{name: getattr(move, name) + rng.choice((-2, -1, 1, 2))})


def test_refusals_name_a_rule_that_is_broken(budget: Budget) -> None:
    for number in budget(count=300, seconds=4):
        rng = random.Random(number)
        rules = rng.choice((RULES, FOUR, FALL))
        for state in walk(Match(rules), rng):
            if rng.random() < 0.03 and isinstance(rules.turn(state), Decision):
                check_some(rules, state, rng)


def test_among_stairs_moves_are_refused_for_all_kinds_of_reasons(full: bool) -> None:
    cited = set()
    for number in range(600 if full else 12):
        rng = random.Random(number)
        rules = rng.choice((RULES, FOUR, FALL))
        cited |= check_some(rules, state_on_stairs(rules, rng), rng)
    assert {"TAL-03", "TAL-05", "TAL-07", "TAL-08", "TAL-12", "TAL-13"} <= cited


def check_some(rules: TaloRules, state: TaloState, rng: random.Random) -> set[str | None]:
    return {check(rules, state, move) for move in moves_to_try(rules, state, rng)}
