"""Tulum: what rolling on risks and gains, and how many turns a block leaves to expect. All of it is exact."""

from baumeister.analysis.reasons.reason import Reason
from baumeister.core import Chance
from baumeister.games.tulum.moves import Move, PlaceBlock, RollOn, Stop
from baumeister.games.tulum.rules import TulumRules
from baumeister.games.tulum.state import FULL, TulumState
from baumeister.solvers.tulum import turns_after
from baumeister.solvers.tulum_solitaire import solve_solitaire

ALIKE = 0.05  #: turns; what differs by less rounds to nothing


def reason_for(rules: TulumRules, state: TulumState, move: Move) -> Reason:
    match move:
        case RollOn():
            return _rolling(rules, state)
        case Stop():
            kept = state.loose_bits.bit_count()
            return Reason("tulum-stop", {"kept": kept, "percent": round(100 * risk(rules, state))})
        case PlaceBlock():
            return _placing(rules, state, move)


def risk(rules: TulumRules, state: TulumState) -> float:
    """The chance that the dice, rolled on, give no block that fits."""
    rolling = rules.after_move(state, RollOn())
    turn = rules.turn(rolling)
    assert isinstance(turn, Chance), "whoever may roll on rolls"
    fails = [odds for roll, odds in turn.odds if not rules.after_draw(rolling, roll).dice]
    return float(sum(fails))


def _rolling(rules: TulumRules, state: TulumState) -> Reason:
    gain = turns_if_stopped(rules, state) - turns_if_rolled(rules, state)
    details = {"percent": round(100 * risk(rules, state)), "turns": round(abs(gain), 1)}
    if abs(gain) < ALIKE:
        return Reason("tulum-roll-even", details)
    return Reason("tulum-roll-gains" if gain > 0 else "tulum-roll-costs", details)


def turns_if_stopped(rules: TulumRules, state: TulumState) -> float:
    """Turns to expect once what lies is secured."""
    return _turns_from(rules, state.board)


def turns_if_rolled(rules: TulumRules, state: TulumState) -> float:
    return turns_after(rules.after_move(state, RollOn()), state.seat, rules.variant.decline)


def _placing(rules: TulumRules, state: TulumState, move: PlaceBlock) -> Reason:
    after = rules.after_move(state, move)
    if after.secured[state.seat] == FULL:
        return Reason("tulum-completes")
    return Reason("tulum-place", {"turns": round(turns_once_placed(rules, state, after), 1)})


def turns_once_placed(rules: TulumRules, state: TulumState, after: TulumState) -> float:
    """Turns to expect after this one; the last die has ended it."""
    if after.dice:
        return turns_after(after, state.seat, rules.variant.decline)
    return _turns_from(rules, after.secured[state.seat])


def _turns_from(rules: TulumRules, secured: int) -> float:
    solitaire = solve_solitaire(rules.variant.decline)
    return float(solitaire.turns[solitaire.boards.shape(secured)])
