"""Worths in words, as the page tells them (`web/src/store/worth.ts`)."""

from collections.abc import Sequence
from math import floor

from baumeister.analysis.coaching import Measure
from baumeister.texts import Texts

CERTAIN = 1e-4  #: nearer to nothing or to all is as good as there: tables are rounded themselves
TENTHS = 1000


def worth_text(say: Texts, measure: Measure, worth: float, digits: int = 0) -> str:
    """A chance in percent, or points where one plays alone and nothing can be lost."""
    if measure is Measure.POINTS:
        return say("share-points", worth=f"{100 * worth:.{digits}f}")
    return say("share-percent", worth=_chance(worth, digits))


def _chance(worth: float, digits: int) -> str:
    """What is neither impossible nor certain is not rounded to it."""
    step = 10 ** (-2 - digits)
    if 1 - step / 2 <= worth < 1 - CERTAIN:
        return f">{100 * (1 - step):.{digits}f}"
    if CERTAIN < worth < step / 2:
        return f"<{100 * step:.{digits}f}"
    return f"{100 * worth:.{digits}f}"


def rounded_changes(start: float, changes: Sequence[float], result: float) -> list[float]:
    """Changes in tenths of a point that lead from start to result as they are written, too.

    What rounding leaves over goes where it is nearest to the truth.
    """
    exact = [TENTHS * change for change in changes]
    tenths = [_round(one) for one in exact]
    left = _round(TENTHS * result) - _round(TENTHS * start) - sum(tenths)
    by = 1 if left > 0 else -1
    for _ in range(abs(left)):
        at = max(range(len(tenths)), key=lambda at: by * (exact[at] - tenths[at]))
        tenths[at] += by
    return [one / TENTHS for one in tenths]


def _round(number: float) -> int:
    return floor(number + 0.5)
