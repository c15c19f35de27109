"""Play, master and study four tabletop building games: Tulum, Pyramido, Rumis and Talō.

>>> import baumeister
>>> rules = baumeister.rules("tulum", seats=2)
"""

from baumeister.catalog import games, rules
from baumeister.core import BaumeisterError, Chance, Decision, Ended, Outcome, Refusal

__all__ = ["BaumeisterError", "Chance", "Decision", "Ended", "Outcome", "Refusal", "games", "rules"]
