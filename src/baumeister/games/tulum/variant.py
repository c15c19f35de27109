"""The options of Tulum."""

from dataclasses import dataclass

from baumeister.core import Option, Variant

VERSION = 1

OPTIONS = (
    Option("seats", choices=(1, 2, 3, 4), default=2),
    Option("decline", choices=(False, True), default=False),
)

SETUPS = tuple({"seats": seats, "decline": decline} for seats in (2, 3, 4, 1) for decline in (False, True))


@dataclass(frozen=True, slots=True)
class TulumVariant(Variant):
    decline: bool  #: TUL-13i: after one block of a roll, the rest may be left
