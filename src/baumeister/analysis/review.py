"""A match looked at again: what every decision lost, and what luck gave or took.

The worth of a position changes where somebody decides and where chance draws. What a decision takes away from
its seat is its loss; what a draw adds or takes is luck. Where a table knows every worth, the two explain the
result to the last digit. Elsewhere two searches of one size estimate the best move and the one played; what
they saw too late is told apart as drift.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import hypot, sqrt
from typing import Any

from baumeister.analysis.values import Analysis, RatedMove, analyse, known, value
from baumeister.bots import knowledge
from baumeister.core import AnyRules
from baumeister.play import Match
from baumeister.search.mcts import Budget
from baumeister.solvers.answers import Value

NUM_SHOWN = 3  #: the best moves told of each decision
USUAL_DECISIONS = 80  #: in a match; where there are more, fewer simulations are for each

#: marks by the chance that a decision lost for certain, the mildest first
MARKS = (("best", 0.002), ("good", 0.02), ("doubtful", 0.05), ("mistake", 0.12), ("blunder", float("inf")))
CERTAINTY = 2.0  #: standard errors that a loss must exceed before it is held against anybody
AGAIN = 4  #: times as many simulations for what looks like a mistake and may be noise

Worth = tuple[float, ...]  #: of a position, one a seat


@dataclass(frozen=True, slots=True)
class ReviewedEvent:
    """One event looked at again."""

    number: int  #: of the event, from 0
    seat: int | None  #: who decided; None for a draw
    before: Worth  #: with the best move still to be made
    after: Worth
    error: float  #: of the difference; next to nothing where a table knew
    is_exact: bool
    best: tuple[RatedMove, ...] = ()  #: the best moves of a decision

    @property
    def loss(self) -> float:
        """The chance that the decision lost for its seat."""
        return 0.0 if self.seat is None else max(0.0, self.before[self.seat] - self.after[self.seat])

    @property
    def stands(self) -> Value:
        """What the event led to."""
        return Value(self.after, self.error, self.is_exact)

    @property
    def mark(self) -> str | None:
        """How good the decision was, as far as that is certain; None for a draw."""
        if self.seat is None:
            return None
        return _mark(self.loss if self.is_exact else self.loss - CERTAINTY * self.error)

    @property
    def is_unclear(self) -> bool:
        """Whether it looks like a mistake, while nothing of it is certain."""
        return self.mark in ("best", "good") and _mark(self.loss) in ("mistake", "blunder")

    def told(self) -> dict[str, Any]:
        """The figures and the mark, as JSON has them."""
        return {
            "before": list(self.before),
            "after": list(self.after),
            "loss": self.loss,
            "error": self.error,
            "is_exact": self.is_exact,
            "mark": self.mark,
        }


def _mark(lost: float) -> str:
    return next(name for name, most in MARKS if lost <= most)


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from its chance at the start to the result: start + luck − lost + given + drift."""

    start: float
    luck: float
    lost: float  #: by decisions of its own
    given: float  #: by decisions of the others
    drift: float  #: what the estimates saw too late; 0 where a table knew
    result: float
    num_decisions: int
    error: float  #: of luck and losses; next to nothing where a table knew

    @property
    def average_loss(self) -> float:
        return self.lost / self.num_decisions if self.num_decisions else 0.0

    def told(self) -> dict[str, Any]:
        """All figures, as JSON has them."""
        return {**asdict(self), "average_loss": self.average_loss}


@dataclass(frozen=True, slots=True)
class Review:
    events: tuple[ReviewedEvent, ...]
    accounts: tuple[Account, ...]  #: one a seat
    is_exact: bool


