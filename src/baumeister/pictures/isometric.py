"""Cubes in space, seen from the front right corner above: faces in painter's order, a mark on each.

x runs to the lower right, y to the lower left, z up. Cubes of one piece are drawn as one: there is an edge
only where a neighbouring face belongs to another piece.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar
from xml.etree.ElementTree import Element

from baumeister.core.tones import Tone
from baumeister.pictures.sheet import MARK_BOX, Drawing, Theme, edge, element, group, number, text

Spot = tuple[float, float, float]
Point = tuple[float, float]
P = TypeVar("P")  #: a piece
SHADES = {"top": 1.0, "left": 0.88, "right": 0.78}  #: how light each side is
SLOPE = 0.5
MARK_SIZE = 0.46  #: of a face

#: each side by its corners, as steps from the cube's lowest corner, and the neighbour that would cover it
SIDES: Mapping[str, tuple[tuple[Spot, ...], Spot]] = {
    "top": (((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)), (0, 0, 1)),
    "left": (((0, 1, 1), (1, 1, 1), (1, 1, 0), (0, 1, 0)), (0, 1, 0)),
    "right": (((1, 1, 1), (1, 0, 1), (1, 0, 0), (1, 1, 0)), (1, 0, 0)),
}


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece looks."""

    tone: Tone
    has_mark: bool = True
    new: bool = False
    kind: str = "piece"


def shade(colour: str, light: float) -> str:
    """A colour, darker."""
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * light):02x}" for i in (1, 3, 5))


@dataclass(frozen=True, slots=True)
class Camera:
    unit: float  #: half of the width of a face from corner to corner
    rise: float  #: the height of a cube

    def point(self, spot: Spot) -> Point:
        x, y, z = spot
        return (x - y) * self.unit, (x + y) * self.unit * SLOPE - z * self.rise

    def path(self, spots: tuple[Spot, ...]) -> str:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(self.point, spots)) + "z"

    def matrix(self, origin: Spot, right: Spot, down: Spot) -> str:
        """The transform that lays a box of marks on a face."""
        (x, y), (rx, ry), (dx, dy) = map(self.point, (origin, right, down))
        scale = MARK_BOX
        values = ((rx - x) / scale, (ry - y) / scale, (dx - x) / scale, (dy - y) / scale, x, y)
        return "matrix(" + " ".join(f"{value:.4f}" for value in values) + ")"


def _plus(spot: Spot, step: Spot) -> Spot:
    return spot[0] + step[0], spot[1] + step[1], spot[2] + step[2]


def paint(
    cubes: Mapping[Spot, P],
    look: Callable[[P], Look],
    camera: Camera,
    theme: Theme,
    extras: Mapping[Spot, Element] | None = None,
) -> list[Element]:
    """Every visible face, from the back to the front; `extras` stand in places of their own between them."""
    # from above, a layer hides what lies lower, and inside a layer the near hides the far
    spots = sorted({*cubes, *(extras or {})}, key=lambda spot: (spot[2], spot[0] + spot[1], spot[0]))
    parts = []
    for spot in spots:
        if extras and spot in extras:
            parts.append(extras[spot])
        if spot in cubes and (faces := _faces(cubes, spot, look(cubes[spot]), camera, theme)):
            found = look(cubes[spot])
            classes = f"cube {found.kind} {found.tone.name}" + (" new" if found.new else "")
            parts.append(group(faces, class_=classes))
    return parts


def _faces(cubes: Mapping[Spot, P], spot: Spot, look: Look, camera: Camera, theme: Theme) -> list[Element]:
    parts = []
    for side, (corners, over) in SIDES.items():
        if _plus(spot, over) in cubes:
            continue
        colour = shade(look.tone.hex, SHADES[side])
        path = camera.path(tuple(_plus(spot, corner) for corner in corners))
        parts.append(element("path", d=path, fill=colour, stroke=colour, stroke_width=0.6, class_=side))
        if look.has_mark:
            parts.append(_mark(spot, corners, look.tone, camera))
        parts += _edges(cubes, spot, side, look, camera, theme)
    return parts


def _mark(spot: Spot, corners: tuple[Spot, ...], tone: Tone, camera: Camera) -> Element:
    """The mark in the middle of a face, lying in it."""
    origin, right, _, down = (_plus(spot, corner) for corner in corners)
    edge_part = (1 - MARK_SIZE) / 2

    def inside(across: float, along: float) -> Spot:
        return tuple(  # type: ignore[return-value]  # of three numbers
            o + (r - o) * across + (d - o) * along for o, r, d in zip(origin, right, down, strict=True)
        )

    far = edge_part + MARK_SIZE
    transform = camera.matrix(inside(edge_part, edge_part), inside(far, edge_part), inside(edge_part, far))
    return element("path", d=tone.mark, fill=tone.ink, transform=transform, class_="mark")


def _edges(
    cubes: Mapping[Spot, P], spot: Spot, side: str, look: Look, camera: Camera, theme: Theme
) -> list[Element]:
    """The borders of a face towards another piece, another side, or nothing."""
    corners, over = SIDES[side]
    lines = []
    for k, corner in enumerate(corners):
        following = corners[(k + 1) % 4]
        middle = [(a + b) / 2 - 0.5 for a, b in zip(corner, following, strict=True)]
        outward = tuple(0 if step else round(2 * part) for part, step in zip(middle, over, strict=True))
        neighbour = _plus(spot, outward)  # type: ignore[arg-type]  # of three numbers
        same = cubes.get(neighbour) == cubes[spot] and _plus(neighbour, over) not in cubes
        if not same:
            (x1, y1), (x2, y2) = camera.point(_plus(spot, corner)), camera.point(_plus(spot, following))
            lines.append(
                element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_linecap="round", **edge(theme, look.new))
            )
    return lines


def ruler(words: Mapping[tuple[int, int], str], camera: Camera, theme: Theme) -> list[Element]:
    """Coordinates on the ground, each in the middle of its square."""
    points = {place: camera.point((place[0] + 0.5, place[1] + 0.5, 0)) for place in words}
    return [text(words[at], x, y + 4, theme.soft, 12, "middle") for at, (x, y) in points.items()]


def framed(parts: list[Element], camera: Camera, lowest: Spot, highest: Spot) -> Drawing:
    """A drawing of everything between two corners of space."""
    xs, ys = (lowest[0], highest[0]), (lowest[1], highest[1])
    corners = [camera.point((x, y, z)) for x in xs for y in ys for z in (lowest[2], highest[2])]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    inner = group(parts, transform=f"translate({number(-left)} {number(-top)})", class_="space")
    return Drawing(width, height, (inner,))
