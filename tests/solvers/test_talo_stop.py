"""Wins of Talō that can be stopped in the turn before, and some that cannot."""

from dataclasses import replace

from baumeister.games.talo import TaloRules, TaloState, TaloVariant
from baumeister.games.talo.moves import EndTurn, PlaceStick
from baumeister.games.talo.state import Phase
from baumeister.games.talo.variant import Collapse
from baumeister.solvers.answers import GaveUp, ProvedNone, Solved
from baumeister.solvers.talo import can_be_stopped, stopping_reply
from baumeister.solvers.talo_stop import ROLLS, wins_with
from tests.games.talo.positions import position

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))
STAIRS = " ".join(f"{height}z({height - 1},5,0)" for height in range(1, 10))
ONE_TEN = (*(0,) * 10, 1)  # all that is left in the store


def before_the_last_step(building: str, **changes: object) -> TaloState:
    """The first seat lacks one step; it is the other one's turn, and it has a 1 to set."""
    figures = ((8, 5, 9), (0, 0, 0))
    state = position(RULES, building, figures=figures, seat=1, taken=(1,), **changes)
    return replace(state, store=ONE_TEN)


def test_a_stick_where_the_last_step_would_stand_stops_it() -> None:
    state = before_the_last_step(STAIRS + " 1z(8,4,0) 1z(8,6,0)")
    assert [number for number in ROLLS if wins_with(RULES, state, 0, number)] == [10]
    answer = stopping_reply(RULES, state, 0, limit_s=60)
    assert answer == Solved((PlaceStick(1, "z", 9, 5, 0), EndTurn()))
    assert isinstance(answer, Solved)
    for move in answer.moves:
        state = RULES.play(state, move)
    assert not any(wins_with(RULES, state, 0, number) for number in ROLLS)


def test_two_places_for_the_last_step_are_one_too_many() -> None:
    state = before_the_last_step(STAIRS + " 1z(8,6,0)")
    assert stopping_reply(RULES, state, 0, limit_s=60) == ProvedNone()
    assert isinstance(stopping_reply(RULES, state, 0, limit_s=0.0), GaveUp)


def test_whether_it_can_be_stopped_depends_on_the_roll() -> None:
    """A 1 closes one of two places, a 10 leaves no stick to win with; no other roll gives a stick."""
    built = before_the_last_step(STAIRS + " 1z(8,6,0)")
    store = (0, 1, *(0,) * 8, 1)
    state = replace(built, store=store, taken=(), phase=Phase.ROLL, rolls=0, number=0)
    found = can_be_stopped(RULES, state, 0, limit_s=120)
    assert set(found) == {1, 10}
    assert found[1] == ProvedNone()
    assert isinstance(found[10], Solved)
