"""Every rule id has a test that names it, and every id that a test names is a rule."""

import ast
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.texts import rule_ids

TESTS = Path(__file__).parents[1]


def named_ids() -> set[str]:
    """The ids in `@pytest.mark.rule("…")` over all tests."""
    ids: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                ids |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return ids


@pytest.mark.parametrize("game", catalog.games())
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    assert rule_ids(game)
    assert set(rule_ids(game)) - named_ids() == set()


def test_every_named_rule_exists() -> None:
    known = {rule for game in catalog.games() for rule in rule_ids(game)}
    assert named_ids() - known == set()
