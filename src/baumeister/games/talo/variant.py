"""The options of Talō."""

from dataclasses import dataclass

from baumeister.core import Case, Option, Variant

OPTIONS = (
    Option("seats", choices=(2, 3, 4), default=2),
    Option("collapse", choices=("prevent", "fall"), default="prevent"),
    Option(
        "foretell",
        choices=(False, True),
        default=False,
        cases=(Case({"collapse": ("prevent",)}, (False,)),),
    ),
)

SETUPS = tuple(
    {"seats": seats, "collapse": collapse} for seats in (2, 3, 4) for collapse in ("prevent", "fall")
)


@dataclass(frozen=True, slots=True)
class TaloVariant(Variant):
    collapse: str  #: TAL-16: whether a build that does not stand is refused, or tried
    foretell: bool = False  #: where it is tried, whether one may ask beforehand
