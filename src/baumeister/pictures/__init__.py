"""Pictures without a browser: a position as SVG, from the view and the game's table of colours.

>>> from baumeister import pictures, rules
>>> tulum = rules("tulum", seats=2)
>>> picture = pictures.show(tulum, tulum.start())  # a notebook shows it
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.picture import Say, plain
from baumeister.core.refusal import Place
from baumeister.pictures.sheet import DARK, LIGHT, Drawing, Theme, page
from baumeister.texts import DEFAULT, Texts

__all__ = ["DARK", "LIGHT", "Shown", "Theme", "on_plan", "show", "svg"]


def svg(
    rules: AnyRules,
    state: Any,
    *,
    before: Any = None,
    dark: bool = False,
    coordinates: bool = True,
    width: int | None = None,
    language: str = DEFAULT,
) -> str:
    """The state as an SVG document; the same arguments always give the same text.

    `before` is an earlier state: what has come since then is outlined. `coordinates` are those of the short
    notation. Without `width`, in pixels, the picture is as large as its pieces ask for.
    """
    say = Texts(language)
    view = rules.view(state)
    known = rules.view(state if before is None else before)
    theme = DARK if dark else LIGHT
    drawing: Drawing = import_module(f"{__name__}.{rules.game}").draw(view, known, theme, say, coordinates)
    return page(
        drawing, theme, _title(rules, view, say), plain(catalog.game(rules.game).picture(view, say)), width
    )


def on_plan(game: str, place: Place) -> tuple[int, tuple[float, float]]:
    """Where a place lies when the game is drawn flat: in which drawing, and how far right and down."""
    found: tuple[int, tuple[float, float]] = import_module(f"{__name__}.{game}").on_plan(place)
    return found


def _title(rules: AnyRules, view: Any, say: Say) -> str:
    """What it shows in a few words, for those who hear it; the description tells the rest."""
    title = say(f"game-{rules.game}")
    seat = getattr(view, "seat", None)
    return title if seat is None or view.is_over else f"{title} – {say('seat-name', number=seat + 1)}"


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture that notebooks show by themselves."""

    text: str  #: the SVG document

    def _repr_svg_(self) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text


def show(rules: AnyRules, state: Any, **options: Any) -> Shown:
    """The state as a picture for notebooks; the options are those of `svg`."""
    return Shown(svg(rules, state, **options))
