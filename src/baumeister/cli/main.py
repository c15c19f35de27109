"""The command line: `baumeister COMMAND …`, every text in the reader's language."""

import os
import sys
from collections.abc import Sequence
from enum import EnumType
from functools import partial
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import typer
from rich.text import Text
from typer import rich_utils

from baumeister.cli import (
    backup,
    bench,
    draw,
    engine,
    games,
    ladder,
    mcp,
    puzzles,
    replay,
    review,
    rooms,
    serve,
    simulate,
    solve,
    terminal,
    verify,
    warmup,
)
from baumeister.cli.screen import Screen
from baumeister.core import BaumeisterError
from baumeister.core.errors import InvalidArgument, UnknownLanguage, UnusableFile, problem_of
from baumeister.texts import DEFAULT, Texts, language_of_locale

BAD_INPUT = 2
INTERRUPTED = 130

TAKES_GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
OWN_WORDS = {  #: of typer, in its help
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "OPTIONS_PANEL_TITLE": "options",
    "COMMANDS_PANEL_TITLE": "commands",
    "DEFAULT_STRING": "default",
    "REQUIRED_LONG_STRING": "required",
}


def make_app() -> typer.Typer:
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.command("play")(serve.play_in_browser)
    app.command("serve")(serve.serve_rooms)
    app.command("backup")(backup.back_up)
    app.command("restore")(backup.restore_backup)
    app.add_typer(rooms.make_group(), name="rooms")
    app.command("purge")(rooms.purge_rooms)
    app.command("games")(games.show_games)
    app.command("rules")(games.show_rules)
    app.command("terminal", context_settings=TAKES_GAME_OPTIONS)(terminal.play_in_terminal)
    app.command("watch", context_settings=TAKES_GAME_OPTIONS)(terminal.watch)
    app.command("simulate", context_settings=TAKES_GAME_OPTIONS)(simulate.simulate_matches)
    app.command("solve", context_settings=TAKES_GAME_OPTIONS)(solve.solve)
    app.command("levels", context_settings=TAKES_GAME_OPTIONS)(ladder.show_levels)
    app.command("ladder", context_settings=TAKES_GAME_OPTIONS)(ladder.play_ladder)
    app.command("tournament", context_settings=TAKES_GAME_OPTIONS)(ladder.play_tournament)
    app.command("mcp")(mcp.serve_models)
    app.command("engine")(engine.speak_as_engine)
    app.command("warmup")(warmup.warm_up)
    app.command("replay")(replay.replay_record)
    app.command("draw")(draw.draw_record)
    app.command("review")(review.review_record)
    app.command("puzzles")(puzzles.solve_puzzles)
    app.command("verify")(verify.verify_record)
    app.command("schema")(serve.show_schema)
    app.command("bench")(bench.show_speed)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    if sys.stdin is None:  # closed by whoever started us: that is as if nothing more were typed
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # for as long as we run
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what cannot be read or shown costs no more than itself
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run one command; bad input gives one sentence and status 2, never a traceback."""
    screen = Screen(Texts(DEFAULT))
    try:
        screen = Screen(Texts(_take_language(arguments)))
        if arguments == ["--version"]:
            screen.print(f"baumeister {version('baumeister')}")
            return 0
        status = _invoke(arguments, screen)
        if sys.stdout is not None:
            sys.stdout.flush()  # while it can still be told that a disk is full
        return status
    except BaumeisterError as error:
        screen.error(error)
    except typer.TyperException as error:
        if type(error).__name__ != "NoArgsIsHelpError":  # the list of commands has been shown
            screen.error(_usage_error(error))
    except KeyboardInterrupt:
        screen.err.print(Text(screen.say("interrupted")))
        return INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
    except OSError as error:
        _stop_writing()
        screen.error(UnusableFile("system-refuses", problem=problem_of(error)))
    return BAD_INPUT


def _stop_writing() -> None:
    """What still waits to be written goes nowhere: Python would try and complain once more at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _invoke(arguments: list[str], screen: Screen) -> int:
    command = typer.main.get_command(make_app())
    _translate(command, screen.say)
    status = command.main(arguments, prog_name="baumeister", standalone_mode=False, obj=screen)
    if status == INTERRUPTED:  # typer turns Ctrl-C into this
        raise KeyboardInterrupt
    return status or 0


