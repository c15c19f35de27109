"""Records that older versions wrote are read for ever; these files never change.

`golden/<game>-rules-<version>/` holds records of every rules version that was ever on main. `make golden`
adds one of a new version, which also tells when rules change and their version does not.
"""

import json
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.core.errors import InvalidRecord
from baumeister.play import format_text, parse_record, replay, verify_draws
from baumeister.play.record import dump_record
from baumeister.texts import LANGUAGES, Texts
from tests.contract.playthroughs import RECORDS as GOLDEN
from tests.contract.playthroughs import records_folder

RECORDS = sorted(GOLDEN.glob("*/*.json"))

#: the records that today's rules follow only so far, with the number of events; all others they follow whole
STOPS = {"rumis-rules-1/cube-4-alternate": 5}


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_record_of_an_older_version_is_read_and_replayed(file: Path) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))
    from_json = parse_record(file.read_text(encoding="utf-8"))
    from_text = parse_record(file.with_suffix(".txt").read_text(encoding="utf-8"))
    stops_at = STOPS.get(name_of(file))
    for record in (from_json, from_text):
        assert record.stops_at == stops_at
        assert dump_record(record)["events"] == written["events"]
        assert len(replay(record).events) == (len(written["events"]) if stops_at is None else stops_at)
    assert dump_record(from_json)["outcome"] == written["outcome"]
    if stops_at is None:
        assert from_json == from_text
        assert replay(from_json).outcome == from_json.outcome
        added = [
            f"option {option.name} "
            for option in from_json.rules.options
            if option.name not in written["variant"]
        ]
        lines = [line for line in format_text(from_json).splitlines() if not line.startswith(tuple(added))]
        assert lines == file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", STOPS)
def test_what_is_not_carried_over_says_so(name: str) -> None:
    record = parse_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    assert record.is_older
    for use in (format_text, verify_draws):
        with pytest.raises(InvalidRecord) as caught:
            use(record)
        assert caught.value.because == "record-stops"
        assert all(str(STOPS[name]) in Texts(language).error(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize("game", catalog.games())
def test_there_are_records_of_every_version(game: str) -> None:
    versions = range(1, catalog.rules(game).version + 1)
    assert [any(records_folder(game, version).glob("*.json")) for version in versions] == [True] * len(
        versions
    )


@pytest.mark.parametrize("game", catalog.games())
def test_no_option_is_newer_than_its_rules(game: str) -> None:
    rules = catalog.rules(game)
    assert all(1 <= option.since <= rules.version for option in rules.options)
