"""Puzzles: every one is proved, and the same seed finds the same."""

import random
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from baumeister import catalog
from baumeister.analysis.puzzles import (
    NUM_GRADES,
    Puzzle,
    dump_puzzle,
    faults,
    finders,
    line_faults,
    load_puzzle,
    make_puzzles,
    puzzle_of_the_day,
    shipped,
    write_puzzles,
)
from baumeister.texts import LANGUAGES, Texts
from tests.conftest import Budget

WITH_PUZZLES = [game for game in catalog.games() if finders(game)]


def test_a_thousand_puzzles_come_with_the_package() -> None:
    assert sum(len(shipped(game)) for game in catalog.games()) >= 1000
    assert all(len(shipped(game)) >= 100 for game in catalog.games())


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_line_is_replayed_to_what_it_proves(game: str) -> None:
    for puzzle in shipped(game):
        assert line_faults(puzzle) == [], puzzle.name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_shipped_puzzle_is_proved_again(game: str, budget: Budget) -> None:
    puzzles = list(shipped(game))
    random.Random(game).shuffle(puzzles)
    for number in budget(len(puzzles), seconds=8):
        assert faults(puzzles[number]) == [], puzzles[number].name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_shipped_puzzles_differ_and_go_from_easy_to_hard(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert {puzzle.grade for puzzle in puzzles} <= set(range(1, NUM_GRADES + 1))
    assert {puzzle.kind for puzzle in puzzles} == set(finders(game))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_kind_of_puzzle_is_asked_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        assert all(Texts(language).has(f"puzzle-{game}-{kind}") for kind in finders(game))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_a_wrong_try_misses_is_told_of_every_kind(game: str) -> None:
    """By its worth, or in a sentence of its own; where one move alone is legal none can be wrong."""
    for kind in finders(game):
        puzzle = next(one for one in shipped(game) if one.kind == kind)
        rules, state = puzzle.open()
        if puzzle.worth in (0, 1) and len(rules.legal_moves(state)) > 1:
            assert Texts("en").has(f"puzzle-missed-{kind}"), kind


def test_the_same_seed_finds_the_same_puzzles_and_they_are_written_alike(tmp_path: Path) -> None:
    first, second = (list(islice(make_puzzles("tulum", "seven"), 5)) for _ in range(2))
    assert first == second
    assert [load_puzzle(dump_puzzle(puzzle)) for puzzle in first] == first
    write_puzzles(tmp_path / "one", first)
    write_puzzles(tmp_path / "two", reversed(second))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


@pytest.mark.parametrize("kind", ["complete", "balance", "fit", "cube"])
def test_a_kind_is_found_in_matches_of_bots(kind: str) -> None:
    game = next(game for game in WITH_PUZZLES if kind in finders(game))
    (puzzle,) = islice(make_puzzles(game, "kinds", kind), 1)
    assert puzzle.kind == kind
    assert faults(puzzle) == []


def altered(puzzle: Puzzle, **changes: object) -> Puzzle:
    return load_puzzle(dump_puzzle(puzzle) | changes)


def test_a_wrong_puzzle_is_found_out() -> None:
    puzzle = next(one for one in shipped("rumis") if one.kind == "win")
    rules, state = puzzle.open()
    other = next(
        text for text in map(rules.format_move, rules.legal_moves(state)) if text not in puzzle.answers
    )
    assert faults(altered(puzzle, answers=[*puzzle.answers, other]))
    assert faults(altered(puzzle, line=[other, *puzzle.line[1:]]))
    assert faults(altered(puzzle, line=[puzzle.line[0], puzzle.line[0]]))
    assert faults(altered(puzzle, worth=0.25))
    assert line_faults(altered(puzzle, line=puzzle.line[:-1]))
    assert line_faults(altered(puzzle, worth=0.25))


def test_a_day_has_the_place_that_the_page_counts() -> None:
    """The same numbers stand in `web/src/store/puzzles.test.ts`."""
    days = [date(2026, 11, 17) + timedelta(days=number) for number in range(3)]
    places: list[Any] = [puzzle_of_the_day(day, range(500)) for day in days]  # type: ignore[arg-type]  # places for puzzles
    assert places == [107, 416, 225]


def test_a_day_has_one_puzzle_and_the_next_another() -> None:
    puzzles = [puzzle for game in catalog.games() for puzzle in shipped(game)]
    days = [date(2026, 11, 16) + timedelta(days=number) for number in range(30)]
    found = [puzzle_of_the_day(day, puzzles).name for day in days]
    assert found == [puzzle_of_the_day(day, puzzles).name for day in days]
    assert len(set(found)) == len(days)
