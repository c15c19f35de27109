"""Records and databases that older versions wrote are read for ever; these files never change.

`golden/<game>-rules-<version>/` holds records of every rules version that was ever on main.
"""

import json
from pathlib import Path

import pytest

from baumeister.play import parse_record, replay
from baumeister.play.record import dump_record

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_an_older_version_is_read_and_replayed(file: Path) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))
    from_json = parse_record(file.read_text(encoding="utf-8"))
    from_text = parse_record(file.with_suffix(".txt").read_text(encoding="utf-8"))
    assert from_json == from_text
    assert dump_record(from_json)["events"] == written["events"]
    assert dump_record(from_json)["outcome"] == written["outcome"]
    assert replay(from_json).outcome == from_json.outcome
