"""What a game itself puts on the wire: any object to the server, the game's own type to the page.

The codec of `core` writes and reads it; `game_types` writes its TypeScript, which `tsType` names.
"""

from typing import Annotated, Any

from pydantic import Field

GameName = Annotated[str, Field(json_schema_extra={"tsType": "GameName"})]
View = Annotated[dict[str, Any], Field(json_schema_extra={"tsType": "View"})]
Outlook = Annotated[dict[str, Any], Field(json_schema_extra={"tsType": "Outlook"})]
Move = Annotated[
    dict[str, Any], Field(description="the move's fields and its kind", json_schema_extra={"tsType": "Move"})
]
Draw = Annotated[
    dict[str, Any], Field(description="the draw's fields and its kind", json_schema_extra={"tsType": "Draw"})
]
