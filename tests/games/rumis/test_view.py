"""What is shown of Rumis."""

import pytest

from baumeister.core.picture import plain
from baumeister.games.rumis import Scenario
from baumeister.games.rumis.drawing import picture
from baumeister.texts import Texts
from tests.games.rumis.positions import after, rumis


@pytest.mark.rule("RUM-26")
def test_heights_and_the_limit_are_shown_at_the_board() -> None:
    rules = rumis(scenario="pisac", seats=3)
    view = rules.view(after(rules, "rI2@a1,b1"))
    assert view.max_height == 5
    assert [row[0] for row in view.limits] == [1, 2, 3, 4, 5, 5, 5, 5]
    drawing = plain(picture(view, Texts("en")))
    assert "At most 5 high." in drawing
    assert " 1  ●1  ●1  ·1  ·1" in drawing
    assert " 2  ·2  ·2  ·2  ·2" in drawing


def test_the_drawing_shows_stones_left_points_and_who_is_out() -> None:
    rules = rumis(scenario=Scenario("strip", (("1111",),) * 3, (1, 1, 1)))
    drawing = plain(picture(rules.view(after(rules, "rI2@c1,d1", "bI2@a1,b1")), Texts("en")))
    assert "◆ Seat 2 · -8 points · out" in drawing
    assert "I3 V3 I4 O4 T4 L4 S4 Y4 A4 B4" in drawing
