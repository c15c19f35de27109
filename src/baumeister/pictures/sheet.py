"""What pictures are made of: SVG elements in a frame, put beside and above each other, and the two themes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, indent, tostring

from baumeister.core.tones import Tone

FONT = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
TEXT_SIZE = 14.0
LETTER = 0.56  #: how wide a letter is on average, as a part of the size; there is no font here to ask
MARGIN = 16.0
GAP = 18.0
MARK_BOX = 100  #: marks are paths in a box of 100 × 100


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything but pieces; the page has the same (`tokens.css`)."""

    name: str
    paper: str
    panel: str
    ink: str
    soft: str  #: of what is said by the way
    line: str  #: of empty places
    edge: str  #: around pieces, so that the palest and the darkest stand out from the paper
    accent: str  #: what is new, and whose turn it is
    wood: str
    wood_ink: str


LIGHT = Theme(
    "light", "#f7f0e6", "#fffaf2", "#2c2119", "#655345", "#cbb89d", "#3f3025", "#a3421f", "#d9b98c", "#3b2a16"
)
DARK = Theme(
    "dark", "#1c1611", "#281f18", "#f4e9da", "#c9b7a2", "#6a5644", "#b9a68d", "#f0a06f", "#a9825a", "#1a1008"
)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Elements in a box from (0, 0) to (width, height)."""

    width: float
    height: float
    parts: tuple[Element, ...] = ()


def number(value: float) -> str:
    """A coordinate, short and the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, **attributes: str | float) -> Element:
    """An SVG element; underscores in names of attributes stand for hyphens."""
    found = Element(tag)
    for name, value in attributes.items():
        found.set(
            name.rstrip("_").replace("_", "-"), number(value) if isinstance(value, int | float) else value
        )
    return found


def group(parts: Iterable[Element], **attributes: str | float) -> Element:
    found = element("g", **attributes)
    found.extend(parts)
    return found


def text(
    words: str,
    x: float,
    y: float,
    colour: str,
    size: float = TEXT_SIZE,
    anchor: str = "start",
    bold: bool = False,
) -> Element:
    """Words whose base line begins, is centred or ends at (x, y)."""
    weight = {"font_weight": "700"} if bold else {}
    found = element("text", x=x, y=y, fill=colour, font_size=size, text_anchor=anchor, **weight)
    found.text = words
    return found


def text_width(words: str, size: float = TEXT_SIZE, bold: bool = False) -> float:
    return len(words) * size * (LETTER * 1.08 if bold else LETTER)


def words_line(words: str, colour: str, size: float = TEXT_SIZE, bold: bool = False) -> Drawing:
    """One line of words as a drawing of its own."""
    return Drawing(
        text_width(words, size, bold), size * 1.4, (text(words, 0, size * 1.05, colour, size, bold=bold),)
    )


def mark(tone: Tone, x: float, y: float, size: float) -> Element:
    """The mark of a colour in its ink, in a square from (x, y)."""
    scale = number(size / MARK_BOX)
    place = f"translate({number(x)} {number(y)}) scale({scale})"
    return element("path", d=tone.mark, fill=tone.ink, transform=place, class_="mark")


def tile(
    tone: Tone,
    x: float,
    y: float,
    width: float,
    height: float,
    theme: Theme,
    new: bool = False,
    round_: float = 4,
) -> Element:
    """A piece from above or in front: its colour, its mark and an edge, wider if it is new."""
    size = 0.56 * min(width, height)
    face = element("rect", x=x, y=y, width=width, height=height, rx=round_, fill=tone.hex, **edge(theme, new))
    inner = mark(tone, x + (width - size) / 2, y + (height - size) / 2, size)
    return group((face, inner), class_=f"piece {tone.name}" + (" new" if new else ""))


def is_new(part: Element) -> bool:
    """Whether a piece is outlined as new; those come last, so that no neighbour hides their edge."""
    return "new" in part.get("class", "").split()


def edge(theme: Theme, new: bool = False) -> dict[str, str | float]:
    return {"stroke": theme.accent if new else theme.edge, "stroke_width": 3 if new else 1.2}


def dashed(x: float, y: float, width: float, height: float, colour: str, round_: float = 4) -> Element:
    """An empty place."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=round_, fill="none", stroke=colour,
        stroke_dasharray="4 3", class_="empty",
    )  # fmt: skip


def moved(drawing: Drawing, x: float, y: float) -> Element:
    return group(drawing.parts, transform=f"translate({number(x)} {number(y)})")


def beside(drawings: Sequence[Drawing], gap: float = GAP, middle: bool = False) -> Drawing:
    """Drawings from left to right, their tops aligned, or their middles."""
    height = max((drawing.height for drawing in drawings), default=0.0)
    parts, x = [], 0.0
    for drawing in drawings:
        parts.append(moved(drawing, x, (height - drawing.height) / 2 if middle else 0))
        x += drawing.width + gap
    return Drawing(max(0.0, x - gap), height, tuple(parts))


def above(drawings: Sequence[Drawing], gap: float = GAP) -> Drawing:
    """Drawings from top to bottom, their left sides aligned."""
    parts, y = [], 0.0
    for drawing in drawings:
        parts.append(moved(drawing, 0, y))
        y += drawing.height + gap
    width = max((drawing.width for drawing in drawings), default=0.0)
    return Drawing(width, max(0.0, y - gap), tuple(parts))


def rows_of(drawings: Sequence[Drawing], columns: int, gap: float = GAP) -> Drawing:
    """Drawings in rows of so many."""
    rows = [drawings[first : first + columns] for first in range(0, len(drawings), columns)]
    return above([beside(row, gap) for row in rows], gap)


def seat_title(name: str, to_move: bool, theme: Theme, note: str = "") -> Drawing:
    """The name of a seat, an arrow before it if it is its turn, and what there is to say of it."""
    colour = theme.accent if to_move else theme.ink
    arrow = element("path", d="M0 3L10 9L0 15z", fill=theme.accent, class_="turn")
    parts = [Drawing(14, 18, (arrow,))] if to_move else []
    parts.append(words_line(name, colour, 15, bold=True))
    return beside([*parts, words_line(note, theme.soft)] if note else parts, gap=6)


def page(drawing: Drawing, theme: Theme, title: str, description: str, width: int | None) -> str:
    """A whole SVG document around a drawing."""
    full_width, full_height = drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN
    shown = full_width if width is None else float(width)
    root = element(
        "svg", xmlns="http://www.w3.org/2000/svg", width=shown, height=shown * full_height / full_width,
        viewBox=f"0 0 {number(full_width)} {number(full_height)}", role="img", font_family=FONT,
        class_=f"baumeister {theme.name}",
    )  # fmt: skip
    for tag, words in (("title", title), ("desc", description)):
        told = element(tag)
        told.text = words
        root.append(told)
    root.append(element("rect", width="100%", height="100%", fill=theme.paper, rx=8))
    root.append(moved(drawing, MARGIN, MARGIN))
    indent(root, " ")
    return tostring(root, encoding="unicode") + "\n"
