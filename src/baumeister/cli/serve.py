"""`serve`, `play` and `schema`: the table in the browser."""

import json
import logging
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from baumeister.cli.screen import Screen
from baumeister.server.settings import PREFIX, Settings

logger = logging.getLogger("baumeister")

HERE = "127.0.0.1"
LAST_WORDS_S = 0.5

Database = Annotated[str | None, typer.Option()]


def serve_rooms(
    ctx: typer.Context,
    host: Annotated[str, typer.Option()] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8080,
    database: Database = None,
    name: Annotated[list[str] | None, typer.Option()] = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    thinkers: Annotated[int | None, typer.Option(min=1)] = None,
    engine: Annotated[list[str] | None, typer.Option(metavar="NAME=COMMAND")] = None,
    warmup: Annotated[bool | None, typer.Option("--warmup/--no-warmup")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64)] = None,
    cluster: Annotated[bool | None, typer.Option("--cluster/--no-cluster")] = None,
    settings: Annotated[str | None, typer.Option()] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None,
    show_settings: Annotated[bool, typer.Option("--show-settings")] = False,
) -> None:
    from baumeister.server import configure, logs  # takes a while to import; other commands need not wait

    own = {
        "database": database,
        "origins": origin,
        "hosts": name,
        "num_thinkers": thinkers,
        "engines": engine,
        "warms_up": warmup,
        "workers": workers,
        "cluster": cluster,
    }
    flags = {name: value for name, value in own.items() if value is not None}
    flags |= configure.parse_flags(set_ or [])
    made = configure.make_settings(flags, os.environ, None if settings is None else Path(settings))
    made = replace(made, database=chosen_database(made.database), hosts=(*made.hosts, host))
    screen: Screen = ctx.obj
    logs.set_up_logs(made.log_format, made.log_level)
    for variable in configure.unknown_variables(os.environ):
        logger.warning(screen.say("serve-unknown-variable", variable=variable))
    if show_settings:
        screen.out.file.write(configure.format_settings(made))
        return
    _serve(screen, made, host, port)


def play_in_browser(
    ctx: typer.Context,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    database: Database = None,
) -> None:
    settings = Settings(chosen_database(database), warms_up=True)
    _serve(ctx.obj, settings, HERE, port, show=webbrowser.open)


def show_schema(ctx: typer.Context) -> None:
    screen: Screen = ctx.obj
    screen.out.file.write(format_schema())


def format_schema() -> str:
    from baumeister.server.schema import wire_schema  # takes a while to import; other commands need not wait

    return json.dumps(wire_schema(), indent=1, sort_keys=True) + "\n"


def _serve(
    screen: Screen, settings: Settings, host: str, port: int, show: Callable[[str], object] = str
) -> None:
    from baumeister.server.porter import serve_many  # takes a while to import; other commands need not wait
    from baumeister.server.run import serve

    def tell(actual_port: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{actual_port}/"
        screen.print(screen.say("serve-where", url=url))
        screen.print(screen.say("serve-stop"))
        show(url)

    (serve_many if settings.workers > 1 else serve)(settings, host, port, tell)
    screen.print(screen.say("serve-stopped"))
    _leave_at_once()


def _leave_at_once() -> None:
    """All is on disk: a kernel that a thread still compiles, for a minute perhaps, is not awaited."""
    others = [thread for thread in threading.enumerate() if thread is not threading.current_thread()]
    deadline = time.monotonic() + LAST_WORDS_S
    for thread in others:
        thread.join(max(0.0, deadline - time.monotonic()))
    if any(thread.is_alive() and not thread.daemon for thread in others):
        sys.stdout.flush()
        os._exit(0)


def chosen_database(given: str | None) -> str:
    """What the command line says, else the variable that a server reads too, else the user's own."""
    return given or os.environ.get(f"{PREFIX}DATABASE") or own_database()


def own_database() -> str:
    """A file in the user's own folder, so that matches are still there next time."""
    folder = Path.home() / ".local" / "share" / "baumeister"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and chats are nobody else's
    return f"sqlite:///{folder / 'rooms.sqlite'}"
