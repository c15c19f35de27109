"""Plots of a study as SVG, drawn with the kit of `pictures`.

By hand and not by matplotlib: four kinds of plots take this one file, look like the rest of baumeister, keep
their words as text, and the base install stays as it is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from baumeister.core.refusal import Place
from baumeister.pictures import on_plan
from baumeister.pictures.sheet import LIGHT, Drawing, above, beside, element, group, page, text, words_line

WIDTH, HEIGHT = 340.0, 130.0
BASE = 22.0  #: under the bars, for numbers
MOST_BARS = 24
ROW = 26.0
CELL = 30.0
LABEL = 130.0
VALUES = 190.0  #: beside whiskers, for a value and its interval
DEEP = 0.67  #: from here on light ink reads better on the glow of a heat map
Cells = Mapping[tuple[float, float], float]


def histogram(values: Sequence[float], label: str, span: Sequence[float] = ()) -> Drawing:
    """How often each value came; whole numbers have a bar each while there are few.

    Plots to be compared are given one `span`, all their values, so that they share their bars.
    """
    bars = _bars(values, span or values)
    most, wide = max(count for _, count in bars), WIDTH / len(bars)
    parts: list[Element] = []
    for k, (name, count) in enumerate(bars):
        high = (HEIGHT - 14) * count / most
        bar = element(
            "rect", x=k * wide + 1, y=HEIGHT - high, width=wide - 2, height=high, fill="#2c5c9c", class_="bar"
        )
        tip = element("title")
        tip.text = f"{name}: {count}"
        bar.append(tip)
        parts.append(bar)
    highest = max(range(len(bars)), key=lambda k: bars[k][1])
    parts.append(text(str(most), (highest + 0.5) * wide, 10, LIGHT.soft, 11, "middle"))
    step = max(1, len(bars) // 8)
    parts += [
        text(bars[k][0], (k + 0.5) * wide, HEIGHT + 14, LIGHT.soft, 11, "middle")
        for k in range(0, len(bars), step)
    ]
    parts.append(element("line", x1=0, y1=HEIGHT, x2=WIDTH, y2=HEIGHT, stroke=LIGHT.soft))
    plot = Drawing(WIDTH, HEIGHT + BASE, (group(parts, class_="histogram"),))
    return above([words_line(label, LIGHT.ink, bold=True), plot], gap=4)


def _bars(values: Sequence[float], span: Sequence[float]) -> list[tuple[str, int]]:
    low, high = min(span), max(span)
    whole = all(float(value).is_integer() for value in span)
    if whole and high - low < MOST_BARS:
        counts = Counter(int(value) for value in values)
        return [(str(value), counts[value]) for value in range(int(low), int(high) + 1)]
    size = (high - low) / MOST_BARS or 1.0
    size = max(1.0, -(-size // 1)) if whole else size
    bins = Counter(min(int((value - low) / size), MOST_BARS - 1) for value in values)
    last = min(int((high - low) / size), MOST_BARS - 1)
    return [(f"{low + k * size:.3g}", bins[k]) for k in range(last + 1)]


def whiskers(rows: Sequence[tuple[str, float, float, float]], zero: float, form: str) -> Drawing:
    """Values with their intervals, one under the other, and a line at what would be even."""
    low = min(zero, *(row[2] for row in rows))
    high = max(zero, *(row[3] for row in rows))
    scale = WIDTH / ((high - low) or 1.0)

    def at(value: float) -> float:
        return LABEL + (value - low) * scale

    parts = [element("line", x1=at(zero), y1=0, x2=at(zero), y2=ROW * len(rows), stroke=LIGHT.line)]
    for k, (name, value, least, most) in enumerate(rows):
        y = (k + 0.5) * ROW
        line = element("line", x1=at(least), y1=y, x2=at(most), y2=y, stroke=LIGHT.ink, stroke_width=2)
        dot = element("circle", cx=at(value), cy=y, r=5, fill=LIGHT.accent)
        interval = f" ({form.format(least)} – {form.format(most)})" if least < most else ""
        words = text(form.format(value) + interval, LABEL + WIDTH + 10, y + 5, LIGHT.soft, 13)
        parts.append(group((text(name, 0, y + 5, LIGHT.ink), line, dot, words), class_="whisker"))
    return Drawing(LABEL + WIDTH + VALUES, ROW * len(rows), tuple(parts))


def heat_maps(game: str, stones: Sequence[Sequence[Place]], level_name: Mapping[int, str]) -> Drawing:
    """Where stones come to lie: how many a match on each place; Pyramido level by level."""
    panels: dict[int, Counter[tuple[float, float]]] = {}
    for place in (place for match in stones for place in match):
        panel, at = on_plan(game, place)
        panels.setdefault(panel, Counter())[at] += 1
    most = max((count for cells in panels.values() for count in cells.values()), default=1)
    drawings = []
    for panel, cells in sorted(panels.items()):
        means = {place: count / len(stones) for place, count in cells.items()}
        drawn = _heat(means, most / len(stones))
        name = level_name.get(panel)
        drawings.append(above([words_line(name, LIGHT.ink, bold=True), drawn], gap=4) if name else drawn)
    return beside(drawings)


def _heat(means: Cells, most: float) -> Drawing:
    left, top = min(x for x, _ in means), min(y for _, y in means)
    parts = []
    for (x, y), mean in sorted(means.items()):
        part = mean / most
        box = element(
            "rect", x=(x - left) * CELL, y=(y - top) * CELL, width=CELL - 1, height=CELL - 1, fill=_glow(part)
        )
        ink = LIGHT.ink if part < DEEP else LIGHT.panel
        number = f"{mean:.1f}" if mean >= 1 else f"{mean:.2f}"  # no wider than a cell
        words = text(number, (x - left + 0.5) * CELL, (y - top + 0.62) * CELL, ink, 10, "middle")
        parts.append(group((box, words), class_="heat"))
    width, height = max(x for x, _ in means) - left + 1, max(y for _, y in means) - top + 1
    return Drawing(width * CELL, height * CELL, tuple(parts))


def _glow(part: float) -> str:
    """From paper to the deepest red."""
    paper, fire = (255, 250, 242), (140, 40, 20)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(paper, fire, strict=True))


def svg_of(drawing: Drawing, title: str) -> str:
    return page(drawing, LIGHT, title, title, None)
