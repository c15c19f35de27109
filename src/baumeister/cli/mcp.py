"""`mcp`: a seat for language models, over standard input and output or HTTP on this computer."""

from typing import Annotated

import typer

from baumeister.cli.screen import Screen


def serve_models(
    ctx: typer.Context, http: Annotated[int | None, typer.Option(min=1, max=65535, metavar="PORT")] = None
) -> None:
    from baumeister.adapters.mcp import run  # takes a while to import; other commands need not wait

    screen: Screen = ctx.obj
    if http is not None:
        screen.err.print(screen.say("mcp-where", url=f"http://127.0.0.1:{http}/mcp"))
    run(screen.say, http)
