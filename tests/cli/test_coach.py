"""The coach on the command line: matches looked at again, and puzzles."""

import json
import re
from decimal import Decimal
from pathlib import Path

import pytest

from baumeister.analysis.puzzles import shipped
from baumeister.texts import LANGUAGES
from tests.cli.conftest import Run


FIGURE = r"([−+]?\d+\.\d)"
ACCOUNT = (
    rf"started with {FIGURE} %, luck {FIGURE}, own errors {FIGURE} \(.*?\), "
    rf"errors of others {FIGURE}, ended with {FIGURE} %"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_review_tells_error_from_luck(run: Run, saved: Path, language: str) -> None:
    status, out, err = run(f"review {saved} --lang {language}")
    assert (status, err.strip()) == (0, "")
    assert "greedy" in out
    assert "%" in out


def test_a_review_adds_up_as_it_is_printed(run: Run, saved: Path) -> None:
    accounts = re.findall(ACCOUNT, run(f"review {saved} --lang en")[1])
    assert len(accounts) == 2
    for account in accounts:
        start, *changes, result = (Decimal(figure.replace("−", "-")) for figure in account)
        assert start + sum(changes) == result


def test_review_as_json_adds_up(run: Run, saved: Path) -> None:
    status, out, _ = run(f"review {saved} --json")
    assert status == 0
    found = json.loads(out)
    assert found["is_exact"]
    for one in found["accounts"]:
        explained = one["start"] + one["luck"] - one["lost"] + one["given"]
        assert explained == pytest.approx(one["result"], abs=1e-9)


def test_review_wants_at_least_one_simulation(run: Run, saved: Path) -> None:
    status, _, err = run(f"review {saved} --simulations 0")
    assert status == 2
    assert "--simulations" in err


def test_the_coach_tells_what_moves_are_worth(run: Run) -> None:
    status, out, _ = run("terminal tulum --seats human,random --seed 5 --coach", "quit")
    assert status == 0
    assert "Chances: human" in out
    assert out.count(" %") >= 4


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("tulum", r"\d+ points to expect, out of 100\n"),
        ("pyramido --mode solo", r"Chance to succeed: \d+ %\n"),
    ],
)
def test_alone_there_is_one_figure(run: Run, line: str, told: str) -> None:
    status, out, _ = run(f"terminal {line} --seats human --seed 5 --coach", "quit")
    assert status == 0
    assert re.search(told, out)
    assert "Chances" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_at_the_terminal(run: Run, language: str) -> None:
    puzzle = next(one for one in shipped("tulum") if one.answers == ("stop",))
    line = f"puzzles play --name {puzzle.name} --lang {language}"
    status, out, err = run(line, "nonsense", "roll", "stop")
    assert status == 0
    assert "InvalidNotation" in err
    assert puzzle.name in out


def test_puzzles_are_listed_and_made(run: Run, tmp_path: Path) -> None:
    assert run("puzzles list")[0] == 0
    file = tmp_path / "some.jsonl.gz"
    status, out, _ = run(f"puzzles make --game tulum --count 2 --seed 7 --save {file}")
    assert status == 0
    assert file.exists()
    assert out.count("tulum-") == 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("puzzles make", "--game"),
        ("puzzles make --game tulum --count 0", "--count"),
        ("puzzles make --game tulum --kind win", "push, place"),
        ("puzzles play --name none", "none"),
        ("puzzles dance", "play, list, make or check"),
    ],
)
def test_puzzles_say_what_they_accept(run: Run, line: str, words: str) -> None:
    status, _, err = run(line)
    assert status == 2
    assert words in err
