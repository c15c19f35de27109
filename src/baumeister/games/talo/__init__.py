"""Talō: sticks, balance, climbing. A game by Uta Krüger, Bernd Poloczek and Jens-Peter Schliemann."""

from baumeister.core import Game
from baumeister.games.talo.drawing import picture
from baumeister.games.talo.moves import (
    EndTurn,
    HoldStick,
    Move,
    PlaceStick,
    Restart,
    Roll,
    TakeBack,
    TakeSticks,
    Walk,
)
from baumeister.games.talo.rules import TaloRules
from baumeister.games.talo.state import TaloState
from baumeister.games.talo.sticks import Stick
from baumeister.games.talo.tones import TONES
from baumeister.games.talo.variant import OPTIONS, SETUPS, TaloVariant

GAME = Game(
    name="talo",
    rules_type=TaloRules,
    variant_type=TaloVariant,
    options=OPTIONS,
    picture=picture,
    tones=TONES,
    setups=SETUPS,
)

__all__ = [
    "GAME",
    "EndTurn",
    "HoldStick",
    "Move",
    "PlaceStick",
    "Restart",
    "Roll",
    "Stick",
    "TakeBack",
    "TakeSticks",
    "TaloRules",
    "TaloState",
    "TaloVariant",
    "Walk",
]
