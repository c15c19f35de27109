"""Whole random matches inside a kernel: a uniform move by rejection, or from the full list.

Sampling tries random places first and falls back on the list; it stays exact, since every legal
placement is as likely as any other in both.
"""

import numpy as np

from baumeister.games.rumis.kernels import (
    AT,
    COLOUR_BITS,
    HEIGHT_MASK,
    HEIGHTS,
    LEFT,
    MAX_CODES,
    MOVER,
    NO_CODE,
    NOBODY,
    ORIENTATION_BITS,
    OUT,
    ZERO,
    begin,
    count_found,
    find_places,
    first_touch,
    lay,
    list_colour,
    list_placements,
    needs,
    nth_found,
    place,
)
from baumeister.games.rumis.stones import NUM_STONES
from baumeister.games.rumis.tables import (
    BY_SET,
    CONTEST,
    CUBE_LEVEL,
    CUBE_SHIFT,
    HEAD,
    KIND,
    LOWEST,
    MAX_COLUMNS,
    NUM_BY_SET,
    NUM_CELLS,
    NUM_COLOURS,
    RESTS,
)
from baumeister.jit import Array, njit, njit_lean
from baumeister.jit.lanes import NUM_LANES
from baumeister.jit.random import GOLDEN, LOW_32, U32, below, mixed
from baumeister.jit.words import ONE, num_bits, number

#: tries before a colour first looks at its list, by how many others had to: then there is little room for all
NUM_TRIES = np.array([150, 100, 60, 40], dtype=np.int64)
TRIES_AGAIN = 40  # before it looks at it once more, unless there was hardly anything on it
U2, U4, U8, U15, U63 = np.uint64(2), np.uint64(4), np.uint64(8), np.uint64(15), np.uint64(63)
U_HEIGHTS = np.uint64(HEIGHTS)


@njit_lean
def sample_colour(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> int:
    """A uniformly random placement of a colour, or NO_CODE. codes: scratch, int64 (MAX_CODES,)."""
    code = try_colour(state, plan, colour, rng, NUM_TRIES[0])
    return sample_found(state, plan, colour, rng, codes)[0] if code == NO_CODE else code


@njit_lean
def try_colour(state: Array, plan: Array, colour: int, rng: Array, num_tries: int) -> int:
    """A placement of a colour, all equally likely, or NO_CODE if so many tries found none.

    Nearly all tries fail, so a try is one test without branches for whether the stone rests (its first
    column always does), and only then one for whether it touches.
    """
    touch, on_ground = needs(state, plan, colour)
    num_cells, level = plan[HEAD, NUM_CELLS], first_touch(touch)
    left = state[LEFT + colour]
    num_left = NUM_BY_SET[left]
    if not left:
        return NO_CODE
    stream = rng[0]
    for _ in range(num_tries):
        stream += GOLDEN
        bits = mixed(stream)
        orientation = BY_SET[left, ((bits & LOW_32) * num_left) >> U32]
        cell = ((bits >> U32) * num_cells) >> U32
        z = (state[U_HEIGHTS + (cell >> U4)] >> ((cell & U15) << U2)) & HEIGHT_MASK
        rest = plan[orientation, z] >> cell
        for k in range(1, MAX_COLUMNS):
            column = plan[orientation, RESTS + k]
            rest &= state[z + (column >> U8)] >> ((cell + column) & U63)
        if not rest & ONE or (on_ground and number(z) + LOWEST[orientation]):
            continue
        near = ZERO
        for cube in range(MAX_COLUMNS):
            shift = cell + plan[orientation, CUBE_SHIFT[orientation, cube]]
            near |= state[level + z + CUBE_LEVEL[orientation, cube]] >> shift
        if near & ONE:
            rng[0] = stream
            return (colour << COLOUR_BITS) | (number(orientation) << ORIENTATION_BITS) | number(cell)
    rng[0] = stream
    return NO_CODE


@njit_lean
def sample_found(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> tuple[int, int]:
    """As `sample_listed`, but nothing is listed: what was found is counted, and one of it told."""
    touch, on_ground = needs(state, plan, colour)
    if state[AT + NUM_LANES]:  # higher than is found at a time
        return sample_listed(state, plan, colour, rng, codes)
    num_found = find_places(state, plan, colour, touch, on_ground, codes, ZERO)
    if num_found == 0:
        return NO_CODE, 0
    num_codes = count_found(codes, num_found)
    return nth_found(colour, codes, num_found, number(below(rng, num_codes))), num_codes


@njit_lean
def sample_listed(state: Array, plan: Array, colour: int, rng: Array, codes: Array) -> tuple[int, int]:
    """As `sample_colour`, from the full list, and how many placements are on it."""
    num_codes = list_colour(state, plan, colour, codes, 0)
    if num_codes == 0:
        return NO_CODE, 0
    return codes[below(rng, num_codes)], num_codes


@njit_lean
def skip(state: Array, plan: Array, colour: int) -> None:
    """The colour to move cannot place: it is out, or the ruin is done, and the next is to try."""
    num_colours = number(plan[HEAD, NUM_COLOURS])
    if colour < num_colours:
        state[OUT] |= ONE << np.uint64(colour)
    step_on(state, plan, colour)


@njit_lean
def step_on(state: Array, plan: Array, colour: int) -> None:
    """The next colour that is not out is to try; unlike `pass_on` it may find that it cannot place."""
    num_colours = number(plan[HEAD, NUM_COLOURS])
    for _ in range(num_colours):
        colour = 0 if colour >= num_colours - 1 else colour + 1
        if not (state[OUT] >> np.uint64(colour)) & ONE:
            state[MOVER] = np.uint64(colour)
            return
    state[MOVER] = np.uint64(NOBODY)


@njit_lean
def finish(state: Array, plan: Array, rng: Array, codes: Array, from_list: bool) -> None:
    """Play a match to its end, every placement equally likely."""
    if plan[HEAD, KIND] != CONTEST:
        finish_cube(state, plan, rng, codes)
        return
    num_colours = number(plan[HEAD, NUM_COLOURS])
    looked = poor = ZERO  # a bit for each colour that had to look at its list · and found hardly anything
    while state[MOVER] != np.uint64(NOBODY):
        colour = number(state[MOVER])
        if from_list:
            code, _ = sample_listed(state, plan, colour, rng, codes)
        else:
            here = ONE << np.uint64(colour)
            code = NO_CODE
            if not poor & here:
                num_tries = TRIES_AGAIN if looked & here else NUM_TRIES[num_bits(looked)]
                code = try_colour(state, plan, colour, rng, num_tries)
            if code == NO_CODE:
                looked |= here
                code, num_codes = sample_found(state, plan, colour, rng, codes)
                if 2 * num_codes < number(NUM_BY_SET[state[LEFT + colour]]):
                    poor |= here
        if code == NO_CODE:
            skip(state, plan, colour)
            continue
        lay(state, plan, code)
        if colour < num_colours:
            step_on(state, plan, colour)


@njit_lean
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
