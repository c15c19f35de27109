"""The examples run, at a small size, and find what they should."""

import csv
from pathlib import Path

import pytest

from examples import learn_tulum, rumis_seats

RANDOM_TURNS = 16.0  #: of a random player alone


def test_a_learner_of_tulum_gets_better_than_chance_and_is_measured_exactly(
    full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = ["--matches", "3000", "--tests", "1000"] if full else ["--matches", "300", "--tests", "100"]
    result = learn_tulum.main(sizes)
    assert result.exact == pytest.approx(10.468, abs=0.001), "what the solver says"
    assert result.exact - result.error < result.played < (11.2 if full else RANDOM_TURNS - 2.3)
    assert result.off < (0.6 if full else 1.5), "its values, beside the exact ones"
    assert "perfect play takes 10.468 turns" in capsys.readouterr().out


def test_a_study_of_seats_in_rumis(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "seats.csv"
    arguments = f"--scenarios chullpa pisac --player random --matches 3 --save {file}"
    lines = rumis_seats.main(arguments.split())
    assert len(lines) == 2 * (2 + 3 + 4)
    assert sum(share.share for *_, share in lines) == pytest.approx(2 * 3)
    assert capsys.readouterr().out.count("seat 4") == 2
    with file.open(encoding="utf-8") as saved:
        rows = list(csv.DictReader(saved))
    assert [float(row["share"]) for row in rows] == [share.share for *_, share in lines]
