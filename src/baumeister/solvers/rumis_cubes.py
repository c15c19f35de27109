"""Solitaire cubes solved: fill a cube, or what is missing of one, by moves that the rules accept.

A random packing first, then an order and colours for it; after a while another packing, each attempt
longer than the one before. An attempt that went through everything proves that there is no solution.
"""

import itertools
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.rules import RumisRules
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.stones import STONES, Cells
from baumeister.jit import Array
from baumeister.jit.random import new_rng
from baumeister.solvers import rumis_order, rumis_packing
from baumeister.solvers.answers import Answer, GaveUp, ProvedNone, Solved
from baumeister.solvers.rumis_packing import EXHAUSTED, FOUND, MAX_DEPTH, Places

FIRST_STEPS = 20_000  #: of an attempt's search for packings, and of each search for an order
FIRST_PACKINGS = 8  #: that an attempt tries to order
NUM_ROTATIONS = 24
COUNT_STEPS = 2_000_000
COUNT_PACKINGS = 4096  #: between two looks at the clock; as many weights never overflow 64 bits

places_in = cache(rumis_packing.find_places)

Progress = Callable[[float], None]  #: told now and then how much of the time, or of the search, is done


@dataclass(frozen=True, slots=True)
class Count:
    """How many ways there are to fill a cube, as far as they were counted."""

    packings: int  #: two differ if a stone of some colour lies elsewhere
    up_to_rotation: int | None  #: None unless complete
    is_complete: bool
    seconds: float


