"""`bench`: how quick the games are on this machine. `make bench` sets them beside their peers."""

from typing import Annotated

import typer
from rich.table import Table

from baumeister import catalog
from baumeister.cli.arguments import check_seconds
from baumeister.cli.screen import Screen
from baumeister.study.speed import measure


def show_speed(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option(min=0.1, callback=check_seconds)] = 1.0,
) -> None:
    screen: Screen = ctx.obj
    names = catalog.games() if game is None else (catalog.game(game).name,)
    table = Table()
    for heading in ("bench-game", "bench-kernel", "bench-python", "bench-search"):
        table.add_column(
            screen.say(heading), justify="left" if heading == "bench-game" else "right", overflow="fold"
        )
    with screen.progress(screen.say("bench-progress"), len(names)) as tell:
        for name in names:
            speeds = measure(catalog.rules(name), seconds)
            table.add_row(name, *(f"{speed:,.0f}" if speed else "–" for speed in speeds))
            tell(1)
    screen.out.print(table)
