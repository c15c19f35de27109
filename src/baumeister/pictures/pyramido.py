"""Pyramido: each pyramid in space and level by level from above, and the stones that are held or hidden."""

from xml.etree.ElementTree import Element

from baumeister.core.picture import Say
from baumeister.games.pyramido.state import Place, Stone, Stones
from baumeister.games.pyramido.tones import TONES
from baumeister.games.pyramido.view import PyramidoView, PyramidView
from baumeister.pictures.isometric import Camera, Look, Spot, framed, paint
from baumeister.pictures.sheet import (
    Drawing,
    Theme,
    above,
    beside,
    dashed,
    element,
    group,
    is_new,
    seat_title,
    text,
    tile,
    words_line,
)

STONE, SPACE = 34.0, 4.0
SMALL = 24.0
RULER = 20.0  #: for coordinates
CAMERA = Camera(unit=20, rise=19)
SIGN = 9.0


def draw(view: PyramidoView, before: PyramidoView, theme: Theme, say: Say, coordinates: bool) -> Drawing:
    rows = [] if view.games == 1 else [_game(view, theme, say)]
    for number, pyramid in enumerate(view.pyramids):
        if view.mode == "contest":
            rows.append(_seat(view, number, view.stores[number], theme, say, say("pyramido-store")))
        rows.append(_pyramid(view, pyramid, before.pyramids[number], theme, say, coordinates))
    rows += [_seat(view, seat, hand, theme, say) for seat, hand in enumerate(view.hands)]
    if view.mode == "contest":
        rows.append(_held(say("pyramido-quarry"), view.quarry, theme))
    return above([*rows, _bag(view, theme, say)], gap=12)


def on_plan(place: Place) -> tuple[int, tuple[float, float]]:
    level, x, y = place
    return level, (x, -y)


def _game(view: PyramidoView, theme: Theme, say: Say) -> Drawing:
    return words_line(say("pyramido-game", number=view.game + 1, games=view.games), theme.ink, bold=True)


def _seat(view: PyramidoView, seat: int, stones: Stones, theme: Theme, say: Say, place: str = "") -> Drawing:
    points = say("pyramido-points", count=view.totals[seat]) if view.games > 1 else ""
    to_move = seat == view.seat and not view.is_over
    title = seat_title(say("seat-name", number=seat + 1), to_move, theme, points)
    return beside([title, _held(place, stones, theme)], gap=16, middle=True)


def _held(words: str, stones: Stones, theme: Theme) -> Drawing:
    tiles = [Drawing(SMALL, SMALL, (tile(TONES[colour], 0, 0, SMALL, SMALL, theme),)) for colour in stones]
    for held in tiles:
        held.parts[0].set("class", held.parts[0].get("class", "").replace("piece", "held"))
    return beside([words_line(words, theme.soft), *tiles] if words else tiles, gap=6, middle=True)


def _bag(view: PyramidoView, theme: Theme, say: Say) -> Drawing:
    words = words_line(say("pyramido-bag", count=sum(view.bag)), theme.soft)
    counts = [
        beside([_held("", (colour,), theme), words_line(f"× {count}", theme.ink)], gap=5, middle=True)
        for colour, count in enumerate(view.bag)
    ]
    return beside([words, *counts], gap=14, middle=True)


def _pyramid(
    view: PyramidoView, pyramid: PyramidView, before: PyramidView, theme: Theme, say: Say, coordinates: bool
) -> Drawing:
    known = {stone[:3] for stone in before.stones}
    begun = [level for level in range(1, view.base + 1) if _marks(pyramid, level, known, theme)]
    levels = [_level(pyramid, level, known, theme, say, coordinates) for level in begun]
    words = [words_line(say("pyramido-missing", count=pyramid.missing), theme.soft)]
    if not pyramid.can_complete:
        words.append(words_line(say("pyramido-dead-end"), theme.accent, bold=True))
    return above([beside([_space(view, pyramid, known, theme), *levels]), *words], gap=6)


