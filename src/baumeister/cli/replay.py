"""`replay`: look at a recorded match, or turn its record into the other form."""

from enum import StrEnum
from typing import Annotated

import typer

from baumeister import catalog
from baumeister.cli.arguments import read_file
from baumeister.cli.screen import Screen
from baumeister.core.errors import InvalidArgument
from baumeister.play import format_json, format_text, parse_record, replay


class Form(StrEnum):
    TEXT = "text"
    JSON = "json"


def replay_record(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    event: Annotated[int | None, typer.Option()] = None,
    to: Annotated[Form | None, typer.Option()] = None,
) -> None:
    screen: Screen = ctx.obj
    record = parse_record(read_file(file))
    if to is not None:
        screen.out.file.write(format_json(record) if to is Form.JSON else format_text(record))
        return
    if event is not None and not 0 <= event <= len(record.events):
        raise InvalidArgument("no-such-event", number=event, last=len(record.events))
    if record.is_older:
        screen.print(screen.say("record-older", played=record.rules_version, today=record.rules.version))
    last = len(record.events) if event is None else event
    match = replay(record)
    for number in range(last):
        screen.event(match, number, record.players)
    screen.draw(catalog.game(record.rules.game).picture(record.rules.view(match.state_at(last)), screen.say))
    if last == len(record.events) and record.outcome is not None:
        screen.outcome(record.rules, record.outcome, record.players)
