"""What the DOM twin of a table lists, to be compared with what the server shows."""

import re
from collections.abc import Callable
from string import ascii_lowercase

from playwright.sync_api import Page

from baumeister.games.rumis.notation import format_cell
from baumeister.texts import Texts
from tests.web.hands import PYRAMIDO_COLOURS, RUMIS_COLOURS
from tests.web.visitors import Json

say = Texts("en")

Stones = list[str]


def listed(page: Page, game: str) -> Stones:
    """Every stone, block or stick that the twin tells of."""
    if game == "tulum":
        return _tulum_listed(page)
    if game == "pyramido":
        labels = _labels(page, ".twin .cell")
        return sorted(label for label in labels if not re.search(r": (free|no stone)", label))
    title = say("table-rumis-lying" if game == "rumis" else "table-talo-sticks")
    items = page.get_by_role("list", name=title).get_by_role("listitem")
    return sorted(text.strip() for text in items.all_inner_texts())


def expected(game: str, view: Json) -> Stones:
    """The same in the twin's words, from the server's view."""
    return sorted(WORDS[game](view))


def _tulum_listed(page: Page) -> Stones:
    """Board by board: each seat has its own grid."""
    boards = page.locator(".twin [role=grid]")
    found: Stones = []
    for seat in range(boards.count()):
        labels = boards.nth(seat).locator(".cell").evaluate_all(LABELS)
        found += [f"{seat} {label}" for label in labels if re.search(r": (secured|block)", label)]
    return sorted(found)


LABELS = "cells => cells.map((cell) => cell.getAttribute('aria-label'))"


def _labels(page: Page, selector: str) -> Stones:
    labels: Stones = page.locator(selector).evaluate_all(LABELS)
    return labels


def _tulum(view: Json) -> Stones:
    secured = [(seat, place, "secured") for seat, board in enumerate(view["boards"]) for place in board]
    loose = [(view["seat"], place, "loose") for place in view["loose"]]
    tones = ("green", "blue", "red", "yellow", "orange", "violet")
    return [
        f"{seat} "
        + say(
            "table-tulum-place",
            row=row + 1,
            colour=say(f"table-tone-{tones[row]}"),
            place=place + 1,
            state=state,
        )
        for seat, (row, place), state in secured + loose
    ]


def _pyramido(view: Json) -> Stones:
    return [
        say(
            "table-pyramido-place",
            level=level,
            x=ascii_lowercase[x + 4],
            y=y + 5,
            state="stone",
            what=_tone(PYRAMIDO_COLOURS[colour]),
        )
        for pyramid in view["pyramids"]
        for level, x, y, colour in pyramid["stones"]
    ]


def _rumis(view: Json) -> Stones:
    return [
        say(
            "table-rumis-stone",
            stone=stone["stone"],
            colour=_tone(RUMIS_COLOURS[stone["colour"]]),
            cells=" ".join(format_cell(cell) for cell in stone["cells"]),
        )
        for stone in view["stones"]
    ]


def _talo(view: Json) -> Stones:
    fallen = [fall["stick"] for fall in view["fallen"]]
    return [
        say("table-talo-stick", **stick) + (say("table-talo-fell") if stick in fallen else "")
        for stick in view["sticks"]
    ]


def _tone(name: str) -> str:
    return say(f"table-tone-{name}")


WORDS: dict[str, Callable[[Json], Stones]] = {
    "tulum": _tulum,
    "pyramido": _pyramido,
    "rumis": _rumis,
    "talo": _talo,
}
