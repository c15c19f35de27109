"""The rules as kernels over one state array: what may be placed, placing it, whose turn, the score.

A placement is one number, its code: colour, orientation and the ground cell of the anchor column; its
height follows from the building.
"""

from typing import Any

import numpy as np

from baumeister.games.rumis import tables
from baumeister.games.rumis.stones import NUM_ORIENTATIONS, NUM_STONES
from baumeister.games.rumis.tables import BELOW, HEAD, MAX_COLOURS, MAX_HEIGHT, NUM_COLOURS
from baumeister.jit import Array, njit_lean
from baumeister.jit.lanes import NUM_LANES, both, eight, either, is_any, put
from baumeister.jit.words import ONE, lowest_bit, num_bits, number

# A state is uint64 (STATE_SIZE,):
LEVELS = MAX_HEIGHT + 1
AT = BELOW  # AT + z: the cells exactly z high that may grow; none at z = −3 … −1 and above the levels
TOUCH = AT + 2 * NUM_LANES  # TOUCH + row · LEVELS + z: the cells where a cube at height z would touch …
ANY, FREE = MAX_COLOURS, MAX_COLOURS + 1  # … a colour (rows 0–3), any stone (ANY); FREE is all ones
TOP = TOUCH + (FREE + 1) * LEVELS  # TOP + colour: the cells where this colour is seen from above
LEFT = TOP + MAX_COLOURS  # LEFT + colour: a bit for each stone not yet laid
HEIGHTS = LEFT + MAX_COLOURS  # the heights again, four bits a cell, sixteen cells a word
MOVER = HEIGHTS + 4  # the colour to move, or
OUT = MOVER + 1  # a bit for each colour that is out
NUM_LAID = OUT + 1
STATE_SIZE = NUM_LAID + 1
ANYONE, NOBODY = 6, 7  # as MOVER: the player picks the colour · the match is over

# A code is colour << 13 | orientation << 6 | cell.
COLOUR_BITS, ORIENTATION_BITS = 13, 6
CELL_MASK = (1 << ORIENTATION_BITS) - 1
ORIENTATION_MASK = (1 << (COLOUR_BITS - ORIENTATION_BITS)) - 1
MAX_CODES = 1 << 14
# The last entries of an array of codes are for the listing itself: places by height, and orientations.
SCRATCH = (NUM_LANES + 1) * NUM_ORIENTATIONS
NO_CODE = -1

# The height of a cell is in word cell >> WORD_BITS, from bit (cell & IN_WORD) << HEIGHT_BITS on.
WORD_BITS, IN_WORD, HEIGHT_BITS = 4, 15, 2
ZERO, HEIGHT_MASK = np.uint64(0), np.uint64(15)
ALL_ONES = np.uint64(0xFFFFFFFFFFFFFFFF)
U_AT, U_WIDTH, U_LANES = np.uint64(AT), np.uint64(tables.PLAN_WIDTH), np.uint64(NUM_LANES)


@njit_lean
def height_at(state: Array, cell: int) -> int:
    """How high the building is on a cell."""
    word = state[HEIGHTS + (cell >> WORD_BITS)]
    return number((word >> np.uint64((cell & IN_WORD) << HEIGHT_BITS)) & HEIGHT_MASK)


@njit_lean
def clear(state: Array, plan: Array) -> None:
    """Make `state` the empty ground before the first turn is settled."""
    state[:] = ZERO
    state[AT] = plan[tables.OPEN, 0]
    state[TOUCH + FREE * LEVELS : TOUCH + (FREE + 1) * LEVELS] = ALL_ONES
    num_sets = plan[HEAD, NUM_COLOURS] + plan[HEAD, tables.HAS_RUIN]
    for colour in range(num_sets):
        state[LEFT + colour] = np.uint64(tables.ALL_STONES)


@njit_lean
def begin(state: Array, plan: Array) -> None:
    """Make `state` the start of a match."""
    clear(state, plan)
    if plan[HEAD, tables.KIND] == tables.ANY_COLOUR:
        state[MOVER] = np.uint64(ANYONE)
    elif plan[HEAD, tables.HAS_RUIN]:
        state[MOVER] = plan[HEAD, NUM_COLOURS]


@njit_lean
def needs(state: Array, plan: Array, colour: int) -> tuple[int, bool]:
    """What a colour's next stone must touch, as a TOUCH row, and whether it must stand on the ground."""
    if not plan[HEAD, tables.HAS_CONTACT] or state[NUM_LAID] == ZERO:
        return FREE, False
    if state[LEFT + colour] != np.uint64(tables.ALL_STONES):
        return colour, False
    if not plan[HEAD, tables.HAS_RUIN]:
        return ANY, True
    # RUM-14i: beside a ruin the match begins as usual; if no place on the ground is left, touching is enough.
    touch = ANY if has_begun(state, plan) else FREE
    if can_place_by(state, plan, colour, touch, True):
        return touch, True
    return ANY, False


