"""The rules of Tulum: roll, place, then stop or roll on."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from baumeister.core import Batch, Chance, Decision, Ended, Odds, Refusal, Rules, Symmetry, Turn
from baumeister.games.tulum import kernels, notation, observation
from baumeister.games.tulum.checks import is_possible
from baumeister.games.tulum.endings import REASONS, outcome_of, utilities, utilities_of
from baumeister.games.tulum.fitting import fitting, may_end_roll
from baumeister.games.tulum.moves import Move, PlaceBlock, Roll, RollOn, Stop
from baumeister.games.tulum.refusals import refuse
from baumeister.games.tulum.rows import TulumRows
from baumeister.games.tulum.state import FULL, NUM_DICE, NUM_ROWS, PLACES, Place, TulumState, bit
from baumeister.games.tulum.symmetry import symmetries
from baumeister.games.tulum.variant import OPTIONS, VERSION, TulumVariant
from baumeister.games.tulum.view import TulumView, view_of
from baumeister.jit import Array
from baumeister.jit.random import new_rng

PLACE_BLOCKS = tuple(PlaceBlock(*place) for place in PLACES)
ENDINGS: tuple[Move, ...] = (RollOn(), Stop())
ACTIONS: tuple[Move, ...] = (*PLACE_BLOCKS, *ENDINGS)
ACTION_IDS = {move: number for number, move in enumerate(ACTIONS)}
BLOCK_BITS = tuple(bit(move.row, move.place) for move in PLACE_BLOCKS)
NO_IDS = np.zeros(0, dtype=np.int64)


@cache
def roll_odds(num_dice: int) -> Odds[Roll]:
    """The exact multinomial odds of rolling so many dice."""
    weights = {}
    for rows in combinations_with_replacement(range(NUM_ROWS), num_dice):
        orders = factorial(num_dice) // prod(factorial(rows.count(row)) for row in range(NUM_ROWS))
        weights[Roll(rows)] = orders
    return Odds.from_weights(weights)


class TulumRules(Rules[TulumState, Move, Roll]):
    game = "tulum"
    version = VERSION
    options = OPTIONS
    state_type = TulumState
    view_type = TulumView
    move_types = (PlaceBlock, RollOn, Stop)
    draw_types = (Roll,)
    notation = notation
    variant: TulumVariant

    def start(self) -> TulumState:
        return TulumState(secured=(0,) * self.seats, seat=0)

    def turn(self, state: TulumState) -> Turn[Roll]:
        if state.dice:
            return Decision(state.seat)
        if state.is_over:
            return Ended(outcome_of(state))
        return Chance(roll_odds(state.num_dice), state.seat)

    def legal_moves(self, state: TulumState) -> tuple[Move, ...]:
        if not state.dice:
            return ()
        fits = fitting(state)
        return _blocks(fits) + ENDINGS if may_end_roll(self.variant, state, fits) else _blocks(fits)

    def refusal(self, state: TulumState, move: Move) -> Refusal | None:
        return refuse(self.variant, state, move)

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
        return view_of(state)

    @property
    def num_actions(self) -> int:
        return len(ACTIONS)

    def action_id(self, move: Move) -> int:
        return ACTION_IDS[move]

    def _action(self, state: TulumState, action_id: int) -> Move:
        del state
        return ACTIONS[action_id]

    def legal_action_ids(self, state: TulumState) -> Array:
        if not state.dice:
            return NO_IDS
        fits = fitting(state)
        return legal_ids(fits, may_end_roll(self.variant, state, fits))

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return observation.shape(self.seats)

    def _observe(self, state: TulumState, seat: int) -> Array:
        planes = np.empty(self.observation_shape, dtype=np.uint8)
        observation.observe(self.pack(state), seat, observation.words(planes))
        return planes

    @property
    def max_draws(self) -> int:
        return len(roll_odds(NUM_DICE))

    def rows(self, num_rows: int) -> TulumRows:
        return TulumRows(self, num_rows)

    @property
    def can_be_lost(self) -> bool:
        return False  # alone it only takes longer

    def is_possible(self, state: TulumState) -> bool:
        return is_possible(self.variant, state)

    def symmetries(self) -> tuple[Symmetry[TulumState, Move, Roll], ...]:
        return symmetries(self.variant)

    def built(self, state: TulumState) -> tuple[Place, ...]:
        return tuple(sorted(place for board in state.boards for place in board))

    def facts(self, state: TulumState) -> Mapping[str, float]:
        return {"turns": state.turns}

    def random_matches(self, num_matches: int, seed: int) -> Batch:
        out = np.zeros((num_matches, 4), dtype=np.int64)
        kernels.play_matches(self.seats, self.variant.decline, new_rng(seed), out)
        shares = (out[:, :1] == np.arange(self.seats)).astype(float)
        values = utilities_of(self.seats, out[:, 0], out[:, 1])
        reasons = np.zeros(num_matches, dtype=np.int64)
        facts = {"turns": out[:, 1]}
        return Batch(values, shares, out[:, 2], out[:, 3], reasons, REASONS, facts)

    def playout(self, state: TulumState, seed: int) -> Sequence[float]:
        if state.is_over:
            return utilities(self.seats, state.seat, state.turns)
        game = self.pack(state)
        kernels.play_on(game, new_rng(seed), self.variant.decline)
        return utilities(self.seats, int(game[kernels.SEAT]), int(game[kernels.TURNS]))

    def pack(self, state: TulumState) -> Array:
        """The state as the kernels' array."""
        game = np.zeros(kernels.BOARDS + self.seats, dtype=np.int64)
        game[kernels.SEAT], game[kernels.LOOSE] = state.seat, state.loose_bits
        for row in state.dice:
            game[kernels.DICE] += bit(row, 0)
        game[kernels.PLACED], game[kernels.TURNS] = state.placed, state.turns
        game[kernels.BOARDS :] = state.secured
        return game

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


@cache
def _blocks(fits: int) -> tuple[Move, ...]:
    return tuple(move for move, block in zip(PLACE_BLOCKS, BLOCK_BITS, strict=True) if fits & block)


@cache
def legal_ids(fits: int, may_end: bool) -> Array:
    """Action ids of the blocks that fit, and of ending the roll if that is allowed; not to be written to."""
    moves = _blocks(fits) + ENDINGS if may_end else _blocks(fits)
    ids = np.array([ACTION_IDS[move] for move in moves], dtype=np.int64)
    ids.flags.writeable = False
    return ids
