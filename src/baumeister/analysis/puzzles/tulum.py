"""Tulum: roll on or stop, and where to lay. Every choice's loss is exact."""

from baumeister.analysis.puzzles.finding import Finder, Found, all_answers, worths_after
from baumeister.games.tulum.moves import PlaceBlock, RollOn, Stop
from baumeister.games.tulum.rules import TulumRules
from baumeister.games.tulum.state import TulumState
from baumeister.solvers import tulum

CLEARLY = 0.025  #: the chance that the best choice is better by
TOO_PLAINLY = 0.06  #: a choice between two that is plainer asks for no thought
MIN_CHOICES = 3  #: of places, of which at most half may be answers

VARIANTS = tuple({"seats": seats, "decline": decline} for seats in (2, 1) for decline in (False, True))


def _worths(rules: TulumRules, state: TulumState) -> dict[object, float]:
    found = worths_after(rules, state, lambda after: tulum.value(rules, after).worth[state.seat])
    assert found is not None, "every position of one and two seats is known"
    return found


def _find(rules: TulumRules, state: TulumState) -> Found | None:
    best = all_answers(_worths(rules, state), CLEARLY)
    if best is None:
        return None
    answers, worth, next_best = best
    return Found(answers, answers[:1], worth, next_best)


def find_push(rules: TulumRules, state: TulumState) -> Found | None:
    """Roll on or stop: nothing is left to lay."""
    moves = rules.legal_moves(state)
    if {type(move) for move in moves} != {RollOn, Stop}:
        return None
    found = _find(rules, state)
    return None if found is None or found.worth - found.next_best > TOO_PLAINLY else found


def find_place(rules: TulumRules, state: TulumState) -> Found | None:
    """Where to lay: several places, and one way is clearly best."""
    moves = rules.legal_moves(state)
    if len(moves) < MIN_CHOICES or not all(isinstance(move, PlaceBlock) for move in moves):
        return None
    found = _find(rules, state)
    return None if found is None or 2 * len(found.answers) > len(moves) else found


FINDERS = {"push": Finder(find_push, VARIANTS), "place": Finder(find_place, VARIANTS)}
