"""What a ladder found: kept as data, shown by commands and in the docs."""

from pathlib import Path

import pytest

import baumeister
from baumeister.bots import ladders, level_names
from baumeister.bots.ladders import FLOOR
from baumeister.cli.main import run
from baumeister.study import Played
from baumeister.study.ladders import docs_page, figure_words, measured, plot, steps
from baumeister.texts import Texts

DOCS = Path(__file__).parents[2] / "docs"
TULUM = baumeister.rules("tulum", seats=2)


def won(winner: str, loser: str, count: int) -> list[Played]:
    """On both seats equally often."""
    first = Played((winner, loser), "s", (1.0, 0.0), (1, 2), 20)
    second = Played((loser, winner), "s", (0.0, 1.0), (2, 1), 20)
    return [first, second] * (count // 2)


def test_elo_counts_from_the_weakest_level() -> None:
    players = ("newcomer", "builder")
    ladder = measured(TULUM, players, won("builder", "newcomer", 30) + won("newcomer", "builder", 10))
    newcomer, builder = ladder.strengths
    assert (newcomer.figure, newcomer.low, newcomer.high) == (FLOOR, FLOOR, FLOOR)
    assert FLOOR < builder.low < builder.figure < builder.high
    assert builder.matches == 40
    assert figure_words(ladder, newcomer) == "1000 ± 0"


def test_a_step_is_as_uncertain_as_if_nobody_else_had_played() -> None:
    """What is known of one pair says nothing about the next: alone, the pair gives the same step."""
    players = ("newcomer", "master", "builder")
    lower = won("master", "newcomer", 30) + won("newcomer", "master", 10)
    upper = won("builder", "master", 24) + won("master", "builder", 16)
    _, (step, error) = steps(measured(TULUM, players, lower + upper))
    _, builder = measured(TULUM, players[1:], upper).strengths
    assert step == pytest.approx(builder.figure - FLOOR, abs=2)
    assert error == pytest.approx(builder.high - builder.figure, abs=2)


@pytest.mark.parametrize("game", ["pyramido", "rumis", "talo"])
def test_each_level_beats_the_one_below(game: str) -> None:
    """With two seats in the usual variant; Tulum's levels are told apart by what they lose, without luck."""
    usual = baumeister.rules(game, seats=2, **({"mode": "contest"} if game == "pyramido" else {}))
    ladder = ladders.ladder_of(usual)
    assert ladder is not None
    assert all(step > error for step, error in steps(ladder))


def test_together_it_is_the_share_that_was_completed() -> None:
    rules = baumeister.rules("pyramido", mode="coop", seats=2)
    played = [
        Played(("newcomer", "newcomer"), str(k), (float(k < 3),) * 2, (1 + (k >= 3),) * 2, 20)
        for k in range(4)
    ]
    ladder = measured(rules, ("newcomer",), played)
    assert ladder.is_share
    assert figure_words(ladder, ladder.strengths[0]) == "75% (30% – 95%)"


def test_what_the_command_measured_is_kept_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladders, "FOLDER", tmp_path)
    assert run(["levels", "tulum"]) == 0
    assert "not been measured" in capsys.readouterr().out
    assert run(["ladder", "tulum", "--seats", "2", "--matches", "4", "--slow", "2", "--keep"]) == 0
    ladder = ladders.ladder_of(TULUM)
    assert ladder is not None
    assert tuple(strength.level for strength in ladder.strengths) == level_names(TULUM)
    capsys.readouterr()
    assert run(["levels", "tulum"]) == 0
    shown = capsys.readouterr().out
    assert f"Measured in 12 matches, {ladder.date}." in shown
    assert "1000 ± 0" in shown


def test_the_docs_show_what_is_kept() -> None:
    say = Texts("en")
    assert (DOCS / "ladders.md").read_text(encoding="utf-8") == docs_page(say), "make ladders renews it"
    assert (DOCS / "pictures" / "ladders.svg").read_text(encoding="utf-8") == plot(say) + "\n"


def test_a_ladder_that_could_not_be_kept_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladders, "FOLDER", tmp_path / "nowhere")
    assert run(["ladder", "tulum", "--seats", "2", "--matches", "4", "--keep"]) == 2
    caught = capsys.readouterr()
    assert (caught.out, caught.err.partition(":")[0]) == ("", "UnusableFile")
