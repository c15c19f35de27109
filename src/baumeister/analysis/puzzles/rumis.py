"""Rumis: win the end of a match, fill the rest of a cube, and find the only stone that fits."""

from collections.abc import Iterator
from random import Random
from typing import Any

from baumeister.analysis.puzzles.finding import Finder, Found, all_answers
from baumeister.core import Decision
from baumeister.games.rumis import PlaceStone, RumisRules, RumisState
from baumeister.solvers.answers import GaveUp, ProvedNone, Solved
from baumeister.solvers.rumis_cubes import solve_cube
from baumeister.solvers.rumis_endgame import best_move, is_solvable, num_played, solve_moves

FIRST_STONE, LAST_STONE = 12, 18  #: stones laid when a match is near enough to its end and not over
MIN_CHOICES = 8
MAX_ANSWERS = 2
MAX_POSITIONS = 300_000
CLEARLY = 0.5  #: a win instead of a tie at least

FEWEST_MISSING, MOST_MISSING = 8, 19  #: cubes, of a cube that is worth a thought and can be overlooked
CUBE_LIMIT_S = 2.0

MIN_STONES_LEFT = 4  #: to choose from where only one fits


def find_win(rules: RumisRules, state: RumisState) -> Found | None:
    """The seat to move wins by one or two moves of many, and by no other."""
    if not is_solvable(rules, state) or not FIRST_STONE <= num_played(rules, state) <= LAST_STONE:
        return None
    if len(rules.legal_moves(state)) < MIN_CHOICES:
        return None
    solved = solve_moves(rules, state, MAX_POSITIONS)
    seat = state.seat
    if solved is None or seat is None:
        return None
    best = all_answers({move: one.utilities[seat] for move, one in solved.items()}, CLEARLY)
    if best is None or best[1] < 1 or len(best[0]) > MAX_ANSWERS:
        return None
    line = _played_out(rules, state, best[0][0])
    return None if line is None else Found(best[0], line, best[1], best[2])


def _played_out(rules: RumisRules, state: RumisState, first: PlaceStone) -> tuple[PlaceStone, ...] | None:
    """Best play of both seats to the end."""
    line = [first]
    state = rules.after_move(state, first)
    while isinstance(rules.turn(state), Decision):
        found = best_move(rules, state, MAX_POSITIONS)
        if found is None:
            return None
        line.append(found[0])
        state = rules.after_move(state, found[0])
    return tuple(line)


def find_cube(rules: RumisRules, state: RumisState) -> Found | None:
    """A cube that can still be filled, if the next stone is laid where it must be."""
    if not rules.variant.is_cube:
        return None
    missing = rules.variant.num_cubes - len(state.cubes)
    if not FEWEST_MISSING <= missing <= MOST_MISSING:
        return None
    lines: dict[Any, tuple[PlaceStone, ...] | None] = {}
    for move in rules.legal_moves(state):
        match solve_cube(rules, rules.after_move(state, move), timeout_s=CUBE_LIMIT_S):
            case Solved(moves):
                lines[move] = (move, *moves)
            case ProvedNone():
                lines[move] = None
            case GaveUp():
                return None
    answers = tuple(move for move, line in lines.items() if line is not None)
    if not 1 <= len(answers) <= MAX_ANSWERS or len(lines) < MIN_CHOICES:
        return None
    return Found(answers, lines[answers[0]] or (), 1.0, 0.0)


def on_a_way_to_the_cube(rules: RumisRules, state: RumisState, rng: Random) -> Iterator[RumisState]:
    """Positions on one way to fill the cube from here, the emptiest first."""
    match solve_cube(rules, state, seed=rng.getrandbits(32), timeout_s=CUBE_LIMIT_S):
        case Solved(moves):
            for move in moves:
                yield state
                state = rules.after_move(state, move)


def find_fit(rules: RumisRules, state: RumisState) -> Found | None:
    """Of many stones left just one can still be laid, and in one place only."""
    moves = rules.legal_moves(state)
    if len(moves) != 1 or len(state.left[moves[0].colour]) < MIN_STONES_LEFT:
        return None
    return Found(moves, moves, 1.0, 0.0)


SCENARIOS = ("chullpa", "coricancha", "cucho", "pirka", "pisac", "tambo")
MATCHES = tuple({"seats": 2, "scenario": name} for name in SCENARIOS)
CUBES = ({"mode": "cube", "edge": 3, "colours": 1},)

FINDERS = {
    "win": Finder(find_win, MATCHES, plays_out=True),
    "cube": Finder(find_cube, CUBES, players=("random",), pose=on_a_way_to_the_cube, plays_out=True),
    "fit": Finder(find_fit, MATCHES, players=("random",), looked_at=1.0),
}