def _space(view: PyramidoView, pyramid: PyramidView, known: set[Place], theme: Theme) -> Drawing:
    """The pyramid as it stands, seen from the front."""
    cubes = {_spot(stone[:3]): stone for stone in pyramid.stones}

    def look(stone: Stone) -> Look:
        return Look(TONES[stone[3]], new=stone[:3] not in known, kind="block")

    xs, ys = [spot[0] for spot in cubes] or [0], [spot[1] for spot in cubes] or [0]
    lowest, highest = (min(xs), min(ys), 0), (max(xs) + 1, max(ys) + 1, view.base)
    return framed(paint(cubes, look, CAMERA, theme), CAMERA, lowest, highest)


def _spot(place: Place) -> Spot:
    """Each level stands half a stone in from the one below; y runs away from who looks."""
    level, x, y = place
    shift = (level - 1) / 2
    return x + shift, -(y + shift), level - 1


def _level(
    pyramid: PyramidView,
    level: int,
    known: set[Place],
    theme: Theme,
    say: Say,
    coordinates: bool,
) -> Drawing:
    """One level from above: its stones, free places with the colours that fit, and dead ones crossed out."""
    title = words_line(say("pyramido-level", number=level), theme.ink, bold=True)
    marks = _marks(pyramid, level, known, theme)
    xs, ys = [x for _, x, _ in marks], [y for _, _, y in marks]
    left, bottom = (RULER, RULER) if coordinates else (0.0, 0.0)
    step = STONE + SPACE
    height = (max(ys) - min(ys) + 1) * step
    parts = [
        _at(drawn, left + (x - min(xs)) * step, height - (y - min(ys) + 1) * step)
        for (_, x, y), drawn in sorted(marks.items(), key=lambda item: (is_new(item[1]), item[0]))
    ]
    if coordinates:
        parts += [
            text(str(x), left + (x - min(xs)) * step + STONE / 2, height + 12, theme.soft, 11, "middle")
            for x in range(min(xs), max(xs) + 1)
        ]
        parts += [
            text(str(y), RULER - 6, height - (y - min(ys)) * step - STONE / 2, theme.soft, 11, "end")
            for y in range(min(ys), max(ys) + 1)
        ]
    width = left + (max(xs) - min(xs) + 1) * step
    return above([title, Drawing(width, height + bottom, tuple(parts))], gap=6)


def _at(drawn: Element, x: float, y: float) -> Element:
    return group((drawn,), transform=f"translate({x:g} {y:g})")


def _marks(pyramid: PyramidView, level: int, known: set[Place], theme: Theme) -> dict[Place, Element]:
    marks = {fit.place: _fit(fit.colours, theme) for fit in pyramid.fits if fit.place[0] == level}
    marks |= {place: _dead(theme) for place in pyramid.dead if place[0] == level}
    for stone in pyramid.stones:
        if stone[0] == level:
            tone = TONES[stone[3]]
            marks[stone[:3]] = tile(tone, 0, 0, STONE, STONE, theme, new=stone[:3] not in known)
    return marks


def _fit(colours: Stones, theme: Theme) -> Element:
    """A free place with a small sign of every colour that fits."""
    parts = [dashed(0, 0, STONE, STONE, theme.line)]
    for row, some in enumerate((colours[:3], colours[3:])):
        left = (STONE - (SIGN + 1) * len(some) + 1) / 2
        up = STONE / 2 - (SIGN / 2 if len(colours) <= 3 else SIGN + 0.5) + row * (SIGN + 1)
        parts += [_sign(colour, left + k * (SIGN + 1), up, theme) for k, colour in enumerate(some)]
    return group(parts, class_="fit")


def _sign(colour: int, x: float, y: float, theme: Theme) -> Element:
    """A colour's mark in a dot of its colour."""
    tone = TONES[colour]
    dot = element(
        "rect", x=x, y=y, width=SIGN, height=SIGN, rx=2, fill=tone.hex, stroke=theme.edge, stroke_width=0.5
    )
    sign = element(
        "path", d=tone.mark, fill=tone.ink, transform=f"translate({x + 1.5:g} {y + 1.5:g}) scale(0.06)"
    )
    return group((dot, sign), class_=tone.name)


def _dead(theme: Theme) -> Element:
    cross = element(
        "path",
        d=f"M8 8L{STONE - 8:g} {STONE - 8:g}M{STONE - 8:g} 8L8 {STONE - 8:g}",
        stroke=theme.accent,
        stroke_width=3,
    )
    return group((dashed(0, 0, STONE, STONE, theme.accent), cross), class_="dead")
