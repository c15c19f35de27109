"""Chance as an actor with listed odds: exact fractions, sampled with integers only."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import lcm
from typing import Generic, TypeVar

D = TypeVar("D")


class Odds(tuple[tuple[D, Fraction], ...], Generic[D]):
    """The draws that can come, each with its probability; they sum to exactly 1."""

    @classmethod
    def from_weights(cls, weights: Mapping[D, int]) -> "Odds[D]":
        total = sum(weights.values())
        return cls((draw, Fraction(weight, total)) for draw, weight in weights.items() if weight)

    def __new__(cls, pairs: Iterable[tuple[D, Fraction]] = ()) -> "Odds[D]":
        odds = super().__new__(cls, pairs)
        if sum(chance for _, chance in odds) != 1:
            raise ValueError("the odds of a draw sum to 1")
        return odds

    @cached_property
    def total(self) -> int:
        """The smallest number of equally likely cases that these odds can be counted in."""
        return lcm(*(chance.denominator for _, chance in self))

    @cached_property
    def chance_of(self) -> Mapping[D, Fraction]:
        return dict(self)

    @cached_property
    def numbered(self) -> list[tuple[int, float]]:
        """The index and the chance of each draw, as floats."""
        return [(number, float(chance)) for number, (_, chance) in enumerate(self)]

    @cached_property
    def _bounds(self) -> list[int]:
        return list(accumulate(int(chance * self.total) for _, chance in self))

    def pick(self, case: int) -> D:
        """The draw that stands for one of the `total` equally likely cases."""
        return self[bisect_right(self._bounds, case)][0]
