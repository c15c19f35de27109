"""Talō: reach the top in this turn, and set a stick so that what is held does not come down."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from baumeister.analysis.puzzles.finding import Finder, Found
from baumeister.games.talo.building import places
from baumeister.games.talo.moves import HoldStick, Move, PlaceStick
from baumeister.games.talo.rules import TaloRules
from baumeister.games.talo.state import Phase, TaloState
from baumeister.solvers.talo_turn import Line, win_this_turn

MIN_CHOICES = 20
ONE_IN = 10  #: choices of a climb may be an answer; two sticks may be built in either order
MAX_ANSWERS = 12
MAX_BALANCED = 3  #: places where the other stick may go
NUM_HELD = 8  #: places of a held stick that are tried on a position


def after_walking(rules: TaloRules, state: TaloState, rng: Random) -> Iterator[TaloState]:
    """The figure has walked and stays until a stick is built, and none may be held any more."""
    del rules, rng
    if state.phase == Phase.BUILD and state.held is None and state.figures[state.seat][2] > 0:
        yield replace(state, walked=True, took_back=len(state.taken) == 2)


def find_climb(rules: TaloRules, state: TaloState) -> Found | None:
    """The figure gets to the top in this turn, but only over the right stick in the right place."""
    if state.phase != Phase.BUILD or not state.walked or win_this_turn(rules, state) is None:
        return None
    moves = rules.legal_moves(state)
    lines: dict[Move, Line] = {}
    for move in moves if len(moves) >= MIN_CHOICES else ():
        line = win_this_turn(rules, rules.after_move(state, move))
        if line is not None:
            lines[move] = (move, *line)
        if len(lines) > min(MAX_ANSWERS, len(moves) // ONE_IN):
            return None
    if not lines:
        return None
    answers = tuple(lines)
    return Found(answers, lines[answers[0]], 1.0, 0.0)


def holding(rules: TaloRules, state: TaloState, rng: Random) -> Iterator[TaloState]:
    """One of the two sticks in hand is held where it cannot stand alone (TAL-10)."""
    if state.phase != Phase.BUILD or state.held is not None or len(state.taken) < 2:
        return
    holds = [move for move in rules.legal_moves(state) if isinstance(move, HoldStick)]
    for move in rng.sample(holds, min(NUM_HELD, len(holds))):
        yield rules.after_move(state, move)


def find_balance(rules: TaloRules, state: TaloState) -> Found | None:
    """A stick is held: few places of the other one keep both up, all the rest bring the building down."""
    if state.held is None:
        return None
    found = places(state.sticks, state.figures, state.taken[0], state.held)
    if len(found.boxes) < MIN_CHOICES or not 1 <= found.stands.sum() <= MAX_BALANCED:
        return None
    answers = tuple(move for move in rules.legal_moves(state) if _keeps_up(rules, state, move))
    return Found(answers, answers[:1], 1.0, 0.0)


def _keeps_up(rules: TaloRules, state: TaloState, move: Move) -> bool:
    return isinstance(move, PlaceStick) and rules.after_move(state, move).phase != Phase.OVER


FINDERS = {
    "climb": Finder(
        find_climb,
        ({"seats": 2}, {"seats": 3}),
        players=("greedy",),
        pose=after_walking,
        looked_at=1.0,
        plays_out=True,
    ),
    "balance": Finder(find_balance, ({"seats": 2, "collapse": "fall"},), players=("greedy",), pose=holding),
}
