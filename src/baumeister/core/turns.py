"""Whose turn it is, as a sum type, and how a match ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from baumeister.core.chance import Odds

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: `reason` is a Fluent id (`reason-<reason>`), rank 1 is best, ties share."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    utilities: tuple[float, ...]
    reason: str
    lost: bool = False  #: together against the game (cooperative, solo, puzzle) and not made

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.lost else tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the win that each seat has."""
        winners = self.winners
        together = self.utilities == (1.0,) * len(self.ranks)
        share = 1.0 if together else 1 / max(len(winners), 1)
        return tuple(share if seat in winners else 0.0 for seat in range(len(self.ranks)))


@dataclass(frozen=True, slots=True)
class Decision:
    """This seat chooses one of the legal moves."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance(Generic[D]):
    """The table draws; `seat` is who rolls or draws, None at setup."""

    odds: Odds[D]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome


Turn = Decision | Chance[D] | Ended


def ranks_by(scores: Sequence[float]) -> tuple[int, ...]:
    """Rank 1 for the highest score; equal scores share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def shared_win(ranks: Sequence[int]) -> tuple[float, ...]:
    """Utilities of a contest: the winners share 1."""
    num_winners = sum(rank == 1 for rank in ranks)
    return tuple(1 / num_winners if rank == 1 else 0.0 for rank in ranks)
