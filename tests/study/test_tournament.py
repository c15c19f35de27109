"""Tournaments: every order of seats, the same draws, interrupted and continued."""

from pathlib import Path

import pytest

import baumeister
from baumeister.study.tournament import Played, play_tournament, schedule

RULES = baumeister.rules("tulum", seats=2)
PLAYERS = ("random", "greedy")


def test_every_group_plays_every_order_of_seats_with_the_same_draws() -> None:
    rules = baumeister.rules("tulum", seats=3)
    pairings = schedule(rules, ("a", "b", "c", "d"), num_draws=2, seed="s")
    assert len(pairings) == 4 * 6 * 2
    assert {pairing.seed for pairing in pairings} == {"s/0", "s/1"}
    assert sum(pairing.players == ("c", "a", "b") for pairing in pairings) == 2


def test_on_a_ladder_neighbours_meet() -> None:
    pairings = schedule(RULES, ("a", "b", "c"), num_draws=1, seed="s", neighbours=True)
    assert [pairing.players for pairing in pairings] == [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")]


def test_together_a_player_fills_all_seats() -> None:
    rules = baumeister.rules("pyramido", mode="coop", seats=2)
    pairings = schedule(rules, ("a", "b"), num_draws=1, seed="s")
    assert [pairing.players for pairing in pairings] == [("a", "a"), ("b", "b")]


def test_an_interrupted_tournament_goes_on_to_the_same_result(tmp_path: Path) -> None:
    pairings = schedule(RULES, PLAYERS, num_draws=3, seed="s")
    whole = play_tournament(RULES, pairings, tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(lines[:2]) + lines[2][:20], encoding="utf-8")
    done: list[int] = []
    assert play_tournament(RULES, pairings, cut, tell=done.append) == whole
    assert done == [2, 1, 1, 1, 1]
    assert cut.read_text(encoding="utf-8") == "".join(lines)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_number_of_processes_changes_nothing(jobs: int) -> None:
    pairings = schedule(RULES, PLAYERS, num_draws=2, seed="s")
    played = play_tournament(RULES, pairings, jobs=jobs)
    assert [match.seed for match in played] == [pairing.seed for pairing in pairings]
    assert played[0] == Played(
        ("greedy", "random"), "s/0", played[0].shares, played[0].ranks, played[0].num_moves
    )
    assert played == play_tournament(RULES, pairings)
