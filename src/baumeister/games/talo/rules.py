"""The rules of Talō: roll, take, build, climb."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

import numpy as np

from baumeister.core import Chance, Decision, Ended, Odds, Refusal, Rules, Symmetry, Turn
from baumeister.games.talo import actions, notation, observation
from baumeister.games.talo.building import Places, places, stands_with
from baumeister.games.talo.builds import Builds, Group, action_ids_of, moves_of
from baumeister.games.talo.checks import is_possible
from baumeister.games.talo.collapse import Balance, balance_of
from baumeister.games.talo.endings import building_fell, nothing_to_build, outcome_of, top_reached
from baumeister.games.talo.moves import (
    EndTurn,
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    Roll,
    TakeBack,
    TakeSticks,
    Walk,
)
from baumeister.games.talo.refusals import may_hold, refuse, refuse_place
from baumeister.games.talo.sampling import random_move
from baumeister.games.talo.state import MAX_LENGTH, MAX_ROLLS, Figure, Phase, TaloState, is_top, start_state
from baumeister.games.talo.sticks import Cell, Stick
from baumeister.games.talo.symmetry import symmetries
from baumeister.games.talo.taking import Lengths, can_build_something, choices
from baumeister.games.talo.variant import OPTIONS, VERSION, TaloVariant
from baumeister.games.talo.view import TaloView, view_of
from baumeister.games.talo.walking import restart_cells, stuck, walks
from baumeister.jit import Array

ODDS = Odds.from_weights({Roll(number): 1 for number in range(1, MAX_LENGTH + 1)})


class TaloRules(Rules[TaloState, Move, Roll]):
    game = "talo"
    version = VERSION
    options = OPTIONS
    state_type = TaloState
    view_type = TaloView
    outlook_type = Balance
    move_types = (TakeSticks, PlaceStick, HoldStick, TakeBack, Walk, Restart, EndTurn)
    draw_types = (Roll,)
    notation = notation
    variant: TaloVariant

    def start(self) -> TaloState:
        return start_state(self.seats)

    def turn(self, state: TaloState) -> Turn[Roll]:
        if state.phase == Phase.OVER:
            return Ended(outcome_of(state))
        return Chance(ODDS, state.seat) if state.phase == Phase.ROLL else Decision(state.seat)

    def legal_moves(self, state: TaloState) -> tuple[Move, ...]:
        return tuple(move for group in self._legal_groups(state) for move in moves_of(group))

    def refusal(self, state: TaloState, move: Move) -> Refusal | None:
        return refuse(self.variant, state, move)

    def after_move(self, state: TaloState, move: Move) -> TaloState:
        match move:
            case TakeSticks(lengths):
                return _take(state, lengths)
            case PlaceStick():
                return self._after_place(state, move.stick)
            case HoldStick(length):
                return replace(state, taken=_without(state.taken, length), held=move.stick)
            case TakeBack():
                assert state.held is not None
                taken = tuple(sorted((*state.taken, state.held.length)))
                return replace(state, taken=taken, held=None, took_back=True)
            case Walk(x, y, level):
                return _after_walk(state, (x, y, level))
            case Restart(x, y):
                return _to_roll(_moved(state, (x, y, 0)))
            case EndTurn():
                return _end_turn(state)

    def after_draw(self, state: TaloState, draw: Roll) -> TaloState:
        rolled = replace(state, rolls=state.rolls + 1, number=draw.number, phase=Phase.TAKE)
        if choices(rolled):
            return rolled
        return replace(rolled, phase=Phase.STALLED if rolled.rolls == MAX_ROLLS else Phase.ROLL)

    def view(self, state: TaloState) -> TaloView:
        return view_of(state)

    def outlook(self, state: TaloState, move: Move) -> Balance | None:
        """How the building would stand with this stick, wherever it can be set at all and one may ask."""
        if self.variant.may_fall and not self.variant.foretell:
            return None
        if not isinstance(move, PlaceStick | HoldStick) or move.length not in state.taken:
            return None
        around = state.sticks if state.held is None else (*state.sticks, state.held)
        if refuse_place(around, state.figures, move.stick):
            return None
        return balance_of(tuple(sorted((*around, move.stick))))

    @property
    def num_actions(self) -> int:
        return actions.NUM_ACTIONS

    def action_id(self, move: Move) -> int:
        return actions.action_id(move)

    def _action(self, state: TaloState, action_id: int) -> Move:
        del state
        return actions.action(action_id)

    def legal_action_ids(self, state: TaloState) -> Array:
        return np.concatenate([action_ids_of(group) for group in self._legal_groups(state)])

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return observation.shape(self.seats)

    def _observe(self, state: TaloState, seat: int) -> Array:
        return observation.observe(state, seat)

    @property
    def max_draws(self) -> int:
        return len(ODDS)

    def is_possible(self, state: TaloState) -> bool:
        return is_possible(self.variant, state)

    def symmetries(self) -> tuple[Symmetry[TaloState, Move, Roll], ...]:
        return symmetries(self.variant)

    def built(self, state: TaloState) -> tuple[Cell, ...]:
        return tuple(sorted(cell for stick in state.sticks for cell in stick.cells))

    def facts(self, state: TaloState) -> Mapping[str, float]:
        return {"turns": state.turns, "sticks": len(state.sticks), "level": max(state.levels)}

    def playout(self, state: TaloState, seed: int) -> Sequence[float]:
        rng = Random(seed)
        while state.phase != Phase.OVER:
            if state.phase == Phase.ROLL:
                state = self.after_draw(state, Roll(rng.randint(1, MAX_LENGTH)))
            else:
                state = self.after_move(state, random_move(self, state, rng))
        return outcome_of(state).utilities

    def _legal_groups(self, state: TaloState) -> Iterable[Group]:
        match state.phase:
            case Phase.RESTART:
                return (_restarts(state),)
            case Phase.TAKE:
                return (tuple(TakeSticks(lengths) for lengths in choices(state)),)
            case Phase.BUILD:
                return self._builds(state)
            case Phase.STALLED:
                return ((EndTurn(),),)
        return ((),)

    def _builds(self, state: TaloState) -> Iterator[Group]:
        """What may be done while building: sticks set, then moves of other kinds."""
        if state.held is not None:
            found = places(state.sticks, state.figures, state.taken[0], state.held)
            yield self._places(state.taken[0], found)
            yield (TakeBack(),)
            return
        stuck_here = True
        for length in sorted(set(state.taken)):
            found = places(state.sticks, state.figures, length)
            yield self._places(length, found)
            stuck_here = stuck_here and not found.stands.any()
            if may_hold(state):
                yield Builds(HoldStick, length, found.boxes[~found.stands])
                stuck_here = stuck_here and bool(found.stands.all())
        if not state.walked:
            yield tuple(Walk(*target) for target in walks(state.sticks, state.figures, state.seat))
        if stuck_here:
            yield (EndTurn(),)

    def _places(self, length: int, found: Places) -> Builds:
        return Builds(PlaceStick, length, found.boxes if self.variant.may_fall else found.boxes[found.stands])

    def _after_place(self, state: TaloState, stick: Stick) -> TaloState:
        added = (stick,) if state.held is None else (state.held, stick)
        built = replace(
            state,
            sticks=tuple(sorted((*state.sticks, *added))),
            taken=_without(state.taken, stick.length),
            held=None,
            walked=False,
        )
        if self.variant.may_fall and not stands_with(state.sticks, added):
            return building_fell(built)
        return built


def _restarts(state: TaloState) -> tuple[Move, ...]:
    cells = restart_cells(state.sticks, state.figures)
    return (*(Restart(x, y) for x, y in cells), Walk(*state.figures[state.seat]))


def _without(lengths: Lengths, length: int) -> Lengths:
    at = lengths.index(length)
    return lengths[:at] + lengths[at + 1 :]


def _take(state: TaloState, lengths: Lengths) -> TaloState:
    store = tuple(count - lengths.count(length) for length, count in enumerate(state.store))
    return replace(state, store=store, taken=lengths, phase=Phase.BUILD)


def _moved(state: TaloState, place: Figure) -> TaloState:
    figures = (*state.figures[: state.seat], place, *state.figures[state.seat + 1 :])
    return replace(state, figures=figures)


def _after_walk(state: TaloState, target: Figure) -> TaloState:
    if state.phase == Phase.RESTART:
        return _to_roll(state)
    walked = replace(_moved(state, target), walked=True)
    return top_reached(walked) if is_top(target) else walked


def _end_turn(state: TaloState) -> TaloState:
    """The next seat's turn; sticks that nobody could build go back (TAL-22i)."""
    store = tuple(count + state.taken.count(length) for length, count in enumerate(state.store))
    ended = TaloState(
        sticks=state.sticks,
        figures=state.figures,
        store=store,
        seat=(state.seat + 1) % len(state.figures),
        phase=Phase.RESTART,
        turns=state.turns + 1,
    )
    is_stuck = stuck(ended.sticks, ended.figures)[ended.seat]
    return ended if is_stuck and can_build_something(ended) else _to_roll(ended)


def _to_roll(state: TaloState) -> TaloState:
    """Let the die be rolled, or end the match if no stick of the store can be built any more (TAL-21i)."""
    return replace(state, phase=Phase.ROLL) if can_build_something(state) else nothing_to_build(state)
