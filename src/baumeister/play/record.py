"""A record: a match as one readable text or one JSON object, each as complete as the other.

Text, a line an event so that two records can be compared line by line:

    baumeister record 1
    game tulum
    rules-version 1
    option seats 2
    option decline false
    seat 1 "Ada"
    seat 2 "mcts"
    1 table aabcef
    2 seat-1 a1
    …
    outcome pyramid-complete
    scores 21 13
    ranks 1 2
    end 142
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from baumeister.catalog import load_rules
from baumeister.core import AnyRules, BaumeisterError, Decision, Outcome, shared_win
from baumeister.core.codec import (
    Json,
    decode,
    decode_event,
    encode,
    encode_event,
    is_whole,
    parse_json,
    shown,
)
from baumeister.core.errors import IllegalDraw, IllegalMove, InvalidRecord
from baumeister.core.variant import dump_variant
from baumeister.play.match import Event, Match
from baumeister.play.upgrades import upgrade_variant

FORMAT = "baumeister record"
FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A match and who played it. Made from a match, or read and replayed: its events are legal."""

    rules: AnyRules
    rules_version: int  #: under which it was played
    players: tuple[str, ...]  #: a name for each seat
    events: tuple[Event, ...]
    outcome: Outcome | None  #: None while the match goes on
    seed: str | None = None  #: of the draws, once it is no secret
    stops_at: int | None = None  #: the number of events that today's rules follow, if not all of it

    @property
    def is_older(self) -> bool:
        """Whether the rules have changed since."""
        return self.rules_version < self.rules.version


def record_of(match: Match, players: Sequence[str], seed: str | None = None) -> Record:
    """The record of a match as it stands."""
    rules = match.rules
    return Record(rules, rules.version, tuple(players), tuple(match.events), match.outcome, seed)


def replay(record: Record) -> Match:
    """The match of a record as far as today's rules follow it, ready to look at any of its states."""
    return _replay(record.rules, record.events[: record.stops_at])


def require_whole(record: Record) -> None:
    """Refuse a record that can only be looked at: its end is not what today's rules lead to."""
    if record.stops_at is not None:
        raise InvalidRecord("record-stops", version=record.rules_version, number=record.stops_at)


def format_json(record: Record) -> str:
    """The record as JSON text."""
    return json.dumps(dump_record(record), ensure_ascii=False, indent=1) + "\n"


def dump_record(record: Record) -> dict[str, Json]:
    """The record as a JSON object."""
    rules = record.rules
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": rules.game,
        "rules_version": record.rules_version,
        "variant": dump_variant(rules.options, rules.variant),
        "seats": list(record.players),
        "seed": record.seed,
        "events": [encode_event(event) for event in record.events],
        "outcome": encode(record.outcome),
    }


def parse_record(text: str) -> Record:
    """The record of its JSON or its text; InvalidRecord says what is wrong and where."""
    record, _ = load_match(read_record(text))
    return record


def read_record(text: str) -> Json:
    """The JSON of a record's JSON or text; nothing of it is checked but that it can be read and written."""
    try:
        data = parse_json(text) if text.lstrip().startswith("{") else _read_text(text)
        whole = is_whole(data)
    except ValueError:
        raise InvalidRecord("record-truncated") from None
    _require(whole, "record-half-character")
    return data


