"""Talō in the terminal: the levels side by side from the ground up, the figures on theirs, and the store."""

from baumeister.core.picture import Line, Picture, Say, Span, line, side_by_side
from baumeister.games.talo.grid import GROUND
from baumeister.games.talo.sticks import Stick
from baumeister.games.talo.tones import TONES
from baumeister.games.talo.view import TaloView

LEVELS_IN_A_ROW = 3
SIGNS = {"x": "═", "y": "║", "z": "■"}

Box = tuple[int, int, int, int]


def picture(view: TaloView, say: Say) -> Picture:
    frame = _frame(view)
    top = max([1, *(level + 1 for _, _, level in view.figures), *(s.cells[-1][2] + 1 for s in _all(view))])
    pictures = [_level(view, level, frame, say) for level in range(min(top, 11))]
    rows = [pictures[i : i + LEVELS_IN_A_ROW] for i in range(0, len(pictures), LEVELS_IN_A_ROW)]
    levels = [row for group in rows for row in (*side_by_side(group), ())]
    return (*levels, *_seats(view, say), _store(view, say), *_hand(view, say))


def _all(view: TaloView) -> tuple[Stick, ...]:
    return (*view.sticks, view.held) if view.held else view.sticks


def _frame(view: TaloView) -> Box:
    """The ground, and as much around it as sticks reach."""
    cells = [cell for stick in _all(view) for cell in stick.cells]
    xs, ys = [0, GROUND - 1, *(x for x, _, _ in cells)], [0, GROUND - 1, *(y for _, y, _ in cells)]
    return min(xs), max(xs), min(ys), max(ys)


def _level(view: TaloView, level: int, frame: Box, say: Say) -> Picture:
    """The layer of sticks from `level` up, with the figures that stand on `level`."""
    x0, x1, y0, y1 = frame
    filled = {cell: stick for stick in _all(view) for cell in stick.cells}
    title = line(Span(say("talo-level", level=level), bold=True))
    rows = [
        line(f"{y:3} ", *(_cell(view, filled, x, y, level) for x in range(x0, x1 + 1)))
        for y in reversed(range(y0, y1 + 1))
    ]
    columns = "".join(f"{x:<2}"[-2:] for x in range(x0, x1 + 1))
    return (title, *rows, line("    ", Span(columns, dim=True)))


def _cell(view: TaloView, filled: dict[tuple[int, int, int], Stick], x: int, y: int, level: int) -> Span:
    if (x, y, level) in view.figures:
        seat = view.figures.index((x, y, level))
        return Span(f"{seat + 1}♟", TONES[seat].name, bold=True)
    stick = filled.get((x, y, level))
    if stick is None:
        carried = (x, y, level - 1) in filled
        ground = 0 <= x < GROUND and 0 <= y < GROUND
        return Span("▫ " if carried else "· " if ground else "  ", dim=True)
    return Span(SIGNS[stick.axis] * 2, "orange" if stick == view.held else None)


def _seats(view: TaloView, say: Say) -> tuple[Line, ...]:
    return tuple(
        line(
            "▶ " if seat == view.seat else "  ",
            Span(say("seat-name", number=seat + 1), TONES[seat].name, bold=seat == view.seat),
            " ",
            say("talo-figure", x=x, y=y, level=level),
            Span(" " + say("talo-stuck") if view.stuck[seat] else ""),
        )
        for seat, (x, y, level) in enumerate(view.figures)
    )


def _store(view: TaloView, say: Say) -> Line:
    counts = [f"{length}×{count}" for length, count in enumerate(view.store) if count]
    return line(say("talo-store"), " ", "  ".join(counts) or "–")


def _hand(view: TaloView, say: Say) -> tuple[Line, ...]:
    if not view.number or view.is_over:
        return ()
    lines = [line(say("talo-rolled", number=view.number, rolls=view.rolls))]
    if view.taken or view.held:
        lines.append(line(say("talo-hand"), " ", ", ".join(str(length) for length in view.taken) or "–"))
    if view.held:
        lines.append(line(say("talo-held", stick=str(view.held))))
    return tuple(lines)
