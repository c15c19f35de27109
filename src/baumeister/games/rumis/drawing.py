"""Rumis in the terminal: the building from above with heights and marks, and the stones left."""

from baumeister.core.picture import Line, Picture, Say, Span, line, side_by_side
from baumeister.core.tones import GREY, Tone
from baumeister.games.rumis.notation import COLUMNS
from baumeister.games.rumis.tones import TONES
from baumeister.games.rumis.variant import Mode
from baumeister.games.rumis.view import RumisView


def picture(view: RumisView, say: Say) -> Picture:
    return side_by_side([_building(view, say), _colours(view, say)], gap=5)


def _building(view: RumisView, say: Say) -> Picture:
    """A cell shows mark and height where it is built on, else its allowed height."""
    head = "   " + "".join(f" {COLUMNS[x]}  " for x in range(len(view.limits[0])))
    rows = [_row(view, y) for y in range(len(view.limits))]
    limit = say("rumis-max-height", height=view.max_height)
    return (line(Span(head, dim=True)), *rows, (), line(limit))


def _row(view: RumisView, y: int) -> Line:
    return line(Span(f"{y + 1:>2} ", dim=True), *(_cell(view, x, y) for x in range(len(view.limits[y]))))


def _cell(view: RumisView, x: int, y: int) -> Span:
    colour, height = view.tops[y][x], view.heights[y][x]
    if colour is not None:
        tone = _tone(view, colour)
        return Span(f" {tone.glyph}{height} ", tone.name, bold=True)
    limit = view.limits[y][x]
    return Span(f" ·{limit} " if limit else "    ", dim=True)


def _tone(view: RumisView, colour: int) -> Tone:
    return GREY if view.owners[colour] is None else TONES[colour]


def _colours(view: RumisView, say: Say) -> Picture:
    rows: list[Line] = []
    for colour in range(len(view.left)):
        rows += [*_colour(view, colour, say), ()]
    return tuple(rows)


def _colour(view: RumisView, colour: int, say: Say) -> tuple[Line, Line]:
    to_move = not view.is_over and view.colour in (colour, None)
    owner = view.owners[colour]
    name = say("rumis-ruin") if owner is None else say("seat-name", number=owner + 1)
    tone = _tone(view, colour)
    mark = Span(f"{tone.glyph} {name}", tone.name, bold=to_move)
    points = (
        ()
        if owner is None or view.mode == Mode.CUBE
        else (" · ", say("rumis-points", count=view.scores[colour]))
    )
    out = (" · ", say("rumis-out")) if colour in view.out else ()
    title = line("▶ " if to_move else "  ", mark, *points, *out)
    return title, line("    ", Span(" ".join(view.left[colour]) or "–", dim=colour in view.out))
