"""`replay`: look at a recorded match, or turn its record into the other form."""

from enum import StrEnum
from typing import Annotated

import typer

from baumeister import catalog
from baumeister.cli.arguments import read_file
from baumeister.cli.screen import Screen
from baumeister.core.errors import InvalidArgument
from baumeister.play import Record, format_json, format_text, parse_record, replay


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
    match = replay(record)
    most = len(match.events)
    if event is not None and not 0 <= event <= most:
        raise InvalidArgument("no-such-event", number=event, last=most)
    if record.is_older:
        screen.print(screen.say("record-older", played=record.rules_version, today=record.rules.version))
    last = most if event is None else event
    for number in range(last):
        screen.event(match, number, record.players)
    screen.draw(catalog.game(record.rules.game).picture(record.rules.view(match.state_at(last)), screen.say))
    if event is None and record.stops_at is not None:
        _tell_rest(screen, record, record.stops_at)
    if last == most and record.outcome is not None:
        screen.outcome(record.rules, record.outcome, record.players)


def _tell_rest(screen: Screen, record: Record, stops_at: int) -> None:
    """What the record tells beyond the point up to which today's rules follow it."""
    rules = record.rules
    screen.print(screen.say("record-stops", number=stops_at))
    for number, event in enumerate(record.events[stops_at:], start=stops_at + 1):
        is_move = isinstance(event, rules.move_types)
        screen.print(f"{number:4}  {rules.format_move(event) if is_move else rules.format_draw(event)}")
