"""Which bots a table may ask for: any there is, if it does not think longer than people wait."""

import re

from baumeister import catalog
from baumeister.bots import bot_kinds, engines, find_bot
from baumeister.core import AnyRules
from baumeister.core.errors import InvalidArgument, InvalidMessage

MOST_SECONDS = 10
MOST_ITERATIONS = 100_000


def name_engines(words: tuple[str, ...]) -> None:
    """Offer programs under names of their own, each given as NAME=COMMAND by who runs the server."""
    for word in words:
        name, _, command = word.partition("=")
        taken = any(name in bot_kinds(game) for game in catalog.games())
        if not re.fullmatch("[a-z]+", name) or taken or not command.strip():
            raise InvalidArgument("bad-engine-name", engine=word)
        rules = catalog.setups(catalog.games()[0])[0]
        engines.check_player(f"engine:{command}", rules)
        engines.named[name] = f"engine:{command}"


def check_level(level: str, rules: AnyRules) -> None:
    """UnknownPlayer unless there is such a bot, InvalidMessage if it would think too long."""
    if level in engines.named:
        return
    _, budget = find_bot(level, rules)
    if budget is None:
        return
    if (budget.seconds or 0) > MOST_SECONDS or (budget.iterations or 0) > MOST_ITERATIONS:
        raise InvalidMessage("budget-too-large", seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)
