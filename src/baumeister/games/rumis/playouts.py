"""Whole random matches inside a kernel: a uniform move by rejection, or from the full list.

Sampling tries random places first and falls back on the list; it stays exact, since every legal
placement is as likely as any other in both.
"""

import numpy as np

from baumeister.games.rumis.kernels import (
    COLOUR_BITS,
    LEFT,
    MAX_CODES,
    MOVER,
    NO_CODE,
    NOBODY,
    ONE,
    ORIENTATION_BITS,
    OUT,
    begin,
    height_at,
    lay,
    list_colour,
    list_placements,
    needs,
    num_bits,
    number,
    place,
    rests,
    touches,
)
from baumeister.games.rumis.stones import NUM_STONES
from baumeister.games.rumis.tables import (
    ALL_STONES,
    CONTEST,
    HEAD,
    KIND,
    LOWEST,
    NUM_CELLS,
    NUM_COLOURS,
    STONE,
)
from baumeister.jit import Array, njit
from baumeister.jit.random import LOW_32, U32, below, next_u64

NUM_TRIES = 100


# For each set of stones, the orientations of its stones first, and how many they are.
_HAS_STONE = np.arange(ALL_STONES + 1)[:, None] >> STONE & 1
NUM_BY_SET = _HAS_STONE.sum(axis=1).astype(np.uint64)
BY_SET = np.argsort(1 - _HAS_STONE, axis=1, kind="stable").astype(np.uint8)


@njit
def sample_colour(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> int:
    """A uniformly random placement of a colour, or NO_CODE. codes: scratch, int64 (MAX_CODES,).

    Most tries fail, so the cheap tests stand here and not behind a call.
    """
    touch, on_ground = needs(state, plan, colour)
    num_cells = plan[HEAD, NUM_CELLS]
    left = state[LEFT + colour]
    num_left = NUM_BY_SET[left]
    if not left:
        return NO_CODE
    for _ in range(NUM_TRIES):
        bits = next_u64(rng)
        orientation = number(BY_SET[left, ((bits & LOW_32) * num_left) >> U32])
        cell = number(((bits >> U32) * num_cells) >> U32)
        z = height_at(state, cell)
        if not (plan[orientation, z] >> np.uint64(cell)) & ONE or (on_ground and z + LOWEST[orientation]):
            continue
        if rests(state, plan, orientation, cell, z) and touches(state, plan, orientation, cell, z, touch):
            return (colour << COLOUR_BITS) | (orientation << ORIENTATION_BITS) | cell
    return sample_listed(state, plan, colour, rng, codes)


@njit
def sample_listed(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> int:
    """As `sample_colour`, from the full list."""
    num_codes = list_colour(state, plan, colour, codes, 0)
    if num_codes == 0:
        return NO_CODE
    return codes[below(rng, num_codes)]  # type: ignore[no-any-return]  # an array has no item type


@njit
def skip(state: Array, plan: Array, colour: int) -> None:
    """The colour to move cannot place: it is out, or the ruin is done, and the next is to try."""
    num_colours = number(plan[HEAD, NUM_COLOURS])
    if colour < num_colours:
        state[OUT] |= ONE << np.uint64(colour)
    step_on(state, plan, colour)


@njit
def step_on(state: Array, plan: Array, colour: int) -> None:
    """The next colour that is not out is to try; unlike `pass_on` it may find that it cannot place."""
    num_colours = number(plan[HEAD, NUM_COLOURS])
    for _ in range(num_colours):
        colour = 0 if colour >= num_colours - 1 else colour + 1
        if not (state[OUT] >> np.uint64(colour)) & ONE:
            state[MOVER] = np.uint64(colour)
            return
    state[MOVER] = np.uint64(NOBODY)


@njit
def finish(state: Array, plan: Array, rng: Array, codes: Array, from_list: bool) -> None:
    """Play a match to its end, every placement equally likely."""
    if plan[HEAD, KIND] != CONTEST:
        finish_cube(state, plan, rng, codes)
        return
    num_colours = number(plan[HEAD, NUM_COLOURS])
    while state[MOVER] != np.uint64(NOBODY):
        colour = number(state[MOVER])
        if from_list:
            code = sample_listed(state, plan, colour, rng, codes)
        else:
            code = sample_colour(state, plan, colour, rng, codes)
        if code == NO_CODE:
            skip(state, plan, colour)
            continue
        lay(state, plan, code)
        if colour < num_colours:
            step_on(state, plan, colour)


@njit
def finish_cube(state: Array, plan: Array, rng: Array, codes: Array) -> None:
    """Build at a cube until nothing fits."""
    while state[MOVER] != np.uint64(NOBODY):
        num_codes = list_placements(state, plan, codes)
        place(state, plan, codes[below(rng, num_codes)])


@njit
def play_matches(plan: Array, rng: Array, from_list: bool, out: Array) -> None:
    """Play a random match from the start for each row of out: uint64 (matches, STATE_SIZE), its end."""
    codes = np.empty(MAX_CODES, np.int64)
    for index in range(out.shape[0]):
        begin(out[index], plan)
        finish(out[index], plan, rng, codes, from_list)


@njit
def num_ruin_stones(ends: Array, plan: Array) -> Array:
    """The stones of the ruin that lie, int64 (matches,). ends: uint64 (matches, STATE_SIZE)."""
    found = np.empty(ends.shape[0], np.int64)
    for index in range(ends.shape[0]):
        found[index] = NUM_STONES - num_bits(ends[index, LEFT + number(plan[HEAD, NUM_COLOURS])])
    return found
