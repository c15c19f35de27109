"""Whose matches a match looks like: told only where it was measured, and where it is clear."""

from dataclasses import replace
from pathlib import Path

import pytest

import baumeister
from baumeister.analysis import Account, losses, review
from baumeister.analysis.losses import BandLosses, Losses, keep, losses_of, plays_like
from baumeister.analysis.review import usual_budget
from baumeister.bots import level_names, make_bot
from baumeister.bots.ladders import levels_version
from baumeister.play import Match, SeededDraws, play_on

RULES = baumeister.rules("tulum")
USUAL = Account(0.5, 0.0, 0.0, 0.0, 0.0, 0.5, num_decisions=30, error=0.0)


def having_lost(per_decision: float, num_decisions: int = 30) -> Account:
    return replace(USUAL, lost=per_decision * num_decisions, num_decisions=num_decisions)


MEASURED = {"tulum": RULES, "rumis": baumeister.rules("rumis")}


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_was_measured_as_it_is_today(game: str) -> None:
    found = losses_of(MEASURED[game])
    assert found is not None
    assert found.levels == level_names(MEASURED[game])
    medians = [band.median for band in found.bands]
    assert medians == sorted(medians, reverse=True)  # who plays better loses less


@pytest.mark.parametrize("game", MEASURED)
def test_what_a_band_usually_loses_is_like_itself(game: str) -> None:
    rules = MEASURED[game]
    found = losses_of(rules)
    assert found is not None
    for band in found.bands:
        assert set(band.levels) <= set(plays_like(rules, having_lost(band.median)))
    assert plays_like(rules, having_lost(0.5)) == found.bands[0].levels


def test_a_review_says_what_the_perfect_player_plays_like() -> None:
    match = Match(RULES)
    play_on(match, [make_bot("perfect", RULES, seat) for seat in range(2)], SeededDraws("like"))
    for account in review(match).accounts:
        assert plays_like(RULES, account)[-1] == "builder"


def test_too_few_decisions_say_nothing() -> None:
    assert plays_like(RULES, having_lost(0.0, num_decisions=10)) == ()
    assert plays_like(baumeister.rules("tulum", seats=4), having_lost(0.0)) == ()


def test_what_is_not_clear_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three levels whose matches all look like this, or a level that nobody has measured yet."""
    monkeypatch.setattr(losses, "FOLDER", tmp_path)
    names = level_names(RULES)
    wide = tuple(BandLosses((name,), 0.0, 0.1, 0.2, 30.0, 5) for name in names)
    measured = losses_of_today(wide)
    keep("tulum", measured)
    assert losses_of(RULES) == measured
    assert plays_like(RULES, having_lost(0.1)) == ()
    keep("tulum", losses_of_today((replace(wide[0], low=0.3, high=0.4), *wide[1:3], *wide[4:])))
    assert plays_like(RULES, having_lost(0.1)) == ()
    keep("tulum", replace(measured, simulations=1))
    assert losses_of(RULES) is None


def losses_of_today(bands: tuple[BandLosses, ...]) -> Losses:
    simulations = usual_budget(RULES).iterations or 0
    variant = {"seats": 2, "decline": False}
    return Losses(variant, RULES.version, levels_version("tulum"), simulations, "", bands)
