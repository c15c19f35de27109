"""`draw`: a position of a recorded match as an SVG picture, on the output."""

from typing import Annotated

import typer

from baumeister import pictures
from baumeister.cli.arguments import read_file
from baumeister.cli.screen import Screen
from baumeister.core.errors import InvalidArgument
from baumeister.play import parse_record, replay


def draw_record(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    at: Annotated[int | None, typer.Option()] = None,
    dark: Annotated[bool, typer.Option("--dark")] = False,
    coordinates: Annotated[bool, typer.Option("--coordinates/--no-coordinates")] = True,
    width: Annotated[int | None, typer.Option()] = None,
) -> None:
    screen: Screen = ctx.obj
    if width is not None and width < 1:
        raise InvalidArgument("not-positive", option="--width", value=width)
    record = parse_record(read_file(file))
    match = replay(record)
    most = len(match.events)
    if at is not None and not 0 <= at <= most:
        raise InvalidArgument("no-such-event", number=at, last=most)
    last = most if at is None else at
    drawn = pictures.svg(
        record.rules,
        match.state_at(last),
        before=match.state_at(max(0, last - 1)),
        dark=dark,
        coordinates=coordinates,
        width=width,
        language=screen.say.language,
    )
    screen.out.file.write(drawn)
