"""The rules of Pyramido: together, alone, or in a contest. The kernels decide; here they meet states."""

from collections.abc import Mapping, Sequence

import numpy as np

from baumeister.core import Batch, Chance, Decision, Ended, Odds, Refusal, Rules, Symmetry, Turn
from baumeister.games.pyramido import endings, kernels, layout, notation, observation, packing
from baumeister.games.pyramido.checks import is_possible
from baumeister.games.pyramido.moves import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
    all_moves,
)
from baumeister.games.pyramido.refusals import explain
from baumeister.games.pyramido.rows import PyramidoRows
from baumeister.games.pyramido.state import COLOURS, Place, PyramidoState
from baumeister.games.pyramido.symmetry import symmetries
from baumeister.games.pyramido.variant import OPTIONS, VERSION, PyramidoVariant
from baumeister.games.pyramido.view import PyramidoView, view_of
from baumeister.jit import Array
from baumeister.jit.random import new_rng


class PyramidoRules(Rules[PyramidoState, Move, DrawStone]):
    game = "pyramido"
    version = VERSION
    options = OPTIONS
    state_type = PyramidoState
    view_type = PyramidoView
    move_types = (BuildStone, ExchangeStones, EndTurn, BuildFromQuarry, StoreStone, BuildFromStore, Pass)
    draw_types = (DrawStone,)
    notation = notation
    variant: PyramidoVariant

    def __init__(self, variant: PyramidoVariant) -> None:
        super().__init__(variant)
        self._actions = all_moves(variant)
        self._action_ids = {move: number for number, move in enumerate(self._actions)}
        self.moves_by_code = {packing.code_of(move): move for move in self._actions}
        self.codes = np.array(list(self.moves_by_code), dtype=np.int64)  #: of the moves, by action id
        self.ids_by_code = np.zeros(layout.END_TURN + 1, dtype=np.int64)
        self.ids_by_code[self.codes] = np.arange(len(self.codes))

    def start(self) -> PyramidoState:
        boards = packing.new_boards(self.variant.num_pyramids)
        return packing.unpack(self.variant, boards, packing.new_counts(self.variant))

    @property
    def is_together(self) -> bool:
        return not self.variant.is_contest

    def turn(self, state: PyramidoState) -> Turn[DrawStone]:
        boards, counts = self.pack(state)
        ended = endings.verdict(boards, counts)
        if ended != endings.RUNNING:
            return Ended(endings.outcome_of(self.variant, counts, ended))
        if state.seat is None or state.refilling:
            odds = Odds.from_weights({DrawStone(colour): state.bag[colour] for colour in COLOURS})
            return Chance(odds, state.seat)
        return Decision(state.seat)

    def legal_moves(self, state: PyramidoState) -> tuple[Move, ...]:
        return tuple(self.moves_by_code[code] for code in self._legal_codes(state).tolist())

    def refusal(self, state: PyramidoState, move: Move) -> Refusal | None:
        assert state.seat is not None
        legal = self.legal_moves(state)
        return None if move in legal else explain(self.variant, state, state.seat, move)

    def after_move(self, state: PyramidoState, move: Move) -> PyramidoState:
        boards, counts = self.pack(state)
        kernels.apply_move(boards, counts, packing.code_of(move))
        return packing.unpack(self.variant, boards, counts, state)

    def after_draw(self, state: PyramidoState, draw: DrawStone) -> PyramidoState:
        boards, counts = self.pack(state)
        kernels.apply_draw(boards, counts, draw.colour)
        return packing.unpack(self.variant, boards, counts, state)

    def view(self, state: PyramidoState) -> PyramidoView:
        return view_of(self.variant, state)

    @property
    def num_actions(self) -> int:
        return len(self._actions)

    def action_id(self, move: Move) -> int:
        return self._action_ids[move]

    def _action(self, state: PyramidoState, action_id: int) -> Move:
        del state
        return self._actions[action_id]

    def legal_action_ids(self, state: PyramidoState) -> Array:
        ids: Array = self.ids_by_code[self._legal_codes(state)]
        return ids

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return observation.shape(self.variant)

    def _observe(self, state: PyramidoState, seat: int) -> Array:
        planes = np.empty(self.observation_shape, dtype=np.uint8)
        observation.observe(*self.pack(state), seat, planes)
        return planes

    @property
    def max_events(self) -> int:
        return endings.max_events(self.variant)

    @property
    def max_draws(self) -> int:
        return len(COLOURS)

    def rows(self, num_rows: int) -> PyramidoRows:
        return PyramidoRows(self, num_rows)

    def is_possible(self, state: PyramidoState) -> bool:
        return is_possible(self.variant, state)

    def symmetries(self) -> tuple[Symmetry[PyramidoState, Move, DrawStone], ...]:
        return symmetries(self.variant)

    def built(self, state: PyramidoState) -> tuple[Place, ...]:
        return tuple(sorted(place for pyramid in state.pyramids for place in pyramid))

    def facts(self, state: PyramidoState) -> Mapping[str, float]:
        _, counts = self.pack(state)
        return {"missing-stones": endings.num_missing(counts), "stones-out": endings.num_out(counts)}

    def random_matches(self, num_matches: int, seed: int) -> Batch:
        out = np.zeros((num_matches, 5), dtype=np.int64)
        values = np.zeros((num_matches, self.seats))
        kernels.play_matches(packing.new_counts(self.variant), new_rng(seed), out, values)
        shares = values if self.variant.is_contest else (values == 1.0).astype(float)
        facts = {"missing-stones": out[:, 3], "stones-out": out[:, 4]}
        return Batch(values, shares, out[:, 0], out[:, 1], out[:, 2], endings.REASONS, facts)

    def playout(self, state: PyramidoState, seed: int) -> Sequence[float]:
        boards, counts = self.pack(state)
        kernels.play_on(boards, counts, new_rng(seed), np.empty(layout.MAX_MOVES, dtype=np.int64))
        return endings.utilities_of(self.variant, counts)

    def pack(self, state: PyramidoState) -> tuple[Array, Array]:
        """The state as the kernels see it, boards and counts, for them to write to."""
        boards, counts = packing.pack(self.variant, state)
        return boards.copy(), counts.copy()

    def _legal_codes(self, state: PyramidoState) -> Array:
        boards, counts = self.pack(state)
        codes = np.empty(layout.MAX_MOVES, dtype=np.int64)
        if state.seat is None or state.refilling or endings.verdict(boards, counts) != endings.RUNNING:
            return codes[:0]
        return codes[: kernels.legal_moves(boards, counts, codes)]
