"""What is shown of Pyramido."""

from baumeister.core.picture import plain
from baumeister.games.pyramido import (
    GAME,
)
from baumeister.texts import Texts
from tests.games.pyramido.positions import contest, rules_of, together

COOP = rules_of(mode="coop", seats=2)


def test_the_drawing_shows_every_level_side_by_side_with_letters_for_colours() -> None:
    state = together(COOP, ["gwr g.b ryw", ""], hands=["ryg", "bbb"])

    drawn = plain(GAME.picture(COOP.view(state), Texts("en"))).splitlines()
    assert drawn[0].split() == ["Level", "1", "Level", "2", "Level", "3", "Level", "4", "Level", "5"]
    assert drawn[2:7] == [
        "  3  ·  +  +  +  ·",
        "  2  +  g  w  r  +",
        "  1  +  g  ×  b  +",
        "  0  +  r  y  w  +",
        " -1  ·  +  +  +  ·",
    ]
    assert "can no longer be completed" in "\n".join(drawn)
    assert drawn[-3:-1] == ["▶ Seat 1  ‹r› ‹y› ‹g›", "  Seat 2  ‹b› ‹b› ‹b›"]


def test_the_drawing_of_a_series_shows_points_quarry_and_stores() -> None:
    rules = rules_of(mode="contest", seats=2, games=3)
    state = contest(rules, [("rr",), ("yy",)], quarry="gb", stores=["w", ""], points=((1, -7),), game=1)

    drawn = plain(GAME.picture(rules.view(state), Texts("en")))
    for piece in ("Game 2 of 3", "1 point", "-7 points", "Store: ‹w›", "Quarry: ‹g› ‹b›", "Bag (58):"):
        assert piece in drawn
