"""The rules of Tulum: roll, place, then stop or roll on."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

from baumeister.core import Batch, Chance, Decision, Ended, Odds, Outcome, Refusal, Rules, Symmetry, Turn
from baumeister.games.tulum import kernels, notation
from baumeister.games.tulum.checks import is_possible
from baumeister.games.tulum.fitting import fitting
from baumeister.games.tulum.moves import Move, PlaceBlock, Roll, RollOn, Stop
from baumeister.games.tulum.state import FULL, NUM_ROWS, PLACES, TulumState, bit, places
from baumeister.games.tulum.variant import OPTIONS, TulumVariant
from baumeister.games.tulum.view import TulumView
from baumeister.jit import Array
from baumeister.jit.random import new_rng

PLACE_BLOCKS = tuple(PlaceBlock(*place) for place in PLACES)
ENDINGS: tuple[Move, ...] = (RollOn(), Stop())
ACTIONS: tuple[Move, ...] = (*PLACE_BLOCKS, *ENDINGS)
ACTION_IDS = {move: number for number, move in enumerate(ACTIONS)}
BLOCK_BITS = tuple(bit(move.row, move.place) for move in PLACE_BLOCKS)


@cache
def roll_odds(num_dice: int) -> Odds[Roll]:
    """The exact multinomial odds of rolling so many dice."""
    weights = {}
    for rows in combinations_with_replacement(range(NUM_ROWS), num_dice):
        orders = factorial(num_dice) // prod(factorial(rows.count(row)) for row in range(NUM_ROWS))
        weights[Roll(rows)] = orders
    return Odds.from_weights(weights)


@cache
def mirrored(bits: int, num_rows: int = NUM_ROWS) -> int:
    """The mirror image of a board, of a smaller pyramid too."""
    return sum(bit(row, num_rows - 1 - row - place) for row, place in places(bits))


def solitaire_utility(turns: Any) -> Any:
    """Of one match or an array of them."""
    return 1 / (1 + turns / 10)


class TulumRules(Rules[TulumState, Move, Roll]):
    game = "tulum"
    version = 1
    options = OPTIONS
    state_type = TulumState
    view_type = TulumView
    move_types = (PlaceBlock, RollOn, Stop)
    draw_types = (Roll,)

    def __init__(self, variant: TulumVariant) -> None:
        super().__init__(variant)
        self.decline = variant.decline

    def start(self) -> TulumState:
        return TulumState(secured=(0,) * self.seats, seat=0)

    def turn(self, state: TulumState) -> Turn[Roll]:
        if state.dice:
            return Decision(state.seat)
        if state.is_over:
            return Ended(self._outcome(state))
        return Chance(roll_odds(state.num_dice), state.seat)

    def legal_moves(self, state: TulumState) -> tuple[Move, ...]:
        if not state.dice:
            return ()
        fits = fitting(state)
        return _blocks(fits) + ENDINGS if self._may_end_roll(state, fits) else _blocks(fits)

    def refusal(self, state: TulumState, move: Move) -> Refusal | None:
        if isinstance(move, PlaceBlock):
            return _refuse_block(state, move)
        fits = fitting(state)
        if self._may_end_roll(state, fits):
            return None
        because = "place-one-first" if self.decline else "die-still-fits"
        return Refusal("TUL-13i", because, at=tuple(sorted(places(fits))))

    def after_move(self, state: TulumState, move: Move) -> TulumState:
        match move:
            case PlaceBlock(row, place):
                return self._after_block(state, row, place)
            case RollOn():
                return TulumState(state.secured, state.seat, state.loose_bits, turns=state.turns)
            case Stop():
                return self._secure(state.secured, state.seat, state.loose_bits, state.turns)

    def after_draw(self, state: TulumState, draw: Roll) -> TulumState:
        rolled = TulumState(state.secured, state.seat, state.loose_bits, draw.rows, turns=state.turns)
        return rolled if fitting(rolled) else self._next_seat(state.secured, state.seat, state.turns)

    def view(self, state: TulumState) -> TulumView:
        carried = kernels.carried(state.board)
        num_colours = len({row for row, _ in places(carried)})
        return TulumView(
            seat=state.seat,
            boards=tuple(tuple(sorted(board)) for board in state.boards),
            loose=tuple(sorted(state.loose)),
            dice=state.dice,
            num_dice=state.num_dice,
            bust=Fraction(NUM_ROWS - num_colours, NUM_ROWS) ** state.num_dice,
            is_over=state.is_over,
        )

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
        return len(ACTIONS)

    def action_id(self, move: Move) -> int:
        return ACTION_IDS[move]

    def action(self, state: TulumState, action_id: int) -> Move:
        del state
        return ACTIONS[action_id]

    def is_possible(self, state: TulumState) -> bool:
        return is_possible(self.seats, state)

    def symmetries(self) -> tuple[Symmetry[TulumState, Move, Roll], ...]:
        return (Symmetry("mirror", _mirror_state, _mirror_move, lambda draw: draw),)

    def facts(self, state: TulumState) -> Mapping[str, float]:
        return {"turns": state.turns}

    def random_matches(self, num_matches: int, seed: int) -> Batch:
        out = np.zeros((num_matches, 4), dtype=np.int64)
        kernels.play_matches(self.seats, self.decline, new_rng(seed), out)
        shares = (out[:, :1] == np.arange(self.seats)).astype(float)
        utilities = solitaire_utility(out[:, 1:2]) if self.seats == 1 else shares
        reasons = np.zeros(num_matches, dtype=np.int64)
        facts = {"turns": out[:, 1]}
        return Batch(utilities, shares, out[:, 2], out[:, 3], reasons, ("pyramid-complete",), facts)

    def playout(self, state: TulumState, seed: int) -> Sequence[float]:
        if state.is_over:
            return self._utilities(state.seat, state.turns)
        game = self.pack(state)
        kernels.play_on(game, new_rng(seed), self.decline)
        return self._utilities(int(game[kernels.SEAT]), int(game[kernels.TURNS]))

    def pack(self, state: TulumState) -> Array:
        """The state as the kernels' array."""
        game = np.zeros(kernels.BOARDS + self.seats, dtype=np.int64)
        game[kernels.SEAT], game[kernels.LOOSE] = state.seat, state.loose_bits
        for row in state.dice:
            game[kernels.DICE + row] += 1
        game[kernels.PLACED], game[kernels.TURNS] = state.placed, state.turns
        game[kernels.BOARDS :] = state.secured
        return game

    def _may_end_roll(self, state: TulumState, fits: int) -> bool:
        return not fits or (self.decline and state.placed)

    def _after_block(self, state: TulumState, row: int, place: int) -> TulumState:
        loose = state.loose_bits | bit(row, place)
        at = state.dice.index(row)
        dice = state.dice[:at] + state.dice[at + 1 :]
        if not dice or state.secured[state.seat] | loose == FULL:
            return self._secure(state.secured, state.seat, loose, state.turns)
        return TulumState(state.secured, state.seat, loose, dice, True, state.turns)

    def _secure(self, secured: tuple[int, ...], seat: int, loose: int, turns: int) -> TulumState:
        board = secured[seat] | loose
        boards = (*secured[:seat], board, *secured[seat + 1 :])
        if board == FULL:
            return TulumState(boards, seat, turns=turns + 1)
        return self._next_seat(boards, seat, turns)

    def _next_seat(self, secured: tuple[int, ...], seat: int, turns: int) -> TulumState:
        return TulumState(secured, (seat + 1) % self.seats, turns=turns + 1)

    def _outcome(self, state: TulumState) -> Outcome:
        return Outcome(
            scores=tuple(board.bit_count() for board in state.secured),
            ranks=tuple(1 if seat == state.seat else 2 for seat in range(self.seats)),
            utilities=self._utilities(state.seat, state.turns),
            reason="pyramid-complete",
        )

    def _utilities(self, winner: int, turns: int) -> tuple[float, ...]:
        if self.seats == 1:
            return (solitaire_utility(turns),)
        return tuple(float(seat == winner) for seat in range(self.seats))


