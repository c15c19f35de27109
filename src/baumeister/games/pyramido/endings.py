"""How a match of Pyramido stands and ends; arrays as in layout.py."""

import numpy as np

from baumeister.core import Outcome, ranks_by
from baumeister.games.pyramido.fitting import FITS, U0
from baumeister.games.pyramido.layout import (
    BAG,
    BASE,
    CONTEST,
    FINISHER,
    FIRST,
    GAME,
    GAMES,
    HELD,
    IDLE,
    LAID,
    NOBODY,
    PER_COLOUR,
    SEAT,
    SEATS,
    TOTAL,
    TOTALS,
)
from baumeister.games.pyramido.state import NUM_COLOURS
from baumeister.games.pyramido.variant import PyramidoVariant
from baumeister.jit import Array, njit

RUNNING, COMPLETE, TOO_FEW, NOBODY_BUILDS, NOTHING_FITS, FEWEST_MISSING, SERIES_OVER = range(7)
REASONS = (
    "running",
    "pyramid-complete",
    "too-few-stones",
    "nobody-builds",
    "nothing-fits",
    "fewest-missing",
    "series-over",
)


def max_events(variant: PyramidoVariant) -> int:
    """More events than any match has.

    A stone is drawn, and stored, built, exchanged or cleared away, at most three events. Of turns in which
    none of that happens a few end a match, or clear a quarry, and others stand between two that do it.
    """
    num_stones = NUM_COLOURS * variant.per_colour
    most_idle = variant.seats if variant.is_contest else 2 * variant.seats + 1
    return variant.games * (num_stones + (1 + most_idle) * (2 * num_stones + 1))


@njit
def num_stones(counts: Array, start: int) -> int:
    total = 0
    for colour in range(NUM_COLOURS):
        total += counts[start + colour]
    return total


@njit
def num_missing(counts: Array) -> int:
    """Stones still to be built, on all pyramids."""
    missing = 0
    for pyramid in range(counts[SEATS] if counts[CONTEST] else 1):
        missing += counts[TOTAL] - counts[LAID + pyramid]
    return missing


@njit
def num_out(counts: Array) -> int:
    """Stones put out of the game: exchanged, or left in a quarry that all passed by."""
    out = NUM_COLOURS * counts[PER_COLOUR]
    for at in range(SEAT):
        out -= counts[at]
    return int(out)


@njit
def has_fitting(boards: Array, counts: Array) -> bool:
    """Some held stone fits the common pyramid."""
    for colour in range(NUM_COLOURS):
        fits = U0
        for level in range(counts[BASE]):
            fits |= boards[0, FITS, level, colour]
        for seat in range(counts[SEATS]):
            if fits and counts[HELD + NUM_COLOURS * seat + colour]:
                return True
    return False


@njit
def together_verdict(boards: Array, counts: Array) -> int:
    """Won, lost and why, or running, of a cooperative or solo match (PYR-14, PYR-15i)."""
    missing = counts[TOTAL] - counts[LAID]
    if missing == 0:
        return COMPLETE
    bag, held, holding = num_stones(counts, BAG), 0, 0
    for seat in range(counts[SEATS]):
        hand = num_stones(counts, HELD + NUM_COLOURS * seat)
        held += hand
        holding += hand > 0
    if bag + held < missing:
        return TOO_FEW
    if counts[IDLE] > 0 and counts[IDLE] >= 2 * holding:
        return NOBODY_BUILDS
    return NOTHING_FITS if bag == 0 and not has_fitting(boards, counts) else RUNNING


@njit
def contest_verdict(counts: Array) -> int:
    """How a contest has ended, or that it is running (PYR-23i, PYR-24, PYR-25)."""
    if counts[GAME] < counts[GAMES] - 1:
        return RUNNING
    all_passed = counts[IDLE] == counts[SEATS]
    if counts[GAMES] > 1:
        round_over = counts[FINISHER] != NOBODY and counts[SEAT] == counts[FIRST]
        return SERIES_OVER if all_passed or round_over else RUNNING
    if counts[FINISHER] != NOBODY:
        return COMPLETE
    return FEWEST_MISSING if all_passed else RUNNING


@njit
def verdict(boards: Array, counts: Array) -> int:
    if counts[SEAT] == NOBODY:
        return RUNNING
    return contest_verdict(counts) if counts[CONTEST] else together_verdict(boards, counts)


@njit
def standing(counts: Array, seat: int) -> int:
    """A number that is greatest for the winner of a contest (PYR-24: of equals, the one who sits later)."""
    if counts[GAMES] > 1:
        return int(counts[TOTALS + seat])
    later = (seat - counts[FIRST]) % counts[SEATS]
    return int(counts[LAID + seat] - counts[TOTAL]) * 4 + int(later)


@njit
def utilities(counts: Array, out: Array) -> None:
    """Write the utility of each seat at the end. out: float64 (seats,)."""
    if not counts[CONTEST]:
        complete = counts[LAID] == counts[TOTAL]
        out[:] = 1.0 if complete else 0.9 * counts[LAID] / counts[TOTAL]
        return
    best, winners = standing(counts, 0), 0
    for seat in range(counts[SEATS]):
        best = max(best, standing(counts, seat))
    for seat in range(counts[SEATS]):
        winners += standing(counts, seat) == best
    for seat in range(counts[SEATS]):
        out[seat] = 1.0 / winners if standing(counts, seat) == best else 0.0


def utilities_of(variant: PyramidoVariant, counts: Array) -> tuple[float, ...]:
    values = np.zeros(variant.seats)
    utilities(counts, values)
    return tuple(values.tolist())


def outcome_of(variant: PyramidoVariant, counts: Array, ended: int) -> Outcome:
    """How a match has ended; `ended`: its verdict."""
    values, reason = utilities_of(variant, counts), REASONS[ended]
    if not variant.is_contest:
        laid = (int(counts[LAID]),) * variant.seats
        return Outcome(laid, (1,) * variant.seats, values, reason, lost=ended != COMPLETE)
    ranks = ranks_by([standing(counts, seat) for seat in range(variant.seats)])
    return Outcome(_contest_scores(variant, counts), ranks, values, reason)


def _contest_scores(variant: PyramidoVariant, counts: Array) -> tuple[int, ...]:
    """Points of a series, otherwise minus the missing stones."""
    scores = counts[TOTALS:] if variant.games > 1 else counts[LAID:] - variant.total
    return tuple(scores[: variant.seats].tolist())
