"""`solve`: fill a cube of Rumis, complete one that a record left off, or count all ways.

For Pyramido: complete the pyramid of a record whose bag is empty. For Tulum: tell what a position is worth,
and make the table that the bot `perfect` plays from.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from baumeister import catalog
from baumeister.cli.arguments import check_seconds, check_writable, parse_options, read_file, write_file
from baumeister.cli.screen import Screen
from baumeister.core.errors import InvalidArgument
from baumeister.games.pyramido import PyramidoRules
from baumeister.games.rumis import RumisRules
from baumeister.play import Match, format_json, format_text, parse_record, record_of, replay
from baumeister.search.mcts import Budget
from baumeister.solvers import known_value, prepare
from baumeister.solvers.answers import Answer, GaveUp, ProvedNone, Solved
from baumeister.solvers.pyramido import completion, is_solvable
from baumeister.solvers.rumis_cubes import count_cubes, solve_cube

GAVE_UP = 1  #: the exit status of an honest "do not know"


def solve(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    count: Annotated[bool, typer.Option()] = False,
    record: Annotated[str | None, typer.Option()] = None,
    timeout: Annotated[float, typer.Option(min=0.1, callback=check_seconds)] = 60.0,
    seed: Annotated[int, typer.Option()] = 0,
    save: Annotated[str | None, typer.Option()] = None,
) -> None:
    screen: Screen = ctx.obj
    check_writable(save)
    if catalog.game(game).name == PyramidoRules.game:
        _complete_pyramid(screen, _position(game, seats, record, ctx.args), save)
        return
    if catalog.game(game).name != RumisRules.game:
        _tell_worth(screen, _position(game, seats, record, ctx.args))
        return
    match, rules = _cube(game, seats, record, ctx.args)
    if count:
        _count(screen, rules, timeout)
    else:
        _complete(screen, match, rules, timeout, seed, save)


def _position(game: str, seats: int | None, record: str | None, words: list[str], **chosen: str) -> Match:
    """A match at its start, or as a record left it."""
    if record is not None:
        match = replay(parse_record(read_file(record)))
        if match.rules.game != game:
            raise InvalidArgument("record-of-other-game", path=record, game=game)
        return match
    return Match(catalog.rules(game, **{**chosen, **parse_options(game, words), "seats": seats}))


def _tell_worth(screen: Screen, match: Match) -> None:
    """Solve the variant, and tell what the position is worth to each seat."""
    rules, began = match.rules, time.monotonic()
    with _bar(screen, screen.say("solve-solving")) as tell:
        prepare(rules, tell)
        found = known_value(rules, match.state, Budget())
    if found is None:
        raise InvalidArgument("nothing-known", game=screen.say(f"game-{rules.game}"))
    for seat, worth in enumerate(found.worth):
        message = "solve-worth-alone" if rules.seats == 1 else "solve-worth"
        screen.print(screen.say(message, number=seat + 1, worth=f"{worth:.4f}", share=f"{worth:.2%}"))
    seconds = f"{time.monotonic() - began:.1f}"
    screen.print(screen.say("solve-exact" if found.is_exact else "solve-nearly", seconds=seconds))


def _cube(game: str, seats: int | None, record: str | None, words: list[str]) -> tuple[Match, RumisRules]:
    """The cube to solve."""
    match = _position(game, seats, record, words, mode="cube")
    rules = match.rules
    if not (isinstance(rules, RumisRules) and rules.variant.is_cube):
        raise InvalidArgument("no-cube-to-solve")
    return match, rules


def _count(screen: Screen, rules: RumisRules, timeout_s: float) -> None:
    with _bar(screen, screen.say("solve-counting")) as tell:
        edge, colours = rules.variant.edge, rules.variant.colours
        found = count_cubes(edge, colours, timeout_s=timeout_s, on_progress=tell)
    seconds = f"{found.seconds:.1f}"
    if found.up_to_rotation is None:
        screen.print(screen.say("solve-count-part", count=f"{found.packings:,}", seconds=seconds))
        raise typer.Exit(GAVE_UP)
    rotations = f"{found.up_to_rotation:,}"
    screen.print(screen.say("solve-count", count=f"{found.packings:,}", rotations=rotations, seconds=seconds))


def _complete(
    screen: Screen, match: Match, rules: RumisRules, timeout_s: float, seed: int, save: str | None
) -> None:
    with _bar(screen, screen.say("solve-searching")) as tell:
        answer = solve_cube(rules, match.state, seed=seed, timeout_s=timeout_s, on_progress=tell)
    _show(screen, match, answer, "solve-none", timeout_s, save)


def _complete_pyramid(screen: Screen, match: Match, save: str | None) -> None:
    rules, began = match.rules, time.monotonic()
    assert isinstance(rules, PyramidoRules)
    if not is_solvable(rules, match.state):
        raise InvalidArgument("bag-not-empty")
    answer = completion(rules, match.state)
    _show(screen, match, answer, "solve-no-pyramid", time.monotonic() - began, save)


def _show(screen: Screen, match: Match, answer: Answer, none: str, seconds: float, save: str | None) -> None:
    """Play what was found on the screen, or say that there is nothing."""
    match answer:
        case Solved(moves):
            first = len(match.events)
            for move in moves:
                match.play(match.state.seat or 0, move)
            for number in range(first, len(match.events)):
                screen.event(match, number, ("solver",) * match.rules.seats)
            screen.draw(catalog.game(match.rules.game).picture(match.rules.view(match.state), screen.say))
            _save(screen, match, save)
        case ProvedNone():
            screen.print(screen.say(none))
        case GaveUp(attempts):
            screen.print(screen.say("solve-gave-up", seconds=f"{seconds:.3g}", attempts=attempts))
            raise typer.Exit(GAVE_UP)


def _save(screen: Screen, match: Match, path: str | None) -> None:
    if path is not None:
        record = record_of(match, ("solver",) * match.rules.seats)
        write_file(path, format_json(record) if path.endswith(".json") else format_text(record))
        screen.print(screen.say("record-saved", path=path))


@contextmanager
def _bar(screen: Screen, title: str) -> Iterator[Callable[[float], None]]:
    """A progress bar that is told the part done."""
    with screen.progress(title, 100) as tell:
        done = 0

        def tell_part(part: float) -> None:
            nonlocal done
            now = min(100, round(100 * part))
            tell(max(0, now - done))
            done = max(done, now)

        yield tell_part
