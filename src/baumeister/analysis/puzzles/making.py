"""Puzzles are found in matches of bots, proved by a solver, and graded by the bots that solve them."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

from baumeister import catalog
from baumeister.analysis.puzzles.finding import Finder, Found
from baumeister.analysis.puzzles.puzzle import NUM_GRADES, Puzzle
from baumeister.bots import level_names, make_bot
from baumeister.core import AnyRules, Chance, Decision, Ended, Turn
from baumeister.play import Match, SeededDraws

SURE = 5  #: tries, all of which a level must get right to solve a puzzle


@cache
def finders(game: str) -> Mapping[str, Finder]:
    """The kinds of puzzles that a game has."""
    module = f"{__package__}.{catalog.game(game).name}"
    if find_spec(module) is None:
        return {}
    found: Mapping[str, Finder] = import_module(module).FINDERS
    return found


def make_puzzles(game: str, seed: str, only: str | None = None) -> Iterator[Puzzle]:
    """Puzzles of a game without end, its kinds (or `only` one) and variants in turn, no position twice."""
    sources = [
        (catalog.rules(game, **variant), kind, finder)
        for kind, finder in finders(game).items()
        for variant in finder.variants
        if only in (None, kind)
    ]
    seen = set()
    for number in count() if sources else ():
        puzzle = _find_in_match(*sources[number % len(sources)], f"{seed}/{number}")
        if puzzle is not None and puzzle.name not in seen:
            seen.add(puzzle.name)
            yield graded(puzzle)


def _find_in_match(rules: AnyRules, kind: str, finder: Finder, seed: str) -> Puzzle | None:
    """One such position of a match, early or late."""
    match, draws, rng = Match(rules), SeededDraws(seed), Random(seed)
    names = [finder.players[seat % len(finder.players)] for seat in range(rules.seats)]
    bots = [make_bot(name, rules, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not isinstance(match.turn, Ended):
        match match.turn:
            case Decision(seat):
                posed = finder.pose(rules, match.state, rng) if rng.random() < finder.looked_at else ()
                for state in posed:
                    found = finder.find(rules, state)
                    if found is not None:
                        return puzzle_of(rules, kind, state, found)
                match.play(seat, bots[seat].choose(rules, match.state))
            case _:
                match.draw_from(draws)
    return None


def puzzle_of(rules: AnyRules, kind: str, state: Any, found: Found) -> Puzzle:
    return Puzzle(
        game=rules.game,
        kind=kind,
        position=rules.dump(state),
        answers=tuple(rules.format_move(move) for move in found.answers),
        line=tuple(rules.format_move(move) for move in found.line),
        worth=round(found.worth, 4),
        next_best=round(found.next_best, 4),
    )


def graded(puzzle: Puzzle) -> Puzzle:
    """With the lowest level that always solves it as its grade."""
    rules, state = puzzle.open()
    for grade, level in enumerate(level_names(rules)[: NUM_GRADES - 1], start=1):
        bots = (make_bot(level, rules, f"{puzzle.name}/{number}") for number in range(SURE))
        if all(rules.format_move(bot.choose(rules, state)) in puzzle.answers for bot in bots):
            return _with_grade(puzzle, grade)
    return _with_grade(puzzle, NUM_GRADES)


def _with_grade(puzzle: Puzzle, grade: int) -> Puzzle:
    return Puzzle(**{**{name: getattr(puzzle, name) for name in Puzzle.__slots__}, "grade": grade})


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, by its game's rules and solver; nothing if it is proved again."""
    rules, state = puzzle.open()
    found = finders(puzzle.game)[puzzle.kind].find(rules, state)
    if found is None:
        return ["the solver does not take it for a puzzle"]
    again = puzzle_of(rules, puzzle.kind, state, found)
    wrong = [
        f"{name}: {getattr(puzzle, name)} is stored, {getattr(again, name)} is right"
        for name in ("answers", "worth", "next_best")
        if getattr(puzzle, name) != getattr(again, name)
    ]
    return wrong + line_faults(puzzle)


def line_faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with the line, by the rules alone: it begins with an answer and keeps its promise."""
    rules, state = puzzle.open()
    seat, finder = state.seat, finders(puzzle.game)[puzzle.kind]
    if puzzle.line[0] not in puzzle.answers:
        return ["the line does not begin with an answer"]
    for number, text in enumerate(puzzle.line, start=1):
        move = rules.parse_move(text)
        if isinstance(rules.turn(state), (Chance, Ended)) or rules.why_not(state, move) is not None:
            return [f"move {number} of the line, {text}, is not legal"]
        state = rules.after_move(state, move)
    return _faults_of_end(puzzle, rules.turn(state), seat) if finder.plays_out else []


def _faults_of_end(puzzle: Puzzle, turn: Turn[Any], seat: int) -> list[str]:
    match turn:
        case Ended(outcome):
            result = 0.0 if outcome.lost else outcome.utilities[seat]
            return [] if result == puzzle.worth else [f"the line ends with {result}"]
    return ["the line stops halfway"]
