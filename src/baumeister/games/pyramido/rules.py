"""The rules of Pyramido: together, alone, or in a contest. The kernels decide; here they meet states."""

from collections.abc import Mapping, Sequence

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
)
from baumeister.games.pyramido import endings, kernels, layout, notation, packing
from baumeister.games.pyramido.checks import is_possible
from baumeister.games.pyramido.dead_ends import dead_ends
from baumeister.games.pyramido.fitting import FITS
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
from baumeister.games.pyramido.state import COLOURS, PyramidoState
from baumeister.games.pyramido.symmetry import symmetries
from baumeister.games.pyramido.variant import OPTIONS, PyramidoVariant
from baumeister.games.pyramido.view import Fit, PyramidoView, PyramidView
from baumeister.jit import Array
from baumeister.jit.random import new_rng


class PyramidoRules(Rules[PyramidoState, Move, DrawStone]):
    game = "pyramido"
    version = 1
    options = OPTIONS
    state_type = PyramidoState
    view_type = PyramidoView
    move_types = (BuildStone, ExchangeStones, EndTurn, BuildFromQuarry, StoreStone, BuildFromStore, Pass)
    draw_types = (DrawStone,)
    variant: PyramidoVariant

    def __init__(self, variant: PyramidoVariant) -> None:
        super().__init__(variant)
        self._actions = all_moves(variant)
        self._action_ids = {move: number for number, move in enumerate(self._actions)}
        self.moves_by_code = {packing.code_of(move): move for move in self._actions}

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
            return Ended(self._outcome(counts, ended))
        if state.seat is None or state.refilling:
            odds = Odds.from_weights({DrawStone(colour): state.bag[colour] for colour in COLOURS})
            return Chance(odds, state.seat)
        return Decision(state.seat)

    def legal_moves(self, state: PyramidoState) -> tuple[Move, ...]:
        boards, counts = self.pack(state)
        if state.seat is None or state.refilling or endings.verdict(boards, counts) != endings.RUNNING:
            return ()
        codes = np.empty(layout.MAX_MOVES, dtype=np.int64)
        num_codes = kernels.legal_moves(boards, counts, codes)
        return tuple(self.moves_by_code[code] for code in codes[:num_codes].tolist())

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
        boards, counts = self.pack(state)
        return PyramidoView(
            mode=self.variant.mode,
            base=self.variant.base,
            seat=state.seat,
            pyramids=self._pyramid_views(state, boards),
            hands=state.hands,
            stores=state.stores,
            quarry=state.quarry,
            bag=state.bag,
            idle=state.idle,
            game=state.game,
            games=self.variant.games,
            points=state.points,
            totals=state.totals,
            is_over=endings.verdict(boards, counts) != endings.RUNNING,
        )

    def format_move(self, move: Move) -> str:
        return notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def format_draw(self, draw: DrawStone) -> str:
        return notation.format_draw(draw)

    def parse_draw(self, text: str) -> DrawStone:
        return notation.parse_draw(text)

    @property
    def num_actions(self) -> int:
        return len(self._actions)

    def action_id(self, move: Move) -> int:
        return self._action_ids[move]

    def action(self, state: PyramidoState, action_id: int) -> Move:
        del state
        return self._actions[action_id]

    def is_possible(self, state: PyramidoState) -> bool:
        return is_possible(self.variant, state)

    def symmetries(self) -> tuple[Symmetry[PyramidoState, Move, DrawStone], ...]:
        return symmetries(self.variant)

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
        return self._utilities(counts)

    def pack(self, state: PyramidoState) -> tuple[Array, Array]:
        """The state as the kernels see it, boards and counts, for them to write to."""
        boards, counts = packing.pack(self.variant, state)
        return boards.copy(), counts.copy()

    def _utilities(self, counts: Array) -> tuple[float, ...]:
        values = np.zeros(self.seats)
        endings.utilities(counts, values)
        return tuple(values.tolist())

    def _outcome(self, counts: Array, ended: int) -> Outcome:
        utilities, reason = self._utilities(counts), endings.REASONS[ended]
        if not self.variant.is_contest:
            laid = (int(counts[layout.LAID]),) * self.seats
            return Outcome(laid, (1,) * self.seats, utilities, reason, lost=ended != endings.COMPLETE)
        ranks = ranks_by([endings.standing(counts, seat) for seat in range(self.seats)])
        return Outcome(self._scores(counts), ranks, utilities, reason)

    def _scores(self, counts: Array) -> tuple[int, ...]:
        """Points of a series, otherwise minus the missing stones."""
        if self.variant.games > 1:
            scores = counts[layout.TOTALS :]
        else:
            scores = counts[layout.LAID :] - self.variant.total
        return tuple(scores[: self.seats].tolist())

    def _pyramid_views(self, state: PyramidoState, boards: Array) -> tuple[PyramidView, ...]:
        ends = dead_ends(self.variant, state)
        return tuple(
            PyramidView(stones, fits(board), end.places, end.missing, end.can_complete)
            for stones, board, end in zip(state.laid, boards, ends, strict=True)
        )


def fits(board: Array) -> tuple[Fit, ...]:
    """Where stones may lie on a pyramid, and of which colours."""
    colours: dict[tuple[int, int, int], list[int]] = {}
    for level, masks in enumerate(board[FITS].tolist()):
        for colour, bits in enumerate(masks):
            for x, y in packing.squares(bits):
                colours.setdefault((level + 1, x, y), []).append(colour)
    return tuple(Fit(place, tuple(found)) for place, found in sorted(colours.items()))
