"""What people type after a command: a game's options, who sits where, and files."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import typer

from baumeister import catalog
from baumeister.bots import bot_names, find_bot
from baumeister.bots.engines import check_player, is_engine
from baumeister.core import AnyRules, Option
from baumeister.core.errors import InvalidArgument, InvalidVariant, UnknownPlayer, UnusableFile, problem_of
from baumeister.core.files import draft_of
from baumeister.core.variant import Value

HUMAN = "human"
MOST_SECONDS = 365 * 24 * 3600
MOST_DIGITS = 9  #: of a number of seats; Python itself reads no more than some thousand


def parse_options(game: str, words: Sequence[str]) -> dict[str, Value]:
    """A game's options from the command line: `--decline`, `--mode contest`, `--mode=contest`.

    An option that takes content reads it from a file: `--scenario-file PATH`.
    """
    options = {option.name: option for option in catalog.game(game).options}
    given: dict[str, Value] = {}
    left = list(words)
    while left:
        name, value = _next_option(left, options)
        given[name] = value
    return given


def _next_option(left: list[str], options: Mapping[str, Option]) -> tuple[str, Value]:
    word = left.pop(0)
    name, equals, value = word.removeprefix("--").partition("=")
    if not word.startswith("--"):
        raise InvalidArgument("unexpected-word", word=word)
    name = name.replace("-", "_") if name.replace("-", "_") in options else name
    if name.endswith("-file") and _takes_content(options.get(name.removesuffix("-file"))):
        return name.removesuffix("-file"), _content(
            options[name.removesuffix("-file")], value or _take(left, word)
        )
    if name not in options or name == "seats":
        accepts = ", ".join(option for option in options if option != "seats")
        raise InvalidVariant("unknown-option", option=name, accepts=accepts)
    option = options[name]
    if not equals and True in option.choices and (not left or left[0].startswith("--")):
        return name, True
    return name, option.parse(value if equals else _take(left, word))


def _takes_content(option: Option | None) -> bool:
    return option is not None and option.content is not None


def _content(option: Option, path: str) -> Value:
    assert option.content is not None
    parse = option.content.parse  # type: ignore[attr-defined]  # what a content type promises
    return parse(read_file(path))


def _take(left: list[str], word: str) -> str:
    if not left:
        raise InvalidArgument("option-without-value", option=word)
    return left.pop(0)


def make_table(
    game: str, seats: str | None, words: Sequence[str], alone: Sequence[str]
) -> tuple[AnyRules, tuple[str, ...]]:
    """The rules that the options describe, and who sits at the table.

    `seats` are names such as `human,mcts:200`, or a number of seats, or nothing: then `alone` says who sits
    down, its last name in all seats that are left. People may sit only where `alone` has one.
    """
    options = parse_options(game, words)
    if seats is not None and not _is_number(seats):
        names = tuple(name.strip() for name in seats.split(","))
        rules = catalog.rules(game, **options, seats=len(names))
        _check_players(names, rules, (HUMAN,) if HUMAN in alone else ())
        return rules, names
    rules = catalog.rules(game, **options, seats=None if seats is None else int(seats))
    return rules, (*alone, *[alone[-1]] * rules.seats)[: rules.seats]


def _is_number(text: str) -> bool:
    digits = text.strip().removeprefix("-")
    return digits.isdecimal() and len(digits) <= MOST_DIGITS


def _check_players(names: Sequence[str], rules: AnyRules, people: Sequence[str]) -> None:
    accepted = (*people, *bot_names(rules))
    for name in names:
        if is_engine(name):
            check_player(name, rules)
            continue
        if name.partition(":")[0] not in accepted:
            raise UnknownPlayer("unknown-bot", bot=name, accepts=", ".join(accepted))
        if name not in people:
            find_bot(name, rules)


def check_seconds(seconds: float) -> float:
    """For options: a time that ends; `nan` and `inf` are floats, too."""
    if not seconds < MOST_SECONDS:
        raise typer.BadParameter(str(seconds))
    return seconds


def read_file(path: str) -> str:
    """The text of a file; UnusableFile says why not."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UnusableFile("unreadable-file", path=path, problem="UTF-8") from error
    except (OSError, ValueError) as error:
        raise UnusableFile("unreadable-file", path=path, problem=problem_of(error)) from error


def check_writable(path: str | None) -> None:
    """Refuse early a file that could not be written in the end; an existing one stays as it is."""
    if path is None:
        return
    try:
        new = not Path(path).exists()
        with Path(path).open("a", encoding="utf-8"):
            pass
        if new:
            Path(path).unlink()
    except (OSError, ValueError) as error:
        raise UnusableFile("unwritable-file", path=path, problem=problem_of(error)) from error


def write_file(path: str, text: str) -> None:
    """Write the whole text, or leave what was there."""
    with draft_of(Path(path)) as draft:
        draft.write_text(text, encoding="utf-8")
