"""Rumis on the command line: scenario files, cubes, and one sentence for what is wrong."""

from pathlib import Path

import pytest

from baumeister.games.rumis import RumisVariant, Scenario
from baumeister.play import parse_record
from baumeister.texts import LANGUAGES
from tests.cli.conftest import Run

GOOD = 'name = "ell"\nmax_height = [2, 2, 2]\nplan = ["22.", "222"]\n'


def test_a_record_holds_the_content_of_a_scenario_file(run: Run, tmp_path: Path) -> None:
    file, record = tmp_path / "ell.toml", tmp_path / "match.txt"
    file.write_text(GOOD, encoding="utf-8")
    line = f"watch rumis --scenario-file {file} --seats random,random --delay 0 --save {record}"
    assert run(line)[0] == 0
    file.unlink()
    text = record.read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    variant = parse_record(text).rules.variant
    assert isinstance(variant, RumisVariant)
    assert isinstance(variant.scenario, Scenario)
    assert variant.scenario.name == "ell"


@pytest.mark.parametrize(
    "text",
    [
        'max_height = [2, 2, 2]\nplan = ["22", "222"]',
        'max_height = [2, 2, 2]\nplan = ["2a2"]',
        'max_height = [2, 2, 2]\nplan = ["..."]',
        'max_height = [2, 2, 2]\nplan = ["232"]',
        'max_height = [2, 2, 2]\nplan = ["2.2"]',
        ".".join("a" * 10_000) + " = 1",  # to read it would take the square of its length
    ],
)
def test_a_bad_scenario_file_gets_one_sentence_and_status_2(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    sentences = set()
    for language in LANGUAGES:
        line = f"simulate rumis --scenario-file {file} --lang {language}"
        status, out, err = run(line)
        assert (status, out) == (2, "")
        assert err.startswith("InvalidVariant: ")
        assert err.count("\n") == 1
        sentences.add(err)
    assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("simulate rumis --scenario atlantis", "InvalidVariant"),
        ("simulate rumis --scenario-file /no/such/file", "UnusableFile"),
        ("simulate rumis --mode four-colours --seats 3", "InvalidVariant"),
        ("simulate rumis --mode ruinas --seats 4", "InvalidVariant"),
        ("simulate rumis --mode cube --seats 2", "InvalidVariant"),
        ("simulate rumis --mode cube --edge 5 --colours 3", "InvalidVariant"),
        ("solve rumis --edge 4 --colours 1", "InvalidVariant"),
        ("solve rumis --mode standard", "InvalidArgument"),
        ("solve talo", "InvalidArgument"),
        ("solve rumis --record /no/such/file", "UnusableFile"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(run: Run, line: str, code: str) -> None:
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert err.startswith(f"{code}: ")
    assert err.count("\n") == 1


def test_an_unknown_scenario_is_answered_with_those_there_are(run: Run) -> None:
    err = run("simulate rumis --scenario atlantis")[2]
    assert "chullpa, coricancha, pisac, pirka, tambo, cucho" in err


def test_every_scenario_says_how_certain_it_is(run: Run) -> None:
    rules = {number: run(f"rules rumis RUM-{number}")[1] for number in range(20, 26)}
    assert "Certain." in rules.pop(20)
    assert all("econstructed" in rule for rule in rules.values())


def test_a_cube_is_solved_saved_and_completed(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "cube.txt"
    status, out, _ = run(f"solve rumis --edge 3 --colours 2 --contact --save {record}")
    assert status == 0
    assert "At most 3 high." in out
    text = record.read_text(encoding="utf-8")
    assert parse_record(text).outcome is not None
    status, out, _ = run(f"solve rumis --record {record}")
    assert status == 0


def test_ways_are_counted_and_a_count_cut_short_says_so(run: Run) -> None:
    status, out, _ = run("solve rumis --edge 3 --colours 1 --count")
    assert (status, out.split(" ")[0]) == (0, "80,928")
    status, out, _ = run("solve rumis --edge 5 --count --timeout 0.1")
    assert status == 1
    assert out.startswith("At least ")


def test_a_search_without_time_says_that_it_gave_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.solvers.rumis_cubes.FIRST_STEPS", 0)
    status, out, _ = run("solve rumis --edge 5 --contact --alternate --timeout 0.1")
    assert status == 1
    assert out.startswith("Gave up ")
