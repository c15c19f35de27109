"""`verify`: prove that the draws of a record follow from its seed."""

import json
from typing import Annotated, Any

import typer

from baumeister.cli.arguments import read_file
from baumeister.cli.screen import Screen
from baumeister.play import hash_seed, parse_record, verify_draws


def verify_record(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> None:
    screen: Screen = ctx.obj
    text = read_file(file)
    record = parse_record(text)
    num_draws = verify_draws(record, *_promise(text))
    screen.print(screen.say("verify-good", count=num_draws, hash=hash_seed(record.seed or "")))


def _promise(text: str) -> tuple[str | None, int]:
    """What only the server's JSON holds: the hash it gave out, and how many events had happened by then."""
    table: Any = json.loads(text).get("table") if text.lstrip().startswith("{") else None
    if not isinstance(table, dict):
        return None, 0
    given = table.get("given")
    return str(table["seed_hash"]) if "seed_hash" in table else None, given if type(given) is int else 0
