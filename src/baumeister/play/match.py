"""One match: the list of its events, and every state on the way."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from baumeister.core import AnyRules, Chance, Decision, Ended, Outcome, Turn
from baumeister.core.errors import NothingToUndo, NotYourTurn
from baumeister.play.draws import Draws

State = Any
Event = Any  #: a move or a draw


class Player(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, rules: AnyRules, state: State) -> Any:
        """One of the legal moves of `state`."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event and where it led: a state, and beside it what follows from it, found once."""

    event: Event  #: None for where a match begins
    state: State
    turn: Turn[Any]
    num_draws: int  #: up to here


class Match:
    """A match being played. Events are appended, or taken back from the end."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.events: list[Event] = []
        first = rules.start()
        self._steps: list[Step] = [Step(None, first, rules.turn(first), 0)]

    @property
    def last(self) -> Step:
        return self._steps[-1]

    @property
    def state(self) -> State:
        return self.last.state

    @property
    def turn(self) -> Turn[Any]:
        return self.last.turn

    @property
    def outcome(self) -> Outcome | None:
        turn = self.turn
        return turn.outcome if isinstance(turn, Ended) else None

    @property
    def num_draws(self) -> int:
        return self.last.num_draws

    def state_at(self, num_events: int) -> State:
        """The state after the first `num_events` events."""
        return self._steps[num_events].state

    def turn_at(self, num_events: int) -> Turn[Any]:
        """Whose turn it was after the first `num_events` events."""
        return self._steps[num_events].turn

    def is_draw(self, number: int) -> bool:
        """Whether event `number`, counted from 0, is a draw."""
        return self._steps[number + 1].num_draws > self._steps[number].num_draws

    def seat_of(self, number: int) -> int | None:
        """The seat that decided event `number`; None for a draw."""
        match self.turn_at(number):
            case Decision(seat):
                return seat
        return None

    def play(self, seat: int, move: Any) -> None:
        """Play a move of this seat."""
        self.take(self.after_move(seat, move))

    def draw(self, draw: Any) -> None:
        """Let chance draw this."""
        self.take(self.after_draw(draw))

    def draw_from(self, draws: Draws) -> Any:
        """Let chance draw, and tell what came."""
        if not isinstance(self.turn, Chance):
            raise NotYourTurn("no-draw-now", seat=self.state.seat + 1)
        (step,) = islice(self.draws_after(self.last, draws), 1)
        self.take(step)
        return step.event

    def after_move(self, seat: int, move: Any) -> Step:
        """Where a move of this seat leads; the match itself does not change."""
        rules, last = self.rules, self.last
        match last.turn:
            case Decision(to_move) if to_move != seat:
                raise NotYourTurn("other-seat-moves", seat=seat + 1, to_move=to_move + 1)
        state = rules.play(last.state, move, last.turn)
        return Step(move, state, rules.turn(state), last.num_draws)

    def after_draw(self, draw: Any) -> Step:
        """Where a draw leads; the match itself does not change."""
        return self._drawn(self.last, draw)

    def draws_after(self, step: Step, draws: Draws) -> Iterator[Step]:
        """The draws after a step of this match, until a seat is to decide or the match has ended."""
        while isinstance(step.turn, Chance):
            step = self._drawn(step, draws.draw(step.num_draws, step.turn.odds))
            yield step

    def take(self, step: Step) -> None:
        """Let a step happen that was found by looking ahead from here."""
        self.events.append(step.event)
        self._steps.append(step)

    def undo(self) -> Event:
        """Take the last event back and return it."""
        if not self.events:
            raise NothingToUndo("nothing-to-undo")
        self._steps.pop()
        return self.events.pop()

    def undo_to_decision_of(self, seats: Container[int | None]) -> None:
        """Go back to the last decision that one of these seats has made; nothing changes if there is none."""
        decided = [number for number in range(len(self.events)) if self.seat_of(number) in seats]
        if not decided:
            raise NothingToUndo("nothing-to-undo")
        while len(self.events) > decided[-1]:
            self.undo()

    def _drawn(self, before: Step, draw: Any) -> Step:
        state = self.rules.draw(before.state, draw, before.turn)
        return Step(draw, state, self.rules.turn(state), before.num_draws + 1)


def play_on(
    match_: Match,
    players: Sequence[Player],
    draws: Draws,
    tell: Callable[[Match], None] = lambda _: None,
) -> Outcome:
    """Play a match to its end; `tell` hears after every event."""
    while True:
        match match_.turn:
            case Ended(outcome):
                return outcome
            case Chance():
                match_.draw_from(draws)
            case Decision(seat):
                match_.play(seat, players[seat].choose(match_.rules, match_.state))
        tell(match_)