@njit_lean
def has_begun(state: Array, plan: Array) -> bool:
    """Whether a stone lies that is not the ruin's."""
    num_ruin = NUM_STONES - num_bits(state[LEFT + number(plan[HEAD, NUM_COLOURS])])
    return number(state[NUM_LAID]) > num_ruin


@njit_lean
def first_touch(touch: int) -> Any:
    """Where in a state a TOUCH row begins for a cube BELOW the ground."""
    return np.uint64(TOUCH - BELOW + touch * LEVELS)


@njit_lean
def resting(state: Array, plan: Array, orientation: Any, lowest: Any) -> Any:
    """Where a stone held so rests, for eight heights of its anchor column from `lowest` on.

    All heights at once and no branch: this and `touching` are where the time goes.
    """
    found = both(eight(state, U_AT + lowest, ZERO), eight(plan, orientation * U_WIDTH + lowest, ZERO))
    for k in range(1, tables.MAX_COLUMNS):
        below = lowest + tables.RESTS_ON[orientation, k]
        found = both(found, eight(state, below, plan[orientation, tables.SHIFT + k]))
    return found


@njit_lean
def touching(state: Array, plan: Array, orientation: Any, level: Any, on_ground: bool, lowest: Any) -> Any:
    """Likewise where it touches what it must, whose `first_touch` is `level`."""
    level += lowest
    near = eight(state, level + tables.CUBE_LEVEL[orientation, 0], ZERO)
    for cube in range(1, tables.MAX_COLUMNS):
        shift = plan[orientation, tables.CUBE_SHIFT[orientation, cube]]
        near = either(near, eight(state, level + tables.CUBE_LEVEL[orientation, cube], shift))
    if on_ground:
        near = both(near, eight(tables.ON_GROUND, orientation * U_WIDTH + lowest, ZERO))
    return near


@njit_lean
def list_by(
    state: Array, plan: Array, colour: int, touch: int, on_ground: bool, codes: Array, start: int
) -> int:
    """Write a colour's placements that touch what they must to `codes`; return where they end."""
    end = start
    for lowest in range(0, LEVELS, NUM_LANES):
        if lowest == 0 or state[AT + lowest]:
            num_found = find_places(state, plan, colour, touch, on_ground, codes, np.uint64(lowest))
            end = write_codes(colour, codes, num_found, end)
    return end


@njit_lean
def find_places(
    state: Array, plan: Array, colour: int, touch: int, on_ground: bool, codes: Array, lowest: Any
) -> int:
    """Write the orientations that have places, by rank, and these places to the scratch; return their number.

    Most stones rest nowhere, so only for the others it is asked whether they touch. Each is written where
    the next is to go, and stays if it has places: that takes no branch.
    """
    left, level = state[LEFT + colour], first_touch(touch)
    places, held = np.uint64(len(codes) - SCRATCH), np.uint64(len(codes) - NUM_ORIENTATIONS)
    num_resting = ZERO
    for index in range(tables.NUM_BY_SET[left]):
        orientation = np.uint64(tables.LISTED_BY_SET[left, index])
        lanes = resting(state, plan, orientation, lowest)
        put(codes, places + num_resting * U_LANES, lanes)
        codes[held + num_resting] = orientation
        num_resting += np.uint64(is_any(lanes))
    num_found = ZERO
    for index in range(num_resting):
        orientation = np.uint64(codes[held + index])
        lanes = both(
            eight(codes, places + index * U_LANES, ZERO),
            touching(state, plan, orientation, level, on_ground, lowest),
        )
        put(codes, places + num_found * U_LANES, lanes)
        codes[held + num_found] = orientation
        num_found += np.uint64(is_any(lanes))
    return number(num_found)


@njit_lean
def write_codes(colour: int, codes: Array, num_found: int, end: int) -> int:
    """Write the codes of what `find_places` found, by height, rank and cell; return where they end."""
    for lane in range(NUM_LANES):
        for index in range(num_found):
            code, cells = found_at(colour, codes, index, lane)
            while cells:
                codes[end] = code | lowest_bit(cells)
                cells &= cells - ONE
                end += 1
    return end


@njit_lean
def found_at(colour: int, codes: Array, index: int, lane: int) -> tuple[int, Any]:
    """The code, but for its cell, and the cells of what `find_places` found."""
    orientation = codes[len(codes) - NUM_ORIENTATIONS + index]
    cells = np.uint64(codes[len(codes) - SCRATCH + NUM_LANES * index + lane])
    return (colour << COLOUR_BITS) | (orientation << ORIENTATION_BITS), cells


