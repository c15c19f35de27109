"""Perft counts and golden playthroughs are as recorded; `make golden` renews them, for review."""

import json

import pytest

from baumeister import catalog
from baumeister.core import AnyRules
from tests.contract.playthroughs import DATA, golden_file, perft, perft_file, playthrough
from tests.tables import each_setup, setup_name


@each_setup()
def test_perft(rules: AnyRules) -> None:
    recorded = json.loads(perft_file(rules.game).read_text(encoding="utf-8"))
    assert perft(rules) == recorded[setup_name(rules)]


@each_setup()
def test_golden_playthrough(rules: AnyRules) -> None:
    assert playthrough(rules) == golden_file(rules).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", catalog.games())
def test_no_data_file_is_left_over(game: str) -> None:
    expected = {golden_file(rules) for rules in catalog.setups(game)}
    assert set((DATA / "golden" / game).iterdir()) == expected
    names = {setup_name(rules) for rules in catalog.setups(game)}
    assert set(json.loads(perft_file(game).read_text(encoding="utf-8"))) == names