def load_match(data: Json) -> tuple[Record, Match]:
    """The record of a JSON object and its match, replayed event by event."""
    _require(isinstance(data, dict) and data.get("format") == FORMAT, "not-a-record")
    version = data.get("format_version")
    if version != FORMAT_VERSION:
        raise InvalidRecord("unknown-record-version", version=shown(version), accepts=FORMAT_VERSION)
    fields = {
        "format",
        "format_version",
        "game",
        "rules_version",
        "variant",
        "seats",
        "seed",
        "events",
        "outcome",
    }
    if missing := fields - set(data):
        raise InvalidRecord("record-field-missing", field=min(missing))
    game = str(data["game"])
    rules = load_rules(game, upgrade_variant(game, data["rules_version"], data["variant"]))
    rules_version = _rules_version(rules, data["rules_version"])
    _check_options(rules, rules_version, data["variant"])
    events = _events(rules, decode(tuple[Any, ...], data["events"], "events"))
    players = decode(tuple[str, ...], data["seats"], "seats")
    _require(len(players) == rules.seats, "record-seats", seats=rules.seats, found=len(players))
    seed = decode(str | None, data["seed"], "seed")
    match = _replay(rules, events, is_older=rules_version < rules.version)
    _check_actors(match, data["events"])
    if rules_version < rules.version and (len(match.events) < len(events) or _tells_another_end(match, data)):
        outcome = _recorded_outcome(data["outcome"])
        return Record(rules, rules_version, players, events, outcome, seed, len(match.events)), match
    _require(not _tells_another_end(match, data), "other-outcome")
    return Record(rules, rules_version, players, events, match.outcome, seed), match


def _check_options(rules: AnyRules, version: int, variant: Json) -> None:
    """A record names all options that its version had: what is left out is no default."""
    named = [name for name, value in variant.items() if value is not None]
    for option in rules.options:
        if option.since <= version and option.name not in named:
            raise InvalidRecord("record-option-missing", option=option.name, game=rules.game)


def _rules_version(rules: AnyRules, version: Json) -> int:
    known = type(version) is int and 1 <= version <= rules.version
    if not known:
        raise InvalidRecord("unknown-rules-version", version=shown(version), accepts=rules.version)
    return int(version)


def _events(rules: AnyRules, data: Sequence[Json]) -> tuple[Event, ...]:
    """Events from JSON objects, or from (actor, notation) pairs of a text."""
    events = []
    for number, item in enumerate(data, start=1):
        try:
            events.append(_event(rules, item))
        except BaumeisterError as error:
            raise InvalidRecord("event-unreadable", number=number, problem=error) from error
    return tuple(events)


def _event(rules: AnyRules, item: Json) -> Event:
    if isinstance(item, tuple):
        actor, notation = item
        return rules.parse_draw(notation) if actor == "table" else rules.parse_move(notation)
    return decode_event(item, rules.move_types + rules.draw_types)


def _replay(rules: AnyRules, events: Sequence[Event], *, is_older: bool = False) -> Match:
    """All events, or of an older record as many as today's rules follow."""
    match = Match(rules)
    for number, event in enumerate(events, start=1):
        try:
            _replay_event(match, event)
        except BaumeisterError as error:
            if is_older:
                return match
            raise _misfit(number, error) from error
    return match


def _misfit(number: int, error: BaumeisterError) -> InvalidRecord:
    if isinstance(error, (IllegalMove, IllegalDraw)):
        return InvalidRecord("illegal-event", number=number, problem=error)
    return InvalidRecord("event-after-end", number=number)


def _replay_event(match: Match, event: Event) -> None:
    match match.turn:
        case Decision(seat) if isinstance(event, match.rules.move_types):
            match.play(seat, event)
        case _:
            match.draw(event)


def _check_actors(match: Match, items: Sequence[Json]) -> None:
    """In a text every event names who acted; it must be who the rules say."""
    for number, item in enumerate(items[: len(match.events)]):
        if isinstance(item, tuple) and item[0] != _actor(match, number):
            raise InvalidRecord(
                "other-actor", number=number + 1, recorded=item[0], found=_actor(match, number)
            )


def _actor(match: Match, number: int) -> str:
    seat = match.seat_of(number)
    return "table" if seat is None else f"seat-{seat + 1}"


def _tells_another_end(match: Match, data: dict[str, Json]) -> bool:
    """Whether the outcome of a record is not that of its events; a text does not name all of it."""
    recorded, found = data["outcome"], encode(match.outcome)
    if isinstance(recorded, dict) and isinstance(found, dict):
        found = {name: value for name, value in found.items() if name in recorded}
    return bool(recorded != found)


