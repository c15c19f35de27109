"""The rules of Rumis: one stone a turn, no holes, always touching the own colour."""

from bisect import bisect
from collections.abc import Sequence

import numpy as np

from baumeister.core import Batch, Chance, Decision, Ended, Odds, Refusal, Rules, Symmetry, Turn
from baumeister.core.errors import InvalidRecord
from baumeister.games.rumis import actions, endings, kernels, notation, observation, packing
from baumeister.games.rumis.checks import is_possible
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.playouts import finish, num_ruin_stones, play_matches
from baumeister.games.rumis.refusals import explain
from baumeister.games.rumis.rows import RumisRows
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import NUM_ORIENTATIONS, NUM_STONES, Cell
from baumeister.games.rumis.symmetry import symmetries
from baumeister.games.rumis.variant import OPTIONS, VERSION, RumisVariant
from baumeister.games.rumis.view import RumisView, view_of
from baumeister.jit import Array
from baumeister.jit.random import new_rng


class RumisRules(Rules[RumisState, PlaceStone, PlaceStone]):
    game = "rumis"
    version = VERSION
    options = OPTIONS
    state_type = RumisState
    view_type = RumisView
    move_types = (PlaceStone,)
    draw_types = (PlaceStone,)
    notation = notation
    variant: RumisVariant

    def __init__(self, variant: RumisVariant) -> None:
        super().__init__(variant)
        self.plan = packing.plan_of(variant)
        self.width, self.num_cells = variant.width, variant.num_cells
        self._packed: tuple[RumisState | None, Array] = (None, self.plan)

    def start(self) -> RumisState:
        array = packing.new_array()
        kernels.begin(array, self.plan)
        return packing.unpack(self.variant, array, ())

    def turn(self, state: RumisState) -> Turn[PlaceStone]:
        if state.is_over:
            return Ended(endings.outcome_of(self.variant, state))
        if state.seat is None:
            return Chance(Odds.from_weights(dict.fromkeys(self._placements(state), 1)))
        return Decision(state.seat)

    def legal_moves(self, state: RumisState) -> tuple[PlaceStone, ...]:
        return () if state.seat is None else self._placements(state)

    def refusal(self, state: RumisState, move: PlaceStone) -> Refusal | None:
        array = self.pack(state)
        code = packing.code_of(move, self.width)
        if code is not None and kernels.is_legal(array, self.plan, code, packing.anchor(move.cells)[2]):
            return None
        if not 0 <= move.colour < self.variant.num_sets:
            return explain(self.variant, state, move, kernels.ANY, on_ground=False)
        touch, on_ground = kernels.needs(array, self.plan, move.colour)
        return explain(self.variant, state, move, touch, on_ground=on_ground)

    def after_move(self, state: RumisState, move: PlaceStone) -> RumisState:
        array = self.pack(state)
        kernels.place(array, self.plan, self.code(move))
        at = bisect(state.laid, move)
        after = packing.unpack(self.variant, array, (*state.laid[:at], move, *state.laid[at:]))
        self._packed = (after, array)
        return after

    def after_draw(self, state: RumisState, draw: PlaceStone) -> RumisState:
        return self.after_move(state, draw)

    def view(self, state: RumisState) -> RumisView:
        return view_of(self.variant, state)

    @property
    def num_actions(self) -> int:
        num_colours = self.variant.num_colours if self.variant.picks_colour else 1
        return num_colours * NUM_ORIENTATIONS * self.num_cells

    def action_id(self, move: PlaceStone) -> int:
        return actions.action_of(self.plan, self.code(move))

    def _action(self, state: RumisState, action_id: int) -> PlaceStone:
        array = self.pack(state)
        code = actions.placement_of(array, self.plan, action_id)
        return packing.move_of(code, kernels.height_at(array, code & kernels.CELL_MASK), self.width)

    def legal_action_ids(self, state: RumisState) -> Array:
        ids = packing.new_codes()
        return ids[: 0 if state.seat is None else actions.list_actions(self.pack(state), self.plan, ids)]

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return observation.shape(self.variant)

    def _observe(self, state: RumisState, seat: int) -> Array:
        planes = np.empty(self.observation_shape, dtype=np.uint8)
        acting = -1 if state.seat is None else state.seat
        array, cubes = self.pack(state), observation.cubes_of(state)
        observation.observe(array, cubes, acting, self.plan, seat, planes)
        return planes

    @property
    def max_events(self) -> int:
        return self.variant.num_sets * NUM_STONES + 1

    @property
    def max_draws(self) -> int:
        return NUM_ORIENTATIONS * self.num_cells if self.variant.draws_ruin else 0

    def rows(self, num_rows: int) -> RumisRows:
        return RumisRows(self, num_rows)

    def is_possible(self, state: RumisState) -> bool:
        return is_possible(self.variant, state)

    def symmetries(self) -> tuple[Symmetry[RumisState, PlaceStone, PlaceStone], ...]:
        return symmetries(self.variant)

    def built(self, state: RumisState) -> tuple[Cell, ...]:
        return tuple(sorted(state.cubes))

    def random_matches(self, num_matches: int, seed: int) -> Batch:
        ends = np.zeros((num_matches, kernels.STATE_SIZE), dtype=np.uint64)
        play_matches(self.plan, new_rng(seed), False, ends)
        values = np.zeros((num_matches, self.seats))
        endings.write_utilities(ends, self.plan, values)
        num_draws = np.zeros(num_matches, dtype=np.int64)
        if self.variant.draws_ruin:
            num_draws = num_ruin_stones(ends, self.plan)
        num_moves = ends[:, kernels.NUM_LAID].astype(np.int64) - num_draws
        shares, reasons = values, np.full(num_matches, endings.NOBODY_CAN_PLACE)
        if self.variant.is_cube:
            shares = (values == 1.0).astype(float)
            reasons = np.where(shares[:, 0] == 1.0, endings.CUBE_COMPLETE, endings.CUBE_STUCK)
        return Batch(values, shares, num_moves, num_draws, reasons, endings.REASONS, {})

    def playout(self, state: RumisState, seed: int) -> Sequence[float]:
        array, values = self.pack(state), np.zeros(self.seats)
        finish(array, self.plan, new_rng(seed), packing.new_codes(), False)
        endings.utilities(array, self.plan, values)
        return tuple(values.tolist())

    def pack(self, state: RumisState) -> Array:
        """The state as kernels hold it, for them to write to. The last one is kept: it is asked for most."""
        last, array = self._packed
        if last is not state:
            array = packing.pack(self.variant, state)
            self._packed = (state, array)
        return array.copy()

    def code(self, move: PlaceStone) -> int:
        """The move as kernels number it."""
        code = packing.code_of(move, self.width)
        if code is None:
            raise InvalidRecord("impossible-state", game=self.game)
        return code

    def _placements(self, state: RumisState) -> tuple[PlaceStone, ...]:
        return packing.placements(self.variant, self.pack(state))
