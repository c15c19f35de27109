"""Play, master and study four tabletop building games: Tulum, Pyramido, Rumis and Talō.

>>> import baumeister
>>> rules = baumeister.rules("tulum", seats=2)
"""

from baumeister.catalog import games, rules
from baumeister.core import BaumeisterError, Chance, Decision, Ended, Outcome, Refusal


def _in_words(error: BaumeisterError) -> str:
    """The sentence below a traceback; in English, like the traceback."""
    from baumeister.texts import Texts

    return Texts("en").error(error)


BaumeisterError.in_words = _in_words

__all__ = ["BaumeisterError", "Chance", "Decision", "Ended", "Outcome", "Refusal", "games", "rules"]