def _recorded_outcome(data: Json) -> Outcome | None:
    """How an older match ended by the rules of then; its text leaves out what the winners shared."""
    if not isinstance(data, dict):
        return decode(Outcome | None, data, "outcome")  # type: ignore[no-any-return]  # decoded by its type
    ranks = decode(tuple[int, ...], data.get("ranks"), "ranks")
    outcome: Outcome = decode(Outcome, {"utilities": [*shared_win(ranks)], **data}, "outcome")
    return outcome


def format_text(record: Record) -> str:
    """The record as text, a line an event."""
    require_whole(record)
    rules = record.rules
    lines = [f"{FORMAT} {FORMAT_VERSION}", f"game {rules.game}", f"rules-version {record.rules_version}"]
    variant = dump_variant(rules.options, rules.variant)
    lines += [f"option {name} {_json_line(value)}" for name, value in variant.items()]
    lines += [f"seat {number} {_json_line(name)}" for number, name in enumerate(record.players, start=1)]
    if record.seed is not None:
        lines.append(f"seed {_json_line(record.seed)}")
    lines += _event_lines(record)
    if record.outcome is not None:
        lines += _outcome_lines(record.outcome)
    return "\n".join([*lines, f"end {len(record.events)}"]) + "\n"


def _event_lines(record: Record) -> list[str]:
    match = replay(record)
    lines = []
    for number, event in enumerate(record.events):
        write = record.rules.format_draw if match.is_draw(number) else record.rules.format_move
        lines.append(f"{number + 1} {_actor(match, number)} {write(event)}")
    return lines


def _outcome_lines(outcome: Outcome) -> list[str]:
    scores = " ".join(map(str, outcome.scores))
    ranks = " ".join(map(str, outcome.ranks))
    return [f"outcome {outcome.reason}", f"scores {scores}", f"ranks {ranks}"]


def _read_text(text: str) -> Json:
    """The JSON object of a record text; events stay (actor, notation) pairs."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]  # splitlines would cut names, too
    _require(bool(lines) and lines[0].startswith(FORMAT), "not-a-record")
    data: dict[str, Any] = {
        "format": FORMAT,
        "variant": {},
        "seats": [],
        "seed": None,
        "events": [],
        "outcome": None,
    }
    version = lines[0].removeprefix(FORMAT).strip()
    is_number = version.isdecimal() and len(version) < 10
    data["format_version"] = int(version) if is_number else version
    _require(lines[-1].split()[0] == "end", "record-truncated")
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            _read_line(data, line)
        except (ValueError, IndexError):
            raise InvalidRecord("record-line", number=number, line=shown(line)) from None
    _require(lines[-1] == f"end {len(data['events'])}", "record-truncated")
    return data


def _read_line(data: dict[str, Any], line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "game":
            data["game"] = rest
        case "rules-version":
            data["rules_version"] = int(rest)
        case "option":
            name, _, value = rest.partition(" ")
            data["variant"][name] = parse_json(value)
        case "seat":
            data["seats"].append(parse_json(rest.partition(" ")[2]))
        case "seed":
            data["seed"] = parse_json(rest)
        case "outcome":
            data["outcome"] = {"reason": rest}
        case "scores" | "ranks" if data["outcome"] is not None:
            data["outcome"][word] = [int(number) for number in rest.split()]
        case _:
            _read_event(data, word, rest)


def _read_event(data: dict[str, Any], number: str, rest: str) -> None:
    actor, _, notation = rest.partition(" ")
    if int(number) != len(data["events"]) + 1 or not notation:
        raise ValueError(number)
    data["events"].append((actor, notation))


def _json_line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def _require(holds: bool, because: str, **details: str | int) -> None:
    if not holds:
        raise InvalidRecord(because, **details)
