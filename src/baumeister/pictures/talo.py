"""Talō: the building in space with the figures on it, and from above with the level of every place."""

from xml.etree.ElementTree import Element

from baumeister.core.picture import Say
from baumeister.core.tones import ORANGE, RED, Tone
from baumeister.games.talo.grid import GROUND
from baumeister.games.talo.sticks import Cell, Stick
from baumeister.games.talo.tones import TONES
from baumeister.games.talo.view import TaloView
from baumeister.pictures.isometric import Camera, Look, Spot, framed, paint, ruler, shade
from baumeister.pictures.sheet import (
    Drawing,
    Theme,
    above,
    beside,
    edge,
    element,
    group,
    mark,
    number,
    rows_of,
    seat_title,
    text,
    words_line,
)

CAMERA = Camera(unit=15, rise=17)
CELL = 26.0
RULER = 22.0
STORE_WIDTH = 5
WOOD_STEPS = 0.035  #: how much darker a stick is for each unit of its length

Box = tuple[int, int, int, int]


def draw(view: TaloView, before: TaloView, theme: Theme, say: Say, coordinates: bool) -> Drawing:
    frame = _frame(view)
    plan = _plan(view, before, frame, theme, coordinates)
    sides = above([plan, *_seats(view, theme, say)], gap=8)
    return above(
        [
            beside([_building(view, before, frame, theme, coordinates), sides], gap=28),
            _store(view, theme, say),
            *_hand(view, theme, say),
        ],
        gap=12,
    )


def on_plan(place: Cell) -> tuple[int, tuple[float, float]]:
    x, y, _ = place
    return 0, (x, -y)


def _all(view: TaloView) -> tuple[Stick, ...]:
    return (*view.sticks, view.held) if view.held else view.sticks


def _frame(view: TaloView) -> Box:
    """The ground, and as much around it as sticks reach: west, east, south, north, the ends exclusive."""
    cells = [cell for stick in _all(view) for cell in stick.cells]
    xs, ys = [0, GROUND - 1, *(x for x, _, _ in cells)], [0, GROUND - 1, *(y for _, y, _ in cells)]
    return min(xs), max(xs) + 1, min(ys), max(ys) + 1


def _spot(x: int, y: int, z: int) -> Spot:
    """North is away from who looks."""
    return x, -y, z


def _tone(view: TaloView, stick: Stick, theme: Theme) -> Tone:
    """Wood; orange for a stick that is only held so far, red for those that fell."""
    if stick == view.held:
        return ORANGE
    return RED if any(fall.stick == stick for fall in view.fallen) else _wood(stick, theme)


def _wood(stick: Stick, theme: Theme) -> Tone:
    """The longer, the darker."""
    return Tone(
        f"length-{stick.length}",
        shade(theme.wood, 1 - WOOD_STEPS * (stick.length - 1)),
        theme.wood_ink,
        "",
        "",
    )


def _building(view: TaloView, before: TaloView, frame: Box, theme: Theme, coordinates: bool) -> Drawing:
    west, east, south, north = frame
    known = set(_all(before))
    cubes = {_spot(*cell): stick for stick in _all(view) for cell in stick.cells}

    def look(stick: Stick) -> Look:
        tone, kind = _tone(view, stick, theme), "held" if stick == view.held else "piece"
        return Look(tone, has_mark=False, new=stick not in known, kind=kind)

    figures = {_spot(*figure): _pawn(seat, figure, theme) for seat, figure in enumerate(view.figures)}
    highest = max([2, *(z + 1 for _, _, z in cubes), *(level + 2 for _, _, level in view.figures)])
    parts = [_ground(theme), *paint(cubes, look, CAMERA, theme, figures)]
    if coordinates:
        parts += ruler({(x, 1 - south): str(x) for x in range(GROUND)}, CAMERA, theme)
        parts += ruler({(east, -y): str(y) for y in range(GROUND)}, CAMERA, theme)
    return framed(parts, CAMERA, (west, 1 - north, 0), (east + coordinates, 1 - south + coordinates, highest))


def _ground(theme: Theme) -> Element:
    squares = []
    for x in range(GROUND):
        for y in range(1 - GROUND, 1):
            path = CAMERA.path(((x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)))
            squares.append(element("path", d=path, fill=theme.panel, stroke=theme.line, stroke_width=0.8))
    return group(squares, class_="ground")


def _pawn(seat: int, figure: tuple[int, int, int], theme: Theme) -> Element:
    """A figure on its place, its mark on its body."""
    x, y, z = _spot(*figure)
    left, up = CAMERA.point((x + 0.5, y + 0.5, z))
    tone = TONES[seat]
    body = element("path", d="M-9 1C-9 6 9 6 9 1L4 -17H-4z", fill=tone.hex, **edge(theme))
    head = element("circle", cx=0, cy=-20, r=6.5, fill=tone.hex, **edge(theme))
    sign = mark(tone, -4.5, -9, 9)
    place = f"translate({number(left)} {number(up)})"
    return group((body, head, sign), class_=f"figure {tone.name}", transform=place)


def _plan(view: TaloView, before: TaloView, frame: Box, theme: Theme, coordinates: bool) -> Drawing:
    """From above: the topmost stick of every place, the level one stands on there, and the figures."""
    west, east, south, north = frame
    left, bottom = (RULER, RULER) if coordinates else (0.0, 0.0)
    tops = _tops(view)
    known = set(_all(before))
    height = (north - south) * CELL
    parts: list[Element] = []
    for y in range(south, north):
        for x in range(west, east):
            corner = left + (x - west) * CELL, height - (y - south + 1) * CELL
            parts += _place(view, tops, known, x, y, corner, theme)
    if coordinates:
        parts += [
            text(str(x), left + (x - west + 0.5) * CELL, height + 14, theme.soft, 11, "middle")
            for x in range(west, east)
        ]
        parts += [
            text(str(y), RULER - 6, height - (y - south + 0.35) * CELL, theme.soft, 11, "end")
            for y in range(south, north)
        ]
    return Drawing(left + (east - west) * CELL, height + bottom, tuple(parts))


