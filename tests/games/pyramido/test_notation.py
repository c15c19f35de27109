"""Pyramido in short."""

import pytest

from baumeister.core.errors import InvalidNotation
from baumeister.games.pyramido import (
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
from tests.games.pyramido.positions import rules_of

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