@njit_lean
def count_found(codes: Array, num_found: int) -> int:
    """How many codes `write_codes` would write."""
    first, count = len(codes) - SCRATCH, 0
    for at in range(first, first + NUM_LANES * num_found):
        count += num_bits(np.uint64(codes[at]))
    return count


@njit_lean
def nth_found(colour: int, codes: Array, num_found: int, n: int) -> int:
    """The n-th code that `write_codes` would write, or NO_CODE."""
    for lane in range(NUM_LANES):
        for index in range(num_found):
            code, cells = found_at(colour, codes, index, lane)
            num_cells = num_bits(cells)
            if n < num_cells:
                for _ in range(n):
                    cells &= cells - ONE
                return code | lowest_bit(cells)
            n -= num_cells
    return NO_CODE


@njit_lean
def has_left(state: Array, colour: int, orientation: int) -> Any:
    """Whether the stone of this orientation is still there to be laid."""
    return (state[LEFT + colour] >> np.uint64(tables.STONE[orientation])) & ONE


@njit_lean
def can_place_by(state: Array, plan: Array, colour: int, touch: int, on_ground: bool) -> bool:
    """Whether a colour has a place that touches what it must."""
    left, level = state[LEFT + colour], first_touch(touch)
    for lowest in range(0, LEVELS, NUM_LANES):
        if lowest == 0 or state[AT + lowest]:
            for index in range(tables.NUM_BY_SET[left]):
                orientation = np.uint64(tables.BY_SET[left, index])
                places = both(
                    resting(state, plan, orientation, np.uint64(lowest)),
                    touching(state, plan, orientation, level, on_ground, np.uint64(lowest)),
                )
                if is_any(places):
                    return True
    return False


@njit_lean
def can_place(state: Array, plan: Array, colour: int) -> bool:
    """Whether a colour can place any of its stones."""
    touch, on_ground = needs(state, plan, colour)
    return can_place_by(state, plan, colour, touch, on_ground)


@njit_lean
def list_colour(state: Array, plan: Array, colour: int, codes: Array, start: int) -> int:
    """Write a colour's placements to `codes` from `start` on; return where they end.

    codes: int64 (MAX_CODES,), in order of height, what the stone rests on, orientation and cell.
    """
    touch, on_ground = needs(state, plan, colour)
    return list_by(state, plan, colour, touch, on_ground, codes, start)


@njit_lean
def list_placements(state: Array, plan: Array, codes: Array) -> int:
    """Write every legal placement to `codes`, int64 (MAX_CODES,); return their number."""
    mover = number(state[MOVER])
    if mover == NOBODY:
        return 0
    if mover != ANYONE:
        return list_colour(state, plan, mover, codes, 0)
    end = 0
    for colour in range(plan[HEAD, NUM_COLOURS]):
        end = list_colour(state, plan, number(colour), codes, end)
    return end


@njit_lean
def lay(state: Array, plan: Array, code: int) -> None:
    """Lay a stone; the turn does not move on."""
    colour, cell = code >> COLOUR_BITS, code & CELL_MASK
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    z = height_at(state, cell)
    state[LEFT + colour] &= ~(ONE << np.uint64(tables.STONE[orientation]))
    state[NUM_LAID] += ONE
    seen = ZERO
    for k in range(tables.NUM_COLUMNS[orientation]):
        place = cell + number(plan[orientation, tables.SHIFT + k])
        stack_up(
            state, plan, colour, place, z + tables.BOTTOM[orientation, k], tables.NUM_STACKED[orientation, k]
        )
        seen |= ONE << np.uint64(place)
    for other in range(MAX_COLOURS):
        state[TOP + other] &= ~seen
    state[TOP + colour] |= seen


@njit_lean
def stack_up(state: Array, plan: Array, colour: int, cell: int, z: int, num_cubes: int) -> None:
    """Put cubes of a colour on a cell that is z high."""
    here = ONE << np.uint64(cell)
    width = plan[HEAD, tables.WIDTH]
    beside = (here & plan[HEAD, tables.NOT_FIRST]) >> ONE | (here & plan[HEAD, tables.NOT_LAST]) << ONE
    beside |= here >> width | here << width
    own, any_stone = TOUCH + colour * LEVELS + z, TOUCH + ANY * LEVELS + z
    for up in range(num_cubes):
        state[own + up] |= beside
        state[any_stone + up] |= beside
    state[own + num_cubes] |= here
    state[any_stone + num_cubes] |= here
    state[AT + z] ^= here
    state[AT + z + num_cubes] |= here & plan[tables.OPEN, z + num_cubes]
    shift = np.uint64((cell & IN_WORD) << HEIGHT_BITS)
    state[HEIGHTS + (cell >> WORD_BITS)] += np.uint64(num_cubes) << shift


