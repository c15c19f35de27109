"""Records that cannot be read: one clear error each."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import baumeister
from baumeister.core.errors import BaumeisterError, InvalidRecord, InvalidVariant, UnknownGame
from baumeister.play import Record, format_json, format_text, parse_record, record_of
from baumeister.texts import LANGUAGES, Texts
from tests.tables import random_match

RULES = baumeister.rules("tulum")


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(random_match(RULES, random.Random(5)), ("Ada", "mcts:200"), seed="5")


def edited(record: Record, edit: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(format_json(record))
    edit(data)
    return json.dumps(data)


EDITS: list[tuple[str, Callable[[dict[str, Any]], object], type[BaumeisterError], str]] = [
    ("format", lambda data: data.update(format="chess"), InvalidRecord, "not-a-record"),
    ("newer format", lambda data: data.update(format_version=2), InvalidRecord, "unknown-record-version"),
    (
        "option of nothing",
        lambda data: data["variant"].update(decline=None),
        InvalidRecord,
        "record-option-missing",
    ),
    ("newer rules", lambda data: data.update(rules_version=99), InvalidRecord, "unknown-rules-version"),
    (
        "odd rules version",
        lambda data: data.update(rules_version="1"),
        InvalidRecord,
        "unknown-rules-version",
    ),
    ("game", lambda data: data.update(game="chess"), UnknownGame, "unknown-game"),
    ("option", lambda data: data["variant"].update(seats=9), InvalidVariant, "option-value"),
    (
        "option left out",
        lambda data: data["variant"].pop("decline"),
        InvalidRecord,
        "record-option-missing",
    ),
    ("seats", lambda data: data.update(seats=["Ada"]), InvalidRecord, "record-seats"),
    ("no events", lambda data: data.pop("events"), InvalidRecord, "record-field-missing"),
    ("events of another shape", lambda data: data.update(events=7), InvalidRecord, "value-does-not-fit"),
    ("event kind", lambda data: data["events"][3].update(kind="Jump"), InvalidRecord, "event-unreadable"),
    ("impossible roll", lambda data: data["events"][0].update(rows=[0, 1]), InvalidRecord, "illegal-event"),
    (
        "one event more",
        lambda data: data["events"].append({"kind": "Stop"}),
        InvalidRecord,
        "event-after-end",
    ),
    ("outcome", lambda data: data["outcome"].update(scores=[21, 21]), InvalidRecord, "other-outcome"),
    ("end missing", lambda data: data.update(outcome=None), InvalidRecord, "other-outcome"),
    ("half a name", lambda data: data["seats"].append("\ud800"), InvalidRecord, "record-half-character"),
    (
        "half an option",
        lambda data: data["variant"].update(x="\udfff"),
        InvalidRecord,
        "record-half-character",
    ),
]


@pytest.mark.parametrize(
    ("edit", "error", "because"), [row[1:] for row in EDITS], ids=[row[0] for row in EDITS]
)
def test_a_broken_record_says_what_is_wrong(
    record: Record, edit: Callable[[dict[str, Any]], object], error: type[BaumeisterError], because: str
) -> None:
    with pytest.raises(error) as caught:
        parse_record(edited(record, edit))
    assert caught.value.because == because
    assert all(Texts(language).error(caught.value) for language in LANGUAGES)


def test_an_illegal_event_is_named_by_its_number_and_rule(record: Record) -> None:
    number = next(n for n, event in enumerate(record.events) if type(event).__name__ == "PlaceBlock")
    broken = edited(record, lambda data: data["events"][number].update(row=5, place=0))
    with pytest.raises(InvalidRecord) as caught:
        parse_record(broken)
    sentence = Texts("en").error(caught.value)
    assert f"Event {number + 1} of the record breaks the rules" in sentence
    assert "TUL-0" in sentence


@pytest.mark.parametrize("option", ["seats", "decline"])
def test_a_text_names_every_option(record: Record, option: str) -> None:
    lines = format_text(record).splitlines()
    kept = [line for line in lines if not line.startswith(f"option {option} ")]
    assert len(kept) == len(lines) - 1
    with pytest.raises(InvalidRecord) as caught:
        parse_record("\n".join(kept))
    assert option in Texts("en").error(caught.value)


def test_a_draw_out_of_turn_is_told_in_words(record: Record) -> None:
    number = next(n for n, event in enumerate(record.events) if type(event).__name__ == "PlaceBlock")
    roll = json.loads(format_json(record))["events"][0]
    broken = edited(record, lambda data: data["events"].insert(number, roll))
    with pytest.raises(InvalidRecord) as caught:
        parse_record(broken)
    assert "ist am Zug" in Texts("de").error(caught.value)
    assert "no-draw-now" not in Texts("de").error(caught.value)


def test_what_chance_cannot_give_is_told_without_the_names_of_code(record: Record) -> None:
    move = next(event for event in json.loads(format_json(record))["events"] if event["kind"] == "PlaceBlock")
    roll = {"kind": "Roll", "rows": [9, 9, 9, 9, 9, 9]}
    for event, words in ((move, "chance draws first"), (roll, "Chance cannot give that")):
        data = json.loads(format_json(record))
        data["events"].insert(0, event)
        with pytest.raises(InvalidRecord) as caught:
            parse_record(json.dumps(data))
        sentence = Texts("en").error(caught.value)
        assert words in sentence
        assert "(" not in sentence, "no Python"


def test_a_sentence_names_the_game_as_people_do(record: Record) -> None:
    broken = edited(record, lambda data: data["variant"].pop("decline"))
    with pytest.raises(InvalidRecord) as caught:
        parse_record(broken)
    assert all("Tulum" in Texts(language).error(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9, 0.99])
def test_a_truncated_record_is_refused(record: Record, part: float) -> None:
    for text in (format_text(record), format_json(record)):
        with pytest.raises(InvalidRecord) as caught:
            parse_record(text[: int(len(text) * part)])
        assert caught.value.because in ("record-truncated", "record-line")


def test_a_text_that_names_the_wrong_seat_is_refused(record: Record) -> None:
    text = format_text(record).replace(" seat-1 ", " seat-2 ", 1)
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text)
    assert caught.value.because == "other-actor"


@pytest.mark.parametrize("line_end", ["\x85", "\u2028", "\u2029", "\x0c", "\r\n"])
def test_a_name_may_hold_whatever_ends_a_line_somewhere(record: Record, line_end: str) -> None:
    """JSON leaves some of them as they are; a text with such a name could not be read again."""
    named = replace(record, players=(f"A{line_end}da", "mcts:200"))
    assert parse_record(format_text(named)) == named


def test_a_line_that_means_nothing_is_named(record: Record) -> None:
    text = format_text(record).replace("rules-version 1", "rules-version one")
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text)
    assert caught.value.details["number"] == 3


def test_an_older_record_says_so(record: Record) -> None:
    assert not record.is_older
    assert replace(record, rules_version=0).is_older


@pytest.mark.parametrize(
    ("line", "instead", "because"),
    [
        ("outcome pyramid-complete", "", "record-line"),
        ("baumeister record 1", f"baumeister record {'9' * 5000}", "unknown-record-version"),
        ("rules-version 1", f"rules-version {'9' * 5000}", "record-line"),
        ("option seats 2", f"option seats {'9' * 5000}", "record-line"),
        ("option seats 2", f"option seats {'[' * 100_000}", "record-line"),
        ('seat 1 "Ada"', r'seat 1 "\ud800"', "record-half-character"),
    ],
)
def test_a_text_that_breaks_readers_is_refused(record: Record, line: str, instead: str, because: str) -> None:
    text = format_text(record)
    assert f"{line}\n" in text
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text.replace(f"{line}\n", f"{instead}\n"))
    assert caught.value.because == because


@pytest.mark.parametrize("version", ["9" * 5000, "[" * 100_000])
def test_json_that_breaks_readers_is_refused(record: Record, version: str) -> None:
    with pytest.raises(InvalidRecord):
        parse_record(format_json(record).replace('"format_version": 1', f'"format_version": {version}'))


def test_whatever_stands_in_a_record_it_is_read_or_refused(record: Record, rng: random.Random) -> None:
    good = json.loads(format_json(record))
    good["events"], good["outcome"] = good["events"][:8], None
    for _ in range(400):
        broken = json.loads(json.dumps(good))
        place = broken
        while isinstance(place[key := pick(place, rng)], dict | list) and place[key] and rng.random() < 0.7:
            place = place[key]
        place[key] = rng.choice(ODD)
        try:
            format_text(parse_record(json.dumps(broken)))
        except BaumeisterError:
            continue


ODD: list[Any] = [None, True, -1, 10**30, 10**400, 1e300, float("nan"), "", "é" * 200, [], {}, [[]], [{}]]


def pick(place: Any, rng: random.Random) -> Any:
    return rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
