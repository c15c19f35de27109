"""The wire as JSON Schema, from which the client's types are generated."""

from typing import Any

from pydantic import TypeAdapter

from baumeister.server.messages import ClientMessage
from baumeister.server.replies import ServerMessage


def wire_schema() -> dict[str, Any]:
    """Both directions in one document: `ClientMessage`, `ServerMessage`, and what they are made of."""
    unions, shared = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
            ("ServerMessage", "validation", TypeAdapter(ServerMessage)),
        ],
        ref_template="#/$defs/{model}",
    )
    definitions = shared["$defs"] | {name: union for (name, _), union in unions.items()}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
