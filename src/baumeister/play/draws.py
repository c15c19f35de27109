"""Where draws come from: a seed that fixes them all, or a script."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, Protocol

from baumeister.core import Odds
from baumeister.core.codec import is_whole
from baumeister.core.errors import InvalidArgument

DIGEST_CASES = 1 << 256


def check_seed(seed: str | None) -> str | None:
    """InvalidArgument for half of a character, of which no draw can be made."""
    if not is_whole(seed):
        raise InvalidArgument("half-seed")
    return seed


class Draws(Protocol):
    """A source of draws; `index` counts the draws of a match from 0."""

    def draw(self, index: int, odds: Odds[Any]) -> Any: ...


class SeededDraws:
    """Draw i follows from HMAC-SHA256(seed, i) alone, so a seed gives the same match on any machine.

    A 256-bit digest is taken modulo the number of equally likely cases; a digest beyond the largest
    multiple of that number is thrown away and the next one tried, so every case is exactly as likely.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)

    def draw(self, index: int, odds: Odds[Any]) -> Any:
        limit = DIGEST_CASES - DIGEST_CASES % odds.total
        attempt = 0
        while (number := self._number(index, attempt)) >= limit:
            attempt += 1
        return odds.pick(number % odds.total)

    def _number(self, index: int, attempt: int) -> int:
        message = f"{index}/{attempt}" if attempt else str(index)
        return int.from_bytes(hmac.new(self.seed.encode(), message.encode(), hashlib.sha256).digest())


class ScriptedDraws:
    """The draws of a list, in order."""

    def __init__(self, draws: Iterable[Any]) -> None:
        self._draws = tuple(draws)

    def draw(self, index: int, odds: Odds[Any]) -> Any:
        del odds
        return self._draws[index]