def solve_cube(
    rules: RumisRules,
    state: RumisState,
    *,
    seed: int = 0,
    timeout_s: float = 60.0,
    most_attempts: float = math.inf,
    on_progress: Progress | None = None,
) -> Answer:
    """Complete a cube from any of its states."""
    if len(state.cubes) == rules.variant.num_cubes:
        return Solved(())
    if state.is_over:
        return ProvedNone()
    search = _Search(rules, state, seed)
    began = time.monotonic()
    attempts = 0
    while attempts < most_attempts and (elapsed := time.monotonic() - began) < timeout_s:
        if on_progress:
            on_progress(elapsed / timeout_s)
        answer = search.attempt(effort=1 << (attempts // 8), deadline=began + timeout_s)
        if answer is not None:
            return answer
        attempts += 1
    return GaveUp(attempts)


def count_cubes(
    edge: int,
    colours: int,
    *,
    stones: Sequence[str] = STONES,
    timeout_s: float = 60.0,
    on_progress: Progress | None = None,
) -> Count:
    """Count the packings of a cube with these stones of each colour."""
    places = places_in(edge)
    stock = _stock(places, [colours if stone in stones else 0 for stone in STONES])
    packing = _Packing(places, stock, np.array(rumis_packing.outside_mask(edge), dtype=np.uint64))
    kept_by = rumis_packing.find_kept(places)
    kept_in_all = [0] * NUM_ROTATIONS
    began = time.monotonic()
    status = FOUND
    while status != EXHAUSTED and time.monotonic() - began < timeout_s:
        kept = np.zeros(NUM_ROTATIONS, dtype=np.int64)
        status = packing.count(kept_by, kept)
        kept_in_all = [total + more for total, more in zip(kept_in_all, kept.tolist(), strict=True)]
        if on_progress:
            on_progress(1.0 if status == EXHAUSTED else packing.part_done())
    done = status == EXHAUSTED
    # Burnside: the orbits are the mean number of packings that a rotation keeps.
    orbits = sum(kept_in_all) // NUM_ROTATIONS if done else None
    return Count(kept_in_all[0], orbits, done, time.monotonic() - began)


def _stock(places: Places, wanted: Sequence[int]) -> Array:
    """The stones that can be used: those that have a place at all."""
    fitting = set(places.stones.tolist())
    return np.array(
        [number if stone in fitting else 0 for stone, number in enumerate(wanted)], dtype=np.int64
    )


class _Packing:
    """A walk through all packings of what is empty."""

    def __init__(self, places: Places, stock: Array, filled: Array) -> None:
        self._places = places
        self._stock = stock.copy()
        self._all_stock = stock
        self._empty = filled
        self._filled = filled.copy()
        self._sums = rumis_packing.possible_sums(stock)
        self._order = np.arange(len(places.cells))
        self._stack = np.zeros(MAX_DEPTH + 1, dtype=np.int64)
        rumis_packing.begin_packing(places.starts, self._filled, self._stack)

    def shuffle(self, rng: Array) -> None:
        """Try the places of each first cell in a random order; before the first packing only."""
        starts = self._places.starts
        for first, end in itertools.pairwise(starts):
            rumis_order.shuffle(self._order[first:end], rng)

    def next(self, most: int) -> int:
        places = self._places
        return rumis_packing.next_packing(
            places.masks, places.beside, places.stones, places.starts,
            self._order, self._sums, self._stock, self._filled, self._stack, most,
        )  # fmt: skip

    def count(self, kept_by: Array, kept: Array) -> int:
        places = self._places
        status, _ = rumis_packing.count_packings(
            places.masks, places.beside, places.stones, places.starts,
            self._order, self._sums, self._stock, self._filled, self._stack,
            kept_by, self._all_stock, kept, COUNT_STEPS, COUNT_PACKINGS,
        )  # fmt: skip
        return status

    def found(self) -> list[int]:
        """The places of the packing just found."""
        depth = int(self._stack[MAX_DEPTH])
        return [int(self._order[at - 1]) for at in self._stack[:depth]]

    def part_done(self) -> float:
        """How much of the search is behind, judged by the first three stones."""
        filled, done, part = self._empty.copy(), 0.0, 1.0
        for depth in range(min(3, int(self._stack[MAX_DEPTH]))):
            cell = rumis_packing.first_empty(filled)
            first, end = self._places.starts[cell], self._places.starts[cell + 1]
            part /= end - first
            done += part * (self._stack[depth] - 1 - first)
            rumis_packing.toggle(filled, self._places.masks, self._order[self._stack[depth] - 1])
        return float(done)


class _Search:
    """Attempts to complete one state."""

    def __init__(self, rules: RumisRules, state: RumisState, seed: int) -> None:
        self._rules = rules
        self._state = state
        self._rng = new_rng(seed)
        edge = len(rules.variant.limits)
        self._places = places_in(edge)
        self._stock = _stock(self._places, [sum(name in left for left in state.left) for name in STONES])
        self._filled = np.array(rumis_packing.outside_mask(edge), dtype=np.uint64)
        self._owner = np.zeros((edge, edge, edge), dtype=np.int64)
        for number, move in enumerate(state.laid):
            self._filled |= np.array(rumis_packing.mask_of(move.cells, edge), dtype=np.uint64)
            self._own(number, move.cells)

    def attempt(self, effort: int, deadline: float) -> Answer | None:
        """One random walk through packings; None if it was cut short."""
        packing = _Packing(self._places, self._stock, self._filled)
        packing.shuffle(self._rng)
        for _ in range(FIRST_PACKINGS * effort):
            status = packing.next(FIRST_STEPS * effort)
            if status == EXHAUSTED:
                return ProvedNone()
            if status != FOUND or time.monotonic() > deadline:
                return None
            chosen = packing.found()
            status, steps = self._order(chosen, FIRST_STEPS * effort)
            if status == FOUND:
                return Solved(tuple(self._move(chosen, stone, colour) for stone, colour in steps))
            if status != EXHAUSTED:
                return None
        return None

    def _order(self, chosen: list[int], most: int) -> tuple[int, list[tuple[int, int]]]:
        """An order and colours for the stones of a packing."""
        state, num_laid = self._state, len(self._state.laid)
        facts = np.zeros((4, rumis_order.MAX_STONES), dtype=np.uint64)
        for number, place in enumerate(chosen, start=num_laid):
            self._own(number, self._places.cells[place])
            facts[rumis_order.SHAPE, number] = 1 << int(self._places.stones[place])
        rumis_order.relate(self._owner, facts)
        found = np.zeros((rumis_order.MAX_STONES, 2), dtype=np.int64)
        status = rumis_order.find_order(
            facts,
            self._colours(),
            num_laid + len(chosen),
            num_laid,
            state.colour or 0,
            self._rules.variant.has_contact,
            not self._rules.variant.picks_colour,
            self._rng,
            most,
            found,
        )
        return status, [(int(stone) - num_laid, int(colour)) for stone, colour in found[: len(chosen)]]

    def _colours(self) -> Array:
        state = self._state
        colours = np.zeros((2, state.num_colours), dtype=np.uint64)
        for number, move in enumerate(state.laid):
            colours[rumis_order.OWN, move.colour] |= np.uint64(1 << number)
        for colour, left in enumerate(state.left):
            colours[rumis_order.LEFT, colour] = sum(1 << STONES.index(name) for name in left)
        return colours

    def _own(self, number: int, cells: Cells) -> None:
        for x, y, z in cells:
            self._owner[z, y, x] = number

    def _move(self, chosen: list[int], stone: int, colour: int) -> PlaceStone:
        place = chosen[stone]
        return PlaceStone(STONES[int(self._places.stones[place])], self._places.cells[place], colour)
