"""The client's types are those of the server."""

from pathlib import Path

from baumeister.server.typescript import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_types_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "make schema renews them"
