"""Pyramido: complete the pyramid with the stones in hand; nothing is left in the bag."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from baumeister.analysis.puzzles.finding import Finder, Found
from baumeister.core import Decision, Ended
from baumeister.core.variant import Value
from baumeister.games.pyramido.moves import BuildStone, Move
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import NUM_COLOURS, PyramidoState
from baumeister.solvers.answers import GaveUp, ProvedNone, Solved
from baumeister.solvers.pyramido import completion, is_solvable

FEWEST_MISSING = 4  #: stones, of a pyramid that is worth a thought
MIN_CHOICES = 6
MAX_ANSWERS = 3
NUM_DEALS = 6  #: of stones that are tried on a position
NO_STONES = (0,) * NUM_COLOURS

VARIANTS: tuple[Mapping[str, Value], ...] = (
    {"mode": "solo", "base": 4},
    {"mode": "solo", "base": 5},
    *({"mode": "coop", "seats": seats, "base": base} for seats in (2, 3, 4) for base in (4, 5)),
)


def last_chance(rules: PyramidoRules, state: PyramidoState, rng: Random) -> Iterator[PyramidoState]:
    """The position with an empty bag and stones that suffice, lost unless one is built now (PYR-15i)."""
    missing = rules.variant.total - len(state.laid[0])
    if state.built == 0 and FEWEST_MISSING <= missing <= rules.seats * rules.variant.hand_size:
        for _ in range(NUM_DEALS):
            stones = _completing(rules, state, rng)
            if stones is not None:
                yield _dealt(rules, state, stones)


def _completing(rules: PyramidoRules, state: PyramidoState, rng: Random) -> list[int] | None:
    """Stones of bag and hands that complete the pyramid, found by building at random; None if that failed."""
    in_bag = [colour for colour, count in enumerate(state.bag) for _ in range(count)]
    everything = tuple(sorted(sum(state.hands, tuple(in_bag))))
    hands = tuple(everything if seat == state.seat else () for seat in range(rules.seats))
    state = replace(state, bag=NO_STONES, hands=hands, idle=0)
    used = []
    while isinstance(rules.turn(state), Decision):
        builds = [move for move in rules.legal_moves(state) if isinstance(move, BuildStone)]
        move = rng.choice(builds)
        used.append(move.colour)
        state = rules.after_move(state, move)
    return None if len(state.laid[0]) < rules.variant.total else used


def _dealt(rules: PyramidoRules, state: PyramidoState, stones: list[int]) -> PyramidoState:
    """These stones in the hands, one after the other from the seat to move on, and no others in the game."""
    seats = rules.seats
    first = state.seat or 0
    hands = tuple(tuple(sorted(stones[(seat - first) % seats :: seats])) for seat in range(seats))
    return replace(state, bag=NO_STONES, hands=hands, idle=2 * min(seats, len(stones)) - 1)


def find_completion(rules: PyramidoRules, state: PyramidoState) -> Found | None:
    """The pyramid can be completed, but only if the right stone is built first."""
    moves = rules.legal_moves(state)
    if not is_solvable(rules, state) or len(moves) < MIN_CHOICES:
        return None
    lines: dict[Move, tuple[Move, ...]] = {}
    for move in moves:
        match _way_on(rules, rules.after_move(state, move)):
            case Solved(line):
                lines[move] = (move, *line)
            case GaveUp():
                return None
    if not 1 <= len(lines) <= MAX_ANSWERS:
        return None
    answers = tuple(lines)
    return Found(answers, lines[answers[0]], 1.0, 0.0)


def _way_on(rules: PyramidoRules, state: PyramidoState) -> Solved | ProvedNone | GaveUp:
    match rules.turn(state):
        case Ended(outcome):
            return ProvedNone() if outcome.lost else Solved(())
    return completion(rules, state)


FINDERS = {
    "complete": Finder(find_completion, VARIANTS, players=("greedy",), pose=last_chance, plays_out=True)
}
