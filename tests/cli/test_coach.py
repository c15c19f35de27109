"""The coach on the command line: matches looked at again, and puzzles."""

import json
import re
from decimal import Decimal
from pathlib import Path

import pytest

from baumeister.analysis.puzzles import shipped
from baumeister.texts import LANGUAGES, Texts
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


def test_who_plays_perfectly_lost_nothing_and_not_less(run: Run, tmp_path: Path) -> None:
    """Tables are rounded, so that the sum of such losses may lie a little below."""
    file = tmp_path / "perfect.txt"
    run(f"watch tulum --seats apprentice,perfect --seed 4 --delay 0 --save {file}")
    assert "own errors 0.0 (0.00 per decision)" in run(f"review {file} --lang en")[1]


def test_review_as_json_adds_up(run: Run, saved: Path) -> None:
    status, out, _ = run(f"review {saved} --json")
    assert status == 0
    found = json.loads(out)
    assert found["is_exact"]
    for one in found["accounts"]:
        explained = one["start"] + one["luck"] - one["lost"] + one["given"]
        assert explained == pytest.approx(one["result"], abs=1e-9)


def test_a_review_tells_which_level_plays_like_this(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run(f"watch tulum --seats newcomer,perfect --seed 4 --delay 0 --save {file}")
    assert "(perfect) plays like: Master / Master builder." in run(f"review {file} --lang en")[1]
    told = json.loads(run(f"review {file} --json")[1])
    assert told["accounts"][1]["plays_like"] == ["master", "builder"]


def test_what_levels_lose_was_measured_with_the_usual_simulations(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run(f"watch rumis --seats newcomer,master --seed 4 --delay 0 --save {file}")
    for options, is_told in (("", True), ("--simulations 20000", True), ("--simulations 50", False)):
        told = json.loads(run(f"review {file} --json {options}")[1])
        assert any(one["plays_like"] for one in told["accounts"]) == is_told


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
    puzzle, say = next(one for one in shipped("tulum") if one.answers == ("stop",)), Texts(language)
    line = f"puzzles play --name {puzzle.name} --lang {language}"
    status, out, err = run(line, "nonsense", "roll", "stop")
    assert status == 0
    assert "InvalidNotation" in err
    assert puzzle.name in out
    best, other = (f"{100 * worth:.1f}" for worth in (puzzle.worth, puzzle.next_best))
    alone = "-alone" if puzzle.position["variant"]["seats"] == 1 else ""
    assert say(f"puzzle-loses{alone}", worth=other, best=best) in out
    assert f"{say('puzzle-right')} {say('puzzle-worths', best=best, next=other)}" in out


@pytest.mark.parametrize(
    ("game", "kind"),
    [("rumis", "win"), ("rumis", "cube"), ("pyramido", "complete"), ("talo", "climb"), ("talo", "balance")],
)
def test_a_wrong_try_is_told_what_can_no_longer_be_reached(run: Run, game: str, kind: str) -> None:
    puzzle = next(one for one in shipped(game) if one.kind == kind)
    rules, state = puzzle.open()
    wrong = next(
        text for text in map(rules.format_move, rules.legal_moves(state)) if text not in puzzle.answers
    )
    _, out, err = run(f"puzzles --name {puzzle.name}", wrong, puzzle.answers[0])
    assert err == ""
    assert Texts("en")(f"puzzle-missed-{kind}") in out
    assert Texts("en")("puzzle-solved", line=" ".join(puzzle.line)) in out


def test_puzzles_are_listed_and_made(run: Run, tmp_path: Path) -> None:
    assert run("puzzles list")[0] == 0
    file = tmp_path / "some.jsonl.gz"
    status, out, _ = run(f"puzzles make --game tulum --count 2 --seed 7 --save {file}")
    assert status == 0
    assert file.exists()
    assert out.count("tulum-") == 2


def test_puzzles_of_one_kind_are_asked_and_listed(run: Run) -> None:
    say = Texts("en")
    _, out, _ = run("puzzles --game rumis --kind cube")
    assert say("puzzle-rumis-cube") in out
    _, out, _ = run("puzzles list --kind cube")
    assert f"cube: {say('puzzle-rumis-cube')}" in out, "as --kind takes it"
    assert say("puzzle-rumis-win") not in out
    of_kind = [puzzle for puzzle in shipped("rumis") if puzzle.kind == "cube"]
    assert all(puzzle.name in out for puzzle in of_kind), "as --name takes them"
    assert out.index("Grade 2 of 5") < out.index("Grade 5 of 5")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("puzzles make", "--game"),
        ("puzzles make --game tulum --count 0", "--count"),
        ("puzzles make --game tulum --kind win", "push, place"),
        ("puzzles play --name none", "none"),
        ("puzzles --kind dance", "complete, win, cube, fit, climb, balance, push, place"),
        ("puzzles list --game talo --kind win", "climb, balance"),
        ("puzzles dance", "play, list, make, check"),
        ("puzzles play --name none", "puzzles list"),
    ],
)
def test_puzzles_say_what_they_accept(run: Run, line: str, words: str) -> None:
    status, _, err = run(line)
    assert status == 2
    assert words in err