def usual_budget(rules: AnyRules, num_decisions: int = 0) -> Budget:
    """How hard a review looks at a decision unless it is told otherwise; long matches share what there is."""
    most = knowledge(rules.game).review_simulations
    return Budget(iterations=most * USUAL_DECISIONS // max(USUAL_DECISIONS, num_decisions))


def review(match: Match, budget: Budget | None = None) -> Review:
    """The whole match looked at again, as far as it has come."""
    return account(match.rules.seats, tuple(reviewing(match, budget)))


def reviewing(
    match: Match, budget: Budget | None = None, first: int = 0, stands: Value | None = None
) -> Iterator[ReviewedEvent]:
    """One event after the other from number `first` on, as soon as it is understood.

    Whoever goes on where somebody stopped tells what the last event led to (`stands`).
    """
    reviewer = _Reviewer(match, budget or usual_budget(match.rules, _num_decisions(match)))
    for number in range(first, len(match.events)):
        seat = match.seat_of(number)
        looked = reviewer.drawn(number, stands) if seat is None else reviewer.decided(number, seat)
        stands = looked.stands
        yield looked


def _num_decisions(match: Match) -> int:
    return sum(match.seat_of(number) is not None for number in range(len(match.events)))


def account(seats: int, events: Sequence[ReviewedEvent]) -> Review:
    """What luck and decisions brought each seat."""
    accounts = tuple(_account(seat, events) for seat in range(seats)) if events else ()
    return Review(tuple(events), accounts, all(event.is_exact for event in events))


def _account(seat: int, events: Sequence[ReviewedEvent]) -> Account:
    changes = [(event, event.after[seat] - event.before[seat]) for event in events]
    return Account(
        start=events[0].before[seat],
        luck=sum(change for event, change in changes if event.seat is None),
        lost=-sum(change for event, change in changes if event.seat == seat),
        given=sum(change for event, change in changes if event.seat not in (None, seat)),
        drift=sum(later.before[seat] - event.after[seat] for event, later in pairwise(events)),
        result=events[-1].after[seat],
        num_decisions=sum(event.seat == seat for event in events),
        error=sqrt(sum(event.error**2 for event in events)),
    )


class _Reviewer:
    """Looks at every position of a match once."""

    def __init__(self, match: Match, budget: Budget) -> None:
        self.budget = budget
        self._match = match
        self._rules = match.rules
        self._analyses: dict[int, Analysis] = {}
        self._solved: dict[int, Value | None] = {}

    def drawn(self, number: int, stands: Value | None) -> ReviewedEvent:
        """What a draw changed: where chance goes on and no table knows, its last draw tells all of it."""
        state = self._match.state_at(number)
        before = self._exact(number) or stands or value(self._rules, state, self.budget, number)
        after = self._exact(number + 1) or self._estimate(number + 1) or before
        return _looked(number, None, before, after)

    def decided(self, number: int, seat: int) -> ReviewedEvent:
        """What a decision changed: nothing if it was the best, as far as two looks of one size can tell."""
        shown, played = self._analysis(number).best(NUM_SHOWN), self._match.events[number]
        exact, later = self._exact(number), self._exact(number + 1)
        if exact is not None and later is not None:
            return _looked(number, seat, exact, later, shown)
        if shown[0].move == played:
            return _looked(number, seat, shown[0].value, shown[0].value, shown)
        looked = self._compared(number, seat, shown, self.budget, self._estimate(number + 1))
        if looked.is_unclear:
            looked = self._compared(number, seat, shown, _longer(self.budget))
        doubt = 0.0 if looked.is_exact else knowledge(self._rules.game).review_error
        return replace(looked, error=hypot(looked.error, doubt))

    def _compared(
        self,
        number: int,
        seat: int,
        shown: tuple[RatedMove, ...],
        budget: Budget,
        known_of_played: Value | None = None,
    ) -> ReviewedEvent:
        later = number + 1
        made = known_of_played or value(self._rules, self._match.state_at(later), budget, later)
        missed = value(self._rules, self._after(number, shown[0].move), budget, later)
        before = missed if missed.worth[seat] > made.worth[seat] else made
        return _looked(number, seat, before, made, shown)

    def _after(self, number: int, move: Any) -> Any:
        return self._rules.after_move(self._match.state_at(number), move)

    def _exact(self, number: int) -> Value | None:
        if number not in self._solved:
            found = known(self._rules, self._match.state_at(number), self.budget)
            self._solved[number] = found if found is not None and found.is_exact else None
        return self._solved[number]

    def _estimate(self, number: int) -> Value | None:
        """Of a position where a seat decides, or the last; None where chance goes on."""
        if number == len(self._match.events):
            return value(self._rules, self._match.state_at(number), self.budget, number)
        return self._analysis(number).value if self._match.seat_of(number) is not None else None

    def _analysis(self, number: int) -> Analysis:
        if number not in self._analyses:
            state = self._match.state_at(number)
            self._analyses[number] = analyse(self._rules, state, self.budget, number)
        return self._analyses[number]


def _longer(budget: Budget) -> Budget:
    return Budget(
        None if budget.iterations is None else AGAIN * budget.iterations,
        None if budget.seconds is None else AGAIN * budget.seconds,
    )


def _looked(
    number: int, seat: int | None, before: Value, after: Value, best: tuple[RatedMove, ...] = ()
) -> ReviewedEvent:
    error = 0.0 if before is after else hypot(before.error, after.error)
    return ReviewedEvent(
        number, seat, before.worth, after.worth, error, before.is_exact and after.is_exact, best
    )
