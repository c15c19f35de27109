"""Drawings for the terminal, before anything knows about terminals: lines of coloured pieces of text."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

Say = Callable[..., str]  #: looks a Fluent message up: say("seat-name", number=1)


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text; `colour` names one of the table's colours, `bold` and `dim` the weight."""

    text: str
    colour: str | None = None
    bold: bool = False
    dim: bool = False


Line = tuple[Span, ...]
Picture = tuple[Line, ...]


def line(*pieces: Any) -> Line:
    """A line of spans; plain strings become uncoloured ones."""
    return tuple(piece if isinstance(piece, Span) else Span(str(piece)) for piece in pieces)


def width(spans: Line) -> int:
    return sum(len(span.text) for span in spans)


def side_by_side(pictures: Sequence[Picture], gap: int = 3) -> Picture:
    """Several pictures beside each other, tops aligned."""
    widths = [max((width(row) for row in picture), default=0) for picture in pictures]
    rows = zip_longest(*pictures, fillvalue=())
    return tuple(_joined(row, widths, gap) for row in rows)


def _joined(row: Iterable[Line], widths: Sequence[int], gap: int) -> Line:
    spans: list[Span] = []
    for cells, full in zip(row, widths, strict=True):
        spans += [*cells, Span(" " * (full - width(cells) + gap))]
    return tuple(spans)


def plain(picture: Picture) -> str:
    """The picture without colours."""
    return "\n".join("".join(span.text for span in row).rstrip() for row in picture)
