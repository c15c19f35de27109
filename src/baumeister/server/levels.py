"""Which bots a table may ask for: any there is, if it does not think longer than people wait."""

from baumeister.bots import find_bot
from baumeister.core import AnyRules
from baumeister.core.errors import InvalidMessage

MOST_SECONDS = 10
MOST_ITERATIONS = 100_000


def check_level(level: str, rules: AnyRules) -> None:
    """UnknownPlayer unless there is such a bot, InvalidMessage if it would think too long."""
    _, budget = find_bot(level, rules)
    if budget is None:
        return
    if (budget.seconds or 0) > MOST_SECONDS or (budget.iterations or 0) > MOST_ITERATIONS:
        raise InvalidMessage("budget-too-large", seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)
