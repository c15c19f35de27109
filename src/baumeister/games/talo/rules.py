"""The rules of Talō: roll, take, build, climb."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from baumeister.core import Chance, Decision, Ended, Odds, Outcome, Refusal, Rules, Symmetry, Turn
from baumeister.core.turns import ranks_by, shared_win
from baumeister.games.talo import actions, notation
from baumeister.games.talo.building import (
    Places,
    can_build,
    places,
    refuse_place,
    refuse_unbalanced,
    stands_with,
)
from baumeister.games.talo.checking import check_state
from baumeister.games.talo.collapse import Balance, balance_of
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
from baumeister.games.talo.sampling import random_move
from baumeister.games.talo.state import (
    BUILD,
    MAX_LENGTH,
    MAX_ROLLS,
    OVER,
    RESTART,
    ROLL,
    STALLED,
    TAKE,
    TaloState,
    is_top,
    start_state,
)
from baumeister.games.talo.sticks import AXES, Stick
from baumeister.games.talo.symmetry import SYMMETRIES
from baumeister.games.talo.variant import OPTIONS, TaloVariant
from baumeister.games.talo.view import TaloView, view_of
from baumeister.games.talo.walking import restart_cells, stuck, walks
from baumeister.jit import Array

ODDS = Odds.from_weights({Roll(number): 1 for number in range(1, MAX_LENGTH + 1)})

#: What to say when a move comes in the wrong part of a turn.
UNTIMELY = {
    RESTART: Refusal("TAL-14", "restart-or-stay"),
    TAKE: Refusal("TAL-03", "take-sticks-first"),
    STALLED: Refusal("TAL-04", "no-sticks-this-turn"),
}


class TaloRules(Rules[TaloState, Move, Roll]):
    game = "talo"
    version = 1
    options = OPTIONS
    state_type = TaloState
    view_type = TaloView
    outlook_type = Balance
    move_types = (TakeSticks, PlaceStick, HoldStick, TakeBack, Walk, Restart, EndTurn)
    draw_types = (Roll,)

    def __init__(self, variant: TaloVariant) -> None:
        super().__init__(variant)
        self.may_fall = variant.collapse == "fall"

    def start(self) -> TaloState:
        return start_state(self.seats)

    def turn(self, state: TaloState) -> Turn[Roll]:
        if state.phase == OVER:
            return Ended(_outcome(state))
        return Chance(ODDS, state.seat) if state.phase == ROLL else Decision(state.seat)

    def legal_moves(self, state: TaloState) -> tuple[Move, ...]:
        match state.phase:
            case "restart":
                return _restarts(state)
            case "take":
                return tuple(TakeSticks(lengths) for lengths in choices(state))
            case "build":
                return self._building_moves(state)
            case "stalled":
                return (EndTurn(),)
        return ()

    def refusal(self, state: TaloState, move: Move) -> Refusal | None:
        match state.phase, move:
            case "restart", Restart() | Walk():
                return _refuse_restart(state, move)
            case "take", TakeSticks(lengths):
                return None if lengths in choices(state) else _refuse_take(state, lengths)
            case "stalled", EndTurn():
                return None
            case "build", _:
                return self._refuse_building_move(state, move)
        return UNTIMELY[state.phase]

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
        rolled = replace(state, rolls=state.rolls + 1, number=draw.number, phase=TAKE)
        if choices(rolled):
            return rolled
        return replace(rolled, phase=STALLED if rolled.rolls == MAX_ROLLS else ROLL)

    def view(self, state: TaloState) -> TaloView:
        return view_of(state)

    def outlook(self, state: TaloState, move: Move) -> Balance | None:
        """How the building would stand with this stick, wherever it can be set at all."""
        if not isinstance(move, PlaceStick | HoldStick) or move.length not in state.taken:
            return None
        around = state.sticks if state.held is None else (*state.sticks, state.held)
        if refuse_place(around, state.figures, move.stick):
            return None
        return balance_of(tuple(sorted((*around, move.stick))))

    def format_move(self, move: Move) -> str:
        return notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def format_draw(self, draw: Roll) -> str:
        return notation.format_draw(draw)

    def parse_draw(self, text: str) -> Roll:
        return notation.parse_draw(text)

    @property
    def num_actions(self) -> int:
        return actions.NUM_ACTIONS

    def action_id(self, move: Move) -> int:
        return actions.action_id(move)

    def action(self, state: TaloState, action_id: int) -> Move:
        del state
        return actions.action(action_id)

    def check_state(self, state: TaloState) -> None:
        check_state(state, self.seats)

    def symmetries(self) -> tuple[Symmetry[TaloState, Move, Roll], ...]:
        return SYMMETRIES

    def facts(self, state: TaloState) -> Mapping[str, float]:
        return {"turns": state.turns, "sticks": len(state.sticks), "level": max(state.levels)}

    def playout(self, state: TaloState, seed: int) -> Sequence[float]:
        rng = Random(seed)
        while state.phase != OVER:
            if state.phase == ROLL:
                state = self.after_draw(state, Roll(rng.randint(1, MAX_LENGTH)))
            else:
                state = self.after_move(state, random_move(self, state, rng))
        return _outcome(state).utilities

    def _building_moves(self, state: TaloState) -> tuple[Move, ...]:
        if state.held is not None:
            found = places(state.sticks, state.figures, state.taken[0], state.held)
            return (*self._place_moves(state.taken[0], found), TakeBack())
        moves: list[Move] = []
        stuck_here = True
        for length in sorted(set(state.taken)):
            found = places(state.sticks, state.figures, length)
            moves += self._place_moves(length, found)
            stuck_here = stuck_here and not found.stands.any()
            if _may_hold(state):
                moves += _stick_moves(HoldStick, length, found.boxes[~found.stands])
                stuck_here = stuck_here and bool(found.stands.all())
        if not state.walked:
            moves += [Walk(*target) for target in walks(state.sticks, state.figures, state.seat)]
        return (*moves, EndTurn()) if stuck_here else tuple(moves)

    def _place_moves(self, length: int, found: Places) -> list[Move]:
        return _stick_moves(PlaceStick, length, found.boxes if self.may_fall else found.boxes[found.stands])

    def _refuse_building_move(self, state: TaloState, move: Move) -> Refusal | None:
        match move:
            case PlaceStick(length):
                return self._refuse_place(state, length, move.stick)
            case TakeBack():
                return None if state.held is not None else Refusal("TAL-10", "no-stick-held")
            case TakeSticks():
                return Refusal("TAL-03", "sticks-taken-already")
            case Restart():
                return Refusal("TAL-14", "restart-only-before-the-roll")
        if state.held is not None:
            return Refusal("TAL-10", "stick-is-held", at=state.held.cells)
        match move:
            case HoldStick(length):
                return _refuse_hold(state, length, move.stick)
            case Walk(x, y, level):
                return _refuse_walk(state, (x, y, level))
        return _refuse_end(state)

    def _refuse_place(self, state: TaloState, length: int, stick: Stick) -> Refusal | None:
        if length not in state.taken:
            return Refusal("TAL-05", "stick-not-taken")
        held = () if state.held is None else (state.held,)
        if refusal := refuse_place((*state.sticks, *held), state.figures, stick):
            return refusal
        return None if self.may_fall else refuse_unbalanced(state.sticks, (*held, stick))

    def _after_place(self, state: TaloState, stick: Stick) -> TaloState:
        added = (stick,) if state.held is None else (state.held, stick)
        built = replace(
            state,
            sticks=tuple(sorted((*state.sticks, *added))),
            taken=_without(state.taken, stick.length),
            held=None,
            walked=False,
        )
        if self.may_fall and not stands_with(state.sticks, added):
            others = tuple(seat for seat in range(self.seats) if seat != state.seat)
            return replace(built, phase=OVER, winners=others, reason="building-fell")
        return built


def choices(state: TaloState) -> tuple[tuple[int, ...], ...]:
    """What may be taken for the roll: a stick or two, one of which can be built (TAL-03, TAL-04i)."""
    number = state.number
    pairs = ((short, number - short) for short in range(1, number // 2 + 1))
    offered = [(number,), *pairs]
    there = [lengths for lengths in offered if all(state.store[n] >= lengths.count(n) for n in lengths)]
    return tuple(
        lengths for lengths in there if any(can_build(state.sticks, state.figures, n) for n in lengths)
    )


def _outcome(state: TaloState) -> Outcome:
    if state.reason == "building-fell":
        ranks = tuple(
            1 if seat in state.winners else len(state.figures) for seat in range(len(state.figures))
        )
    else:
        ranks = ranks_by(state.levels)
    return Outcome(scores=state.levels, ranks=ranks, utilities=shared_win(ranks), reason=state.reason)


def _stick_moves(kind: type[PlaceStick] | type[HoldStick], length: int, boxes: Array) -> list[Move]:
    moves: list[Move] = []
    for x, y, z, x1, y1, _ in boxes.tolist():
        axis = AXES[0 if x1 - x > 1 else 1 if y1 - y > 1 else 2]
        moves.append(kind(length, axis, x, y, z))
    return moves


def _restarts(state: TaloState) -> tuple[Move, ...]:
    cells = restart_cells(state.sticks, state.figures)
    return (*(Restart(x, y) for x, y in cells), Walk(*state.figures[state.seat]))


def _refuse_restart(state: TaloState, move: Restart | Walk) -> Refusal | None:
    match move:
        case Walk(x, y, level) if (x, y, level) == state.figures[state.seat]:
            return None
        case Walk():
            return Refusal("TAL-11", "walk-only-after-a-roll")
        case Restart(x, y) if (x, y) not in restart_cells(state.sticks, state.figures):
            return Refusal("TAL-14", "restart-cell-taken", at=((x, y),))
    return None


def _refuse_take(state: TaloState, lengths: tuple[int, ...]) -> Refusal:
    if not 1 <= len(lengths) <= 2:
        return Refusal("TAL-03", "one-stick-or-two")
    if sum(lengths) != state.number or min(lengths) < 1 or lengths != tuple(sorted(lengths)):
        return Refusal("TAL-03", "sum-is-not-the-roll", details=(("number", state.number),))
    if any(state.store[length] < lengths.count(length) for length in lengths):
        return Refusal("TAL-03", "store-lacks-stick")
    return Refusal("TAL-04i", "sticks-fit-nowhere")


def _refuse_hold(state: TaloState, length: int, stick: Stick) -> Refusal | None:
    if length not in state.taken:
        return Refusal("TAL-05", "stick-not-taken")
    if state.took_back:
        return Refusal("TAL-10i", "taken-back-already")
    if not _may_hold(state):
        return Refusal("TAL-10", "no-other-stick")
    if refusal := refuse_place(state.sticks, state.figures, stick):
        return refusal
    if stands_with(state.sticks, (stick,)):
        return Refusal("TAL-10i", "stands-by-itself", at=stick.cells)
    return None


def _refuse_walk(state: TaloState, target: tuple[int, int, int]) -> Refusal | None:
    if state.walked:
        return Refusal("TAL-11i", "walked-already")
    if target in walks(state.sticks, state.figures, state.seat):
        return None
    if target[2] == 0:
        return Refusal("TAL-19i", "not-back-to-the-ground", at=(target,))
    if target in state.figures:
        return Refusal("TAL-13", "figure-stands-there", at=(target,))
    return Refusal("TAL-12", "figure-cannot-get-there", at=(target,))


def _refuse_end(state: TaloState) -> Refusal | None:
    for length in state.taken:
        found = places(state.sticks, state.figures, length)
        if found.stands.any() or (_may_hold(state) and not found.stands.all()):
            return Refusal("TAL-05", "sticks-still-to-build", details=(("length", length),))
    return None


def _may_hold(state: TaloState) -> bool:
    return len(state.taken) == 2 and not state.took_back


def _without(lengths: tuple[int, ...], length: int) -> tuple[int, ...]:
    at = lengths.index(length)
    return lengths[:at] + lengths[at + 1 :]


def _take(state: TaloState, lengths: tuple[int, ...]) -> TaloState:
    store = tuple(count - lengths.count(length) for length, count in enumerate(state.store))
    return replace(state, store=store, taken=lengths, phase=BUILD)


def _moved(state: TaloState, place: tuple[int, int, int]) -> TaloState:
    figures = (*state.figures[: state.seat], place, *state.figures[state.seat + 1 :])
    return replace(state, figures=figures)


def _after_walk(state: TaloState, target: tuple[int, int, int]) -> TaloState:
    if state.phase == RESTART:
        return _to_roll(state)
    walked = replace(_moved(state, target), walked=True)
    if is_top(target):
        return replace(walked, phase=OVER, winners=(state.seat,), reason="top-reached")
    return walked


def _end_turn(state: TaloState) -> TaloState:
    """The next seat's turn; sticks that nobody could build go back (TAL-22i)."""
    store = tuple(count + state.taken.count(length) for length, count in enumerate(state.store))
    ended = TaloState(
        sticks=state.sticks,
        figures=state.figures,
        store=store,
        seat=(state.seat + 1) % len(state.figures),
        phase=RESTART,
        turns=state.turns + 1,
    )
    return ended if stuck(ended.sticks, ended.figures)[ended.seat] else _to_roll(ended)


def _to_roll(state: TaloState) -> TaloState:
    """Let the die be rolled, or end the match if no stick of the store can be built any more (TAL-21i)."""
    lengths = (length for length, count in enumerate(state.store) if count)
    if any(can_build(state.sticks, state.figures, length) for length in lengths):
        return replace(state, phase=ROLL)
    best = max(state.levels)
    winners = tuple(seat for seat, level in enumerate(state.levels) if level == best)
    return replace(state, phase=OVER, winners=winners, reason="nothing-to-build")
