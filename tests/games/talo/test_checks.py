"""States of Talō that no match leads to are not loaded; whatever is loaded can go on."""

import random
from typing import Any

import pytest

from baumeister.core import Chance, Decision, Ended
from baumeister.core.errors import InvalidRecord
from baumeister.games.talo import PlaceStick, TaloRules, TaloVariant
from baumeister.games.talo.variant import Collapse
from baumeister.play import Match
from tests.conftest import Budget
from tests.games.talo.positions import position
from tests.tables import walk

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
FALL = TaloRules(TaloVariant(seats=2, collapse=Collapse.FALL))

STAIRS = "1z(3,2,0) 2z(4,2,0) 3z(5,2,0)"
HIGH_STAIRS = "8z(0,0,0) 9z(1,0,0) 10z(2,0,0)"


def altered(rules: TaloRules, state: Any, **changes: Any) -> dict[str, Any]:
    saved = rules.dump(state)
    return {**saved, "state": {**saved["state"], **changes}}


def is_refused(rules: TaloRules, state: Any, **changes: Any) -> bool:
    try:
        rules.load(altered(rules, state, **changes))
    except InvalidRecord:
        return True
    return False


def test_a_state_that_cannot_be_is_not_loaded() -> None:
    good = position(RULES, STAIRS, taken=(1,))
    assert RULES.load(RULES.dump(good)) == good
    for name, value in (
        ("store", [0] * 11),
        ("figures", [[2, 2, 5], [7, 7, 0]]),
        ("sticks", RULES.dump(good)["state"]["sticks"][:1]),
        ("phase", "roll"),
        ("phase", "nap"),
        ("seat", 2),
        ("seat", 1),
        ("turns", 1),
    ):
        assert is_refused(RULES, good, **{name: value}), name


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "take", "rolls": 1, "number": 0},
        {"phase": "take", "rolls": 0, "number": 5},
        {"phase": "stalled", "rolls": 3, "number": 5},
        {"phase": "restart"},
        {"phase": "roll", "rolls": 1, "number": 5},
        {"phase": "roll", "rolls": 3, "number": 5},
        {"phase": "roll", "walked": True},
        {"phase": "build", "rolls": 1, "number": 5},
        {"phase": "over"},
        {"phase": "over", "reason": "nothing-to-build", "winners": [0, 1]},
        {"phase": "over", "reason": "top-reached", "winners": [0]},
        {"phase": "over", "reason": "boredom", "winners": [0]},
        {"winners": [0]},
    ],
    ids=str,
)
def test_the_start_in_a_phase_that_it_is_not_in(changes: dict[str, Any]) -> None:
    assert is_refused(RULES, RULES.start(), **changes)


@pytest.mark.rule("TAL-04i")
def test_a_roll_for_which_nothing_can_be_taken_is_no_choice() -> None:
    """One stick of length 10 is left and the roll is a 3: the die is rolled again."""
    lengths = [n for n in range(1, 10) for _ in range(11 - n)]
    rows = [(x, y, z) for z in range(10) for y in range(10) for x in (0,)]
    sticks = [
        {"length": n, "axis": "z" if n == 1 else "x", "x": x, "y": y, "z": z}
        for n, (x, y, z) in zip(sorted(lengths, reverse=True), rows, strict=False)
    ]
    ordered = sorted(sticks, key=lambda s: (s["length"], s["axis"], s["x"], s["y"], s["z"]))
    store = [0] * 10 + [1]
    figures = [[9, 9, 0], [9, 8, 0]]
    changes = {"sticks": ordered, "store": store, "figures": figures, "rolls": 1, "number": 3}
    assert not is_refused(RULES, RULES.start(), **changes, phase="roll")
    assert is_refused(RULES, RULES.start(), **changes, phase="take")
    assert is_refused(RULES, RULES.start(), **changes, phase="stalled")
    assert not is_refused(RULES, RULES.start(), **{**changes, "rolls": 3}, phase="stalled")


@pytest.mark.rule("TAL-10i")
def test_a_held_stick_needs_another_in_hand_and_cannot_stand_alone() -> None:
    state = position(RULES, "1z(5,5,0)", taken=(1, 4))
    held = {"length": 4, "axis": "x", "x": 3, "y": 5, "z": 1}
    assert not is_refused(RULES, state, held=held, taken=[1])
    assert is_refused(RULES, state, held={**held, "x": 0, "y": 0, "z": 0}, taken=[1]), "it stands alone"
    assert is_refused(RULES, state, held={**held, "z": 3}, taken=[1]), "it floats"
    assert is_refused(RULES, state, held=held, taken=[1], took_back=True)
    alone = position(RULES, "1z(5,5,0)", taken=(4,))
    assert is_refused(RULES, alone, held=held, taken=[])


@pytest.mark.rule("TAL-15")
def test_only_a_winner_stands_on_top() -> None:
    state = position(RULES, HIGH_STAIRS, figures=((0, 0, 8), (7, 7, 0)), taken=(1,))
    top = [[2, 0, 10], [7, 7, 0]]
    assert is_refused(RULES, state, figures=top)
    won = {"figures": top, "phase": "over", "walked": True, "reason": "top-reached", "winners": [0]}
    assert not is_refused(RULES, state, **won)
    assert is_refused(RULES, state, **{**won, "winners": [1]})
    assert is_refused(RULES, state, **{**won, "figures": [[0, 0, 8], [7, 7, 0]]})


@pytest.mark.rule("TAL-16")
def test_a_building_falls_only_where_it_may_and_where_it_does_not_stand() -> None:
    state = position(FALL, "3z(5,5,0)", taken=(4,))
    fell = FALL.play(state, PlaceStick(4, "x", 3, 5, 3))
    assert FALL.load(FALL.dump(fell)) == fell
    assert is_refused(FALL, fell, winners=[0])
    assert is_refused(FALL, fell, phase="build", reason="", winners=[])
    stands = FALL.play(state, PlaceStick(4, "x", 0, 0, 0))
    assert is_refused(FALL, stands, phase="over", reason="building-fell", winners=[1])
    as_if_refused = RULES.dump(RULES.start()) | {"state": FALL.dump(fell)["state"]}
    with pytest.raises(InvalidRecord):
        RULES.load(as_if_refused)


def test_whatever_is_loaded_can_go_on(budget: Budget) -> None:
    """States with some of their parts taken from other states of the same match."""
    loaded = 0
    for number in budget(count=200, seconds=6):
        rng = random.Random(number)
        rules = rng.choice((RULES, FALL))
        states = [rules.dump(state)["state"] for state in walk(Match(rules), rng)]
        for _ in range(60):
            mixed, other = dict(rng.choice(states)), rng.choice(states)
            mixed |= {name: other[name] for name in rng.sample(sorted(mixed), rng.randint(1, 3))}
            try:
                state = rules.load({**rules.dump(rules.start()), "state": mixed})
            except InvalidRecord:
                continue
            loaded += 1
            go_on(rules, state, rng)
    assert loaded


def go_on(rules: TaloRules, state: Any, rng: random.Random) -> None:
    match rules.turn(state):
        case Decision():
            moves = rules.legal_moves(state)
            assert moves
            rules.play(state, rng.choice(moves))
        case Chance(odds):
            rules.draw(state, odds.pick(rng.randrange(odds.total)))
        case Ended(outcome):
            assert outcome.winners
    rules.view(state)
