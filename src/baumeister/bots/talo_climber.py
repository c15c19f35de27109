"""A Talō player who builds its own stairs and stands in the way of the others'."""

from random import Random

from baumeister.bots.talo_outlook import NOWHERE, distances_with, lead
from baumeister.core import AnyRules
from baumeister.games.talo.building import places
from baumeister.games.talo.moves import EndTurn, Move, PlaceStick, Restart, TakeBack, TakeSticks, Walk
from baumeister.games.talo.sampling import sample_builds
from baumeister.games.talo.state import Figure, Phase, TaloState, is_top
from baumeister.games.talo.sticks import stick_of
from baumeister.games.talo.taking import choices
from baumeister.games.talo.walking import walks
from baumeister.jit import Array
from baumeister.solvers.talo import win_this_turn


def place_move(box: Array) -> PlaceStick:
    stick = stick_of(box)
    return PlaceStick(stick.length, stick.axis, stick.x, stick.y, stick.z)


def possible_walks(state: TaloState) -> tuple[Figure, ...]:
    """Where the figure may walk now, from low to high."""
    return () if state.walked or state.held else walks(state.sticks, state.figures, state.seat)


def winning_walk(state: TaloState) -> Walk | None:
    targets = possible_walks(state)
    return Walk(*targets[-1]) if targets and is_top(targets[-1]) else None


class Climber:
    """Plays by the distances alone: looks at all places of a stick, and takes what gains most in a sample.

    With `tries` it is quick: it takes what luck says and looks at so many places a stick.
    """

    TRIES_TO_TAKE = 50

    def __init__(self, rng: Random, tries: int | None = None) -> None:
        self._rng = rng
        self._tries = tries

    def choose(self, rules: AnyRules, state: TaloState) -> Move:
        if self._tries is None and (line := win_this_turn(rules, state)):
            return line[0]
        match state.phase:
            case Phase.TAKE:
                return self._take(state)
            case Phase.RESTART:
                return self._restart(rules, state)
            case Phase.BUILD:
                return self._build(rules, state)
        return EndTurn()

    def ranked_builds(self, state: TaloState, length: int) -> list[tuple[float, PlaceStick]]:
        """The builds that stand, with their worth, best first."""
        return self._ranked(state, self._builds(state, length))

    def _sampled(self, state: TaloState, length: int) -> list[tuple[float, PlaceStick]]:
        return self._ranked(state, sample_builds(state, length, self._rng, self.TRIES_TO_TAKE))

    def _ranked(self, state: TaloState, boxes: Array) -> list[tuple[float, PlaceStick]]:
        worth = lead(distances_with(state, boxes), state.seat)
        ties = [self._rng.random() for _ in boxes]
        order = sorted(range(len(boxes)), key=lambda k: (-worth[k], ties[k]))
        return [(float(worth[k]), place_move(boxes[k])) for k in order]

    def _builds(self, state: TaloState, length: int) -> Array:
        if state.held is not None or self._tries is None:
            found = places(state.sticks, state.figures, length, state.held)
            return found.boxes[found.stands]
        sampled = sample_builds(state, length, self._rng, self._tries)
        return sampled if len(sampled) else sample_builds(state, length, self._rng, self.TRIES_TO_TAKE)

    def _take(self, state: TaloState) -> TakeSticks:
        """The choice whose sticks, each built alone, gain most together; luck decides between equals."""
        offered = choices(state)
        if self._tries is not None:
            return TakeSticks(self._rng.choice(offered))
        now = float(lead(distances_with(state, NOWHERE), state.seat)[0])
        gains = {
            length: max((worth - now for worth, _ in self._sampled(state, length)), default=0.0)
            for length in {length for lengths in offered for length in lengths}
        }
        return TakeSticks(max(offered, key=lambda ls: (sum(gains[n] for n in ls), self._rng.random())))

    def _restart(self, rules: AnyRules, state: TaloState) -> Move:
        """The free cell with the shortest way up, unless the figure is high already."""
        cells = [move for move in rules.legal_moves(state) if isinstance(move, Restart)]
        if not cells:
            return Walk(*state.figures[state.seat])
        tried = self._rng.sample(cells, min(len(cells), 12))
        return min(tried, key=lambda move: self._missing_from(state, (move.x, move.y, 0)))

    def _missing_from(self, state: TaloState, place: tuple[int, int, int]) -> int:
        figures = (*state.figures[: state.seat], place, *state.figures[state.seat + 1 :])
        moved = TaloState(state.sticks, figures, state.store, state.seat, state.phase)
        return int(distances_with(moved, NOWHERE)[0, state.seat])

    def _build(self, rules: AnyRules, state: TaloState) -> Move:
        if walk := winning_walk(state):
            return walk
        ranked = [builds[0] for n in set(state.taken) if (builds := self.ranked_builds(state, n))]
        if ranked:
            return max(ranked, key=lambda item: item[0])[1]
        if state.held is not None:
            return TakeBack()
        return self._finish(rules, state)

    def _finish(self, rules: AnyRules, state: TaloState) -> Move:
        """Walk as high as possible, then end the turn; a stick without a place found is left to luck."""
        targets = possible_walks(state)
        if targets and targets[-1][2] > state.figures[state.seat][2]:
            high = [target for target in targets if target[2] == targets[-1][2]]
            return Walk(*min(high, key=lambda place: self._missing_from(state, place)))
        if not state.taken:
            return EndTurn()
        moves = rules.legal_moves(state)
        return EndTurn() if EndTurn() in moves else self._rng.choice(moves)
