"""How a match of Rumis ends: scores, ranks and why; and the same for kernels, which are compared with it."""

from baumeister.core import Outcome, ranks_by, shared_win
from baumeister.games.rumis.kernels import height_at, score
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.tables import (
    CONTEST,
    HEAD,
    KIND,
    MAX_HEIGHT,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_SEATS,
    OPEN,
)
from baumeister.games.rumis.variant import RumisVariant
from baumeister.jit import Array, njit_lean
from baumeister.jit.words import num_bits, number

NOBODY_CAN_PLACE, CUBE_COMPLETE, CUBE_STUCK = range(3)
REASONS = ("nobody-can-place", "cube-complete", "cube-stuck")


def outcome_of(variant: RumisVariant, state: RumisState) -> Outcome:
    if not variant.is_cube:
        scores = seat_scores(variant, state)
        ranks = ranks_by(scores)
        return Outcome(scores, ranks, shared_win(ranks), REASONS[NOBODY_CAN_PLACE])
    built = len(state.cubes)
    lost = built < variant.num_cubes
    reason = REASONS[CUBE_STUCK if lost else CUBE_COMPLETE]
    return Outcome((built,), (1,), (cube_utility(built, variant.num_cubes),), reason, lost=lost)


def seat_scores(variant: RumisVariant, state: RumisState) -> tuple[int, ...]:
    """Of each seat the score of its best colour (RUM-12)."""
    scores = state.scores[: variant.num_colours]
    return tuple(max(scores[seat :: variant.seats]) for seat in range(variant.seats))


@njit_lean
def cube_utility(built: int, total: int) -> float:
    """1 for a full cube, else what is built counts nine tenths."""
    return 1.0 if built == total else 0.9 * built / total


@njit_lean
def num_cubes(state: Array, plan: Array) -> int:
    """The cubes that lie."""
    built = 0
    for cell in range(number(plan[HEAD, NUM_CELLS])):
        built += height_at(state, cell)
    return built


@njit_lean
def seat_score(state: Array, plan: Array, seat: int) -> int:
    """As `seat_scores`, of one seat."""
    num_seats, num_colours = number(plan[HEAD, NUM_SEATS]), number(plan[HEAD, NUM_COLOURS])
    best = score(state, seat)
    for colour in range(seat + num_seats, num_colours, num_seats):
        best = max(best, score(state, colour))
    return best


@njit_lean
def utilities(state: Array, plan: Array, out: Array) -> None:
    """Write the utility of each seat at the end. out: float64 (seats,)."""
    if plan[HEAD, KIND] != CONTEST:
        total = 0
        for z in range(MAX_HEIGHT):
            total += num_bits(plan[OPEN, z])
        out[0] = cube_utility(num_cubes(state, plan), total)
        return
    num_seats = number(plan[HEAD, NUM_SEATS])
    best, winners = seat_score(state, plan, 0), 0
    for seat in range(num_seats):
        best = max(best, seat_score(state, plan, seat))
    for seat in range(num_seats):
        winners += seat_score(state, plan, seat) == best
    for seat in range(num_seats):
        out[seat] = 1.0 / winners if seat_score(state, plan, seat) == best else 0.0


@njit_lean
def write_utilities(ends: Array, plan: Array, out: Array) -> None:
    """The utilities of many ends. ends: uint64 (matches, STATE_SIZE) · out: float64 (matches, seats)."""
    for index in range(ends.shape[0]):
        utilities(ends[index], plan, out[index])
