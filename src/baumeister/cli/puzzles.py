"""`puzzles`: solve one, see which there are, find new ones, or prove them all again."""

import time
from collections.abc import Sequence
from datetime import date
from enum import StrEnum
from itertools import groupby, islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from baumeister import catalog
from baumeister.analysis import puzzles, value
from baumeister.analysis.puzzles import Puzzle
from baumeister.cli.arguments import check_writable
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules, BaumeisterError
from baumeister.core.errors import InvalidArgument
from baumeister.play import check_seed

WRONG = 1  #: the exit status if a puzzle could not be proved


class Action(StrEnum):
    PLAY = "play"
    LIST = "list"
    MAKE = "make"
    CHECK = "check"


def solve_puzzles(
    ctx: typer.Context,
    action: Annotated[Action, typer.Argument()] = Action.PLAY,
    game: Annotated[str | None, typer.Option()] = None,
    kind: Annotated[str | None, typer.Option()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    count: Annotated[int, typer.Option()] = 10,
    seed: Annotated[str | None, typer.Option(callback=check_seed)] = None,
    save: Annotated[str | None, typer.Option()] = None,
) -> None:
    screen: Screen = ctx.obj
    names = catalog.games() if game is None else (catalog.game(game).name,)
    _require_kind(names, kind)
    match action:
        case Action.PLAY:
            _play(screen, _chosen(_shipped(names, kind), name))
        case Action.LIST:
            _list(screen, names, kind)
        case Action.MAKE:
            _make(screen, game, kind, count, seed, save)
        case Action.CHECK:
            _check(screen, _shipped(names, kind))


def _require_kind(games: Sequence[str], kind: str | None) -> None:
    kinds = [each for game in games for each in puzzles.finders(game)]
    if kind is not None and kind not in kinds:
        raise InvalidArgument("no-such-kind", kind=kind, accepts=", ".join(kinds))


def _shipped(games: Sequence[str], kind: str | None) -> list[Puzzle]:
    """Those of these games, and of one kind if one is asked for."""
    return [one for game in games for one in puzzles.shipped(game) if kind in (None, one.kind)]


def _chosen(found: Sequence[Puzzle], name: str | None) -> Puzzle:
    """The puzzle of a name; without one that of today."""
    if name is None:
        return puzzles.puzzle_of_the_day(date.today(), found)
    for puzzle in found:
        if puzzle.name == name:
            return puzzle
    raise InvalidArgument("no-such-puzzle", name=name)


def _play(screen: Screen, puzzle: Puzzle) -> None:
    """Ask until the answer is found or nobody wants to go on."""
    rules, state = puzzle.open()
    screen.draw(catalog.game(rules.game).picture(rules.view(state), screen.say))
    screen.print(screen.say("puzzle-title", name=puzzle.name, grade=puzzle.grade, grades=puzzles.NUM_GRADES))
    screen.print(screen.say(f"puzzle-{puzzle.game}-{puzzle.kind}"))
    while True:
        word = screen.ask(f"{screen.say('puzzle-prompt')} ")
        if not word:
            screen.print(screen.say("puzzle-answer", moves=", ".join(puzzle.answers)))
            return
        try:
            move = rules.parse_move(word)
            rules.play(state, move)
        except BaumeisterError as error:
            screen.error(error)
            continue
        if rules.format_move(move) in puzzle.answers:
            screen.print(_why_right(screen, puzzle))
            return
        screen.print(_why_wrong(screen, puzzle, rules, state, move))


def _why_right(screen: Screen, puzzle: Puzzle) -> str:
    """The figures where a choice is worth more or less, else the way to the end."""
    if not _is_share(puzzle):
        return screen.say("puzzle-solved", line=" ".join(puzzle.line))
    figures = {"best": f"{100 * puzzle.worth:.1f}", "next": f"{100 * puzzle.next_best:.1f}"}
    return f"{screen.say('puzzle-right')} {screen.say('puzzle-worths', **figures)}"


def _why_wrong(screen: Screen, puzzle: Puzzle, rules: AnyRules, state: Any, move: Any) -> str:
    """What a try loses, or what can no longer be reached after it."""
    if not _is_share(puzzle):
        message = f"puzzle-missed-{puzzle.kind}"
        return screen.say(message if screen.say.has(message) else "puzzle-wrong")
    worth = value(rules, rules.after_move(state, move)).worth[state.seat]
    figures = {"worth": f"{100 * worth:.1f}", "best": f"{100 * puzzle.worth:.1f}"}
    return screen.say("puzzle-loses-alone" if rules.seats == 1 else "puzzle-loses", **figures)


def _is_share(puzzle: Puzzle) -> bool:
    """Whether its moves are worth more or less, not simply right or wrong."""
    return 0 < puzzle.worth < 1


def _list(screen: Screen, games: Sequence[str], only: str | None) -> None:
    table = Table()
    for heading in ("puzzles-game", "puzzles-kind"):
        table.add_column(screen.say(heading), overflow="fold")
    for grade in range(1, puzzles.NUM_GRADES + 1):
        table.add_column(str(grade), justify="right", overflow="fold")
    for game in games:
        for kind in (each for each in puzzles.finders(game) if only in (None, each)):
            grades = [puzzle.grade for puzzle in puzzles.shipped(game) if puzzle.kind == kind]
            counts = [str(grades.count(grade)) for grade in range(1, puzzles.NUM_GRADES + 1)]
            task = screen.say(f"puzzle-{game}-{kind}")
            table.add_row(screen.say(f"game-{game}"), f"{kind}: {task}", *counts)
    screen.out.print(table)
    if only is not None:
        _list_names(screen, _shipped(games, only))


def _list_names(screen: Screen, found: Sequence[Puzzle]) -> None:
    """The names of puzzles, the easiest first."""
    for grade, of_grade in groupby(sorted(found, key=_grade_of), key=_grade_of):
        names = " ".join(puzzle.name for puzzle in of_grade)
        screen.print(f"{screen.say('puzzle-grade', grade=grade)}: {names}")


def _grade_of(puzzle: Puzzle) -> int:
    return puzzle.grade


def _make(
    screen: Screen, game: str | None, kind: str | None, count: int, seed: str | None, save: str | None
) -> None:
    if game is None:
        raise InvalidArgument("missing-argument", name="--game")
    if count < 1:
        raise InvalidArgument("not-positive", option="--count", value=count)
    if not puzzles.finders(game):
        raise InvalidArgument("no-puzzles", game=game)
    check_writable(save)
    made = []
    with screen.progress(screen.say("puzzles-making"), count) as tell:
        for puzzle in islice(puzzles.make_puzzles(game, seed or str(time.time_ns()), kind), count):
            made.append(puzzle)
            tell(1)
    for puzzle in made:
        screen.print(f"{puzzle.name}  {puzzle.kind}  {puzzle.grade}  {', '.join(puzzle.answers)}")
    if save is not None:
        puzzles.write_puzzles(Path(save), made)
        screen.print(screen.say("puzzles-saved", count=len(made), path=save))


def _check(screen: Screen, found: Sequence[Puzzle]) -> None:
    num_wrong = 0
    with screen.progress(screen.say("puzzles-checking"), len(found)) as tell:
        for puzzle in found:
            wrong = puzzles.faults(puzzle)
            num_wrong += bool(wrong)
            for fault in wrong:
                screen.err.print(f"{puzzle.name}: {fault}")
            tell(1)
    screen.print(screen.say("puzzles-checked", count=len(found), wrong=num_wrong))
    if num_wrong:
        raise typer.Exit(WRONG)
