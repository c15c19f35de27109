"""The Fluent files as tests look at them: what is broken in them, which arguments each message takes."""

from pathlib import Path

from fluent.syntax import ast, visitor

from baumeister.texts.messages import parse


def read_problems(file: Path) -> tuple[str, ...]:
    """The pieces of a file that are no Fluent."""
    return tuple(entry.content or "" for entry in parse(file).body if isinstance(entry, ast.Junk))


def read_arguments(file: Path) -> dict[str, frozenset[str]]:
    """The arguments that each message of a file takes."""
    return {entry.id.name: _arguments(entry) for entry in parse(file).body if isinstance(entry, ast.Message)}


def _arguments(message: ast.Message) -> frozenset[str]:
    finder = _ArgumentFinder()
    finder.visit(message)
    return frozenset(finder.names)


class _ArgumentFinder(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)
