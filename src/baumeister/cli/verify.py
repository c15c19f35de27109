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
    num_draws = verify_draws(record, _promise(text))
    screen.print(screen.say("verify-good", count=num_draws, hash=hash_seed(record.seed or "")))


def _promise(text: str) -> str | None:
    """The hash that the server gave out at the start; only its JSON records hold it."""
    if not text.lstrip().startswith("{"):
        return None
    table: Any = json.loads(text).get("table")
    return str(table["seed_hash"]) if isinstance(table, dict) and "seed_hash" in table else None
