"""Rumis: polycubes that fit, counted from above. A game by Stefan Kögl."""

from baumeister.core import Game
from baumeister.games.rumis.drawing import picture
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.rules import RumisRules
from baumeister.games.rumis.scenario import Scenario, load_scenario
from baumeister.games.rumis.state import RumisState
from baumeister.games.rumis.tones import TONES
from baumeister.games.rumis.variant import OPTIONS, SETUPS, RumisVariant

GAME = Game(
    name="rumis",
    rules_type=RumisRules,
    variant_type=RumisVariant,
    options=OPTIONS,
    picture=picture,
    tones=TONES,
    setups=SETUPS,
)

__all__ = ["GAME", "PlaceStone", "RumisRules", "RumisState", "RumisVariant", "Scenario", "load_scenario"]
