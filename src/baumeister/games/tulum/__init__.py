"""Tulum: dice and pyramids, push your luck. A game by Hartmut Kommerell."""

from baumeister.core import Game
from baumeister.games.tulum.drawing import picture
from baumeister.games.tulum.moves import Move, PlaceBlock, Roll, RollOn, Stop
from baumeister.games.tulum.rules import TulumRules
from baumeister.games.tulum.state import TulumState
from baumeister.games.tulum.tones import TONES
from baumeister.games.tulum.variant import OPTIONS, SETUPS, TulumVariant

GAME = Game(
    name="tulum",
    rules_type=TulumRules,
    variant_type=TulumVariant,
    options=OPTIONS,
    picture=picture,
    tones=TONES,
    setups=SETUPS,
)

__all__ = ["GAME", "Move", "PlaceBlock", "Roll", "RollOn", "Stop", "TulumRules", "TulumState", "TulumVariant"]
