"""`engine`: one of our bots as an engine, for programs that speak docs/engines.md."""

import sys
from typing import Annotated

import typer

from baumeister.adapters.engine import Engine
from baumeister.bots import USUAL
from baumeister.cli.screen import Screen
from baumeister.play import check_seed


def speak_as_engine(
    ctx: typer.Context,
    bot: Annotated[str, typer.Option()] = USUAL,
    seed: Annotated[str, typer.Option(callback=check_seed)] = "0",
) -> None:
    screen: Screen = ctx.obj
    for answer in Engine(bot, seed, screen.say).answers(sys.stdin):
        screen.out.file.write(answer + "\n")
        screen.out.file.flush()
