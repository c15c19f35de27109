"""The options of Talō."""

from dataclasses import dataclass

from baumeister.core import Option, Variant

OPTIONS = (
    Option("seats", choices=(2, 3, 4), default=2),
    Option("collapse", choices=("prevent", "fall"), default="prevent"),
)

SETUPS = tuple(
    {"seats": seats, "collapse": collapse} for seats in (2, 3, 4) for collapse in ("prevent", "fall")
)


@dataclass(frozen=True, slots=True)
class TaloVariant(Variant):
    collapse: str  #: TAL-16: whether a build that does not stand is refused, or tried
