"""Pyramido on the command line: what can be completed once the bag is empty."""

import random
from pathlib import Path

from baumeister.bots import make_bot
from baumeister.core import Chance, Decision
from baumeister.games.pyramido import PyramidoRules
from baumeister.play import Match, format_text, parse_record, record_of, replay
from baumeister.solvers.pyramido import completion, is_solvable
from baumeister.texts import LANGUAGES
from tests.cli.conftest import Run
from tests.games.pyramido.positions import rules_of


def left_with_empty_bag(rules: PyramidoRules, answer: str) -> Match:
    """A greedy match left as soon as its bag is empty and this is the answer."""
    greedy, rng = make_bot("greedy", rules, 0), random.Random(1)
    for _ in range(400):
        match = Match(rules)
        while isinstance(turn := match.turn, Chance | Decision):
            if is_solvable(rules, match.state):
                if type(completion(rules, match.state)).__name__ == answer:
                    return match
                break
            if isinstance(turn, Chance):
                match.draw(turn.odds.pick(rng.randrange(turn.odds.total)))
            else:
                match.play(turn.seat, greedy.choose(rules, match.state))
    raise AssertionError(f"no match with {answer}")


def test_a_pyramid_is_completed_from_its_record(run: Run, tmp_path: Path) -> None:
    match = left_with_empty_bag(rules_of(mode="solo", base=4), "Solved")
    record, done = tmp_path / "left.txt", tmp_path / "done.txt"
    record.write_text(format_text(record_of(match, ("greedy",))), encoding="utf-8")

    status, out, _ = run(f"solve pyramido --record {record} --save {done}")
    assert status == 0
    assert str(done) in out
    state = replay(parse_record(done.read_text(encoding="utf-8"))).state
    assert len(state.laid[0]) == 30


def test_that_a_pyramid_cannot_be_completed_is_proved(run: Run, tmp_path: Path) -> None:
    match = left_with_empty_bag(rules_of(mode="solo", base=4), "ProvedNone")
    record = tmp_path / "left.txt"
    record.write_text(format_text(record_of(match, ("greedy",))), encoding="utf-8")

    status, out, _ = run(f"solve pyramido --record {record} --lang en")
    assert (status, out) == (0, "Proved: this pyramid can no longer be completed.\n")


def test_with_stones_in_the_bag_nothing_is_solved_yet(run: Run) -> None:
    sentences = set()
    for language in LANGUAGES:
        status, out, err = run(f"solve pyramido --lang {language}")
        assert (status, out) == (2, "")
        assert err.startswith("InvalidArgument: ")
        sentences.add(err)
    assert len(sentences) == len(LANGUAGES)
