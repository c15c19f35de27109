"""The Fluent files as files: which messages they hold, in which order."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parent


@cache
def read_entries(file: Path) -> tuple[str, ...]:
    """The ids of the messages of one file, in order."""
    return tuple(entry.id.name for entry in parse(file).body if isinstance(entry, ast.Message))


@cache
def parse(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))