def _tops(view: TaloView) -> dict[tuple[int, int], tuple[int, Stick]]:
    """The level of each built-on place, and the stick that carries it."""
    tops: dict[tuple[int, int], tuple[int, Stick]] = {}
    for stick in _all(view):
        for x, y, z in stick.cells:
            if z + 1 > tops.get((x, y), (0, stick))[0]:
                tops[x, y] = z + 1, stick
    return tops


def _place(
    view: TaloView,
    tops: dict[tuple[int, int], tuple[int, Stick]],
    known: set[Stick],
    x: int,
    y: int,
    corner: tuple[float, float],
    theme: Theme,
) -> list[Element]:
    left, up = corner
    parts: list[Element] = []
    if (x, y) in tops:
        level, stick = tops[x, y]
        tone = _tone(view, stick, theme)
        parts.append(element("rect", x=left, y=up, width=CELL, height=CELL, fill=tone.hex, stroke=tone.hex))
        parts += _borders(tops, x, y, corner, stick not in known, theme)
        words = text(str(level), left + CELL / 2, up + CELL * 0.68, tone.ink, 13, "middle", bold=True)
        parts.append(group((words,), class_="level"))
    elif 0 <= x < GROUND and 0 <= y < GROUND:
        parts.append(
            element(
                "rect",
                x=left,
                y=up,
                width=CELL,
                height=CELL,
                fill=theme.panel,
                stroke=theme.line,
                stroke_width=0.8,
            )
        )
    top = tops[x, y][0] if (x, y) in tops else 0
    return parts + _figures_from_above(view, x, y, top, corner, theme)


def _borders(
    tops: dict[tuple[int, int], tuple[int, Stick]],
    x: int,
    y: int,
    corner: tuple[float, float],
    new: bool,
    theme: Theme,
) -> list[Element]:
    """Lines where the next place shows another stick."""
    left, up = corner
    right, down = left + CELL, up + CELL
    sides = {
        (x - 1, y): (left, up, left, down),
        (x + 1, y): (right, up, right, down),
        (x, y + 1): (left, up, right, up),
        (x, y - 1): (left, down, right, down),
    }
    return [
        element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_linecap="round", **edge(theme, new))
        for place, (x1, y1, x2, y2) in sides.items()
        if tops.get(place) != tops[x, y]
    ]


def _figures_from_above(
    view: TaloView, x: int, y: int, top: int, corner: tuple[float, float], theme: Theme
) -> list[Element]:
    """A disc for each figure of this place; one that stands lower, under a stick, is smaller."""
    left, up = corner
    here = [(level, seat) for seat, (a, b, level) in enumerate(view.figures) if (a, b) == (x, y)]
    discs = []
    for k, (level, seat) in enumerate(sorted(here, reverse=True)):
        tone, size = TONES[seat], 10.0 if level >= top else 7.0
        middle = left + CELL / 2 - 3 * k, up + CELL / 2 - 3 * k
        disc = element("circle", cx=middle[0], cy=middle[1], r=size, fill=tone.hex, **edge(theme))
        sign = mark(tone, middle[0] - 0.6 * size, middle[1] - 0.6 * size, 1.2 * size)
        discs.append(group((disc, sign), class_=f"disc {tone.name}"))
    return discs


def _seats(view: TaloView, theme: Theme, say: Say) -> list[Drawing]:
    rows = []
    for seat, (x, y, level) in enumerate(view.figures):
        tone = TONES[seat]
        disc = element("circle", cx=8, cy=9, r=8, fill=tone.hex, **edge(theme))
        sign = Drawing(16, 18, (group((disc, mark(tone, 3, 4, 10)), class_=f"swatch {tone.name}"),))
        note = say("talo-figure", x=x, y=y, level=level)
        note += " " + say("talo-stuck") if view.stuck[seat] else ""
        to_move = seat == view.seat and not view.is_over
        rows.append(
            beside([sign, seat_title(say("seat-name", number=seat + 1), to_move, theme, note)], gap=8)
        )
    return rows


def _store(view: TaloView, theme: Theme, say: Say) -> Drawing:
    """The sticks that are left: each length as long as it is, with their number."""
    counts = [_length(length, count, theme) for length, count in enumerate(view.store) if count]
    if not counts:
        return words_line(say("talo-store") + " –", theme.soft)
    return above([words_line(say("talo-store"), theme.soft), rows_of(counts, STORE_WIDTH, gap=14)], gap=6)


def _length(length: int, count: int, theme: Theme) -> Drawing:
    tone = _wood(Stick(length, "x", 0, 0, 0), theme)
    bar = element(
        "rect", x=0, y=2, width=9 * length, height=12, rx=1, fill=tone.hex, class_="store", **edge(theme)
    )
    words = words_line(f"{length} × {count}", theme.ink, 12)
    return beside([Drawing(9.0 * length, 16, (bar,)), words], gap=6, middle=True)


def _hand(view: TaloView, theme: Theme, say: Say) -> list[Drawing]:
    if not view.number or view.is_over:
        return []
    lines = [say("talo-rolled", number=view.number, rolls=view.rolls)]
    if view.taken or view.held:
        lines.append(say("talo-hand") + " " + (", ".join(map(str, view.taken)) or "–"))
    if view.held:
        lines.append(say("talo-held", stick=str(view.held)))
    return [above([words_line(line, theme.ink) for line in lines], gap=2)]
