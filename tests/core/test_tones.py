"""Colours are told apart by name, mark and ink, and drawings take them from the game's table."""

import pytest

from baumeister import catalog
from baumeister.core import tones
from baumeister.core.tones import Tone
from baumeister.texts import LANGUAGES, Texts


@pytest.mark.parametrize("part", ["name", "hex", "glyph", "mark"])
def test_no_two_colours_look_alike(part: str) -> None:
    assert len({getattr(tone, part) for tone in tones.ALL}) == len(tones.ALL)


@pytest.mark.parametrize("tone", tones.ALL, ids=lambda tone: tone.name)
def test_ink_reads_on_its_colour(tone: Tone) -> None:
    """More than the 3 : 1 that WCAG asks of large text and marks; green has 4.07, the least."""
    dark, light = sorted((luminance(tone.hex), luminance(tone.ink)))
    assert (light + 0.05) / (dark + 0.05) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name(language: str) -> None:
    assert all(Texts(language).has(f"table-tone-{tone.name}") for tone in tones.ALL)


def test_the_terminal_draws_the_figures_of_talo_in_the_colours_of_their_seats() -> None:
    game, rules = catalog.game("talo"), catalog.rules("talo", seats=4)
    spans = [span for row in game.picture(rules.view(rules.start()), Texts("en")) for span in row]
    figures = {span.text[0]: span.colour for span in spans if "♟" in span.text}
    assert figures == {str(seat + 1): tone.name for seat, tone in enumerate(game.tones)}


def luminance(hex_colour: str) -> float:
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))
