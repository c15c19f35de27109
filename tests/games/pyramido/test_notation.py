"""Moves, draws and positions as text."""

import pytest

from baumeister.core.errors import InvalidNotation
from baumeister.core.picture import plain
from baumeister.games.pyramido import (
    GAME,
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
)
from baumeister.texts import Texts
from tests.games.pyramido.positions import contest, rules_of, together

COOP = rules_of(mode="coop", seats=2)

NOTATIONS: list[tuple[Move, str]] = [
    (BuildStone(0, 1, -2, 0), "r1:-2,0"),
    (BuildStone(4, 5, 0, -3), "w5:0,-3"),
    (ExchangeStones((2, 0, 2)), "xrgg"),
    (EndTurn(), "end"),
    (BuildFromQuarry(1, 2, 0, 1), "q:y2:0,1"),
    (BuildFromStore(3, 3, 1, 1), "s:b3:1,1"),
    (StoreStone(2), "+g"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("move", "text"), NOTATIONS)
def test_moves_in_short(move: Move, text: str) -> None:
    assert COOP.format_move(move) == text
    assert COOP.parse_move(text) == COOP.parse_move(f" {text.upper()} ") == move


@pytest.mark.parametrize(
    "text", ["", "r", "r1", "r6:0,0", "p1:0,0", "r1:0", "xrrrr", "x", "+", "+rr", "t:r1:0,0"]
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(InvalidNotation, match="pyramido-move"):
        COOP.parse_move(text)


def test_draws_in_short() -> None:
    assert [COOP.format_draw(DrawStone(colour)) for colour in range(5)] == list("rygbw")
    assert COOP.parse_draw("W") == DrawStone(4)
    for text in ("", "rr", "p"):
        with pytest.raises(InvalidNotation, match="pyramido-draw"):
            COOP.parse_draw(text)


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