@cache
def _blocks(fits: int) -> tuple[Move, ...]:
    return tuple(move for move, block in zip(PLACE_BLOCKS, BLOCK_BITS, strict=True) if fits & block)


def _refuse_block(state: TulumState, move: PlaceBlock) -> Refusal | None:
    at = (move.row, move.place)
    if move not in ACTION_IDS:
        return Refusal("TUL-01i", "no-such-place", at=(at,))
    if fitting(state) & bit(*at):
        return None
    if move.row not in state.dice:
        return Refusal("TUL-06", "no-die-of-this-colour", at=(at,))
    if state.board & bit(*at):
        return Refusal("TUL-06", "place-taken", at=(at,))
    below = {(move.row - 1, move.place), (move.row - 1, move.place + 1)}
    return Refusal("TUL-07", "block-not-carried", at=tuple(sorted(below - places(state.board))))


def _mirror_state(state: TulumState) -> TulumState:
    secured = tuple(mirrored(board) for board in state.secured)
    return TulumState(secured, state.seat, mirrored(state.loose_bits), state.dice, state.placed, state.turns)


def _mirror_move(move: Move) -> Move:
    match move:
        case PlaceBlock(row, place):
            return PlaceBlock(row, NUM_ROWS - 1 - row - place)
        case _:
            return move
