"""The code blocks of README and docs are run as tests: Python as it is, `$ baumeister …` as commands."""

import shlex
from pathlib import Path

from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

from baumeister.cli.main import run

HERE = Path(__file__).parent


def run_commands(example: Example) -> None:
    """Every command of a console block must end with status 0."""
    for line in str(example.parsed).splitlines():
        if line.startswith("$ baumeister "):
            assert run(shlex.split(line)[2:]) == 0, line


pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser(), CodeBlockParser(language="console", evaluator=run_commands)],
    patterns=["README.md", "CONTRIBUTING.md", "docs/*.md"],
).pytest()
