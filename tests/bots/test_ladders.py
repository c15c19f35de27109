"""Ladders that are kept: only for the rules and levels they were played with."""

from dataclasses import replace
from pathlib import Path

import pytest

import baumeister
from baumeister import catalog
from baumeister.bots import knowledge, ladders, level_names
from baumeister.bots.ladders import FLOOR, Ladder, Strength, keep, ladder_of, levels_version
from baumeister.core.variant import dump_variant

RULES = baumeister.rules("tulum", seats=2)
MEASURED = Ladder(
    dump_variant(RULES.options, RULES.variant),
    is_share=False,
    rules_version=RULES.version,
    levels_version=levels_version("tulum"),
    date="2026-11-17",
    strengths=(Strength("newcomer", FLOOR, FLOOR, FLOOR, 40), Strength("builder", 1200, 1150, 1250, 40)),
)


@pytest.fixture
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "FOLDER", tmp_path)


@pytest.mark.usefixtures("_own_folder")
def test_a_ladder_is_kept_for_its_variant_and_put_in_the_place_of_the_one_before() -> None:
    assert ladder_of(RULES) is None
    keep("tulum", replace(MEASURED, date="2026-01-01"))
    keep("tulum", MEASURED)
    assert ladder_of(RULES) == MEASURED
    assert ladders.ladders("tulum") == (MEASURED,)
    assert ladder_of(baumeister.rules("tulum", seats=2, decline=True)) is None
    assert ladder_of(baumeister.rules("rumis")) is None


@pytest.mark.usefixtures("_own_folder")
@pytest.mark.parametrize("change", [{"rules_version": 0}, {"levels_version": "0-00000000"}])
def test_what_was_measured_with_other_rules_or_levels_is_not_shown(change: dict[str, object]) -> None:
    keep("tulum", replace(MEASURED, **change))  # type: ignore[arg-type]  # a field of it
    assert ladder_of(RULES) is None


def test_the_version_of_levels_changes_with_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    known = knowledge("tulum")
    hasty = {**known.levels, "master": replace(known.levels["master"], hurry=0.2)}
    versions = {levels_version("tulum")}
    for changed in (replace(known, levels=hasty), replace(known, version=known.version + 1)):
        monkeypatch.setattr(ladders, "knowledge", lambda _, changed=changed: changed)
        versions.add(levels_version("tulum"))
    assert len(versions) == 3


@pytest.mark.parametrize("game", catalog.games())
def test_every_ladder_of_the_package_speaks_for_all_levels_of_its_variant(game: str) -> None:
    for ladder in ladders.ladders(game):
        rules = catalog.rules(game, **ladder.variant)
        assert tuple(strength.level for strength in ladder.strengths) == level_names(rules)
        assert all(strength.low <= strength.figure <= strength.high for strength in ladder.strengths)
        assert ladder.is_share == rules.is_together
