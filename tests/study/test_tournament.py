"""Tournaments: every order of seats, the same draws, round robin and Swiss, interrupted and continued."""

from collections import Counter
from pathlib import Path

import pytest

import baumeister
from baumeister.core.errors import UnusableFile
from baumeister.study import Pairing, Played, Workers, play_all
from baumeister.study.journal import Journal, header_of
from baumeister.study.tables import luck, pairwise, seat_shares
from baumeister.study.tournament import (
    ladder_schedule,
    play_swiss,
    schedule,
    standing,
    swiss_groups,
    who_rests,
)

RULES = baumeister.rules("tulum", seats=2)
PLAYERS = ("random", "greedy")
HEADER = header_of(RULES, seed="s")


def test_every_group_plays_every_order_of_seats_with_the_same_draws() -> None:
    rules = baumeister.rules("tulum", seats=3)
    pairings = schedule(rules, ("a", "b", "c", "d"), num_matches=12, seed="s")
    assert len(pairings) == 4 * 12
    assert {pairing.seed for pairing in pairings} == {"s/0", "s/1"}
    assert sum(pairing.players == ("c", "a", "b") for pairing in pairings) == 2


def test_the_number_of_matches_is_rounded_up_to_whole_rounds_of_seats() -> None:
    assert len(schedule(RULES, ("a", "b"), num_matches=3, seed="s")) == 4


