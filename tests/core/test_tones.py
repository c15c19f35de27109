"""Colours are told apart by name, mark and ink, and drawings take them from the game's table."""

import pytest

from baumeister import catalog
from baumeister.core import tones
from baumeister.core.tones import Tone
from baumeister.texts import LANGUAGES, Texts
from tests.contrast import contrast


@pytest.mark.parametrize("part", ["name", "hex", "glyph", "mark"])
def test_no_two_colours_look_alike(part: str) -> None:
    assert len({getattr(tone, part) for tone in tones.ALL}) == len(tones.ALL)


@pytest.mark.parametrize("tone", tones.ALL, ids=lambda tone: tone.name)
def test_ink_reads_on_its_colour(tone: Tone) -> None:
    """More than the 3 : 1 that WCAG asks of large text and marks; green has 4.07, the least."""
    assert contrast(tone.hex, tone.ink) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name(language: str) -> None:
    assert all(Texts(language).has(f"table-tone-{tone.name}") for tone in tones.ALL)


def test_the_terminal_draws_the_figures_of_talo_in_the_colours_of_their_seats() -> None:
    game, rules = catalog.game("talo"), catalog.rules("talo", seats=4)
    spans = [span for row in game.picture(rules.view(rules.start()), Texts("en")) for span in row]
    figures = {span.text[0]: span.colour for span in spans if "♟" in span.text}
    assert figures == {str(seat + 1): tone.name for seat, tone in enumerate(game.tones)}
