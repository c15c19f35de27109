"""Rumis: the building in space and from above, with heights, and every colour's stones."""

from functools import partial
from xml.etree.ElementTree import Element

from baumeister.core.picture import Say
from baumeister.core.tones import GREY, Tone
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.notation import COLUMNS
from baumeister.games.rumis.stones import CUBES, Cell
from baumeister.games.rumis.tones import TONES
from baumeister.games.rumis.view import RumisView
from baumeister.pictures.isometric import Camera, Look, Spot, framed, paint, ruler
from baumeister.pictures.sheet import (
    Drawing,
    Theme,
    above,
    beside,
    element,
    group,
    is_new,
    rows_of,
    seat_title,
    text,
    tile,
    words_line,
)

CAMERA = Camera(unit=22, rise=24)
SMALL = Camera(unit=7, rise=7)
CELL = 36.0
RULER = 20.0
STONES_IN_A_ROW = 11


def draw(view: RumisView, before: RumisView, theme: Theme, say: Say, coordinates: bool) -> Drawing:
    known = set(before.stones)
    limit = words_line(say("rumis-max-height", height=view.max_height), theme.soft)
    plan = above([_plan(view, known, theme, coordinates), limit], gap=6)
    colours = [_colour(view, colour, theme, say) for colour in range(len(view.left))]
    return above([beside([_building(view, known, theme, coordinates), plan], gap=32), *colours], gap=12)


def tone_of(view: RumisView, colour: int) -> Tone:
    return GREY if view.owners[colour] is None else TONES[colour]


def on_plan(place: Cell) -> tuple[int, tuple[float, float]]:
    x, y, _ = place
    return 0, (x, y)


def _building(view: RumisView, known: set[PlaceStone], theme: Theme, coordinates: bool) -> Drawing:
    cubes: dict[Spot, PlaceStone] = {cell: stone for stone in view.stones for cell in stone.cells}

    def look(stone: PlaceStone) -> Look:
        return Look(tone_of(view, stone.colour), new=stone not in known)

    ground = [
        _ground(x, y, theme) for y, row in enumerate(view.limits) for x, limit in enumerate(row) if limit
    ]
    width, depth = len(view.limits[0]), len(view.limits)
    highest = max([1, *(z + 1 for _, _, z in cubes)])
    parts = [group(ground, class_="ground"), *paint(cubes, look, CAMERA, theme)]
    if coordinates:
        parts += ruler({(x, depth): COLUMNS[x] for x in range(width)}, CAMERA, theme)
        parts += ruler({(width, y): str(y + 1) for y in range(depth)}, CAMERA, theme)
    return framed(parts, CAMERA, (0, 0, 0), (width + coordinates, depth + coordinates, highest))


def _ground(x: int, y: int, theme: Theme) -> Element:
    path = CAMERA.path(((x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)))
    return element("path", d=path, fill=theme.panel, stroke=theme.line)


def _plan(view: RumisView, known: set[PlaceStone], theme: Theme, coordinates: bool) -> Drawing:
    """From above: colour and height of what is built on, else the height that is allowed."""
    left = top = RULER if coordinates else 0.0
    width, height = len(view.limits[0]), len(view.limits)
    parts: list[Element] = []
    if coordinates:
        parts += [
            text(COLUMNS[x], left + (x + 0.5) * CELL, 13, theme.soft, 12, "middle") for x in range(width)
        ]
        parts += [
            text(str(y + 1), RULER - 6, top + (y + 0.62) * CELL, theme.soft, 12, "end") for y in range(height)
        ]
    tops = {(x, y): max(z for a, b, z in _cells(known) if (a, b) == (x, y)) for x, y, _ in _cells(known)}
    cell = partial(_cell, view, tops, theme=theme)
    places = [(x, y) for y in range(height) for x in range(width) if view.limits[y][x]]
    parts += sorted((cell(x, y, left + x * CELL, top + y * CELL) for x, y in places), key=is_new)
    return Drawing(left + width * CELL, top + height * CELL, tuple(parts))


def _cells(stones: set[PlaceStone]) -> list[tuple[int, int, int]]:
    return [cell for stone in stones for cell in stone.cells]


def _cell(
    view: RumisView, tops: dict[tuple[int, int], int], x: int, y: int, left: float, up: float, *, theme: Theme
) -> Element:
    colour, height = view.tops[y][x], view.heights[y][x]
    if colour is None:
        square = element("rect", x=left, y=up, width=CELL, height=CELL, fill=theme.panel, stroke=theme.line)
        limit = text(str(view.limits[y][x]), left + CELL / 2, up + CELL * 0.64, theme.soft, 13, "middle")
        return group((square, limit), class_="free")
    tone = tone_of(view, colour)
    new = tops.get((x, y), -1) + 1 != height
    square = tile(tone, left + 1, up + 1, CELL - 2, CELL - 2, theme, new, round_=2)
    square.set("class", f"top {tone.name}" + (" new" if new else ""))
    sign = square[1]
    sign.set("transform", f"translate({left + 4:g} {up + 10:g}) scale(0.16)")
    square.append(text(str(height), left + CELL * 0.72, up + CELL * 0.66, tone.ink, 15, "middle", bold=True))
    return square


def _colour(view: RumisView, colour: int, theme: Theme, say: Say) -> Drawing:
    owner, tone = view.owners[colour], tone_of(view, colour)
    to_move = not view.is_over and view.colour in (colour, None)
    name = say("rumis-ruin") if owner is None else say("seat-name", number=owner + 1)
    notes = [] if owner is None or view.mode == "cube" else [say("rumis-points", count=view.scores[colour])]
    notes += [say("rumis-out")] if colour in view.out else []
    swatch = tile(tone, 0, 0, 18, 18, theme, round_=3)
    swatch.set("class", f"swatch {tone.name}")
    title = beside([Drawing(18, 18, (swatch,)), seat_title(name, to_move, theme, " · ".join(notes))], gap=8)
    stones = [_stone(stone, tone, theme) for stone in view.left[colour]]
    rows = [rows_of(stones, STONES_IN_A_ROW, gap=12)] if stones else []
    return above([title, *rows], gap=6)


def _stone(stone: str, tone: Tone, theme: Theme) -> Drawing:
    """A stone that is left, small, with its name."""
    cells = CUBES[stone]
    drawn = paint(
        dict.fromkeys(cells, stone), lambda _: Look(tone, has_mark=False, kind="left"), SMALL, theme
    )
    highest = tuple(max(cell[axis] for cell in cells) + 1 for axis in range(3))
    picture = framed(drawn, SMALL, (0, 0, 0), highest)  # type: ignore[arg-type]  # of three numbers
    return above([picture, words_line(stone, theme.soft, 11)], gap=0)
