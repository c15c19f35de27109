"""Pyramido: colours and squares, together, alone or against each other. A game by Bernhard Weber."""

from baumeister.core import Game
from baumeister.games.pyramido.dead_ends import DeadEnd, dead_ends
from baumeister.games.pyramido.drawing import picture
from baumeister.games.pyramido.moves import (
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
from baumeister.games.pyramido.rules import PyramidoRules
from baumeister.games.pyramido.state import PyramidoState
from baumeister.games.pyramido.tones import TONES
from baumeister.games.pyramido.variant import OPTIONS, SETUPS, PyramidoVariant

GAME = Game(
    name="pyramido",
    rules_type=PyramidoRules,
    variant_type=PyramidoVariant,
    options=OPTIONS,
    picture=picture,
    tones=TONES,
    setups=SETUPS,
)

__all__ = [
    "GAME",
    "BuildFromQuarry",
    "BuildFromStore",
    "BuildStone",
    "DeadEnd",
    "DrawStone",
    "EndTurn",
    "ExchangeStones",
    "Move",
    "Pass",
    "PyramidoRules",
    "PyramidoState",
    "PyramidoVariant",
    "StoreStone",
    "dead_ends",
]