@njit_lean
def pass_on(state: Array, plan: Array, colour: int) -> None:
    """Move the turn on after a colour has laid a stone (RUM-08, RUM-14i, RUM-15i)."""
    if plan[HEAD, tables.KIND] != tables.CONTEST:
        pass_on_cube(state, plan, colour)
        return
    num_colours = number(plan[HEAD, NUM_COLOURS])
    if colour == num_colours:
        if can_place(state, plan, colour):
            return
        colour = -1
    for step in range(1, num_colours + 1):
        following = (colour + step) % num_colours
        if not (state[OUT] >> np.uint64(following)) & ONE:
            if can_place(state, plan, following):
                state[MOVER] = np.uint64(following)
                return
            state[OUT] |= ONE << np.uint64(following)
    state[MOVER] = np.uint64(NOBODY)


@njit_lean
def pass_on_cube(state: Array, plan: Array, colour: int) -> None:
    """The turn of a cube: any colour that can place, or the next in turn that has stones."""
    num_colours = number(plan[HEAD, NUM_COLOURS])
    in_turn = plan[HEAD, tables.KIND] == tables.COLOURS_IN_TURN
    for step in range(1, num_colours + 1):
        following = (colour + step) % num_colours
        if state[LEFT + following]:
            if can_place(state, plan, following):
                state[MOVER] = np.uint64(following if in_turn else ANYONE)
                return
            if in_turn:
                break
    state[MOVER] = np.uint64(NOBODY)


@njit_lean
def place(state: Array, plan: Array, code: int) -> None:
    """Lay a stone and move the turn on."""
    lay(state, plan, code)
    pass_on(state, plan, code >> COLOUR_BITS)


@njit_lean
def score(state: Array, colour: int) -> int:
    """Own faces seen from above minus own stones left (RUM-10)."""
    return num_bits(state[TOP + colour]) - num_bits(state[LEFT + colour])


@njit_lean
def rests(state: Array, plan: Array, orientation: int, cell: int, z: int) -> bool:
    """Whether a stone whose anchor column begins at z lies inside the plan, on top of what is there."""
    if not (plan[orientation, z] >> np.uint64(cell)) & ONE:
        return False
    for k in range(tables.NUM_COLUMNS[orientation]):
        column = cell + number(plan[orientation, tables.SHIFT + k])
        if height_at(state, column) != z + tables.BOTTOM[orientation, k]:
            return False
    return True


@njit_lean
def touches(state: Array, plan: Array, orientation: int, cell: int, z: int, touch: int) -> bool:
    """Whether a cube of a stone that rests at z touches what a TOUCH row tells."""
    for k in range(tables.NUM_COLUMNS[orientation]):
        shift = np.uint64(cell) + plan[orientation, tables.SHIFT + k]
        first = TOUCH + touch * LEVELS + z + tables.BOTTOM[orientation, k]
        for at in range(first, first + tables.NUM_STACKED[orientation, k]):
            if (state[at] >> shift) & ONE:
                return True
    return False


@njit_lean
def is_legal(state: Array, plan: Array, code: int, z: int) -> bool:
    """Whether a stone may be placed now, its anchor column beginning at z."""
    colour, cell = code >> COLOUR_BITS, code & CELL_MASK
    orientation = (code >> ORIENTATION_BITS) & ORIENTATION_MASK
    mover = number(state[MOVER])
    if colour >= MAX_COLOURS or (mover != colour and mover != ANYONE):
        return False
    if not has_left(state, colour, orientation) or not rests(state, plan, orientation, cell, z):
        return False
    touch, on_ground = needs(state, plan, colour)
    if on_ground and z + tables.LOWEST[orientation]:
        return False
    return touches(state, plan, orientation, cell, z, touch)


@njit_lean
def build(state: Array, plan: Array, codes: Array, heights: Array) -> int:
    """Clear the state and lay these stones in any order that works; return how many could be laid.

    codes: int64 (n,), which ends up with NO_CODE for each stone laid · heights: int64 (n,), where each
    anchor column begins.
    """
    clear(state, plan)
    num_laid, before = 0, -1
    while before < num_laid:
        before = num_laid
        for index in range(len(codes)):
            code = codes[index]
            if code != NO_CODE:
                orientation, cell = (code >> ORIENTATION_BITS) & ORIENTATION_MASK, code & CELL_MASK
                if rests(state, plan, orientation, cell, heights[index]):
                    lay(state, plan, code)
                    codes[index] = NO_CODE
                    num_laid += 1
    return num_laid
