"""Why a move is refused: the rule, a reason for the texts, and the places to light up."""

from dataclasses import dataclass

Place = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    rule: str  #: the rule id, "RUM-07"
    because: str  #: the Fluent message is `refusal-<because>`
    at: tuple[Place, ...] = ()  #: the cells or stones at fault
    details: tuple[tuple[str, str | int], ...] = ()  #: arguments of the message
