"""The page's types are those of the server and of the games."""

from pathlib import Path

import pytest

from baumeister.server.typescript import wire_files

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


@pytest.mark.parametrize("path", wire_files())
def test_the_types_are_current(path: str) -> None:
    assert (WIRE / path).read_text(encoding="utf-8") == wire_files()[path], "make schema renews them"


def test_no_generated_file_is_left_over() -> None:
    assert {f"games/{file.name}" for file in (WIRE / "games").iterdir()} <= set(wire_files())