def test_on_a_ladder_neighbours_meet() -> None:
    pairings = ladder_schedule(RULES, ("a", "b", "c"), num_matches=2, seed="s", num_slow=2)
    assert [pairing.players for pairing in pairings] == [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")]


def test_on_a_ladder_the_two_strongest_play_as_often_as_was_asked_for_them() -> None:
    pairings = ladder_schedule(RULES, ("a", "b", "c", "d"), num_matches=8, seed="s", num_slow=2)
    met = Counter(frozenset(pairing.players) for pairing in pairings)
    assert met == {frozenset("ab"): 8, frozenset("bc"): 2, frozenset("cd"): 2}


def test_together_a_player_fills_all_seats() -> None:
    rules = baumeister.rules("pyramido", mode="coop", seats=2)
    pairings = schedule(rules, ("a", "b"), num_matches=1, seed="s")
    assert [pairing.players for pairing in pairings] == [("a", "a"), ("b", "b")]


def test_an_interrupted_tournament_goes_on_to_the_same_result(tmp_path: Path) -> None:
    pairings = schedule(RULES, PLAYERS, num_matches=6, seed="s")
    whole = Journal(tmp_path / "whole", HEADER, resume=False)
    played = play_all(RULES, pairings, journal=whole)
    lines = whole.path.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")
    done: list[int] = []
    assert play_all(RULES, pairings, journal=Journal(cut, HEADER, resume=True), tell=done.append) == played
    assert done == [2, 1, 1, 1, 1]
    assert cut.read_text(encoding="utf-8") == "".join(lines)


def test_a_study_never_goes_on_with_another_ones_matches(tmp_path: Path) -> None:
    path = tmp_path / "study.part"
    Journal(path, HEADER, resume=False)
    with pytest.raises(UnusableFile, match="unfinished-study"):
        Journal(path, HEADER, resume=False)
    with pytest.raises(UnusableFile, match="other-study"):
        Journal(path, header_of(RULES, seed="another"), resume=True)
    path.write_text("my shopping list\n", encoding="utf-8")
    with pytest.raises(UnusableFile, match="not-a-journal"):
        Journal(path, HEADER, resume=True)
    assert path.read_text(encoding="utf-8") == "my shopping list\n", "what is not ours stays"


def test_in_a_swiss_tournament_those_meet_who_stand_equal_and_have_not_met() -> None:
    assert swiss_groups("abcd", 2, set()) == [("a", "b"), ("c", "d")]
    assert swiss_groups("abcd", 2, {frozenset("ab")}) == [("a", "c"), ("b", "d")]
    assert swiss_groups("abcdef", 3, {frozenset("ab"), frozenset("ac")}) == [("a", "d", "e"), ("b", "c", "f")]


def test_who_is_left_over_rests_and_everybody_once_before_anybody_twice() -> None:
    assert who_rests("abcde", 2, {}) == {"e"}
    assert who_rests("abcde", 2, {"e": 1}) == {"d"}
    assert who_rests("abcde", 3, {"e": 1}) == {"c", "d"}
    assert who_rests("abcd", 2, {}) == set()


def test_nobody_rests_twice_in_a_row_because_they_never_played() -> None:
    """With five players the last of the list sat out the first two rounds."""
    players = ("random", "greedy", "newcomer", "apprentice", "journeyman")
    played = play_swiss(RULES, players, num_rounds=5, num_matches=2, seed="s")
    assert Counter(name for match in played for name in match.players) == dict.fromkeys(players, 8)


def test_who_has_not_played_stands_in_the_middle() -> None:
    assert standing([match_of("ab", (1, 2))], "abc") == ["a", "c", "b"]


def test_a_swiss_tournament_pairs_by_results_and_can_go_on(tmp_path: Path) -> None:
    players = ("random", "greedy", "newcomer", "perfect")
    played = play_swiss(RULES, players, num_rounds=2, num_matches=2, seed="s")
    first, second = played[:4], played[4:]
    assert {frozenset(match.players) for match in first} == {
        frozenset(("random", "greedy")),
        frozenset(("newcomer", "perfect")),
    }
    best, *_ = standing(first, players)
    assert best in second[0].players
    assert all(frozenset(a.players) != frozenset(b.players) for a in first for b in second)
    journal = Journal(tmp_path / "swiss", HEADER, resume=False)
    journal.add(played[:5])
    new: list[int] = []
    assert play_swiss(RULES, players, 2, 2, "s", journal=journal, tell=new.append) == played
    assert sum(new) == 8


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_number_of_processes_changes_nothing(jobs: int) -> None:
    pairings = schedule(RULES, PLAYERS, num_matches=4, seed="s")
    played = play_all(RULES, pairings, Workers(jobs), detailed=True)
    assert [Pairing(match.players, match.seed) for match in played] == pairings
    assert played == play_all(RULES, pairings, detailed=True)


def match_of(players: str, ranks: tuple[int, ...], seed: str = "") -> Played:
    best = ranks.count(1)
    return Played(tuple(players), seed, tuple(float(rank == 1) / best for rank in ranks), ranks, 1)


def test_who_came_before_whom() -> None:
    shares = pairwise([match_of("abc", (1, 2, 2)), match_of("cab", (1, 3, 2))], "abc")
    assert shares["a", "b"].share == 0.5
    assert shares["c", "b"].share == 0.75, "once equal, once before"
    assert shares["b", "c"].share == 0.25
    assert ("a", "a") not in shares


def test_what_seats_win() -> None:
    first, second = seat_shares([match_of("ab", (1, 2)), match_of("ba", (1, 2)), match_of("ab", (1, 1))])
    assert (first.share, second.share) == pytest.approx((2.5 / 3, 0.5 / 3))
    assert first.low < first.share < first.high


def test_luck_is_what_players_and_seats_do_not_explain() -> None:
    skill = [match_of("ab", (1, 2), str(n)) for n in range(50)] + [match_of("ba", (2, 1)) for _ in range(50)]
    assert luck(skill) == 0
    coin = [match_of(seats, ranks) for seats in ("ab", "ba") for ranks in ((1, 2), (2, 1)) for _ in range(50)]
    assert luck(coin) == pytest.approx(1, abs=0.02)
    three_of_four = [
        match_of(seats, ranks)
        for seats, better in (("ab", (1, 2)), ("ba", (2, 1)))
        for ranks in (better, better, better, better[::-1])
        for _ in range(50)
    ]
    assert luck(three_of_four) == pytest.approx(0.75, abs=0.02), "1 − (3/4 − 1/4)²"
    assert luck([match_of("ab", (1, 1))]) is None
