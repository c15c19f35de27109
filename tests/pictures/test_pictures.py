"""Pictures show the position, all of it and nothing else: read back from the SVG as a viewer would."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from baumeister import catalog, pictures
from baumeister.core import AnyRules, Chance, Decision
from baumeister.core.tones import ALL, Tone
from baumeister.games.pyramido.view import PyramidoView
from baumeister.games.talo.view import TaloView
from baumeister.games.tulum.view import TulumView
from baumeister.pictures.isometric import SHADES, shade
from baumeister.pictures.sheet import DARK, LIGHT, Theme
from baumeister.texts import LANGUAGES
from tests.contrast import contrast

SVG = "{http://www.w3.org/2000/svg}"
THEMES = (LIGHT, DARK)
SETUPS = [(name, number) for name in catalog.games() for number in range(len(catalog.game(name).setups))]
TONES = {tone.name: tone for tone in ALL}


@cache
def played(name: str, number: int) -> tuple[AnyRules, list[Any]]:
    """The states of a random match."""
    rules, rng = catalog.setups(name)[number], random.Random(f"{name} {number}")
    states = [rules.start()]
    while True:
        match rules.turn(states[-1]):
            case Chance(odds):
                states.append(rules.draw(states[-1], odds.pick(rng.randrange(odds.total))))
            case Decision():
                states.append(rules.play(states[-1], rng.choice(rules.legal_moves(states[-1]))))
            case _:
                return rules, states


def moments(name: str, number: int) -> Iterator[tuple[AnyRules, Any]]:
    """The start, the first decision, two thirds and the end of a match."""
    rules, states = played(name, number)
    first = next(i for i, state in enumerate(states) if isinstance(rules.turn(state), Decision))
    for at in sorted({0, first, 2 * len(states) // 3, len(states) - 1}):
        yield rules, states[at]


def parse(text: str) -> Element:
    return ElementTree.fromstring(text)


def of_class(root: Element, word: str) -> list[Element]:
    return [part for part in root.iter() if word in part.get("class", "").split()]


def colours(parts: list[Element]) -> Counter[str]:
    """How many pieces there are of each colour, by their classes."""
    return Counter(word for part in parts for word in part.get("class", "").split() if word in TONES)


def words(root: Element) -> list[str]:
    return [part.text or "" for part in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(("name", "number"), SETUPS)
def test_every_position_is_a_whole_picture_in_both_themes(name: str, number: int, full: bool) -> None:
    for moment, (rules, state) in enumerate(moments(name, number)):
        for theme in THEMES if full else (THEMES[moment % 2],):
            text = pictures.svg(rules, state, dark=theme is DARK)
            root = parse(text)
            assert root.tag == f"{SVG}svg"
            assert root.findtext(f"{SVG}title", "").startswith(("Tulum", "Pyramido", "Rumis", "Talō"))
            assert root.findtext(f"{SVG}desc")
            assert "http" not in text.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"
            assert_all_inside(root)
            assert_all_words_read(root, theme)
            assert_every_colour_has_its_mark(root)


def assert_all_inside(root: Element) -> None:
    """No part of the drawing hangs over the edge of the paper."""
    left, top, width, height = map(float, root.get("viewBox", "").split())
    for x, y in corners(root, (1, 0, 0, 1, 0, 0)):
        assert left <= x <= left + width
        assert top <= y <= top + height


Matrix = tuple[float, float, float, float, float, float]


def corners(part: Element, above: Matrix) -> Iterator[tuple[float, float]]:
    now = combined(above, part.get("transform", ""))

    def number(name: str) -> float:
        return float(part.get(name, 0))

    match part.tag.removeprefix(SVG):
        case "rect" if "%" not in part.get("width", ""):
            yield placed(now, number("x"), number("y"))
            yield placed(now, number("x") + number("width"), number("y") + number("height"))
        case "circle":
            yield placed(now, number("cx") - number("r"), number("cy") - number("r"))
            yield placed(now, number("cx") + number("r"), number("cy") + number("r"))
        case "line":
            yield placed(now, number("x1"), number("y1"))
            yield placed(now, number("x2"), number("y2"))
        case "text":
            yield placed(now, number("x"), number("y"))
    for inner in part:
        yield from corners(inner, now)


def combined(above: Matrix, transform: str) -> Matrix:
    for kind, values in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(value) for value in values.split()]
        match kind:
            case "translate":
                a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, numbers[0], numbers[1]
            case "scale":
                a, b, c, d, e, f = numbers[0], 0.0, 0.0, numbers[0], 0.0, 0.0
            case _:
                a, b, c, d, e, f = numbers
        p, q, r, s, t, u = above
        above = (
            p * a + r * b,
            q * a + s * b,
            p * c + r * d,
            q * c + s * d,
            p * e + r * f + t,
            q * e + s * f + u,
        )
    return above


def placed(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def assert_all_words_read(root: Element, theme: Theme) -> None:
    """Words stand on paper, or as the ink of a piece on the piece."""
    on_paper = {theme.ink, theme.soft, theme.accent}
    inks = {tone.ink for tone in ALL} | {theme.wood_ink}
    assert {part.get("fill", "") for part in root.iter(f"{SVG}text")} <= on_paper | inks
    assert all(contrast(ink, paper) >= 4.5 for ink in on_paper for paper in (theme.paper, theme.panel))


def assert_every_colour_has_its_mark(root: Element) -> None:
    """Whoever sees no colours sees marks: each piece has that of its colour."""
    for kind in ("piece", "top", "die", "swatch", "figure", "disc", "held", "loose"):
        for part in of_class(root, kind):
            names = [word for word in part.get("class", "").split() if word in TONES]
            if "cube" in part.get("class", "").split() or not names:
                continue
            marks = [inner.get("d") for inner in part.iter(f"{SVG}path")]
            assert TONES[names[0]].mark in marks


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("tone", ALL, ids=lambda tone: tone.name)
def test_pieces_stand_out_and_their_marks_read_on_every_side(tone: Tone, theme: Theme) -> None:
    """3 : 1, as WCAG asks of what is not text; the shaded sides of a cube included."""
    assert contrast(theme.edge, theme.paper) >= 3
    assert contrast(theme.accent, theme.paper) >= 3
    assert all(contrast(shade(tone.hex, light), tone.ink) >= 3 for light in SHADES.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tulum_shows_every_block_and_every_die(seats: int) -> None:
    rules, rng = catalog.rules("tulum", seats=seats), random.Random(seats)
    state, seen_loose = rules.start(), 0
    for _ in range(60):
        view = rules.view(state)
        root = parse(pictures.svg(rules, state))
        tones = catalog.game("tulum").tones
        lying = Counter(tones[row].name for board in view.boards for row, _ in board)
        loose = Counter(tones[row].name for row, _ in view.loose)
        assert colours(of_class(root, "piece")) == lying + loose
        assert colours(of_class(root, "loose")) == loose
        assert colours(of_class(root, "die")) == Counter(tones[row].name for row in view.dice)
        assert len(of_class(root, "empty")) == 21 * seats - sum((lying + loose).values()) + (
            0 if view.dice else view.num_dice
        )
        seen_loose += len(view.loose)
        match rules.turn(state):
            case Chance(odds):
                state = rules.draw(state, odds.pick(rng.randrange(odds.total)))
            case Decision():
                state = rules.play(state, rng.choice(rules.legal_moves(state)))
    assert seen_loose


@pytest.mark.parametrize("number", range(len(catalog.game("pyramido").setups)))
def test_pyramido_shows_every_stone(number: int) -> None:
    tones = catalog.game("pyramido").tones
    for rules, state in moments("pyramido", number):
        view, root = rules.view(state), parse(pictures.svg(rules, state))
        laid = Counter(tones[stone[3]].name for pyramid in view.pyramids for stone in pyramid.stones)
        assert colours(of_class(root, "piece")) == laid
        held = Counter(
            tones[colour].name for stones in (*view.hands, *view.stores, view.quarry) for colour in stones
        )
        assert colours(of_class(root, "held")) == held + Counter(tone.name for tone in tones), (
            "and the bag's five"
        )
        assert len(of_class(root, "fit")) == sum(len(pyramid.fits) for pyramid in view.pyramids)
        assert len(of_class(root, "dead")) == sum(len(pyramid.dead) for pyramid in view.pyramids)
        assert [f"× {count}" for count in view.bag] == [word for word in words(root) if word[0] == "×"]


@pytest.mark.parametrize("number", range(len(catalog.game("rumis").setups)))
def test_rumis_shows_what_is_seen_from_above_and_in_space(number: int) -> None:
    for rules, state in moments("rumis", number):
        view, root = rules.view(state), parse(pictures.svg(rules, state))
        seen = Counter(
            "grey" if view.owners[colour] is None else catalog.game("rumis").tones[colour].name
            for row in view.tops
            for colour in row
            if colour is not None
        )
        plan = [part for part in of_class(root, "top") if part.tag == f"{SVG}g"]
        assert colours(plan) == seen
        heights = Counter(str(height) for row in view.heights for height in row if height)
        assert Counter(word for part in plan for word in words(part)) == heights
        cells = {cell for stone in view.stones for cell in stone.cells}
        tops = [(x, y, z) for x, y, z in cells if (x, y, z + 1) not in cells]
        cubes = [part for part in of_class(root, "cube") if "piece" in part.get("class", "").split()]
        assert sum(len(of_class(part, "top")) for part in cubes) == len(tops)
        left = Counter(stone for stones in view.left for stone in stones)
        assert Counter(word for word in words(root) if re.fullmatch(r"[A-Z]\d", word)) == left


@pytest.mark.parametrize("number", range(len(catalog.game("talo").setups)))
def test_talo_shows_every_figure_and_the_level_of_every_place(number: int) -> None:
    for rules, state in moments("talo", number):
        view, root = rules.view(state), parse(pictures.svg(rules, state))
        seats = Counter(tone.name for tone in catalog.game("talo").tones[: rules.seats])
        assert colours(of_class(root, "figure")) == colours(of_class(root, "disc")) == seats
        levels: dict[tuple[int, int], int] = {}
        sticks = (*view.sticks, view.held) if view.held else view.sticks
        for x, y, z in (cell for stick in sticks for cell in stick.cells):
            levels[x, y] = max(levels.get((x, y), 0), z + 1)
        shown = Counter(word for part in of_class(root, "level") for word in words(part))
        assert shown == Counter(map(str, levels.values()))
        assert len(of_class(root, "store")) == sum(count > 0 for count in view.store)


@pytest.mark.parametrize("name", catalog.games())
def test_what_is_new_since_an_earlier_position_is_outlined(name: str) -> None:
    rules, states = played(name, 0)
    assert not of_class(parse(pictures.svg(rules, states[-1])), "new")
    for old, new in pairwise(states):
        built = stones_of(rules.view(new)) - stones_of(rules.view(old))
        assert bool(of_class(parse(pictures.svg(rules, new, before=old)), "new")) == bool(built)


def stones_of(view: Any) -> set[Any]:
    """Everything that lies or stands, whatever the game."""
    match view:
        case TulumView():
            loose = {(view.seat, place) for place in view.loose}
            return loose | {(seat, place) for seat, board in enumerate(view.boards) for place in board}
        case PyramidoView():
            return {(k, stone) for k, pyramid in enumerate(view.pyramids) for stone in pyramid.stones}
        case TaloView():
            return {*view.sticks, *filter(None, [view.held])}
    return set(view.stones)


@pytest.mark.parametrize("name", catalog.games())
def test_the_same_position_always_gives_the_same_picture(name: str) -> None:
    rules, states = played(name, 0)
    again = rules.load(rules.dump(states[-1]))
    assert pictures.svg(rules, again) == pictures.svg(rules, states[-1])


def test_coordinates_can_be_left_out_and_the_width_be_given() -> None:
    rules = catalog.rules("rumis", seats=2)
    bare = parse(pictures.svg(rules, rules.start(), coordinates=False, width=300))
    assert bare.get("width") == "300"
    assert "a" not in words(bare)
    assert "a" in words(parse(pictures.svg(rules, rules.start())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notebook_shows_a_state_in_the_readers_language(language: str) -> None:
    rules = catalog.rules("tulum", seats=2)
    shown = pictures.show(rules, rules.start(), language=language)
    names = {"de": "Platz 1", "en": "Seat 1", "fr": "Place 1", "it": "Posto 1"}
    assert names[language] in words(parse(shown._repr_svg_()))
    assert str(shown) == shown._repr_svg_()
