"""An entry as everyone may see it: without what is secret in it, written once."""

from typing import Any

from baumeister.core.codec import encode, encode_event
from baumeister.server import entries as log
from baumeister.server.writing import json_text
from baumeister.storage import Entry


def event_text(entry: Entry, body: log.Body, event: Any) -> str:
    """The JSON of an entry (`replies.Event`); `event` is its move or draw, if it has one."""
    head = {"version": entry.version, "at": entry.at, "kind": type(body).__name__}
    fields = {name: value for name, value in _public_fields(body, event).items() if value is not None}
    return json_text(head | fields)


def _public_fields(body: log.Body, event: Any) -> dict[str, Any]:
    match body:
        case log.RoomOpened() | log.ServerResumed():
            return {}
        case log.SeatTaken(seat, name, _):
            return {"seat": seat, "name": name}
        case log.MatchStarted(first, _, seed_hash, _):
            return {"first": first, "seed_hash": seed_hash}
        case log.MovePlayed(seat, notation):
            return {"seat": seat, "notation": notation, "move": event and encode_event(event)}
        case log.Drawn(notation):
            return {"notation": notation, "draw": event and encode_event(event)}
    fields: dict[str, Any] = encode(body)
    return fields
