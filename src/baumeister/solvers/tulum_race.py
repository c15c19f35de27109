"""Tulum taken for a race, for any number of seats: nearly right, and at once.

Every seat is taken to play the solved solitaire from now on, so how many turns it still needs has known odds,
independent of the others; only the present turn is played for the best chance in that race.
"""

from functools import cache

import numpy as np

from baumeister.jit import Array
from baumeister.solvers.tulum_solitaire import turn_ends

MOST_TURNS = 120


@cache
def odds_to_be_done(decline: bool) -> Array:
    """float64 (MOST_TURNS + 1, shapes): the odds that a pyramid is complete within so many turns."""
    ends = turn_ends(decline)
    done = np.zeros((MOST_TURNS + 1, len(ends)))
    done[0, -1] = 1.0
    for number in range(1, MOST_TURNS + 1):
        done[number] = ends @ done[number - 1]
    return done


def race_chances(decline: bool, others: tuple[int, ...]) -> Array:
    """Chances after a turn that ends on each shape: float64 (shapes, seats), the mover's in the first column.

    others: the shapes of the seats that come now, before the mover's next turn.
    """
    done = odds_to_be_done(decline)
    to_go = 1.0 - done
    runners = [to_go[:, [other]] for other in others] + [to_go]  # (turns, 1) each, the mover (turns, shapes)
    chances = [_first_chances(runners, place) for place in range(len(runners))]
    table = np.stack([chances[-1], *chances[:-1]], axis=1)
    table[-1] = 0.0
    table[-1, 0] = 1.0
    found: Array = table / table.sum(axis=1, keepdims=True)
    return found


def _first_chances(runners: list[Array], place: int) -> Array:
    """The chances of one runner to be done first, those before it in the order of turns being asked first."""
    arrives = runners[place][:-1] - runners[place][1:]
    for other, to_go in enumerate(runners):
        if other != place:
            arrives = arrives * (to_go[1:] if other < place else to_go[:-1])
    total: Array = np.broadcast_to(arrives.sum(axis=0), runners[-1].shape[1:])
    return total
