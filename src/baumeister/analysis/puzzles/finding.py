"""Which positions are puzzles: what a game gives as `FINDERS` in the module of its name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from baumeister.core import AnyRules
from baumeister.core.variant import Value

ALIKE = 1e-4  #: worths that differ by less are the same


@dataclass(frozen=True, slots=True)
class Found:
    """The moves that solve a position, what they are worth beside the others, and a line that proves it."""

    answers: tuple[Any, ...]
    line: tuple[Any, ...]  #: of moves and draws, an answer first
    worth: float
    next_best: float


Find = Callable[[Any, Any], Found | None]  #: of (rules, state); None if it is no such puzzle
Pose = Callable[[Any, Any, Random], Iterable[Any]]  #: positions to look at, by (rules, state of a match, rng)


def as_it_is(rules: AnyRules, state: Any, rng: Random) -> tuple[Any, ...]:
    del rules, rng
    return (state,)


@dataclass(frozen=True, slots=True)
class Finder:
    """One kind of puzzle of a game."""

    find: Find
    variants: tuple[Mapping[str, Value], ...]  #: where to look for it
    players: tuple[str, ...] = ("greedy", "apprentice")  #: whose matches lead to such positions, seat by seat
    pose: Pose = as_it_is  #: what is made of a position of a match before it is looked at
    looked_at: float = 0.3  #: of the decisions of a match, so that puzzles are not all openings
    plays_out: bool = False  #: the line runs to the end of the match, where the worth shows


def all_answers(worths: Mapping[Any, float], gap: float) -> tuple[tuple[Any, ...], float, float] | None:
    """The best moves, their worth and that of the next; None unless they are better by `gap`."""
    best = max(worths.values())
    answers = tuple(move for move, worth in worths.items() if worth > best - ALIKE)
    others = [worth for move, worth in worths.items() if move not in answers]
    if not others or best - max(others) < gap:
        return None
    return answers, best, max(others)


def worths_after(
    rules: AnyRules, state: Any, worth_of: Callable[[Any], float | None]
) -> dict[Any, float] | None:
    """What every legal move is worth by `worth_of` the state after it; None if it does not know one."""
    found = {}
    for move in rules.legal_moves(state):
        worth = worth_of(rules.after_move(state, move))
        if worth is None:
            return None
        found[move] = worth
    return found
