"""A command line as a user types it, and a match to look at."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from baumeister.cli import main as cli

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line; returns status, output and errors."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run_it(line: str, *typed: str) -> tuple[int, str, str]:
        lines: Iterator[str] = iter(typed)

        def read() -> str:
            sys.stdout.write("\n")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        status = cli.run(line.split())
        caught = capsys.readouterr()
        return status, caught.out, caught.err

    return run_it


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """The record of a whole match."""
    file = tmp_path / "match.txt"
    status, _, _ = run(f"watch tulum --seats random,greedy --seed 3 --delay 0 --save {file}")
    assert status == 0
    return file
