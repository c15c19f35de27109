"""A record proves its draws, and a tampered one is found out."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.cli.main import run
from baumeister.core.errors import DrawsTampered
from baumeister.games.tulum import Roll
from baumeister.play import Match, Record, SeededDraws, format_json, hash_seed, record_of, verify_draws
from baumeister.play.record import dump_record


def recorded(seed: str = "a seed", num_events: int = 30) -> Record:
    match, draws = Match(catalog.rules("tulum", seats=2)), SeededDraws(seed)
    while len(match.events) < num_events:
        moves = match.rules.legal_moves(match.state)
        if moves:
            match.play(match.state.seat, moves[0])
        else:
            match.draw_from(draws)
    return record_of(match, ("Ada", "Bob"), seed)


def tampered(record: Record) -> Record:
    """The same with another last roll."""
    last = max(number for number, event in enumerate(record.events) if isinstance(event, Roll))
    events = record.events[:last]
    roll = record.events[last]
    other = Roll(tuple((row + 1) % 6 for row in roll.rows))
    return replace(record, events=(*events, Roll(tuple(sorted(other.rows)))), outcome=None)


def test_draws_of_the_seed_are_verified() -> None:
    record = recorded()
    assert verify_draws(record, hash_seed("a seed")) == sum(isinstance(e, Roll) for e in record.events) > 0


@pytest.mark.parametrize(
    ("record", "promise", "because"),
    [
        (tampered(recorded()), None, "draw-not-of-seed"),
        (replace(recorded(), seed="another seed"), None, "draw-not-of-seed"),
        (replace(recorded(), seed=None), None, "seed-missing"),
        (recorded(), hash_seed("another seed"), "seed-not-as-promised"),
    ],
)
def test_tampering_is_found_out(record: Record, promise: str | None, because: str) -> None:
    with pytest.raises(DrawsTampered) as found:
        verify_draws(record, promise)
    assert found.value.because == because


def test_the_command_verifies_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(format_json(recorded()))
    bad.write_text(json.dumps(dump_record(recorded()) | {"table": {"seed_hash": hash_seed("other")}}))
    assert run(["verify", str(good), "--lang", "en"]) == 0
    assert hash_seed("a seed") in capsys.readouterr().out
    assert run(["verify", str(bad), "--lang", "en"]) == 2
    assert "DrawsTampered" in capsys.readouterr().err
