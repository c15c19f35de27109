"""Talō in short."""

import pytest

from baumeister.core.errors import InvalidNotation
from baumeister.games.talo import (
    HoldStick,
    TakeSticks,
    TaloRules,
    TaloVariant,
)
from baumeister.games.talo.variant import Collapse

RULES = TaloRules(TaloVariant(seats=2, collapse=Collapse.PREVENT))


def test_notation_refuses_what_is_no_move() -> None:
    assert RULES.parse_move("take4+1") == TakeSticks((1, 4))
    assert RULES.parse_move("Hold 4x (3, -5, 2)") == HoldStick(4, "x", 3, -5, 2)
    for text in ("take11", "0x(1,1,1)", "4q(1,1,1)", "walk(1,1)", "restart", ""):
        with pytest.raises(InvalidNotation):
            RULES.parse_move(text)
    for text in ("0", "11", "x", "9" * 5000):
        with pytest.raises(InvalidNotation):
            RULES.parse_draw(text)
