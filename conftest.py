"""The code blocks of README and docs are run as tests: Python as it is, `$ baumeister …` as commands."""

import shlex
from pathlib import Path

from sybil import Example, Sybil
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown import CodeBlockParser

from baumeister.cli.main import run

HERE = Path(__file__).parent


def run_alone(example: Example) -> None:
    """Nothing of the block before is there: a block is copied alone, and another process may have run it."""
    example.namespace.clear()
    PythonEvaluator()(example)


def run_commands(example: Example) -> None:
    """Every command of a console block must end with status 0."""
    for line in str(example.parsed).splitlines():
        if line.startswith("$ baumeister "):
            assert run(shlex.split(line)[2:]) == 0, line


pytest_collect_file = Sybil(
    parsers=[
        CodeBlockParser(language="python", evaluator=run_alone),
        CodeBlockParser(language="console", evaluator=run_commands),
    ],
    patterns=["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/strategy/*.md"],
).pytest()
