"""Whether a seat gets to level 10 in the turn it is in, and how: every stick, pair and walk (TAL-10, TAL-11).

Which walks come between does not multiply the work: where the figure may be is a set of places, and a build
keeps those that are not in its way. Geometry comes first; few places are left to be judged for balance.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import numpy as np

from baumeister.core import AnyRules
from baumeister.games.talo import balance
from baumeister.games.talo.building import Sticks, open_places
from baumeister.games.talo.building import filled as fill_cells
from baumeister.games.talo.grid import LEVELS, REACH, SPAN
from baumeister.games.talo.kernels import STICK, fill_box
from baumeister.games.talo.moves import HoldStick, Move, PlaceStick, TakeBack, TakeSticks, Walk
from baumeister.games.talo.state import Figure, Phase, TaloState
from baumeister.games.talo.sticks import stick_of
from baumeister.games.talo.taking import choices
from baumeister.jit import Array
from baumeister.solvers.talo_climbs import (
    HEIGHTS,
    NUM_PLACES,
    away_from,
    climbs,
    second_climbs,
    spread,
    sticks_needed,
)

Line = tuple[Move, ...]

MOST_STICKS = 2
MOST_ON_FIRST = 210
"""Places of a stick on top of another one."""


def win_this_turn(rules: AnyRules, state: TaloState) -> Line | None:
    """Moves with which the seat to decide wins before its turn ends; None if there are none."""
    match state.phase:
        case Phase.TAKE:
            return _win_taking(rules, state)
        case Phase.BUILD:
            return _win_building(rules, state)
    return None


def winning_sticks(state: TaloState, seat: int) -> tuple[int, frozenset[int]]:
    """How many sticks a seat needs at least, and which of the store would each bring it up alone.

    As if it were this seat's turn now. The first number stops at MOST_STICKS + 1.
    """
    climber = _Climber(replace(state, seat=seat, taken=(), held=None, walked=False))
    needed = climber.sticks_needed(MOST_STICKS)
    lengths = [length for length, count in enumerate(state.store) if count]
    if needed > 1:
        return needed, frozenset()
    return needed, frozenset(n for n in lengths if needed == 0 or climber.win_with(n) is not None)


@lru_cache(maxsize=256)
def _win_taking(rules: AnyRules, state: TaloState) -> Line | None:
    needed = _Climber(state).sticks_needed(MOST_STICKS)
    for lengths in choices(state) if needed <= MOST_STICKS else ():
        if len(lengths) >= needed:
            take = TakeSticks(lengths)
            line = _win_building(rules, rules.after_move(state, take))
            if line is not None:
                return (take, *line)
    return None


@lru_cache(maxsize=256)
def _win_building(rules: AnyRules, state: TaloState) -> Line | None:
    climber = _Climber(state)
    num_sticks = len(state.taken) + (state.held is not None)
    if climber.sticks_needed(num_sticks) > num_sticks:
        return None
    lines = _lines(climber, state)
    found = next((line for line in lines if line is not None), None)
    if found is not None or state.held is None:
        return found
    rest = _win_building(rules, rules.after_move(state, TakeBack()))
    return None if rest is None else (TakeBack(), *rest)


def _lines(climber: "_Climber", state: TaloState) -> Iterator[Line | None]:
    """The shortest first."""
    if not state.walked and state.held is None:
        yield climber.walk_up()
    for length in sorted(set(state.taken)):
        yield climber.win_with(length)
    yield climber.win_with_both()


class _Climber:
    """The figure of the seat to move, and where it may be before the next stick is set."""

    def __init__(self, state: TaloState) -> None:
        self._state = state
        self._sticks = state.sticks if state.held is None else tuple(sorted((*state.sticks, state.held)))
        self._others = state.figures[: state.seat] + state.figures[state.seat + 1 :]
        self._filled = fill_cells(self._sticks, self._others)
        self.own = _place(state.figures[state.seat])
        here = np.array([self.own])
        self._starts = here if state.walked or state.held else _reached(self._filled, here)

    def sticks_needed(self, most: int) -> int:
        return int(sticks_needed(self._filled, self._starts, most))

    def walk_up(self) -> Line | None:
        tops = [place for place in self._starts if _is_top(place)]
        return (_walk(tops[0]),) if tops else None

    def win_with(self, length: int) -> Line | None:
        """One stick; with a held one both have to stand."""
        boxes = self._which_climb(length)
        stands = balance.which_stand(self._sticks, boxes, standing=self._state.held is None)
        for box in boxes[stands]:
            return self._line((box,), is_held=False)
        return None

    def win_with_both(self) -> Line | None:
        if len(self._state.taken) < MOST_STICKS:
            return None
        for lengths in sorted({self._state.taken, self._state.taken[::-1]}):
            for first, is_standing, second in self._pairs(*lengths):
                return self._line((first, second), is_held=not is_standing)
        return None

    def _which_climb(self, length: int) -> Array:
        """Where one stick brings the figure up, whether it stands or not: int64 (k, 6)."""
        boxes = open_places(self._sticks, self._others, length)
        found = np.empty(len(boxes), dtype=np.bool_)
        climbs(self._filled, self._starts, boxes, found)
        return boxes[found]

    def _pairs(self, first_length: int, second_length: int) -> Iterator[tuple[Array, bool, Array]]:
        """Two sticks in order that bring the figure up and stand in the end; whether the first does alone."""
        offered = open_places(self._sticks, self._others, second_length)
        firsts = open_places(self._sticks, self._others, first_length)
        firsts = np.array([box for box in firsts if len(self._seconds(box, True, second_length, offered))])
        if not len(firsts):
            return
        together = _Together(self._sticks, firsts, self._which_climb(second_length))
        for k, is_standing in enumerate(together.first_stands.tolist()):
            if not is_standing and self._state.took_back:
                continue
            seconds = self._seconds(firsts[k], is_standing, second_length, offered)
            for second in seconds[together.which_stand(k, seconds)]:
                yield firsts[k], is_standing, second

    def _seconds(self, first: Array, walks: bool, length: int, offered: Array) -> Array:
        """Where a second stick brings the figure up, whether both stand or not: int64 (k, 6).

        walks: the figure may walk between · offered: int64 (m, 6), its places without the first
        """
        room = np.empty((len(offered) + MOST_ON_FIRST, 6), dtype=np.int64)
        count = second_climbs(self._filled, self._starts, first, walks, offered, length, room)
        return room[:count]

    def _line(self, boxes: tuple[Array, ...], is_held: bool) -> Line:
        """The moves: walk out of the way where needed, set the sticks, walk up.

        is_held: the first of two stands only with the second, and nobody walks between
        """
        route = self._route(self._filled, self._starts, self.own, boxes, is_held)
        assert route is not None
        moves: list[Move] = []
        at = self.own
        for number, place in enumerate(route):
            if place != at:
                moves.append(_walk(place))
                at = place
            if number < len(boxes):
                kind = HoldStick if is_held and number == 0 else PlaceStick
                stick = stick_of(boxes[number])
                moves.append(kind(stick.length, stick.axis, stick.x, stick.y, stick.z))
        return tuple(moves)

    def _route(
        self, space: Array, reached: Array, at: int, boxes: tuple[Array, ...], is_held: bool
    ) -> list[int] | None:
        """Where the figure stands as each stick is set, and at last on top; it stays where it can.

        reached: int64 (m,), where it may be by now
        """
        if not boxes:
            tops = [int(place) for place in reached if _is_top(place)]
            return tops[:1] or None
        away = [int(place) for place in _away(space, reached, boxes[0])]
        later = space.copy()
        fill_box(later, boxes[0], STICK)
        for place in sorted(away, key=lambda place: place != at):
            here = np.array([place])
            then = here if is_held else _reached(later, here)
            rest = self._route(later, then, place, boxes[1:], is_held=False)
            if rest is not None:
                return [place, *rest]
        return None


class _Together:
    """Which pairs stand: firsts, and seconds that may or may not bring a figure up without them."""

    def __init__(self, sticks: Sticks, firsts: Array, alone: Array) -> None:
        """firsts: int64 (k, 6) · alone: int64 (m, 6), seconds that need a first by weight at most."""
        self._sticks = sticks
        self._firsts = firsts
        self._alone = {tuple(box) for box in alone.tolist()}
        self._helped: dict[tuple[int, ...], Array] = {}
        self.first_stands = balance.which_stand(sticks, firsts)

    def which_stand(self, first: int, seconds: Array) -> Array:
        """seconds: int64 (m, 6) → bool (m,)."""
        helped = np.array([tuple(box) in self._alone for box in seconds.tolist()], dtype=np.bool_)
        stands = np.empty(len(seconds), dtype=np.bool_)
        stands[helped] = [self._which_help(box)[first] for box in seconds[helped]]
        if not helped.all():
            around = (*self._sticks, stick_of(self._firsts[first]))
            standing = bool(self.first_stands[first])
            stands[~helped] = balance.which_stand(around, seconds[~helped], standing)
        return stands

    def _which_help(self, second: Array) -> Array:
        """Which firsts make this second stand: one list for all of them. second: int64 (6,) → bool (k,)."""
        key = tuple(second.tolist())
        if key not in self._helped:
            standing = bool(balance.which_stand(self._sticks, second[None, :])[0])
            around = (*self._sticks, stick_of(second))
            self._helped[key] = balance.which_stand(around, self._firsts, standing)
        return self._helped[key]


def _place(figure: Figure) -> int:
    x, y, level = figure
    return ((x + REACH) * SPAN + y + REACH) * HEIGHTS + level


def _walk(place: int) -> Walk:
    column, level = divmod(int(place), HEIGHTS)
    return Walk(column // SPAN - REACH, column % SPAN - REACH, level)


def _is_top(place: int) -> bool:
    return place % HEIGHTS == LEVELS


def _reached(space: Array, starts: Array) -> Array:
    room = np.empty(NUM_PLACES, dtype=np.int64)
    count, _ = spread(space, starts, room)
    return room[:count]


def _away(space: Array, starts: Array, box: Array) -> Array:
    """The starts from which a stick can be set."""
    room = np.empty(len(starts), dtype=np.int64)
    return room[: away_from(space, starts, box, room)]
