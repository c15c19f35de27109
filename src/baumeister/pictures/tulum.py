"""Tulum: every seat's pyramid, a turned block with its dot, and the dice."""

from xml.etree.ElementTree import Element

from baumeister.core.picture import Say
from baumeister.core.tones import Tone
from baumeister.games.tulum.notation import ROWS
from baumeister.games.tulum.state import NUM_ROWS, Place
from baumeister.games.tulum.tones import TONES
from baumeister.games.tulum.view import TulumView
from baumeister.pictures.sheet import (
    Drawing,
    Theme,
    above,
    beside,
    dashed,
    edge,
    element,
    group,
    mark,
    rows_of,
    seat_title,
    text,
    tile,
    words_line,
)

WIDE, HIGH, SPACE = 46.0, 34.0, 4.0
DIE = 38.0
LEFT = 36.0  #: for the letter and the mark of a row
BOARDS_IN_A_ROW = 2


def draw(view: TulumView, before: TulumView, theme: Theme, say: Say, coordinates: bool) -> Drawing:
    boards = [_board(view, before, seat, theme, say, coordinates) for seat in range(len(view.boards))]
    return above([rows_of(boards, BOARDS_IN_A_ROW, gap=30), *_dice(view, theme, say)])


def on_plan(place: Place) -> tuple[int, tuple[float, float]]:
    row, number = place
    return 0, (number + row / 2, -row)


def _board(
    view: TulumView, before: TulumView, seat: int, theme: Theme, say: Say, coordinates: bool
) -> Drawing:
    to_move = seat == view.seat and not view.is_over
    blocks = say("tulum-blocks", count=len(view.boards[seat]))
    title = seat_title(say("seat-name", number=seat + 1), to_move, theme, blocks)
    return above([title, _pyramid(view, before, seat, theme, coordinates)], gap=8)


def _pyramid(view: TulumView, before: TulumView, seat: int, theme: Theme, coordinates: bool) -> Drawing:
    left = LEFT if coordinates else 0.0
    height = NUM_ROWS * (HIGH + SPACE)
    known = _lying(before, seat)
    parts: list[Element] = []
    for row, tone in enumerate(TONES):
        y = height - (row + 1) * (HIGH + SPACE)
        if coordinates:
            parts.append(text(ROWS[row], 0, y + HIGH * 0.65, theme.soft))
            parts.append(group([_sign(tone, 13, y + HIGH / 2 - 7, theme)], class_="row"))
        for place in range(NUM_ROWS - row):
            x = left + place * (WIDE + SPACE) + row * (WIDE + SPACE) / 2
            parts.append(_block(view, seat, (row, place), known, tone, x, y, theme))
    return Drawing(left + NUM_ROWS * (WIDE + SPACE), height, tuple(parts))


def _lying(view: TulumView, seat: int) -> set[Place]:
    return {*view.boards[seat], *(view.loose if seat == view.seat else ())}


def _sign(tone: Tone, x: float, y: float, theme: Theme) -> Element:
    """A row's colour and mark, small."""
    face = element("rect", x=x, y=y, width=14, height=14, rx=3, fill=tone.hex, stroke=theme.edge)
    return group((face, mark(tone, x + 3, y + 3, 8)))


def _block(
    view: TulumView, seat: int, at: Place, known: set[Place], tone: Tone, x: float, y: float, theme: Theme
) -> Element:
    if at in view.boards[seat]:
        return tile(tone, x, y, WIDE, HIGH, theme, new=at not in known)
    if seat == view.seat and at in view.loose and not view.is_over:
        return _loose(tone, x, y, theme, new=at not in known)
    number = text(str(at[1] + 1), x + WIDE / 2, y + HIGH * 0.65, theme.soft, 12, "middle")
    return group((dashed(x, y, WIDE, HIGH, theme.line), number))


def _loose(tone: Tone, x: float, y: float, theme: Theme, new: bool) -> Element:
    """A block of this turn, its dot up: it may still be lost."""
    face = element("rect", x=x, y=y, width=WIDE, height=HIGH, rx=4, fill=theme.panel, **edge(theme, new))
    inner = element("rect", x=x + 4, y=y + 4, width=WIDE - 8, height=HIGH - 8, rx=3, fill=tone.hex)
    dot = element("circle", cx=x + WIDE / 2 + 11, cy=y + HIGH / 2, r=4.5, fill=tone.ink, class_="dot")
    sign = mark(tone, x + 9, y + HIGH / 2 - 8, 16)
    return group((face, inner, sign, dot), class_=f"piece loose {tone.name}" + (" new" if new else ""))


def _dice(view: TulumView, theme: Theme, say: Say) -> list[Drawing]:
    if view.is_over:
        return []
    if not view.dice:
        blanks = [Drawing(DIE, DIE, (dashed(0, 0, DIE, DIE, theme.soft, 8),)) for _ in range(view.num_dice)]
        words = words_line(say("tulum-to-roll", count=view.num_dice), theme.ink)
        return [above([beside(blanks, gap=8), words], gap=8)]
    dice = [Drawing(DIE, DIE, (_die(row, theme),)) for row in view.dice]
    bust = round(float(view.bust) * 100)
    stake = words_line(say("tulum-at-stake", count=len(view.loose), bust=bust), theme.soft)
    row = beside([words_line(say("tulum-dice"), theme.ink), *dice], gap=8, middle=True)
    return [above([row, stake], gap=8)]


def _die(row: int, theme: Theme) -> Element:
    face = tile(TONES[row], 0, 0, DIE, DIE, theme, round_=8)
    face.set("class", f"die {TONES[row].name}")
    return face