def _take_language(arguments: list[str]) -> str:
    """Take `--lang XX` out of the arguments, wherever it stands; else ask the locale."""
    language = language_of_locale()
    for at in reversed(range(len(arguments))):
        name, equals, value = arguments[at].partition("=")
        if name == "--lang" and equals:
            language = value
            del arguments[at]
        elif name == "--lang":
            language = arguments[at + 1] if at + 1 < len(arguments) else ""
            del arguments[at : at + 2]
    if not language:
        raise UnknownLanguage("language-missing")
    return language


def _translate(command: Any, say: Texts) -> None:
    """Put help texts into the reader's language: `help-COMMAND` and `help-COMMAND-PARAMETER`."""
    for constant, message in OWN_WORDS.items():
        setattr(rich_utils, constant, say(f"help-{message}"))
    _translate_all(command, "help", say)


def _translate_all(command: Any, own: str, say: Texts) -> None:
    """A command and those of its group; `own` is the message that tells what it does."""
    command.help = say(own)
    command.options_metavar = f"[{say('help-options').upper()}]"
    command.subcommand_metavar = say("help-subcommand")
    command.format_usage = partial(_write_usage, command, say)
    command.get_help_option(typer.Context(command)).help = say("help-help")
    for parameter in command.params:
        of_it, shared = f"{own}-{parameter.name}", f"help-{parameter.name}"
        parameter.help = say(of_it if say.has(of_it) else shared)
    for name, below in getattr(command, "commands", {}).items():
        _translate_all(below, f"{own}-{name}", say)


def _write_usage(command: Any, say: Texts, context: Any, formatter: Any) -> None:
    words = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, words, prefix=f"{say('help-usage')} ")


def _usage_error(error: typer.TyperException) -> InvalidArgument:
    """Our sentence for what typer has to say; its usage errors are told apart by their names."""
    parameter = getattr(error, "param", None)
    name = _typed_name(parameter)
    match type(error).__name__:
        case "NoSuchOption":
            return InvalidArgument("no-such-option", option=getattr(error, "option_name", "?"))
        case "MissingParameter":
            if name.startswith("-"):
                return InvalidArgument("missing-option", option=name)
            return InvalidArgument("missing-argument", name=name)
        case "BadParameter":
            return InvalidArgument("bad-argument", name=name, about=_accepted(parameter))
        case "BadOptionUsage":
            return InvalidArgument("value-missing", option=getattr(error, "option_name", "?"))
        case "UsageError" if "extra argument" in str(error):
            return InvalidArgument("extra-argument")
        case "NoSuchCommand" | "UsageError" if "command" in str(error).lower():
            accepts = error.ctx.command.commands  # type: ignore[attr-defined]  # of the group that was asked
            return InvalidArgument("no-such-command", accepts=", ".join(accepts))
    return InvalidArgument("bad-usage", problem=str(error))


def _typed_name(parameter: Any) -> str:
    """What people type for a parameter: the first of its flags, or an argument's name."""
    first: str = parameter.opts[0] if parameter is not None else "?"
    return first


def _accepted(parameter: Any) -> str:
    """The words that a parameter takes, else what is said of it."""
    words = parameter.type_descriptor.annotation
    return ", ".join(words) if isinstance(words, EnumType) else str(parameter.help)


def _command_names() -> list[str]:
    app = make_app()
    groups = [str(group.name) for group in app.registered_groups]
    return [command.name or "" for command in app.registered_commands] + groups
