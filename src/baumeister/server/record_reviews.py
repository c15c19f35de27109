"""Records from a file looked at again: as the matches of rooms are, but nothing of them is kept.

Whoever asks brings what is known already, so every question is one turn at the desk of reviews, and who goes
away is not waited for. What people play here at this moment is told to nobody (`played.py`).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from baumeister.core import AnyRules, BaumeisterError
from baumeister.core.errors import InvalidMessage, TooLarge
from baumeister.play import Match
from baumeister.server.desks import Asker
from baumeister.server.failures import invalid_message
from baumeister.server.house import House
from baumeister.server.played import positions_of, require_untold
from baumeister.server.records import MOST_EVENTS, load_short
from baumeister.server.replies import Reviewed, ReviewedInfo
from baumeister.server.reviews import fields_of, one_turn, stands_after

LIMIT_S = 60.0  #: for a turn of a stranger's record: others wait for the same worker
RECORDS = ""  #: their place among the rooms of an address


class RecordToReview(BaseModel):
    """A record, and what was told of it before."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(description="as JSON or as text")]
    events: Annotated[list[ReviewedInfo], Field(max_length=MOST_EVENTS)] = Field(
        default=[], description="all that were told so far; `best` may be left empty"
    )


@dataclass(frozen=True, slots=True)
class LookedFurther:
    """What one turn found out."""

    text: str  #: the JSON of Reviewed
    rules: AnyRules
    positions: frozenset[Any]  #: of the whole record: what its sender says to know of it may be made up


async def review_record(house: House, body: bytes, address: str) -> str:
    """The JSON of Reviewed: what follows in a record after what its sender knows."""
    found: LookedFurther | BaumeisterError | None = await house.reviews.desk.ask(
        Asker(address, RECORDS), look_further, lambda _: (body,), LIMIT_S
    )
    if isinstance(found, BaumeisterError):
        raise found
    if found is None:
        raise TooLarge("review-too-slow", seconds=LIMIT_S)
    require_untold(house.rooms, found.rules, found.positions)
    return found.text


def look_further(body: bytes) -> LookedFurther | BaumeisterError:
    """Runs in a worker; what is wrong with the body is an answer, too."""
    try:
        asked = _parsed(body)
        match = _replayed(asked.record)
        _require_its_own(match, asked.events)
        return _looked(match, asked.events)
    except BaumeisterError as error:
        return error


def _looked(match: Match, known: list[ReviewedInfo]) -> LookedFurther:
    first = len(known)
    fresh = one_turn(match, first, stands_after(known))
    fields = fields_of(match.rules, len(match.events), [*known, *fresh], fresh)
    text = Reviewed(**fields).model_dump_json()
    return LookedFurther(text, match.rules, positions_of(match))


def _parsed(body: bytes) -> RecordToReview:
    try:
        return RecordToReview.model_validate_json(body)
    except ValidationError as error:
        raise invalid_message(error) from None


@lru_cache(maxsize=8)
def _replayed(text: str) -> Match:
    """Records that take turns are not replayed each time."""
    return load_short(text)[1]


def _require_its_own(match: Match, events: list[ReviewedInfo]) -> None:
    """What somebody says to know may be wrong, but it must be about this match."""
    seats, num_events = match.rules.seats, len(match.events)
    for number, event in enumerate(events):
        is_next = number < num_events and event.number == number and event.seat == match.seat_of(number)
        worths = [*event.before, *event.after, event.error]
        is_whole = len(event.before) == len(event.after) == seats and all(0 <= one <= 1 for one in worths)
        if not (is_next and is_whole):
            raise InvalidMessage("invalid-message", place=f"events.{number}")
