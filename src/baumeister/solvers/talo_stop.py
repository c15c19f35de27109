"""Whether a win in the next turn can be stopped: the whole turns of the seat to decide, tried one by one."""

import time
from collections.abc import Iterator, Mapping

import numpy as np

from baumeister.core import AnyRules
from baumeister.games.talo.building import filled
from baumeister.games.talo.moves import Move, PlaceStick, Roll
from baumeister.games.talo.stairs import distances_after
from baumeister.games.talo.state import MAX_LENGTH, Phase, TaloState
from baumeister.games.talo.sticks import boxes_of
from baumeister.solvers.answers import Answer, GaveUp, ProvedNone, Solved
from baumeister.solvers.talo_turn import Line, win_this_turn

ROLLS = range(1, MAX_LENGTH + 1)


def wins_with(rules: AnyRules, state: TaloState, seat: int, number: int) -> bool:
    """Whether a seat would win with this roll if its turn began now."""
    begun = TaloState(state.sticks, state.figures, state.store, seat, Phase.ROLL, turns=state.turns)
    return win_this_turn(rules, rules.after_draw(begun, Roll(number))) is not None


def can_be_stopped(rules: AnyRules, state: TaloState, seat: int, limit_s: float) -> Mapping[int, Answer]:
    """How the seat whose turn begins stops another one from winning in its next turn, by its own roll.

    Rolls for which there is no stick are left out: it rolls again.
    """
    rolled = {number: rules.after_draw(state, Roll(number)) for number in ROLLS}
    decisions = {number: later for number, later in rolled.items() if later.phase != Phase.ROLL}
    part_s = limit_s / max(len(decisions), 1)
    return {number: stopping_reply(rules, later, seat, part_s) for number, later in decisions.items()}


def stopping_reply(rules: AnyRules, state: TaloState, seat: int, limit_s: float) -> Answer:
    """Moves to the end of this turn after which a seat wins with no roll, or the proof that there are none.

    Only this turn is looked at: with more seats, others may stop it later.
    """
    deadline = time.monotonic() + limit_s
    likely = list(ROLLS)
    for attempts, (line, end) in enumerate(_turns(rules, state, seat, set()), 1):
        winning = next((number for number in likely if _is_lost(rules, end, seat, number)), None)
        if winning is None:
            return Solved(line)
        likely.remove(winning)
        likely.insert(0, winning)
        if time.monotonic() > deadline:
            return GaveUp(attempts)
    return ProvedNone()


def _is_lost(rules: AnyRules, end: TaloState, seat: int, number: int) -> bool:
    if end.phase == Phase.OVER:
        return seat in end.winners
    return wins_with(rules, end, seat, number)


def _turns(
    rules: AnyRules, state: TaloState, seat: int, seen: set[TaloState]
) -> Iterator[tuple[Line, TaloState]]:
    """Every different way to end a turn, those first that lengthen the other one's way."""
    for move in _in_order(rules, state, seat):
        later = rules.after_move(state, move)
        if later in seen:
            continue
        seen.add(later)
        if later.turns > state.turns or later.phase == Phase.OVER:
            yield (move,), later
            continue
        for line, end in _turns(rules, later, seat, seen):
            yield (move, *line), end


def _in_order(rules: AnyRules, state: TaloState, seat: int) -> Iterator[Move]:
    moves: tuple[Move, ...] = rules.legal_moves(state)
    builds = [move for move in moves if isinstance(move, PlaceStick)]
    if builds:
        figures = np.array(state.figures, dtype=np.int64)
        lengths = np.empty((len(builds), len(figures)), dtype=np.int64)
        boxes = boxes_of(move.stick for move in builds)
        distances_after(filled(state.sticks, state.figures), figures, boxes, lengths)
        yield from (builds[k] for k in np.argsort(-lengths[:, seat], kind="stable"))
    yield from (move for move in moves if not isinstance(move, PlaceStick))
