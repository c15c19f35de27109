"""The rules of Rumis: one stone a turn, no holes, always touching the own colour."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from baumeister.core import (
    Batch,
    Chance,
    Decision,
    Ended,
    Odds,
    Outcome,
    Refusal,
    Rules,
    Symmetry,
    Turn,
    ranks_by,
    shared_win,
)
from baumeister.core.errors import InvalidRecord
from baumeister.games.rumis import kernels, notation
from baumeister.games.rumis.moves import PlaceStone, anchor, code_of, move_of
from baumeister.games.rumis.playouts import CUBES, NUM_COUNTS, RUIN_STONES, count_ends, finish, play_matches
from baumeister.games.rumis.refusals import explain
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import NUM_ORIENTATIONS
from baumeister.games.rumis.symmetries import plan_symmetries
from baumeister.games.rumis.tables import ANY_COLOUR, COLOURS_IN_TURN, CONTEST, make_plan
from baumeister.games.rumis.variant import OPTIONS, RumisVariant
from baumeister.games.rumis.view import RumisView
from baumeister.jit import Array
from baumeister.jit.random import new_rng

#: the reasons of an end, numbered
REASONS = ("nobody-can-place", "cube-complete", "cube-stuck")


def cube_utility(built: Any, total: int) -> Any:
    """1 for a full cube, else what is built counts nine tenths; of one match or an array of them."""
    return np.where(built == total, 1.0, 0.9 * built / total)


class RumisRules(Rules[RumisState, PlaceStone, PlaceStone]):
    game = "rumis"
    version = 2
    options = OPTIONS
    state_type = RumisState
    view_type = RumisView
    move_types = (PlaceStone,)
    draw_types = (PlaceStone,)

    def __init__(self, variant: RumisVariant) -> None:
        super().__init__(variant)
        self.mode = variant.mode
        self.is_cube = variant.is_cube
        self.ground = variant.limits
        self.width = len(self.ground[0])
        self.num_cells = self.width * len(self.ground)
        self.num_colours = variant.num_colours
        self.num_cubes = sum(map(sum, self.ground))
        self.num_sets = variant.num_colours + variant.has_ruin
        self.has_ruin = variant.has_ruin
        self.draws_ruin = variant.ruin == "random"
        self.contact = variant.contact or not variant.is_cube
        self.picks_colour = variant.is_cube and not variant.alternate
        cube_kind = ANY_COLOUR if self.picks_colour else COLOURS_IN_TURN
        self.plan = make_plan(
            self.ground,
            self.num_colours,
            self.seats,
            contact=self.contact,
            ruin=variant.has_ruin,
            kind=cube_kind if variant.is_cube else CONTEST,
        )

    def start(self) -> RumisState:
        array = np.zeros(kernels.STATE_SIZE, dtype=np.uint64)
        kernels.begin(array, self.plan)
        return self._state(array, ())

    def turn(self, state: RumisState) -> Turn[PlaceStone]:
        if state.is_over:
            return Ended(self._outcome(state))
        if state.seat is None:
            return Chance(Odds.from_weights(dict.fromkeys(self._placements(state), 1)))
        return Decision(state.seat)

    def legal_moves(self, state: RumisState) -> tuple[PlaceStone, ...]:
        return () if state.seat is None else self._placements(state)

    def refusal(self, state: RumisState, move: PlaceStone) -> Refusal | None:
        array = self.pack(state)
        code = code_of(move, self.width)
        if code is not None and kernels.is_legal(array, self.plan, code, anchor(move.cells)[2]):
            return None
        if not 0 <= move.colour < self.num_sets:
            return explain(state, move, kernels.ANY, on_ground=False)
        touch, on_ground = kernels.needs(array, self.plan, move.colour)
        return explain(state, move, touch, on_ground=on_ground)

    def after_move(self, state: RumisState, move: PlaceStone) -> RumisState:
        array = self.pack(state)
        kernels.place(array, self.plan, self.code(move))
        return self._state(array, tuple(sorted((*state.laid, move))))

    def after_draw(self, state: RumisState, draw: PlaceStone) -> RumisState:
        return self.after_move(state, draw)

    def view(self, state: RumisState) -> RumisView:
        places = [[(x, y) for x in range(self.width)] for y in range(len(self.ground))]
        return RumisView(
            mode=self.mode,
            colour=state.colour,
            owners=tuple(self.owner(colour) for colour in range(self.num_sets)),
            stones=state.laid,
            limits=state.ground,
            max_height=max(map(max, state.ground)),
            heights=tuple(tuple(state.heights.get(at, 0) for at in row) for row in places),
            tops=tuple(tuple(state.tops.get(at) for at in row) for row in places),
            left=state.left,
            out=state.out,
            scores=state.scores,
            is_over=state.is_over,
        )

    def format_move(self, move: PlaceStone) -> str:
        return notation.format_move(move)

    def parse_move(self, text: str) -> PlaceStone:
        return notation.parse_move(text)

    def format_draw(self, draw: PlaceStone) -> str:
        return notation.format_move(draw)

    def parse_draw(self, text: str) -> PlaceStone:
        return notation.parse_move(text)

    @property
    def num_actions(self) -> int:
        return (self.num_colours if self.picks_colour else 1) * NUM_ORIENTATIONS * self.num_cells

    def action_id(self, move: PlaceStone) -> int:
        code = self.code(move)
        orientation = code >> kernels.ORIENTATION_BITS & kernels.ORIENTATION_MASK
        cell = code & kernels.CELL_MASK
        colour = move.colour if self.picks_colour else 0
        return (colour * NUM_ORIENTATIONS + orientation) * self.num_cells + cell

    def action(self, state: RumisState, action_id: int) -> PlaceStone:
        rest, cell = divmod(action_id, self.num_cells)
        picked, orientation = divmod(rest, NUM_ORIENTATIONS)
        colour = state.colour if state.colour is not None else picked
        y, x = divmod(cell, self.width)
        code = colour << kernels.COLOUR_BITS | orientation << kernels.ORIENTATION_BITS | cell
        return move_of(code, state.heights.get((x, y), 0), self.width)

    def owner(self, colour: int) -> int | None:
        """The seat that plays a colour; None for a ruin."""
        return colour % self.seats if colour < self.num_colours else None

    def is_possible(self, state: RumisState) -> bool:
        codes = [code_of(move, self.width) for move in state.laid]
        sorts = state.laid == tuple(sorted(state.laid)) and state.out == tuple(sorted(set(state.out)))
        once = len({(move.colour, move.stone) for move in state.laid}) == len(codes)
        known = None not in codes and all(move.colour < self.num_sets for move in state.laid)
        same = (state.ground, state.num_colours) == (self.ground, self.num_sets)
        named = {*state.out, state.colour} <= {None, *range(self.num_sets)}
        return sorts and once and known and same and named and self._is_possible(state)

    def symmetries(self) -> tuple[Symmetry[RumisState, PlaceStone, PlaceStone], ...]:
        return plan_symmetries(self.ground)

    def random_matches(self, num_matches: int, seed: int) -> Batch:
        ends = np.zeros((num_matches, kernels.STATE_SIZE), dtype=np.uint64)
        play_matches(self.plan, new_rng(seed), False, ends)
        counts = self._count(ends)
        num_draws = counts[:, RUIN_STONES] if self.draws_ruin else np.zeros(num_matches, dtype=np.int64)
        num_moves = ends[:, kernels.NUM_LAID].astype(np.int64) - num_draws
        shares = self._shares(counts)
        reasons = 2 - shares[:, 0].astype(np.int64) if self.is_cube else np.zeros_like(num_moves)
        return Batch(self._utilities(counts), shares, num_moves, num_draws, reasons, REASONS, {})

    def playout(self, state: RumisState, seed: int) -> Sequence[float]:
        array = self.pack(state)
        finish(array, self.plan, new_rng(seed), np.empty(kernels.MAX_CODES, dtype=np.int64), False)
        utilities: list[float] = self._utilities(self._count(array[None]))[0].tolist()
        return utilities

    def _count(self, ends: Array) -> Array:
        counts = np.zeros((len(ends), NUM_COUNTS), dtype=np.int64)
        count_ends(self.plan, ends, counts)
        return counts

    def _utilities(self, counts: Array) -> Array:
        return (
            cube_utility(counts[:, CUBES : CUBES + 1], self.num_cubes)
            if self.is_cube
            else self._shares(counts)
        )

    def _shares(self, counts: Array) -> Array:
        """The part of the win that each seat has, a row a match."""
        if self.is_cube:
            full: Array = (counts[:, CUBES : CUBES + 1] == self.num_cubes).astype(float)
            return full
        scores = counts[:, : self.num_colours].reshape(len(counts), -1, self.seats).max(axis=1)
        wins = scores == scores.max(axis=1, keepdims=True)
        shares: Array = wins / wins.sum(axis=1, keepdims=True)
        return shares

    def pack(self, state: RumisState) -> Array:
        """The state as kernels hold it."""
        array = np.zeros(kernels.STATE_SIZE, dtype=np.uint64)
        codes = np.array([self.code(move) for move in state.laid], dtype=np.int64)
        heights = np.array([anchor(move.cells)[2] for move in state.laid], dtype=np.int64)
        if kernels.build(array, self.plan, codes, heights) < len(codes):
            raise InvalidRecord("impossible-state", game=self.game)
        mover = kernels.NOBODY if state.is_over else state.colour
        array[kernels.MOVER] = kernels.ANYONE if mover is None else mover
        array[kernels.OUT] = sum(1 << colour for colour in state.out)
        return array

    def code(self, move: PlaceStone) -> int:
        """The move as kernels number it."""
        code = code_of(move, self.width)
        if code is None:
            raise InvalidRecord("impossible-state", game=self.game)
        return code

    def _placements(self, state: RumisState) -> tuple[PlaceStone, ...]:
        array, codes = self.pack(state), self._codes()
        num_codes = kernels.list_placements(array, self.plan, codes)
        heights = [kernels.height_at(array, cell) for cell in range(self.num_cells)]
        listed = codes[:num_codes].tolist()
        return tuple(move_of(code, heights[code & kernels.CELL_MASK], self.width) for code in listed)

    def _codes(self) -> Array:
        return np.empty(kernels.MAX_CODES, dtype=np.int64)

    def _state(self, array: Array, laid: tuple[PlaceStone, ...]) -> RumisState:
        """The state of an array, given its stones."""
        mover, out = int(array[kernels.MOVER]), int(array[kernels.OUT])
        seat = None if mover == kernels.NOBODY else self._seat(mover, len(laid))
        colour = None if mover in (kernels.NOBODY, kernels.ANYONE) else mover
        gone = tuple(colour for colour in range(self.num_colours) if out >> colour & 1)
        return RumisState(laid, self.ground, self.num_sets, seat, colour, gone)

    def _seat(self, mover: int, num_laid: int) -> int | None:
        if mover == self.num_colours and self.has_ruin:  # RUM-14i: the players lay it in turn
            return None if self.draws_ruin else num_laid % self.seats
        return 0 if self.is_cube else mover % self.seats

    def _is_possible(self, state: RumisState) -> bool:
        array = self.pack(state)
        if self._state(array, state.laid) != state:
            return False
        if state.is_over:
            return self._has_ended(state, array)
        if self.has_ruin and state.colour == self.num_colours:
            return not state.out and all(move.colour == state.colour for move in state.laid)
        return state.colour not in state.out and kernels.list_placements(array, self.plan, self._codes()) > 0

    def _has_ended(self, state: RumisState, array: Array) -> bool:
        """Everybody is out; of a cube, no colour can place, or the one whose turn it would be."""
        if not self.is_cube:
            return len(state.out) == self.num_colours
        left = [colour for colour in range(self.num_colours) if state.left[colour]]
        stuck = [not kernels.can_place(array, self.plan, colour) for colour in left]
        return all(stuck) if self.picks_colour else any(stuck) or not stuck

    def _outcome(self, state: RumisState) -> Outcome:
        if self.is_cube:
            full = len(state.cubes) == self.num_cubes
            utility = float(cube_utility(len(state.cubes), self.num_cubes))
            return Outcome((len(state.cubes),), (1,), (utility,), REASONS[2 - full], lost=not full)
        scores = [max(state.scores[seat : self.num_colours : self.seats]) for seat in range(self.seats)]
        ranks = ranks_by(scores)
        return Outcome(tuple(scores), ranks, shared_win(ranks), REASONS[0])
