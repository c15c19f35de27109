"""What is shown of Tulum."""

from fractions import Fraction

import baumeister
from baumeister.core.picture import plain
from baumeister.games.tulum import PlaceBlock, Roll
from baumeister.games.tulum.drawing import picture
from baumeister.texts import Texts
from tests.games.tulum.positions import parse_state
from tests.tables import play_out

RULES = baumeister.rules("tulum", seats=2)


def test_the_view_tells_the_chance_to_bust() -> None:
    view = RULES.view(parse_state("XX....", (3, 4, 5)))
    assert view.bust == Fraction(4, 6) ** 6
    assert RULES.view(RULES.start()).bust == Fraction(5, 6) ** 6


def test_the_drawing_shows_boards_dice_and_stake() -> None:

    state = play_out(RULES, Roll((0, 0, 5, 5, 5, 5)), PlaceBlock(0, 0), PlaceBlock(0, 1))
    drawn = plain(picture(RULES.view(state), Texts("en")))
    assert "a (•) (•)  3   4   5   6" in drawn
    assert "Dice: ‹f› ‹f› ‹f› ‹f›" in drawn
    assert "2 blocks are at stake; rolling on now would lose them with a chance of 20 %." in drawn
