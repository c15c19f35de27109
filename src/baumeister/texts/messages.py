"""The Fluent files as files: which messages they hold, in which order, with which arguments."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

FOLDER = Path(__file__).parent


@cache
def read_entries(file: Path) -> tuple[str, ...]:
    """The ids of the messages of one file, in order."""
    return tuple(entry.id.name for entry in _parse(file).body if isinstance(entry, ast.Message))


def read_problems(file: Path) -> tuple[str, ...]:
    """The pieces of a file that are no Fluent."""
    return tuple(entry.content or "" for entry in _parse(file).body if isinstance(entry, ast.Junk))


def read_arguments(file: Path) -> dict[str, frozenset[str]]:
    """The arguments that each message of a file takes."""
    return {entry.id.name: _arguments(entry) for entry in _parse(file).body if isinstance(entry, ast.Message)}


@cache
def _parse(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def _arguments(message: ast.Message) -> frozenset[str]:
    finder = _ArgumentFinder()
    finder.visit(message)
    return frozenset(finder.names)


class _ArgumentFinder(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)
