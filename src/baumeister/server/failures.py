"""Errors become `{"type": "error", "code": …}` here, and only here."""

from typing import Any

from pydantic import ValidationError

from baumeister.core import BaumeisterError, Refusal
from baumeister.core.codec import encode
from baumeister.core.errors import IllegalMove, InvalidMessage
from baumeister.server import metrics
from baumeister.server.replies import Failure, RefusalInfo

MOST_TOLD = 500  #: letters of one argument of a message

STATUS = {
    "UnknownRoom": 404,
    "UnknownGame": 404,
    "NotAllowed": 403,
    "StaleState": 409,
    "WrongTime": 409,
    "TooLarge": 413,
    "TooMany": 429,
    "Failed": 500,
    "StorageFailure": 503,
    "RoomElsewhere": 503,
    "Stopping": 503,
}


def failure_of(error: BaumeisterError, message_id: str | None = None, version: int | None = None) -> Failure:
    """The answer to something that was not done."""
    metrics.REFUSED.labels(error.code).inc()
    return Failure(
        id=message_id,
        code=error.code,
        because=error.because,
        details=_details(error),
        refusal=refusal_info(error.refusal) if isinstance(error, IllegalMove) else None,
        version=version,
    )


def status_of(error: BaumeisterError) -> int:
    return STATUS.get(error.code, 400)


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(
        rule=refusal.rule, because=refusal.because, at=encode(refusal.at), details=dict(refusal.details)
    )


def invalid_message(error: ValidationError) -> InvalidMessage:
    """What pydantic has to say in one line: the place, nothing of what was sent."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    return InvalidMessage("invalid-message", place=".".join(map(str, first["loc"]))[:100] or "message")


def _details(error: BaumeisterError) -> dict[str, Any]:
    """Arguments of the message; an error inside is told in full, what somebody sent only so far."""
    return {name: _detail(value) for name, value in error.details.items()}


def _detail(value: Any) -> Any:
    if isinstance(value, BaumeisterError):
        return {"code": value.code, "because": value.because, "details": _details(value)}
    if isinstance(value, str) and len(value) > MOST_TOLD:
        return value[:MOST_TOLD] + "…"
    return value
