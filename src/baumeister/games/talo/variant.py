"""The options of Talō."""

from dataclasses import dataclass
from enum import StrEnum

from baumeister.core import Case, Option, Variant


class Collapse(StrEnum):
    """Whether a build that does not stand is refused, or tried (TAL-16)."""

    PREVENT = "prevent"
    FALL = "fall"


VERSION = 2

OPTIONS = (
    Option("seats", choices=(2, 3, 4), default=2),
    Option("collapse", choices=tuple(Collapse), default=Collapse.PREVENT),
    Option(
        "foretell",
        choices=(False, True),
        default=False,
        cases=(Case({"collapse": (Collapse.PREVENT,)}, (False,)),),
        since=2,
    ),
)

SETUPS = tuple({"seats": seats, "collapse": collapse} for seats in (2, 3, 4) for collapse in Collapse)


@dataclass(frozen=True, slots=True)
class TaloVariant(Variant):
    collapse: Collapse
    foretell: bool = False  #: where a build is tried, whether one may ask beforehand

    @property
    def may_fall(self) -> bool:
        return self.collapse == Collapse.FALL
