"""`backup` and `restore`: a copy of all matches, and back."""

from pathlib import Path
from typing import Annotated

import typer

from baumeister.cli.screen import Screen
from baumeister.cli.serve import Database, chosen_database


def back_up(ctx: typer.Context, file: Annotated[str, typer.Argument()], database: Database = None) -> None:
    from baumeister.storage.backup import backup  # takes a while to import; other commands need not wait

    screen: Screen = ctx.obj
    backup(chosen_database(database), Path(file))
    screen.print(screen.say("backup-done", file=file))


def restore_backup(
    ctx: typer.Context, file: Annotated[str, typer.Argument()], database: Database = None
) -> None:
    from baumeister.storage.backup import restore  # takes a while to import; other commands need not wait

    screen: Screen = ctx.obj
    aside = restore(chosen_database(database), Path(file))
    screen.print(screen.say("restore-done", file=file))
    if aside is not None:
        screen.print(screen.say("restore-aside", file=str(aside)))
